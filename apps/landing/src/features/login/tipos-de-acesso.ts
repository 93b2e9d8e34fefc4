import type { UserType } from '@corre/ui/shell/session.ts';
import { Bike, Headset, Shield, Store } from 'lucide-react';

/** The access types as the selector shows them (specification §2, "Login"). */
export const TIPOS = [
  { value: 'entregador', label: 'Entregador', icon: Bike },
  { value: 'comercio', label: 'Comércio', icon: Store },
  { value: 'admin', label: 'Administrador', icon: Shield },
  { value: 'suporte', label: 'Suporte', icon: Headset },
] as const satisfies readonly { value: UserType; label: string; icon: typeof Bike }[];

/** The user name's label follows the type (specification §2). */
export function rotuloDoUsuario(tipo: UserType): string {
  if (tipo === 'comercio') return 'Nome do Comércio';
  return tipo === 'suporte' ? 'Usuário de Suporte' : 'Usuário';
}

const KEY = 'ultimo_acesso';

/**
 * Two memories: localStorage lasts, but 'Sair' clears all of it (specification §4); sessionStorage outlives 'Sair' in the
 * same tab. Either may be forbidden.
 */
function memories(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** The type chosen last; the courier when nothing is remembered. */
export function lastType(stores = memories()): UserType {
  const found = stores.map((store) => store.getItem(KEY)).find((value) => value !== null);
  return TIPOS.find(({ value }) => value === found)?.value ?? 'entregador';
}

/** Remembers the type for the next visit. */
export function rememberType(tipo: UserType, stores = memories()): void {
  for (const store of stores) store.setItem(KEY, tipo);
}
