import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { TabItem } from './tab-item.ts';

/** Returns the id of a tab's panel, for `aria-controls`. */
export const panelId = (value: string) => `painel-${value}`;

function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

type Options<Value extends string> = {
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange?: (value: Value) => void;
};

/**
 * The behaviour of a row of tabs. With `href` the items are links of a `<nav>`: the address changes, a middle click
 * opens a new browser tab.
 * Without `href` they are an ARIA tab list, and the arrow keys choose.
 */
export function useTabList<Value extends string>({ items, value, onValueChange }: Options<Value>) {
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
