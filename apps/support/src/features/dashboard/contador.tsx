import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import type { LucideIcon } from 'lucide-react';
import { twMerge } from 'tailwind-merge';

type Props = {
  icon: LucideIcon;
  /** of the icon's tile */
  tone: string;
  numero: number | undefined;
  label: string;
  /** one word for a phone */
  short: string;
  nota?: string;
  ativo: boolean;
  /** waits for an act: the amber edge */
  agir?: boolean;
  onClick: () => void;
  className?: string;
};

/** A figure that filters what is below it. */
export function Contador({
  icon: Icon,
  tone,
  numero,
  label,
  short,
  nota,
  ativo,
  agir = false,
  onClick,
  className,
}: Props) {
  return (
    <button
      type="button"
      aria-pressed={ativo}
      onClick={onClick}
      className={twMerge(
        'flex min-h-[62px] min-w-0 items-center gap-3 rounded-(--ui-card) border border-line bg-surface p-2 text-left shadow-(--ui-shadow-card) hover:bg-sunken/60 min-[760px]:min-h-[76px] min-[760px]:px-3.5 max-[759px]:justify-center max-[759px]:px-0.5 max-[759px]:text-center',
        ativo &&
          'bg-brand-soft shadow-[inset_0_0_0_2px_var(--c-brand)] hover:bg-brand-soft forced-colors:border-2 forced-colors:border-[Highlight]',
        agir && 'border-faixa shadow-[inset_0_0_0_1.5px_var(--c-faixa)]',
        agir && ativo && 'shadow-[inset_0_0_0_1.5px_var(--c-faixa),inset_0_0_0_3.5px_var(--c-brand)]',
        className,
      )}
    >
      <span
        className={twMerge(
          'hidden size-10 shrink-0 items-center justify-center rounded-[10px] min-[1100px]:flex',
          tone,
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-1.5 max-[759px]:justify-center">
          <strong className="text-[22px] leading-7 font-bold tabular-nums text-ink min-[760px]:text-[26px]">
            {numero === undefined ? (
              <>
                <Skeleton className="my-1.5 inline-block h-4 w-8 align-middle" />
                <span className="sr-only">Carregando</span>
              </>
            ) : (
              formatInteger(numero)
            )}
          </strong>
          {nota && (
            <span
              className={`text-[13px] leading-[18px] max-[1099px]:sr-only ${agir ? 'font-semibold text-aguardando-ink' : 'text-ink-2'}`}
            >
              {nota}
            </span>
          )}
        </span>
        <span className="block text-[13px] leading-[18px] font-semibold text-ink-2">
          <span className="whitespace-nowrap min-[760px]:hidden">{short}</span>
          <span className="max-[759px]:hidden">{label}</span>
        </span>
      </span>
    </button>
  );
}
