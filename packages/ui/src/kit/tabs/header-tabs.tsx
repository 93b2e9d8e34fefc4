import { formatInteger } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { ActiveDashes } from './active-dashes.tsx';
import { TabList, type TabListProps } from './tab-list.tsx';

/** The tabs in the header of the office apps: as high as the header, words without icons, dashes under the open tab. */
export function HeaderTabs<Value extends string>({ className, ...props }: TabListProps<Value>) {
  return (
    <TabList
      {...props}
      className={twMerge('flex min-w-0 self-stretch overflow-x-auto [scrollbar-width:none]', className)}
      itemClassName="group relative flex min-h-12 shrink-0 items-center gap-2 px-3.5 text-[15px] lg:max-xl:px-2 lg:max-xl:text-[14px] font-semibold text-ink-2 hover:text-ink aria-selected:font-bold aria-selected:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink focus-visible:-outline-offset-3"
      renderItem={({ label, count = 0, countLabel }, active) => (
        <>
          {label}
          {count > 0 && (
            <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-sunken px-1.5 text-[13px] leading-none font-bold tabular-nums text-ink in-data-[theme=dark]:bg-raised">
              {formatInteger(count)}
              {countLabel && <span className="sr-only"> {countLabel}</span>}
            </span>
          )}
          {active && <ActiveDashes className="absolute bottom-0 left-3.5 lg:max-xl:left-2" />}
        </>
      )}
    />
  );
}
