import { panelKind } from './build.ts';
import { clearStorage, readSession } from './session.ts';

/** Loads a page of another app. Each app is a build of its own, so this is a full page load. */
export const goTo = (path: string): void => location.assign(path);

let leaving = false;

/** Marks that the user leaves by 'Sair', so that a poll with the ended session does not lead to the login instead. */
export function startLeaving(): void {
  leaving = true;
}

/** Removes the mark after the server failed to end the session. */
export function stopLeaving(): void {
  leaving = false;
}

let opened = false;

/** Marks that the server gave this panel a session of its kind. */
export function panelOpened(): void {
  opened = true;
}

/**
 * Clears the storage and loads the login, which says why. For an ended or missing session. The sealed values wait for
 * the account's next login on this device. If the newest login is of another panel, the storage is that panel's, and a
 * panel that never had a session leads to / [guarda].
 * Many calls may notice it at once; only the first one acts.
 */
export function sessionLost(): void {
  if (leaving) return;
  leaving = true;
  const newest = readSession();
  const others = newest !== null && panelKind !== null && newest.user_type !== panelKind;
  if (!others) clearStorage();
  const ended = opened || (newest !== null && !others);
  location.assign(ended ? '/login?sessao=encerrada' : others ? '/' : '/login');
}
