import type { LucideIcon } from 'lucide-react';

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
};

/** Tabs under a heading, for a rail with many tabs. */
export type TabGroup<Value extends string = string> = { title: string; items: readonly TabItem<Value>[] };
