import { type ReactNode, useId } from 'react';
import { formatInteger } from '../format/money.ts';
import { Logo } from '../logo/logo.tsx';
import { type TabGroup, type TabItem, useTabList } from '../tabs/tab-list.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type RailTabsProps<Value extends string> = {
  /** names the navigation: 'Seções do painel' */
  label: string;
  /** the items must have an `href`: they are links */
  groups: readonly TabGroup<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** items of 48 px for touch, in a phone's sheet */
  alto?: boolean;
};

const tab =
  'relative flex items-center rounded-[10px] pr-1 pl-3 tracking-[-.012em] font-semibold text-ink-2 hover:bg-surface hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-bold aria-[current=page]:text-ink focus-visible:-outline-offset-3';

function RailTab<Value extends string>({ item, active }: { item: TabItem<Value>; active: boolean }) {
  const { label, icon: Icon, count = 0, countLabel } = item;
  return (
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
  );
}

/**
 * The sections of a panel in groups with headings, 40 px high (48 px in a phone's sheet). A mark at the edge shows the
 * open section.
 */
export function RailTabs<Value extends string>({
  label,
  groups,
  value,
  onValueChange,
  alto = false,
}: RailTabsProps<Value>) {
  const id = useId();
  const { linkProps } = useTabList({ items: groups.flatMap(({ items }) => items), value, onValueChange });
  return (
    <nav aria-label={label} className="grid content-start gap-1 pr-2 pl-3">
      {groups.map(({ title, items }, i) => (
        <div key={title}>
          <p
            id={`${id}-${i}`}
            className={twMerge(
              'px-3 font-semibold text-ink-2',
              alto ? 'py-2 text-[14px]' : 'py-1 text-[13px] leading-5',
            )}
          >
            {title}
          </p>
          <ul aria-labelledby={`${id}-${i}`}>
            {items.map((item) => (
              <li key={item.value}>
                <a
                  {...linkProps(item)}
                  className={alto ? `${tab} min-h-12 gap-3 text-[16px]` : `${tab} min-h-10 gap-2.5 text-[14px]`}
                >
                  <RailTab item={item} active={item.value === value} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type Props = {
  /** under the logo: 'Painel Admin' */
  title: string;
  /** the navigation: RailTabs */
  tabs: ReactNode;
  /** at the bottom, below a line: the signed-in user, 'Sair' */
  footer: ReactNode;
  className?: string;
};

/** The dark rail of 248 px at the left of a panel. It is dark in both themes and does not scroll with the page. */
export function Rail({ title, tabs, footer, className }: Props) {
  return (
    <header
      data-theme="dark"
      data-print="hide"
      className={twMerge(
        'sticky top-0 flex h-dvh w-[248px] shrink-0 flex-col overflow-y-auto border-r border-line bg-bg text-ink',
        className,
      )}
    >
      <div className="px-6 pt-5 pb-4">
        <Logo className="text-[20px]" />
        <p className="mt-2 text-[14px] leading-5 font-semibold text-ink-2">{title}</p>
      </div>
      {tabs}
      <div className="mx-3 mt-auto border-t border-line pt-3 pb-4">{footer}</div>
    </header>
  );
}
