import { formatInteger } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { TabList, type TabListProps } from './tab-list.tsx';

const dashes = ['um', 'dois', 'tres', 'quatro'];

/** The mark of the open tab: four slanted dashes, 4 px high. */
function ActiveDashes({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={twMerge('flex gap-1', className)}>
      {dashes.map((dash) => (
        <span key={dash} data-mark="on" className="h-1 w-2 -skew-x-20 rounded-[1px] bg-brand" />
      ))}
    </span>
  );
}

/** The tabs at the bottom of a phone: icon over word, above the safe area. 64 px high, 72 px for the courier and
 * 48 px on a turned phone. */
export function TabBar<Value extends string>({ className, ...props }: TabListProps<Value>) {
  return (
    <TabList
      {...props}
      className={twMerge(
        'grid auto-cols-fr grid-flow-col max-[359px]:auto-cols-[minmax(max-content,1fr)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        className,
      )}
      itemClassName="relative flex h-[72px] turned:h-12 turned:flex-row turned:gap-2 min-w-0 flex-col items-center justify-center gap-1 px-0.5 text-[14px] leading-4 font-[550] text-ink-2 in-data-[density=compact]:h-16 in-data-[density=compact]:text-[12px] in-data-[density=compact]:font-semibold max-[359px]:in-data-[density=compact]:text-[11px] large-text:in-data-[density=compact]:text-[10px] aria-selected:font-bold aria-selected:text-brand-ink aria-[current=page]:font-bold aria-[current=page]:text-brand-ink focus-visible:-outline-offset-3"
      renderItem={({ label, spoken, icon: Icon, count = 0, countLabel, dot = false }, active) => (
        <>
          {active && <ActiveDashes className="absolute -top-0.5 left-1/2 -translate-x-1/2" />}
          <span className="relative">
            {Icon && <Icon aria-hidden="true" className="size-[25px] in-data-[density=compact]:size-[22px]" />}
            {count > 0 && (
              <span className="absolute -top-1.5 left-1/2 ml-1 flex h-5 min-w-5 items-center justify-center rounded-full bg-perigo px-1 text-[12px] leading-none font-bold text-on-perigo">
                {count > 99 ? '99+' : count}
                {countLabel && <span className="sr-only"> {countLabel}</span>}
              </span>
            )}
            {dot && count === 0 && (
              <span className="absolute -top-0.5 -right-1 size-2.5 rounded-full bg-faixa ring-2 ring-surface" />
            )}
          </span>
          <span className="max-w-full truncate">{label}</span>
          {spoken && <span className="sr-only">{spoken}</span>}
        </>
      )}
    />
  );
}

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
