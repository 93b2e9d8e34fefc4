import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../kit/button/button.tsx';

/** The state of the query for one page. `data` is undefined until its answer. */
interface Page {
  data: { movimentos: readonly MovimentoView[]; ha_mais: boolean } | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

type Props = {
  /** the id of the oldest movement above */
  antes_de: number;
  /** asks for the movements before that id, once `enabled` */
  usePage: (antes_de: number, enabled: boolean) => Page;
  button: Pick<ButtonProps, 'size' | 'className'>;
  /** classes of the box around the button */
  buttonFrame: string;
  /** renders one page */
  children: (movimentos: readonly MovimentoView[]) => ReactNode;
};

/** A button that loads the movements before `antes_de`. Renders itself again at the end of each page. */
export function OlderMovements(props: Props) {
  const { antes_de, usePage, button, buttonFrame, children } = props;
  const [open, setOpen] = useState(false);
  const { data, isFetching, isError, refetch } = usePage(antes_de, open);
  if (!data) {
    return (
      <div className={buttonFrame}>
        <Button
          variant="secondary"
          full
          {...button}
          loading={isFetching}
          onClick={() => (isError ? void refetch() : setOpen(true))}
        >
          {isError ? 'Tentar de novo' : 'Mais antigos'}
        </Button>
      </div>
    );
  }
  const last = data.movimentos.at(-1);
  return (
    <div className="border-t border-line">
      {children(data.movimentos)}
      {data.ha_mais && last && <OlderMovements {...props} antes_de={last.id} />}
    </div>
  );
}
