import { clearStorage, readSession } from './session.ts';

/** Full page loads between apps: each is a build of its own (specification §2). */
export const goTo = (path: string): void => location.assign(path);

let leaving = false;

/** The person leaves by 'Sair': a poll that meets the ended session on the way out must not lead to the login instead. */
export function startLeaving(): void {
  leaving = true;
}

/** The server did not let the session end: the person is still here. */
export function stopLeaving(): void {
  leaving = false;
}

/**
 * The session is over, or there never was one: everything stored goes, and the login says why. Many calls may notice at
 * once; the first of them leads.
 */
export function sessionLost(): void {
  if (leaving) return;
  leaving = true;
  const had = readSession() !== null;
  clearStorage();
  location.assign(had ? '/login?sessao=encerrada' : '/login');
}
