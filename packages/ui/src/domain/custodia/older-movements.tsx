import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { type ComponentType, type ReactNode, useState } from 'react';

/** A page of movements, as the query of a panel returns it. */
interface PageQuery {
  data: { movimentos: readonly MovimentoView[]; ha_mais: boolean } | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

type Props = {
  /** id of the oldest movement on the screen */
  antes_de: number;
  /** the hook that reads the movements older than `antes_de`, once `enabled` */
  usePage: (antes_de: number, enabled: boolean) => PageQuery;
  /** the button of the panel */
  Foot: ComponentType<{ loading?: boolean; onClick: () => void; children: string }>;
  /** the list of a page */
  children: (movimentos: readonly MovimentoView[]) => ReactNode;
};

/** The button 'Mais antigos'. A press shows the next page of movements, with a button of its own. */
export function OlderMovements({ antes_de, usePage, Foot, children }: Props) {
  const [open, setOpen] = useState(false);
  const { data, isFetching, isError, refetch } = usePage(antes_de, open);
  if (!data) {
    return (
      <Foot loading={isFetching} onClick={() => (isError ? void refetch() : setOpen(true))}>
        {isError ? 'Tentar de novo' : 'Mais antigos'}
      </Foot>
    );
  }
  const last = data.movimentos.at(-1);
  return (
    <div className="border-t border-line">
      {children(data.movimentos)}
      {data.ha_mais && last && (
        <OlderMovements antes_de={last.id} usePage={usePage} Foot={Foot}>
          {children}
        </OlderMovements>
      )}
    </div>
  );
}
