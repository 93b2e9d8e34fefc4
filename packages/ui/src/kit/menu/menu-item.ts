import type { LucideIcon } from 'lucide-react';
import type { Trigger } from '../lazy/opened-later.tsx';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** the key that does the same: 'Enter', 'A' */
  hint?: string;
  /** red, and by convention last behind a line */
  danger?: boolean;
  disabled?: boolean;
  /** a line above it */
  separator?: boolean;
};

export type MenuProps = {
  trigger: Trigger;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};
