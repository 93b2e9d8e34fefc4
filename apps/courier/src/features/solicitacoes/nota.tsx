import { StickyNote } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { notaSemCorte, textoDaNota } from '../pedido/pedido.ts';
import type { Solicitacao } from '../rotas/rotas.ts';

type ComNota = Pick<Solicitacao, 'observacao' | 'endereco'>;

/** Returns whether the note does not fit into two lines at the present width. */
function useCortada(text: string | null) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [cortada, setCortada] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note may need more room
  useLayoutEffect(() => {
    const nota = ref.current;
    if (!nota) return;
    const measure = () => setCortada(nota.scrollHeight > nota.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(nota);
    return () => observer.disconnect();
  }, [text]);
  return { ref, cortada };
}

/** The shop's note in two lines. A longer note is whole in 'Mais'. */
export function Nota({ entrega, onSeeAll }: { entrega: ComNota; onSeeAll: () => void }) {
  const text = textoDaNota(entrega);
  const { ref, cortada } = useCortada(text);
  if (text === null) return null;
  return (
    <div className="relative flex gap-[11px] rounded-xl bg-sunken px-3 py-2 text-[16px] leading-[22px]">
      <StickyNote aria-hidden="true" className="mt-0.5 size-[19px] shrink-0 text-ink-2" />
      <p
        ref={ref}
        className={`min-w-0 flex-1 break-words whitespace-pre-line ${notaSemCorte(entrega) ? '' : 'line-clamp-2'}`}
      >
        {text}
      </p>
      {cortada && (
        <button
          type="button"
          onClick={onSeeAll}
          className="absolute right-2.5 bottom-1 flex min-h-7 items-center bg-[linear-gradient(90deg,transparent,var(--c-sunken)_24px)] pr-1 pl-9 font-[700] text-brand-ink before:absolute before:-inset-y-2.5 before:-right-2 before:left-4 before:content-['']"
        >
          ver tudo
        </button>
      )}
    </div>
  );
}
