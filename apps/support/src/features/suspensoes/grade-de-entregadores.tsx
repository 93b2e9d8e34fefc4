import { Card } from '@corre/ui/kit/card/card.tsx';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import type { Entregador } from '../torre/use-torre.ts';
import { CartaoDoEntregador } from './cartao-do-entregador.tsx';

/** One to four columns. `useColunas` must use the same widths. */
export const GRADE = 'grid grid-cols-1 gap-4 min-[560px]:grid-cols-2 min-[900px]:grid-cols-3 min-[1200px]:grid-cols-4';

/** Estimated height of a row of cards and its gap, in px. */
const FILEIRA_PX = 208;

function useColunas(): number {
  const larguras = [
    useMediaQuery('(min-width: 560px)'),
    useMediaQuery('(min-width: 900px)'),
    useMediaQuery('(min-width: 1200px)'),
  ];
  return 1 + larguras.filter(Boolean).length;
}

/** Splits the list into rows of `columns` items. The last row may be shorter. */
export function emFileiras<Item>(lista: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(lista.length / columns) }, (_, fileira) =>
    lista.slice(fileira * columns, (fileira + 1) * columns),
  );
}

/** Virtual grid of the courier cards. It renders only the rows in view, because there may be a thousand couriers. */
export function GradeDeEntregadores({ lista, busca }: { lista: readonly Entregador[]; busca: string }) {
  const columns = useColunas();
  if (lista.length === 0) {
    return (
      <Card>
        <EmptyState
          title={busca.trim() ? `Nada encontrado para “${busca}”` : 'Ninguém nesta situação'}
          texto="Escolha outro filtro acima."
        />
      </Card>
    );
  }
  return (
    <VirtualList
      items={emFileiras(lista, columns)}
      keyOf={([primeiro]) => primeiro?.id ?? 0}
      height={FILEIRA_PX}
      inBox={false}
      label="Entregadores"
      className="[&>li]:pb-4"
    >
      {(fileira) => (
        <div className={GRADE}>
          {fileira.map((entregador) => (
            <CartaoDoEntregador key={entregador.id} entregador={entregador} />
          ))}
        </div>
      )}
    </VirtualList>
  );
}
