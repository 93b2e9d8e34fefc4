import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { Contestacao } from './contestacao.tsx';
import { emFileiras } from './grade-de-entregadores.tsx';
import { useContestacoes } from './use-contestacoes.ts';

/** Estimated height of a row of cards and its gap, in px. */
const FILEIRA_PX = 352;

/**
 * Virtual list of the objections without an answer, oldest first.
 * An answer in progress is stored as a draft, so it survives when its card leaves the view.
 */
export function Contestacoes() {
  const { data } = useContestacoes();
  const columns = useMediaQuery('(min-width: 1024px)') ? 2 : 1;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="contestacoes" className="grid grid-cols-1 gap-3">
      <h2 id="contestacoes">Contestações sem resposta</h2>
      <VirtualList
        items={emFileiras(data, columns)}
        keyOf={([primeira]) => primeira?.id ?? 0}
        height={FILEIRA_PX}
        inBox={false}
        labelledBy="contestacoes"
        className="[&>li:not(:last-child)]:pb-4"
      >
        {(fileira) => (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {fileira.map((suspensao) => (
              <Contestacao key={suspensao.id} suspensao={suspensao} />
            ))}
          </div>
        )}
      </VirtualList>
    </section>
  );
}
