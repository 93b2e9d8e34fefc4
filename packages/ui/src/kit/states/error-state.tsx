import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  /** the failed action, in the words of the error catalogue [falhas] */
  title: string;
  text?: string;
  onRetry: () => void;
  /** the retry is running */
  retrying?: boolean;
  className?: string;
};

/** The state of a list or page that failed to load. */
export function ErrorState({ title, text, onRetry, retrying, className }: Props) {
  return (
    <div role="alert" className={twMerge('px-4 py-8 text-center', className)}>
      <span className="inline-flex size-12 items-center justify-center rounded-xl bg-perigo-soft text-perigo-ink">
        <CloudOff aria-hidden="true" className="size-6" />
      </span>
      <p className="mt-3 text-[18px] leading-6 font-bold text-ink compact:text-[16px]">{title}</p>
      {text && <p className="mt-1 text-[16px] leading-6 text-ink-2 compact:text-[14px]">{text}</p>}
      <Button variant="secondary" icon={RefreshCw} loading={retrying} onClick={onRetry} className="mt-4">
        Tentar de novo
      </Button>
    </div>
  );
}

/** The same inside a card with a heading: one line and a button as wide as the card. */
export function InlineError({ title, onRetry, retrying, className }: Omit<Props, 'texto'>) {
  return (
    <div role="alert" className={twMerge('grid gap-3', className)}>
      <p className="flex items-start gap-2.5 text-[17px] leading-6 text-ink-2 compact:text-[15px]">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-[22px] shrink-0" />
        {title}
      </p>
      <Button variant="secondary" full icon={RefreshCw} loading={retrying} onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
