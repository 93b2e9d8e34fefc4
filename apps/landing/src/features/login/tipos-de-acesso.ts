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

/** A cookie of ours that no server reads: 'Sair' clears all local storage (specification §4), and the type outlives it (ADR 0024). */
const COOKIE = 'ultimo_acesso';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The type chosen last; the courier when nothing is remembered. */
export function lastType(cookies = document.cookie): UserType {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return TIPOS.find(({ value }) => found === `${COOKIE}=${value}`)?.value ?? 'entregador';
}

/** Remembers the type for the next visit. */
export function rememberType(tipo: UserType): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${COOKIE}=${tipo}; Path=/login; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}
