import { lazy } from 'react';
import { fetchPart } from '../lazy/fetch-part.ts';
import { OpenedLater } from '../lazy/opened-later.tsx';
import type { MenuProps } from './open-menu.tsx';

const fetchOpenMenu = async () => ({ default: (await fetchPart(() => import('./open-menu.tsx'))).OpenMenu });
const OpenMenu = lazy(fetchOpenMenu);

/** Starts the download of the open menu's chunk. */
export const loadMenu = (): void => void fetchOpenMenu().catch(() => undefined);

/** A menu of actions for a row or a page. The button names the menu. */
export function Menu(props: MenuProps) {
  return (
    <OpenedLater trigger={props.trigger} load={loadMenu}>
      {(press) => <OpenMenu {...props} press={press} />}
    </OpenedLater>
  );
}
