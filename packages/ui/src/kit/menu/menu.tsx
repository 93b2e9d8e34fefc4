import type { LucideIcon } from 'lucide-react';
import { lazy } from 'react';
import { OpenedLater, type Trigger } from '../lazy/opened-later.tsx';
import { fetchPart } from '../lazy/part-gone.ts';

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

const fetchOpenMenu = async () => ({ default: (await fetchPart(() => import('./open-menu.tsx'))).OpenMenu });
const OpenMenu = lazy(fetchOpenMenu);

/** Starts the download of what an open menu is made of. */
export const loadMenu = (): void => void fetchOpenMenu().catch(() => undefined);

/** The acts of a row or a page. The menu takes its name from its button. */
export function Menu(props: MenuProps) {
  return (
    <OpenedLater trigger={props.trigger} load={loadMenu}>
      {(press) => <OpenMenu {...props} press={press} />}
    </OpenedLater>
  );
}
