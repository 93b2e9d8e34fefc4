import { PANELS } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { Bike, Headset, type LucideIcon, Shield, Store } from 'lucide-react';

const icons: Record<UserType, LucideIcon> = { entregador: Bike, comercio: Store, admin: Shield, suporte: Headset };

/** The access types of the selector: one for each panel with a login [entrada]. */
export const KINDS = PANELS.flatMap(({ user_type, access }) =>
  user_type === null ? [] : [{ value: user_type, label: access, icon: icons[user_type] }],
);

/** Returns the label of the user name for an access type. */
export function rotuloDoUsuario(tipo: UserType): string {
  if (tipo === 'comercio') return 'Nome do Comércio';
  return tipo === 'suporte' ? 'Usuário de Suporte' : 'Usuário';
}

/** A cookie that no server reads. 'Sair' clears all local storage [sair], and the type must survive it (ADR 0030). */
const COOKIE = 'ultimo_acesso';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Returns the access type chosen last, or 'entregador'. */
export function lastType(cookies = document.cookie): UserType {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return KINDS.find(({ value }) => found === `${COOKIE}=${value}`)?.value ?? 'entregador';
}

/** Stores the access type for the next visit. */
export function rememberType(tipo: UserType): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${COOKIE}=${tipo}; Path=/login; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}
