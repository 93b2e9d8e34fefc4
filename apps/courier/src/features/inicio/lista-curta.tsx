import { Button } from '@corre/ui/button/button.tsx';
import { type ReactNode, useState } from 'react';

type Props<T> = {
  itens: readonly T[];
  /** rows shown before the button */
  primeiros: number;
  /** the button: 'Ver as 44 rotas da semana' */
  rotulo: string;
  linha: (item: T) => ReactNode;
};

/** The first rows of a list, and a button for the rest. */
export function ListaCurta<T>({ itens, primeiros, rotulo, linha }: Props<T>) {
  const [todas, setTodas] = useState(false);
  return (
    <>
      <ul>{(todas ? itens : itens.slice(0, primeiros)).map(linha)}</ul>
      {!todas && itens.length > primeiros && (
        <div className="p-4 pt-2">
          <Button variant="secondary" size="lg" full onClick={() => setTodas(true)}>
            {rotulo}
          </Button>
        </div>
      )}
    </>
  );
}
