import type { LucideIcon } from 'lucide-react';

export type TabItem<Value extends string = string> = {
  value: Value;
  label: string;
  /** in the phone's bar, behind a shorter label, for a screen reader: ' (Configurações)' */
  spoken?: string;
  icon?: LucideIcon;
  /** things that wait behind it; 0 shows nothing */
  count?: number;
  /** says in words what the count counts: '3 mensagens não lidas' */
  countLabel?: string;
  /** an offer waits: the amber dot */
  dot?: boolean;
  /** makes the tabs links of a navigation */
  href?: string;
};

/** Tabs under a heading of their own, for a rail with many of them. */
export type TabGroup<Value extends string = string> = { title: string; items: readonly TabItem<Value>[] };
