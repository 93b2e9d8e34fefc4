import { trpc } from '@corre/client/trpc.ts';
import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { ArrowLeft, Ban, Headset, ShieldCheck, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { estadoDe, TIPOS } from './palavras.ts';

const REDRAW_MS = 30_000;

/** The dialogs load after the list. */
const ContaDialog = lazyPart(async () => (await import('./conta-dialog.tsx')).ContaDialog);
const NovaConta = lazyPart(async () => (await import('./nova-conta.tsx')).NovaConta);
const DEPOIS = [ContaDialog, NovaConta];

type RowProps = { conta: Funcionario; now: number; onOpen: () => void };

function Linha({ conta, now, onOpen }: RowProps) {
  const { user_type, usuario, nome, ativo, voce } = conta;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-semibold wrap-anywhere text-ink">{nome}</strong>
          <Badge tone={user_type === 'admin' ? 'suave' : 'neutro'} icon={user_type === 'admin' ? ShieldCheck : Headset}>
            {TIPOS[user_type]}
          </Badge>
          {!ativo && (
            <Badge tone="cancelada" icon={Ban}>
              Desativada
            </Badge>
          )}
          {voce && <Badge tone="contorno">Você</Badge>}
        </p>
        <p className="text-[14px] leading-5 wrap-anywhere text-ink-2">
          @{usuario} · {estadoDe(conta, now)}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onOpen} className="max-sm:min-h-11 max-sm:w-full">
        Abrir<span className="sr-only"> a conta de {nome}</span>
      </Button>
    </li>
  );
}

const resumo = (contas: readonly Funcionario[]): string => {
  const ativas = contas.filter(({ ativo }) => ativo);
  const admins = ativas.filter(({ user_type }) => user_type === 'admin').length;
  return `${countOf(admins, 'administrador', 'administradores')} · ${ativas.length - admins} de suporte`;
};

/** The staff: every account of the office, with its state, and the way to a new one [equipe]. */
export function Equipe() {
  usePreload(DEPOIS);
  const { data, isError, isFetching, refetch } = trpc.equipe.listar.useQuery();
  const now = useServerNow(REDRAW_MS);
  const aberta = useDialogState<number>();
  const [nova, setNova] = useState({ vez: 0, open: false });
  const funcionario = data?.find(({ id }) => id === aberta.target);
  return (
    <div className="max-w-[760px]">
      <Page
        title="Equipe"
        nota={data && resumo(data)}
        actions={
          <>
            <Link href="/configuracoes-admin" className={buttonClass({ variant: 'ghost', className: 'max-sm:w-full' })}>
              <ArrowLeft aria-hidden="true" className={buttonIcon.md} />
              Configurações
            </Link>
            <Button
              icon={UserRoundPlus}
              className="max-sm:w-full"
              onClick={() => setNova(({ vez }) => ({ vez: vez + 1, open: true }))}
            >
              Nova conta
            </Button>
          </>
        }
      >
        {!data && isError && (
          <ErrorState title={FALHAS['equipe.listar']} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !isError && (
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {data && (
          <Card aria-label="Contas da equipe">
            <ul>
              {data.map((conta) => (
                <Linha key={conta.id} conta={conta} now={now} onOpen={() => aberta.show(conta.id)} />
              ))}
            </ul>
          </Card>
        )}
        {funcionario && (
          <LazyDialog>
            <ContaDialog
              key={aberta.opening}
              funcionario={funcionario}
              open={aberta.open}
              onOpenChange={aberta.onOpenChange}
            />
          </LazyDialog>
        )}
        {nova.vez > 0 && (
          <LazyDialog>
            <NovaConta key={nova.vez} open={nova.open} onOpenChange={(open) => setNova(({ vez }) => ({ vez, open }))} />
          </LazyDialog>
        )}
      </Page>
    </div>
  );
}
