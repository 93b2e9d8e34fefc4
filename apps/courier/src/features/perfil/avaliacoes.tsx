import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Stars } from '@corre/ui/kit/rating/rating.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { ListaCurta } from '../inicio/lista-curta.tsx';
import { ESTRELA, ResumoDasNotas } from './resumo-das-notas.tsx';
import { useAvaliacoes } from './use-avaliacoes.ts';

const A_VISTA = 5;

type Props = { avaliacao_media: number; total_avaliacoes: number };

/** The mean rating out of 5.0 with its count, and the list of ratings. */
export function Avaliacoes({ avaliacao_media, total_avaliacoes }: Props) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAvaliacoes();
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
        <EmptyState title="Nenhuma avaliação ainda" texto="Os comércios avaliam depois de cada entrega." />
      )}
      {data && data.length > 0 && (
        <ListaCurta itens={data} primeiros={A_VISTA} label={`Ver as ${formatInteger(data.length)} avaliações`}>
          {(visiveis) => (
            <ul>
              {visiveis.map(({ id, comercio, nota, comentario, data_avaliacao }) => (
                <li key={id} className="border-t border-line px-4 py-3">
                  <span className="flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate font-[650]">{comercio}</span>
                    <Stars nota={nota} estrela={ESTRELA} />
                  </span>
                  {comentario && <span className="block text-[17px] leading-6 break-words">{comentario}</span>}
                  <span className="block text-[16px] text-ink-2">{formatDate(data_avaliacao)}</span>
                </li>
              ))}
            </ul>
          )}
        </ListaCurta>
      )}
      {hasNextPage && (
        <div className="p-4 pt-2">
          <Button
            variant="secondary"
            size="lg"
            full
            loading={isFetchingNextPage}
            loadingLabel="Carregando..."
            onClick={() => void fetchNextPage()}
          >
            Carregar mais
          </Button>
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
