import { Button } from '@corre/ui/kit/button/button.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Props<T> = {
  itens: readonly T[];
  /** rows shown before the button */
  primeiros: number;
  /** text of the button: 'Ver as 44 entregas da semana' */
  label: string;
  /** renders the visible rows */
  children: (itens: readonly T[]) => ReactNode;
};

/** The first rows of a list, and a button for the rest. The button disappears, so the focus moves to the list. */
export function ShortList<T>({ itens, primeiros, label, children }: Props<T>) {
  const [all, setTodas] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const reveal = () => {
    flushSync(() => setTodas(true));
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={list} tabIndex={-1} className="outline-none">
        {children(all ? itens : itens.slice(0, primeiros))}
      </div>
      {!all && itens.length > primeiros && (
        <div className="p-4 pt-2">
          <Button variant="secondary" size="lg" full onClick={reveal}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
