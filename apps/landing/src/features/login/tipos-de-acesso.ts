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

const COOKIE = 'ultimo_acesso';
const ONE_YEAR_S = 31_536_000;

/** The type chosen last on this device. A cookie, because 'Sair' clears all local storage; the server never reads it. */
export function lastType(cookie = document.cookie): UserType {
  const found = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookie)?.[1];
  return TIPOS.find(({ value }) => value === found)?.value ?? 'entregador';
}

/** Remembers the type for the next visit. */
export function rememberType(tipo: UserType): void {
  document.cookie = `${COOKIE}=${tipo}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
}
