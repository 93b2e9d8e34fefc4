import { Spinner } from '@corre/ui/kit/button/spinner.tsx';
import { FeatureTile } from '@corre/ui/kit/feature-tile/feature-tile.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  name: ReactNode;
  /** three words */
  words: string;
  /** what a screen reader hears before the name */
  spoken?: string;
  /** this entrance opens */
  loading: boolean;
  /** another entrance opens */
  waits: boolean;
  onPress: () => void;
  /** a row over the whole width, with an arrow */
  row?: boolean;
};

const look =
  'border border-control bg-surface text-left shadow-card hover:bg-sunken dark:shadow-none aria-disabled:cursor-progress';
// One column of rows below 340 px, squares on a phone, rows with room on a desktop.
const square =
  'max-[339px]:min-h-16 max-[339px]:flex-row max-[339px]:items-center max-[339px]:gap-3 max-[339px]:px-3 max-[339px]:py-2 flex min-h-[126px] flex-col gap-2.5 rounded-[18px] px-3.5 py-4 lg:min-h-[108px] lg:flex-row lg:items-center lg:gap-4 lg:px-6';
const tile = 'ml-1 h-[38px] w-12 shrink-0 lg:h-[46px] lg:w-[52px]';
const wide = 'col-span-full flex min-h-16 items-center gap-3 rounded-[18px] px-3.5 py-2 lg:min-h-18 lg:gap-4 lg:px-6';

/**
 * The entrance into the demonstration: one button with an icon, a name and three words. While it opens, a spinner takes
 * the icon's place. It keeps the focus, because it is never disabled.
 */
export function EntranceTile({ icon: Icon, name, words, spoken, loading, waits, onPress, row = false }: Props) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || waits || undefined}
      onClick={() => !loading && !waits && onPress()}
      className={twMerge(look, row ? wide : square)}
    >
      {loading ? (
        <span className={twMerge(tile, 'inline-flex items-center justify-center text-brand-ink')}>
          <Spinner className="size-6" />
        </span>
      ) : (
        <FeatureTile icon={Icon} className={tile} />
      )}
      <span className="min-w-0 flex-1">
        <span className={`block font-bold ${row ? 'text-[17px] leading-6' : 'text-[19px] leading-6 lg:text-[22px]'}`}>
          {spoken && <span className="sr-only">{spoken} </span>}
          {name}
        </span>
        <span className="block text-[15px] leading-5 text-ink-2 lg:text-[16px]">{words}</span>
      </span>
      {row && <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-2" />}
    </button>
  );
}
