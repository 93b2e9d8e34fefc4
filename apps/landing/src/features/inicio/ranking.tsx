import type { Outputs } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { TopEntregador } from '@corre/contract/relatorios/contrato.ts';
import { Medal } from '@corre/ui/domain/medal/medal.tsx';
import { Avatar } from '@corre/ui/kit/avatar/avatar.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Spinner } from '@corre/ui/kit/button/spinner.tsx';
import { formatInteger, formatMoneyWhole, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { Star } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { usePublicAnswer } from '../../public-answers.ts';

/** The public answer with last week's best couriers. */
export const RANKING = '/api/public/entregadores-top-semana';
export type Ranking = Outputs['ranking']['topSemana'];

const looks = {
  ouro: {
    card: 'border-2 border-(--c-ouro) bg-[linear-gradient(var(--c-ouro-fundo),var(--c-surface)_62%)]',
    place: 'text-(--c-ouro-ink)',
  },
  prata: {
    card: 'border-2 border-(--c-prata) bg-[linear-gradient(var(--c-prata-fundo),var(--c-surface)_62%)]',
    place: 'text-(--c-prata-ink)',
  },
  bronze: {
    card: 'border-2 border-(--c-bronze) bg-[linear-gradient(var(--c-bronze-fundo),var(--c-surface)_62%)]',
    place: 'text-(--c-bronze-ink)',
  },
};
const plain = { card: 'border border-line bg-surface', place: 'text-ink-3' };

function Portrait({ entregador, side }: { entregador: TopEntregador; side: number }) {
  const { id, nome_completo, medalha } = entregador;
  // A failed check counts as no photo [falhas].
  const foto = usePublicAnswer<Outputs['fotos']['existe']>(`/api/has-foto/entregador/${id}`);
  const src = foto.data?.has_foto ? `/api/foto/entregador/${id}?tamanho=${side * 2}` : null;
  return (
    <span className="relative shrink-0">
      <Avatar src={src} loading={!foto.data && !foto.error} nome={nome_completo} size={side} />
      {medalha && <Medal medalha={medalha} className="absolute -right-2 -bottom-1.5 h-[42px] w-auto" />}
    </span>
  );
}

const figure = 'text-[18px] leading-6 font-bold whitespace-nowrap text-ink';

/** The words for the rating help a screen reader, for which a star and two numbers say little. */
function Figures({ entregador, compact }: { entregador: TopEntregador; compact: boolean }) {
  const { avaliacao_media, total_avaliacoes, total_entregas, total_liquido } = entregador;
  const label = compact ? 'max-sm:sr-only' : '';
  return (
    <dl className="flex flex-wrap items-end justify-between gap-3 text-[15px] leading-5 text-ink-2">
      <div className="flex flex-col-reverse">
        <dt className={label}>avaliação</dt>
        <dd className={figure}>
          <Star aria-hidden="true" className="mr-1 inline size-4 align-[-0.08em] fill-current text-(--c-estrela)" />
          {formatOneDecimal(avaliacao_media)}{' '}
          <span className="text-[15px] font-normal text-ink-2">
            ({formatInteger(total_avaliacoes)}
            <span className="sr-only"> avaliações</span>)
          </span>
        </dd>
      </div>
      <div
        className={
          compact
            ? 'flex flex-row-reverse items-baseline gap-1.5 sm:flex-col-reverse sm:items-start sm:gap-0'
            : 'flex flex-col-reverse'
        }
      >
        <dt>entregas</dt>
        <dd className={figure}>{formatInteger(total_entregas)}</dd>
      </div>
      <div className="flex flex-col-reverse">
        <dt className={label}>líquido</dt>
        <dd className={figure}>{formatMoneyWhole(total_liquido)}</dd>
      </div>
    </dl>
  );
}

/** One courier of the ranking: gold, silver or bronze for the first three, smaller from the fourth on. */
function CartaoDoTop({ entregador }: { entregador: TopEntregador }) {
  const { nome_completo, usuario, medalha, posicao } = entregador;
  const { card, place } = medalha ? looks[medalha] : plain;
  return (
    <li
      className={`flex flex-col rounded-[18px] p-[22px] shadow-raised max-sm:p-[18px] ${medalha ? '' : 'max-sm:py-4'} ${card}`}
    >
      <div
        className={`flex flex-1 flex-wrap items-center gap-x-3 border-line sm:gap-x-4 ${medalha ? 'border-b pb-[18px]' : 'pb-3 sm:border-b sm:pb-[18px]'}`}
      >
        <Portrait entregador={entregador} side={medalha ? 84 : 60} />
        <div className="min-w-0 flex-1 basis-[6rem]">
          <h3 className="line-clamp-2 text-[19px] leading-6 font-bold sm:text-[20px]">{nome_completo}</h3>
          <p className="truncate text-[16px] leading-6 text-ink-2">@{usuario}</p>
        </div>
        <p className={`-ml-1 self-start text-[24px] leading-8 font-[800] ${place}`}>
          <span className="sr-only">Posição </span>
          {posicao}º
        </p>
      </div>
      <div className={medalha ? 'pt-4' : 'sm:pt-4'}>
        <Figures entregador={entregador} compact={!medalha} />
      </div>
    </li>
  );
}

const Destaque = ({ className }: { className?: string }) => (
  <Link href="/cadastro" className={buttonClass({ size: 'lg', className })}>
    Seja o próximo destaque!
  </Link>
);

/** Returns the weekly ranking. A failure is written to the log alone and looks like an empty week [falhas]. */
function useTopSemana() {
  const { data, error } = usePublicAnswer<Ranking>(RANKING);
  useEffect(() => {
    if (error) console.error(FALHAS['ranking.topSemana'], error);
  }, [error]);
  return { semana: data?.semana, top: data?.top_entregadores ?? [], loading: !data && !error };
}

/** 'Top Entregadores da Semana': at most six couriers of the last closed week [ranking]. */
export function Ranking() {
  const { semana, top, loading } = useTopSemana();
  return (
    <section
      id="ranking"
      aria-labelledby="ranking-titulo"
      aria-busy={loading}
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
        {loading && (
          <div role="status" className="flex min-h-[480px] items-center justify-center">
            <Spinner className="size-10 text-brand" />
            <span className="sr-only">Carregando o ranking</span>
          </div>
        )}
        {!loading && top.length === 0 && (
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
      {!loading && top.length > 0 && <Destaque className="mt-4 w-full sm:hidden" />}
    </section>
  );
}
