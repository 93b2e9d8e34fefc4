import type { Outputs } from '@corre/client/trpc.ts';
import { USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import { clearDrafts } from './draft.ts';

export type SessaoAtual = Outputs['sessao']['atual'];

/** The session as the browser stores it [sessao]. Only the interface uses it; the server trusts only its cookie. */
export interface Sessao {
  user_type: UserType;
  /** null for shops, whose login returns only their name */
  user_id: number | null;
  user_name: string;
  comercio_nome: string;
}

const isUserType = (text: string | null): text is UserType => USER_TYPES.some((tipo) => tipo === text);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden. The session then comes from the server's answer and lasts as long as the page.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null || value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The session then lasts as long as the page (see read).
  }
}

/** Returns the stored session, or null when the type or a value that its panel needs is missing. */
export function readSession(): Sessao | null {
  const user_type = read('user_type');
  if (!isUserType(user_type)) return null;
  const id = Number(read('user_id'));
  const user_id = Number.isInteger(id) && id > 0 ? id : null;
  const comercio_nome = read('comercio_nome') ?? '';
  if (user_type === 'comercio' ? comercio_nome === '' : user_id === null) return null;
  return { user_type, user_id, user_name: read('user_name') ?? '', comercio_nome };
}

/** Stores a session under the names of [sessao] and removes the values of the former account. */
export function storeSession({ user_type, user_id, user_name, comercio_nome }: Sessao): void {
  write('user_type', user_type);
  write('user_id', user_id === null ? null : String(user_id));
  write('user_name', user_name);
  write('comercio_nome', comercio_nome);
}

/** Converts the server's answer to the stored form. */
export function sessionOf({ user_type, user_id, nome, comercio_nome = '' }: SessaoAtual): Sessao {
  return { user_type, user_id: user_type === 'comercio' ? null : user_id, user_name: nome, comercio_nome };
}

/** Returns whether two sessions belong to the same account. */
export const sameAccount = (a: Sessao, b: Sessao): boolean =>
  a.user_type === b.user_type && a.user_id === b.user_id && a.comercio_nome === b.comercio_nome;

/** Returns the session with a changed name of the person. A shop has none: its name is its login. */
export const withName = (sessao: Sessao, user_name: string): Sessao =>
  sessao.user_type === 'comercio' || user_name === sessao.user_name ? sessao : { ...sessao, user_name };

/** Returns the account's name on this device: 'entregador:3', 'comercio:Açaí & Cia'. */
export const accountName = ({ user_type, user_id, comercio_nome }: Sessao): string =>
  `${user_type}:${user_id ?? comercio_nome}`;

/** Clears the browser's storage, at 'Sair' and at an ended session [sair]. Sealed values stay (sealed/sealed.ts). */
export function clearStorage(): void {
  clearDrafts();
  try {
    localStorage.clear();
  } catch {
    // Without storage there is nothing to clear (see read).
  }
}

/** Stores when the courier went online, as an ISO instant; null while offline [sessao]. */
export const storeTimestampOnline = (instant: string | null): void => write('timestamp_online', instant);

/**
 * Returns the browser's copy of the store's map link [link-da-loja], or '' without one. The server's link updates it
 *.
 */
export const readStoreLink = (comercio_nome: string): string => read(`link_loja_${comercio_nome}`) ?? '';
/** Stores the map link. An empty link removes it [link-da-loja]. */
export const storeStoreLink = (comercio_nome: string, link: string): void =>
  write(`link_loja_${comercio_nome}`, link.trim());
