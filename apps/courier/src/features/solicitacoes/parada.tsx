import { type ReactNode, useId } from 'react';
import type { Solicitacao } from '../rotas/rotas.ts';

type Props = { parada: Pick<Solicitacao, 'ordem' | 'endereco'>; nomeada: boolean; children: ReactNode };

/** What belongs to one stop, below a heading with its address if there are several. */
export function Parada({ parada, nomeada, children }: Props) {
  const heading = useId();
  if (!nomeada) return <div className="grid grid-cols-1 gap-3">{children}</div>;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-3">
      <h3 id={heading} className="text-[17px] leading-6 font-[750] break-words">
        Parada {parada.ordem}: {parada.endereco}
      </h3>
      {children}
    </section>
  );
}
