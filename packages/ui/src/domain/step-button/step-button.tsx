import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuardedPress } from '../../kit/guarded-press/guarded-press.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';

const shape =
  'flex min-h-14 w-full items-center justify-center gap-2.5 rounded-2xl px-3 text-center text-[19px] leading-[22px] font-[750] select-none active:translate-y-px';

/**
 * Returns the classes of a button at the bottom of a courier's view: filled, or outlined when another action comes
 * first.
 */
export const footButtonClass = (after: boolean): string =>
  after
    ? `${shape} border-[1.5px] border-brand bg-surface text-brand-ink hover:bg-sunken`
    : `${shape} bg-brand text-on-brand hover:bg-brand-hover`;

type Props = {
  children: ReactNode;
  onClick: () => void;
  /** the current step, by default the text; the button ignores presses for 1.5 s after this changes */
  etapa?: string;
  pendente?: boolean;
  /** outlined, because another action comes first */
  after?: boolean;
  className?: string;
};

/** The button of a delivery's next step: 56 px high, full width [passos]. */
export function StepButton({ children, onClick, etapa, pendente = false, after = false, className }: Props) {
  const { dead, press } = useGuardedPress(etapa ?? (typeof children === 'string' ? children : ''));
  return (
    <button
      type="button"
      onClick={press(() => !pendente && onClick())}
      // `disabled` would take the keyboard focus from the button while the server answers.
      aria-disabled={pendente || dead}
      aria-busy={pendente}
      className={twMerge(footButtonClass(after), dead && !pendente && 'opacity-60', className)}
    >
      {pendente && <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin" />}
      {children}
    </button>
  );
}
