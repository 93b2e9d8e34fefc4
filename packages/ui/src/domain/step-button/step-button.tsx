import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuardedPress } from '../../kit/guarded-press/use-guarded-press.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { footButtonClass } from './foot-button-class.ts';

type Props = {
  children: ReactNode;
  onClick: () => void;
  /** which step it is now; for 1.5 s after it changed the button is dead. By default its text. */
  etapa?: string;
  pendente?: boolean;
  /** outlined, where another act comes first */
  depois?: boolean;
  className?: string;
};

/** The one next step of a delivery: 56 px high, full width. */
export function StepButton({ children, onClick, etapa, pendente = false, depois = false, className }: Props) {
  const { dead, press } = useGuardedPress(etapa ?? (typeof children === 'string' ? children : ''));
  return (
    <button
      type="button"
      onClick={press(() => !pendente && onClick())}
      // Not `disabled`: the keyboard would lose its place while the server answers.
      aria-disabled={pendente || dead}
      aria-busy={pendente}
      className={twMerge(footButtonClass(depois), dead && !pendente && 'opacity-60', className)}
    >
      {pendente && <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin" />}
      {children}
    </button>
  );
}
