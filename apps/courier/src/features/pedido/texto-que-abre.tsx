import { useLayoutEffect, useRef, useState } from 'react';

/** Returns whether the text does not fit into its lines at the present width. */
function useCortado(text: string) {
  const ref = useRef<HTMLSpanElement>(null);
  const [cortado, setCortado] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may need more room
  useLayoutEffect(() => {
    const part = ref.current;
    if (!part) return;
    const measure = () => setCortado(part.scrollHeight > part.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, [text]);
  return { ref, cortado };
}

type Props = {
  text: string;
  /** shows the whole text at once */
  inteiro?: boolean;
  /** one line at first, for an offer; otherwise two */
  curto?: boolean;
  /** colour behind 'ver tudo' */
  fundo?: string;
};

/** A shop's note in few lines. A longer one opens in place. */
export function TextoQueAbre({ text, inteiro = false, curto = false, fundo = 'var(--c-surface)' }: Props) {
  const [open, setOpen] = useState(false);
  const { ref, cortado } = useCortado(text);
  const clamp = open || inteiro ? 'block' : curto ? 'line-clamp-1' : 'line-clamp-2';
  return (
    <span className="relative block min-w-0 flex-1">
      <span ref={ref} className={`break-words whitespace-pre-line ${clamp}`}>
        {text}
      </span>
      {cortado && !open && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          style={{ backgroundImage: `linear-gradient(90deg,transparent,${fundo} 24px)` }}
          className="absolute right-0 bottom-0 flex min-h-[22px] items-center pl-9 font-[700] text-brand-ink before:absolute before:-inset-y-3 before:-right-2 before:left-4 before:content-['']"
        >
          ver tudo
        </button>
      )}
    </span>
  );
}
