import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { DashCount } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { setPageTitle } from '@corre/ui/shell/use-tab-route.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { ParteForm } from '../configuracoes/parte-form.tsx';
import { PARTES, PARTES_COM_FORMULARIO, type ParteComFormulario } from '../configuracoes/partes.ts';
import { ListaDePassos } from './lista-de-passos.tsx';

const CONFIGURACOES = '/configuracoes-admin';
const pathOf = (parte: ParteComFormulario | undefined) => (parte ? `/comecar/${parte}` : CONFIGURACOES);

/** The steps of the first start: the account, which the one-time link has done, and the parts of the settings. */
const PASSOS = 1 + PARTES_COM_FORMULARIO.length;

function Cabecalho() {
  return (
    <header
      data-theme="dark"
      className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-bg px-4 py-2 text-ink sm:px-6"
    >
      <Logo />
      <span className="text-ink-2 max-sm:sr-only">Vamos começar</span>
      <span className="ml-auto text-[14px] leading-5 text-ink-2 max-lg:sr-only">
        O que você disser fica salvo a cada passo
      </span>
      <Link href={CONFIGURACOES} className={buttonClass({ variant: 'secondary', className: 'max-lg:ml-auto' })}>
        Continuar depois
      </Link>
    </header>
  );
}

/**
 * The first start of an installation: one question at a time. Each can be left for later; the settings then say what is
 * missing.
 */
export function Comecar() {
  const [path, navigate] = useLocation();
  const { user_name } = useSession();
  const { data, isError, isFetching, refetch } = trpc.configuracoes.ler.useQuery();
  const asked = path.split('/')[2];
  const parte = PARTES_COM_FORMULARIO.find((uma) => uma === asked) ?? PARTES_COM_FORMULARIO[0];
  const n = PARTES_COM_FORMULARIO.indexOf(parte);
  const titulo = useRef<HTMLHeadingElement>(null);
  const pergunta = PARTES[parte].pergunta;
  useEffect(() => {
    setPageTitle(`${pergunta} · Vamos começar`);
    titulo.current?.focus();
    scrollTo(0, 0);
  }, [pergunta]);
  const seguir = () => navigate(pathOf(PARTES_COM_FORMULARIO[n + 1]));
  const anterior = PARTES_COM_FORMULARIO[n - 1];
  const ultima = n === PARTES_COM_FORMULARIO.length - 1;
  return (
    <div className="min-h-dvh bg-bg">
      <Cabecalho />
      <main className="mx-auto grid max-w-[1160px] grid-cols-1 gap-x-10 gap-y-5 px-4 py-6 lg:grid-cols-[302px_minmax(0,1fr)] lg:py-10">
        <div className="grid content-start gap-3">
          <p className="text-ink-2">
            Passo {n + 2} de {PASSOS}
          </p>
          <DashCount wide current tone="ok" filled={n + 1} total={PASSOS} label={`Passo ${n + 2} de ${PASSOS}`} />
          <ListaDePassos quem={user_name} parte={parte} configuracoes={data} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <div>
            <h1
              ref={titulo}
              tabIndex={-1}
              className="text-[28px] leading-9 outline-none! sm:text-[38px] sm:leading-[46px]"
            >
              {pergunta}
            </h1>
            <p className="text-ink-2">{PARTES[parte].texto}</p>
          </div>
          {!data && isError && (
            <ErrorState title={FALHAS['configuracoes.ler']} onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {!data && !isError && (
            <Card className="p-6">
              <Loading>
                <SkeletonRows rows={4} />
              </Loading>
            </Card>
          )}
          {data && (
            <ParteForm
              key={parte}
              parte={parte}
              configuracoes={data}
              onSaved={seguir}
              footer={({ saving }) => (
                <div className="flex flex-wrap items-center gap-2 max-sm:flex-col-reverse max-sm:items-stretch">
                  {anterior && (
                    <Link href={pathOf(anterior)} className={buttonClass({ variant: 'ghost', size: 'lg' })}>
                      <ArrowLeft aria-hidden="true" className="size-[18px]" />
                      Voltar
                    </Link>
                  )}
                  <Button variant="ghost" size="lg" onClick={seguir} disabled={saving} className="sm:ml-auto">
                    Deixar para depois
                  </Button>
                  <Button type="submit" size="lg" loading={saving} loadingLabel="Salvando...">
                    {ultima ? 'Salvar e terminar' : 'Salvar e continuar'}
                    <ArrowRight aria-hidden="true" className="size-[18px]" />
                  </Button>
                </div>
              )}
            />
          )}
        </div>
      </main>
    </div>
  );
}
