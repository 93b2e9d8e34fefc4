import type { ReactNode } from 'react';
import type { TabItem } from './tab-item.ts';
import { useTabList } from './use-tab-list.ts';

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
