import { ChevronsRight, LoaderCircle } from 'lucide-react';
import { twMerge } from 'tailwind-merge';
import { useGuardedPress } from '../guarded-press/use-guarded-press.ts';
import { useSecondPress } from './use-second-press.ts';
import { useSlide } from './use-slide.ts';

type Props = {
  /** the act: 'Finalizar Entrega' */
  children: string;
  onConfirm: () => void;
  pendente?: boolean;
  /** what it says meanwhile */
  pendenteTexto?: string;
  /** what it stands for now; for 1.5 s after it changed it is dead. By default its text. */
  etapa?: string;
  className?: string;
};

/**
 * An act that cannot be taken back: the thumb slides to the end of its track. Whoever cannot drag presses twice, a second
 * apart; a double tap does nothing (ADR 0023). 80 px high, as StepButton.
 */
export function SlideButton({ children, onConfirm, pendente = false, pendenteTexto, etapa, className }: Props) {
  const { dead, press } = useGuardedPress(etapa ?? children);
  const still = dead || pendente;
  const second = useSecondPress(onConfirm);
  const slide = useSlide(onConfirm, !still);
  const text = pendente ? (pendenteTexto ?? children) : second.armed ? 'Toque de novo para confirmar' : children;
  return (
    <button
      type="button"
      {...slide.handlers}
      onClick={press(() => !slide.wasSlide() && !pendente && second.press())}
      onBlur={second.forget}
      aria-disabled={still}
      aria-busy={pendente}
      className={twMerge(
        'relative flex min-h-20 w-full touch-pan-y items-center justify-center overflow-hidden rounded-[18px] select-none',
        'border-2 border-brand bg-brand-soft pr-4 pl-24 text-center text-[20px] leading-6 font-[780] text-brand-ink',
        dead && !pendente && 'opacity-60',
        className,
      )}
    >
      <span
        aria-hidden="true"
        style={{ left: `calc(4px + ${slide.part} * (100% - 80px))` }}
        className={twMerge(
          'absolute inset-y-1 flex w-[72px] items-center justify-center rounded-[14px] bg-brand text-on-brand',
          slide.part === 0 && 'transition-[left] duration-200 motion-reduce:transition-none',
          'forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
        )}
      >
        {pendente ? <LoaderCircle className="size-7 animate-spin" /> : <ChevronsRight className="size-8" />}
      </span>
      <span>
        <span aria-live="polite">{text}</span>
        {!second.armed && !pendente && (
          <span className="block text-[15px] leading-5 font-normal">Deslize ou toque duas vezes, devagar</span>
        )}
      </span>
    </button>
  );
}
