import { StickyNote } from 'lucide-react';
import { notaSemCorte, textoDaNota } from '../pedido/pedido.ts';
import { TextoQueAbre } from '../pedido/texto-que-abre.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

type Props = {
  entrega: Pick<Solicitacao, 'observacao' | 'endereco'>;
  /** shows the whole note at once */
  inteira?: boolean;
};

/** The shop's note. It stands whole, or in two lines that open in place. */
export function Nota({ entrega, inteira = false }: Props) {
  const text = textoDaNota(entrega);
  if (text === null) return null;
  return (
    <div className="flex gap-[11px] rounded-xl bg-sunken px-3 py-2 text-[16px] leading-[22px]">
      <StickyNote aria-hidden="true" className="mt-0.5 size-[19px] shrink-0 text-ink-2" />
      <TextoQueAbre text={text} inteiro={inteira || notaSemCorte(entrega)} fundo="var(--c-sunken)" />
    </div>
  );
}
