import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { twMerge } from 'tailwind-merge';
import { useGuardedPress } from '../../kit/guarded-press/use-guarded-press.ts';

type Props = {
  children: ReactNode;
  onClick: () => void;
  /** which step it is now; for 1.5 s after it changed the button is dead. By default its text. */
  etapa?: string;
  pendente?: boolean;
  className?: string;
};

const shape =
  'flex min-h-20 w-full items-center justify-center gap-3 rounded-[18px] px-3 text-center text-[20px] leading-6 font-[780]';

/** The one next step of a delivery: 80 px high, full width. */
export function StepButton({ children, onClick, etapa, pendente = false, className }: Props) {
  const { dead, press } = useGuardedPress(etapa ?? (typeof children === 'string' ? children : ''));
  return (
    <button
      type="button"
      onClick={press(() => !pendente && onClick())}
      // Not `disabled`: the keyboard would lose its place while the server answers.
      aria-disabled={pendente || dead}
      aria-busy={pendente}
      className={twMerge(
        shape,
        'bg-brand text-on-brand hover:bg-brand-hover active:translate-y-px',
        dead && !pendente && 'opacity-60',
        className,
      )}
    >
      {pendente && <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin" />}
      {children}
    </button>
  );
}
