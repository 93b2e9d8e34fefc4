const KEY = 'recem_cadastrado';

/** Who registered in this tab: what the server said, and the name the login asks for. Never a password. */
export interface RecemCadastrado {
  usuario: string;
  message: string;
  aguarda_aprovacao: boolean;
}

/** Null: they signed in. Without storage the form ends as before it, at its start. */
export function storeRecemCadastrado(cadastrado: RecemCadastrado | null): void {
  try {
    if (cadastrado === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(cadastrado));
  } catch {
    // See above.
  }
}

/** Null where nobody registered in this tab. */
export function readRecemCadastrado(): RecemCadastrado | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('usuario' in stored) || !('message' in stored)) return null;
    const aguarda_aprovacao = 'aguarda_aprovacao' in stored && stored.aguarda_aprovacao === true;
    return { usuario: String(stored.usuario), message: String(stored.message), aguarda_aprovacao };
  } catch {
    return null;
  }
}
