import type { LucideIcon } from 'lucide-react';
import type { Trigger } from '../lazy/opened-later.tsx';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** the key of the same action: 'Enter', 'A' */
  hint?: string;
  /** red; such an item is the last one, below a line */
  danger?: boolean;
  disabled?: boolean;
  /** a line above the item */
  separator?: boolean;
};

export type MenuProps = {
  trigger: Trigger;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};
