import { useHeldRows } from '@corre/ui/kit/held-rows/use-held-rows.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { aberto, useProblemas } from './use-problemas.ts';

const NADA: NonNullable<ReturnType<typeof useProblemas>['data']> = [];
const idDe = ({ id }: { id: number }) => id;

/**
 * The problems above the board, held still while the mouse or the focus is in the board: a new one waits and is counted,
 * and one that ends leaves its room, so that no row of the board moves under the pointer.
 */
export function useHeldProblemas() {
  const { data = NADA } = useProblemas();
  const { rows, news, show, holding, card, box } = useHeldRows(data.filter(aberto), idDe, { all: data, lastToo: true });
  const place = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState(0);
  // Also after 'N problemas' was pressed: then the new cards have their room.
  const cards = rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards need more room
  useLayoutEffect(() => {
    setMinHeight((before) => (holding ? Math.max(before, place.current?.offsetHeight ?? 0) : 0));
  }, [holding, cards]);
  return {
    shown: new Set(rows.map(idDe)),
    news,
    show,
    card,
    box,
    place,
    style: minHeight > 0 ? { minHeight } : undefined,
  };
}
