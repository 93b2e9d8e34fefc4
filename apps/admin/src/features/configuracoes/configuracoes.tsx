import { trpc } from '@corre/client/trpc.ts';
import type { Configuracoes as Dados } from '@corre/contract/configuracoes/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Conta } from './conta.tsx';
import { Mudancas } from './mudancas.tsx';
import { OQueFalta } from './o-que-falta.tsx';
import { ParteForm } from './parte-form.tsx';
import { faltaNaParte, type ParteComFormulario, TITULO_DA_PARTE } from './partes.ts';
import { PARTES_DO_INDICE, type ParteDoIndice, SettingsIndex } from './settings-index.tsx';
import { Taxa } from './taxa.tsx';

const parteNo = (path: string): ParteDoIndice =>
  PARTES_DO_INDICE.find((parte) => parte === path.split('/')[2]) ?? 'conta';

function Formulario({ parte, configuracoes }: { parte: ParteComFormulario; configuracoes: Dados }) {
  const falta = faltaNaParte(parte, configuracoes.falta) > 0;
  return (
    <ParteForm
      key={parte}
      parte={parte}
      configuracoes={configuracoes}
      onSaved={(message) => (message ? notify.success(message) : notify.info('Nada a salvar ainda'))}
      footer={({ saving, dirty }) => (
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="text-[14px] leading-5 text-ink-2">
            {dirty ? 'Mudanças por salvar' : falta ? 'Ainda não foi dito' : 'Sem mudanças por salvar'}
          </p>
          <Button
            type="submit"
            disabled={!dirty && !falta}
            loading={saving}
            loadingLabel="Salvando..."
            className="max-sm:w-full"
          >
            Salvar
          </Button>
        </div>
      )}
    />
  );
}

/**
 * The settings: an index, and one part beside it. The first page has what is missing and the account; on a phone it
 * has the index above them, and each other part is a page of its own.
 */
export function Configuracoes() {
  const [path] = useLocation();
  const parte = parteNo(path);
  const { data, isError, isFetching, refetch } = trpc.configuracoes.ler.useQuery();
  return (
    <div className="mx-auto grid max-w-[1200px] grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[280px_minmax(0,1fr)]">
      <h1 className={`lg:col-span-2 ${parte === 'conta' ? '' : 'max-lg:sr-only'}`}>Configurações</h1>
      <div className={parte === 'conta' ? '' : 'max-lg:hidden'}>
        <SettingsIndex open={parte} configuracoes={data} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        {parte !== 'conta' && (
          <div>
            <Link
              href="/configuracoes-admin"
              className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3 min-h-11 lg:hidden' })}
            >
              <ArrowLeft aria-hidden="true" className="size-[18px]" />
              Configurações
            </Link>
            <h2 className="text-[24px] leading-8">{TITULO_DA_PARTE[parte].nome}</h2>
            <p className="text-[14px] leading-5 text-ink-2">{TITULO_DA_PARTE[parte].texto}</p>
          </div>
        )}
        {isError && !data && (
          <InlineError title={FALHAS['configuracoes.ler']} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {parte === 'conta' && data && <OQueFalta configuracoes={data} />}
        {parte === 'conta' && <Conta />}
        {parte === 'conta' && <Mudancas />}
        {parte === 'taxa' && <Taxa />}
        {parte !== 'conta' && parte !== 'taxa' && data && <Formulario parte={parte} configuracoes={data} />}
        {parte !== 'conta' && parte !== 'taxa' && !data && !isError && (
          <Card className="p-6">
            <Loading>
              <SkeletonRows rows={4} />
            </Loading>
          </Card>
        )}
      </div>
    </div>
  );
}
