import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Spinner } from '@corre/ui/kit/button/spinner.tsx';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLeitura } from '../../use-leitura.ts';
import { CartaoDoTop } from './cartao-do-top.tsx';

const Destaque = ({ className }: { className?: string }) => (
  <Link href="/cadastro" className={buttonClass({ size: 'lg', className })}>
    Seja o próximo destaque!
  </Link>
);

/** Returns the weekly ranking. A failure is written to the log alone and looks like an empty week [falhas]. */
function useTopSemana() {
  const { data, erro, carregando } = useLeitura<Outputs['ranking']['topSemana']>('/api/public/entregadores-top-semana');
  useEffect(() => {
    if (erro) console.error(FALHAS['ranking.topSemana'], erro);
  }, [erro]);
  return { semana: data?.semana, top: data?.top_entregadores ?? [], carregando };
}

/** 'Top Entregadores da Semana': at most six couriers of the last closed week [ranking]. */
export function Ranking() {
  const { semana, top, carregando } = useTopSemana();
  return (
    <section
      id="ranking"
      aria-labelledby="ranking-titulo"
      aria-busy={carregando}
      className="mx-auto max-w-[1152px] scroll-mt-4 px-4 pt-14 wide:pt-16"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="ranking-titulo" className="headline text-[34px] text-balance sm:text-[44px]">
            Top Entregadores da Semana
          </h2>
          <p className="mt-2 min-h-6 text-[17px] leading-6 text-ink-2">{semana && `Semana de ${semana}`}</p>
        </div>
        <Destaque className="max-sm:hidden" />
      </div>
      <div className="mt-5 min-h-[480px]">
        {carregando && (
          <div role="status" className="flex min-h-[480px] items-center justify-center">
            <Spinner className="size-10 text-brand" />
            <span className="sr-only">Carregando o ranking</span>
          </div>
        )}
        {!carregando && top.length === 0 && (
          <div className="flex min-h-[480px] flex-col items-center justify-center rounded-[18px] border border-dashed border-control px-5 py-10 text-center">
            <p className="max-w-100 text-[20px] leading-7 font-bold text-balance">
              Ainda não temos dados da semana passada.
            </p>
            <Destaque className="mt-5 sm:hidden" />
          </div>
        )}
        {top.length > 0 && (
          <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
            {top.map((entregador) => (
              <CartaoDoTop key={entregador.id} entregador={entregador} />
            ))}
          </ol>
        )}
      </div>
      {!carregando && top.length > 0 && <Destaque className="mt-4 w-full sm:hidden" />}
    </section>
  );
}
