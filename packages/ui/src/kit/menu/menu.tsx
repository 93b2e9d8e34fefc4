import { lazy } from 'react';
import { fetchPart } from '../lazy/fetch-part.ts';
import { OpenedLater } from '../lazy/opened-later.tsx';
import type { MenuProps } from './menu-item.ts';

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
