import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

export type TabItem<Value extends string = string> = {
  value: Value;
  label: string;
  /** text after a shorter label in the phone's bar, for a screen reader: ' (Configurações)' */
  spoken?: string;
  icon?: LucideIcon;
  /** number of waiting things; hidden at 0 */
  count?: number;
  /** the count in words: '3 mensagens não lidas' */
  countLabel?: string;
  /** an amber dot: an offer waits */
  dot?: boolean;
  /** makes the tabs links of a navigation */
  href?: string;
  /** the tab that leads to this page; a navigation without room for this page marks that tab */
  ledBy?: Value;
};

/** Tabs under a heading, for a rail with many tabs. */
export type TabGroup<Value extends string = string> = { title: string; items: readonly TabItem<Value>[] };

/** Returns the tab that a navigation marks for the open page: its own, else the one that leads to it. */
export function markedTab<Value extends string>(
  items: readonly TabItem<Value>[],
  { value, ledBy }: { value: Value; ledBy?: Value | undefined },
): Value {
  return ledBy === undefined || items.some((item) => item.value === value) ? value : ledBy;
}

/** Returns the id of a tab's panel, for `aria-controls`. */
const panelId = (value: string) => `painel-${value}`;

function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

type TabListOptions<Value extends string> = {
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange?: (value: Value) => void;
};

/**
 * The behaviour of a row of tabs. With `href` the items are links of a `<nav>`: the address changes, a middle click
 * opens a new browser tab.
 * Without `href` they are an ARIA tab list, and the arrow keys choose.
 */
export function useTabList<Value extends string>({ items, value, onValueChange }: TabListOptions<Value>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const index = items.findIndex((item) => item.value === value);
    const next = neighbour(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onValueChange?.(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  }

  function tabProps(item: TabItem<Value>) {
    const active = item.value === value;
    return {
      type: 'button' as const,
      role: 'tab',
      'aria-selected': active,
      // The panels of the other tabs are not in the page.
      'aria-controls': active ? panelId(item.value) : undefined,
      tabIndex: active ? 0 : -1,
      onClick: () => onValueChange?.(item.value),
      onKeyDown,
    };
  }

  function linkProps(item: TabItem<Value>) {
    return {
      href: item.href,
      'aria-current': item.value === value ? ('page' as const) : undefined,
      onClick: (event: MouseEvent) => {
        if (!onValueChange || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onValueChange(item.value);
      },
    };
  }

  return { list, tabProps, linkProps, asLinks: items.some(({ href }) => href !== undefined) };
}

export type TabListProps<Value extends string> = {
  /** names the list or navigation: 'Seções do painel' */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

type Props<Value extends string> = TabListProps<Value> & {
  itemClassName: string;
  renderItem: (item: TabItem<Value>, active: boolean) => ReactNode;
};

/** The base of HeaderTabs and TabBar: a tab list, or a navigation when the items have an `href`. */
export function TabList<Value extends string>({ label, className, itemClassName, renderItem, ...rest }: Props<Value>) {
  const { list, tabProps, linkProps, asLinks } = useTabList(rest);
  const children = (item: TabItem<Value>) => renderItem(item, item.value === rest.value);
  if (asLinks) {
    return (
      <nav aria-label={label} className={className}>
        {rest.items.map((item) => (
          <a key={item.value} {...linkProps(item)} className={itemClassName}>
            {children(item)}
          </a>
        ))}
      </nav>
    );
  }
  return (
    <div role="tablist" aria-label={label} ref={list} className={className}>
      {rest.items.map((item) => (
        <button key={item.value} {...tabProps(item)} className={itemClassName}>
          {children(item)}
        </button>
      ))}
    </div>
  );
}

type PanelProps = {
  /** the value of its tab */
  value: string;
  /** the label of its tab; the panel names itself, because two tab lists may open the same panel */
  label: string;
  children: ReactNode;
  className?: string;
};

/** The content of the open tab. Only for tabs without `href`: the page of a link is not a tab panel. */
export function TabPanel({ value, label, children, className }: PanelProps) {
  return (
    <div role="tabpanel" id={panelId(value)} aria-label={label} className={className}>
      {children}
    </div>
  );
}
