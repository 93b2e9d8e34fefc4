import { trpc } from '@corre/client/trpc.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatOneDecimal } from '@corre/ui/kit/format/money.ts';
import { Stars } from '@corre/ui/kit/rating/rating.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { NextPageButton } from '@corre/ui/shell/more-pages/next-page-button.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShortList } from '../inicio/short-list.tsx';

const DO_COMECO: number | undefined = undefined;

/** The same prefix as the plain query, so that an invalidation of the procedure covers this one too. */
const chaveDe = (entregador_id: number) => [['avaliacoes', 'doEntregador', 'partes'], { entregador_id }] as const;

/** Returns the courier's ratings, newest first. `NextPageButton` loads older ones. */
function useAvaliacoes() {
  const entregador_id = useEntregadorId();
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: chaveDe(entregador_id),
    queryFn: ({ pageParam, signal }) =>
      client.avaliacoes.doEntregador.query({ entregador_id, antes_de: pageParam }, { signal }),
    initialPageParam: DO_COMECO,
    getNextPageParam: (page) => (page.length < LISTA_MAX ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });
}

/** 0 has no bar: in the shop's dialog it means 'no rating'. */
const NOTAS = [5, 4, 3, 2, 1] as const;

const ESTRELA = 'size-[18px] text-[#b87900] in-data-[theme=dark]:text-faixa';

function Bars({ notas }: { notas: readonly number[] }) {
  return (
    <dl className="grid min-w-36 flex-1 gap-1.5 text-[16px] leading-5 tabular-nums">
      {NOTAS.map((nota) => {
        const vezes = notas.filter((dada) => dada === nota).length;
        return (
          <div key={nota} className="flex items-center gap-3">
            <dt>
              {nota}
              <span className="sr-only">{nota === 1 ? ' estrela' : ' estrelas'}</span>
            </dt>
            <dd className="flex flex-1 items-center gap-3">
              <span aria-hidden="true" className="h-2 flex-1 overflow-clip rounded-[2px] bg-sunken">
                <span
                  data-mark="on"
                  className="block h-full bg-brand"
                  style={{ width: `${(vezes / Math.max(1, notas.length)) * 100}%` }}
                />
              </span>
              <span className="min-w-6 text-right text-ink-2">{formatInteger(vezes)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type ESTRELAProps = {
  avaliacao_media: number;
  total_avaliacoes: number;
  /** all ratings given; undefined while they load */
  notas: readonly number[] | undefined;
};

/** The mean rating out of 5.0 with its count, and how often each rating was given. */
function ResumoDasNotas({ avaliacao_media, total_avaliacoes, notas }: ESTRELAProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pb-4">
      <p>
        <strong className="block text-[46px] leading-[52px] font-[800] tracking-[-.035em]">
          {formatOneDecimal(avaliacao_media)}
        </strong>
        <Stars nota={avaliacao_media} estrela={ESTRELA} className="my-1" />
        <span className="block text-[16px] leading-6 text-ink-2">
          de 5,0 · {countOf(total_avaliacoes, 'avaliação', 'avaliações')}
        </span>
      </p>
      {notas && <Bars notas={notas} />}
    </div>
  );
}

const A_VISTA = 5;

type Props = { avaliacao_media: number; total_avaliacoes: number };

/** The mean rating out of 5.0 with its count, and the list of ratings. */
export function Avaliacoes({ avaliacao_media, total_avaliacoes }: Props) {
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useAvaliacoes();
  const entregador_id = useEntregadorId();
  useFailureNotice(isError, FALHAS['avaliacoes.doEntregador']);
  return (
    <Card aria-labelledby="avaliacoes">
      <CardHeader title="Avaliações" id="avaliacoes" />
      {total_avaliacoes > 0 && (
        <ResumoDasNotas
          avaliacao_media={avaliacao_media}
          total_avaliacoes={total_avaliacoes}
          notas={data?.map(({ nota }) => nota)}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title="Nenhuma avaliação ainda" text="Os comércios avaliam depois de cada entrega." />
      )}
      {data && data.length > 0 && (
        <ShortList itens={data} primeiros={A_VISTA} label={`Ver as ${formatInteger(data.length)} avaliações`}>
          {(visible) => (
            <ul>
              {visible.map(({ id, comercio, nota, comentario, data_avaliacao }) => (
                <li key={id} className="border-t border-line px-4 py-3">
                  <span className="flex flex-wrap items-center gap-x-3">
                    <span className="min-w-0 grow basis-[6em] font-[650] wrap-anywhere">{comercio}</span>
                    <Stars nota={nota} estrela={ESTRELA} />
                  </span>
                  {comentario && <span className="block text-[17px] leading-6 break-words">{comentario}</span>}
                  <span className="block text-[16px] text-ink-2">{formatDate(data_avaliacao)}</span>
                </li>
              ))}
            </ul>
          )}
        </ShortList>
      )}
      {hasNextPage && (
        <div className="p-4 pt-2">
          <NextPageButton
            queryKey={chaveDe(entregador_id)}
            list={{ hasNextPage, fetchNextPage }}
            falha={FALHAS['avaliacoes.doEntregador']}
            size="lg"
            full
          />
        </div>
      )}
      {!data && isError && (
        <InlineError title={FALHAS['avaliacoes.doEntregador']} onRetry={() => void refetch()} className="p-4" />
      )}
      {!data && !isError && (
        <Loading>
          <SkeletonRows />
        </Loading>
      )}
    </Card>
  );
}
