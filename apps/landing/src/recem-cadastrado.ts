const KEY = 'recem_cadastrado';

/** The registration made in this tab: the user name for the login, and what comes next. Never a password. */
export interface RecemCadastrado {
  usuario: string;
  aguarda_aprovacao: boolean;
}

/**
 * Stores the registration for this tab. null removes it, after a login. Without storage the login is as for
 * everybody.
 */
export function storeRecemCadastrado(cadastrado: RecemCadastrado | null): void {
  try {
    if (cadastrado === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(cadastrado));
  } catch {
    // Storage may be forbidden.
  }
}

/** Returns the registration made in this tab, or null. */
export function readRecemCadastrado(): RecemCadastrado | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('usuario' in stored)) return null;
    const aguarda_aprovacao = 'aguarda_aprovacao' in stored && stored.aguarda_aprovacao === true;
    return { usuario: String(stored.usuario), aguarda_aprovacao };
  } catch {
    return null;
  }
}
