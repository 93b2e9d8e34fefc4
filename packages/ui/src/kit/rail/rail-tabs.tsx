import { twMerge } from 'tailwind-merge';
import { formatInteger } from '../format/money.ts';
import { TabList, type TabListProps } from '../tabs/tab-list.tsx';

/** The sections of a panel one under the other, 40 high (48 in a phone's sheet); a petrol mark at the edge of the open one. */
export function RailTabs<Value extends string>({
  className,
  alto = false,
  ...props
}: TabListProps<Value> & { alto?: boolean }) {
  return (
    <TabList
      {...props}
      className={twMerge('grid content-start gap-0.5 pr-2 pl-3', className)}
      itemClassName={twMerge(
        'relative flex items-center gap-2.5 rounded-[10px] pr-1 pl-3 text-[14px] tracking-[-.012em] font-semibold text-ink-2 hover:bg-surface hover:text-ink aria-selected:bg-raised aria-selected:font-bold aria-selected:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-bold aria-[current=page]:text-ink focus-visible:-outline-offset-3',
        alto ? 'min-h-12 gap-3 text-[16px]' : 'min-h-10',
      )}
      renderItem={({ label, icon: Icon, count = 0, countLabel }, active) => (
        <>
          {active && (
            <span
              aria-hidden="true"
              data-mark="on"
              className="absolute top-2.5 bottom-2.5 -left-3 w-1 rounded-r-[2px] bg-brand"
            />
          )}
          {Icon && <Icon aria-hidden="true" className={twMerge('size-[18px] shrink-0', active && 'text-brand')} />}
          {label}
          {count > 0 && (
            <span className="mr-2 ml-auto flex h-6 min-w-6 items-center justify-center rounded-full bg-raised px-1.5 text-[13px] leading-none font-bold tabular-nums text-ink">
              {formatInteger(count)}
              {countLabel && <span className="sr-only"> {countLabel}</span>}
            </span>
          )}
        </>
      )}
    />
  );
}
