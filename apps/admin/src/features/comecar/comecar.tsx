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
import { PARTES_COM_FORMULARIO, TITULO_DA_PARTE } from '../configuracoes/partes.ts';
import { TaxaForm } from '../configuracoes/taxa-form.tsx';
import { ListaDePassos } from './lista-de-passos.tsx';
import { SuaConta } from './sua-conta.tsx';

const CONFIGURACOES = '/configuracoes-admin';

/** The steps of the first start, in order. */
const PASSOS = ['conta', ...PARTES_COM_FORMULARIO, 'taxa'] as const;
type Passo = (typeof PASSOS)[number];

const TEXTOS: Record<Passo, { pergunta: string; texto: string }> = {
  conta: { pergunta: 'Quem é você?', texto: 'Esta é a conta mestre: ela cria as outras.' },
  ...TITULO_DA_PARTE,
};

const pathOf = (passo: Passo | undefined) => (passo ? `/comecar/${passo}` : CONFIGURACOES);

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

type BotoesProps = { n: number; saving: boolean; seguir: () => void };

/** Back, later, save. On a phone they stand one above the other, the filled one first. */
function Botoes({ n, saving, seguir }: BotoesProps) {
  const anterior = PASSOS[n - 1];
  return (
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
        {n === PASSOS.length - 1 ? 'Salvar e terminar' : 'Salvar e continuar'}
        <ArrowRight aria-hidden="true" className="size-[18px]" />
      </Button>
    </div>
  );
}

type QuestaoProps = { passo: Passo; n: number; seguir: () => void };

/** The fields of the open step. */
function Questao({ passo, n, seguir }: QuestaoProps) {
  const lidas = trpc.configuracoes.ler.useQuery();
  const taxa = trpc.configuracoes.taxa.useQuery();
  const footer = ({ saving }: { saving: boolean }) => <Botoes n={n} saving={saving} seguir={seguir} />;
  if (passo === 'conta') return <SuaConta footer={footer} onSaved={seguir} />;
  if (passo === 'taxa' && taxa.data) return <TaxaForm taxa={taxa.data} onSaved={seguir} footer={footer} />;
  if (passo !== 'taxa' && lidas.data)
    return <ParteForm key={passo} parte={passo} configuracoes={lidas.data} onSaved={seguir} footer={footer} />;
  const { isError, isFetching, refetch } = passo === 'taxa' ? taxa : lidas;
  if (isError) {
    const title = FALHAS[passo === 'taxa' ? 'configuracoes.taxa' : 'configuracoes.ler'];
    return <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card className="p-6">
      <Loading>
        <SkeletonRows rows={4} />
      </Loading>
    </Card>
  );
}

/**
 * The first start of an installation: one question at a time. Each can be left for later; the settings then say what is
 * missing.
 */
export function Comecar() {
  const [path, navigate] = useLocation();
  const { user_name } = useSession();
  const eu = trpc.equipe.listar.useQuery().data?.find(({ voce }) => voce);
  const { data } = trpc.configuracoes.ler.useQuery();
  const asked = path.split('/')[2];
  const passo = PASSOS.find((um) => um === asked) ?? PASSOS[0];
  const n = PASSOS.indexOf(passo);
  const titulo = useRef<HTMLHeadingElement>(null);
  const { pergunta, texto } = TEXTOS[passo];
  useEffect(() => {
    setPageTitle(`${pergunta} · Vamos começar`);
    titulo.current?.focus();
    scrollTo(0, 0);
  }, [pergunta]);
  const onde = `Passo ${n + 1} de ${PASSOS.length}`;
  return (
    <div className="min-h-dvh bg-bg">
      <Cabecalho />
      <main className="mx-auto grid max-w-[1160px] grid-cols-1 gap-x-10 gap-y-5 px-4 py-6 lg:grid-cols-[302px_minmax(0,1fr)] lg:py-10">
        <div className="grid content-start gap-3">
          <p className="text-ink-2">{onde}</p>
          <DashCount wide current tone="ok" filled={n} total={PASSOS.length} label={onde} />
          <ListaDePassos quem={eu?.nome ?? user_name} passo={passo} configuracoes={data} />
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
            <p className="text-ink-2">{texto}</p>
          </div>
          <Questao passo={passo} n={n} seguir={() => navigate(pathOf(PASSOS[n + 1]))} />
        </div>
      </main>
    </div>
  );
}
