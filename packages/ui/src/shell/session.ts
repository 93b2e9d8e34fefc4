import type { Outputs } from '@corre/client/trpc.ts';
import { USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import { clearDrafts } from './draft.ts';

export type SessaoAtual = Outputs['sessao']['atual'];

/** What the browser keeps of a session (specification §3). It drives the interface; the server trusts only its cookie. */
export interface Sessao {
  user_type: UserType;
  /** null for shops, whose login answers with their name alone */
  user_id: number | null;
  user_name: string;
  comercio_nome: string;
}

const isUserType = (texto: string | null): texto is UserType => USER_TYPES.some((tipo) => tipo === texto);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; the session then lasts as long as the page, out of the server's answer.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null || value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See read.
  }
}

/** The stored session, or null when no type is stored or what its panel needs is missing. */
export function readSession(): Sessao | null {
  const user_type = read('user_type');
  if (!isUserType(user_type)) return null;
  const id = Number(read('user_id'));
  const user_id = Number.isInteger(id) && id > 0 ? id : null;
  const comercio_nome = read('comercio_nome') ?? '';
  if (user_type === 'comercio' ? comercio_nome === '' : user_id === null) return null;
  return { user_type, user_id, user_name: read('user_name') ?? '', comercio_nome };
}

/** Keeps a session under the names of the specification, and nothing of the account before it. */
export function storeSession({ user_type, user_id, user_name, comercio_nome }: Sessao): void {
  write('user_type', user_type);
  write('user_id', user_id === null ? null : String(user_id));
  write('user_name', user_name);
  write('comercio_nome', comercio_nome);
}

/** The server's answer in the form that is stored. */
export function sessionOf({ user_type, user_id, nome, comercio_nome = '' }: SessaoAtual): Sessao {
  return { user_type, user_id: user_type === 'comercio' ? null : user_id, user_name: nome, comercio_nome };
}

/** Whether two sessions are of one account. */
export const sameAccount = (a: Sessao, b: Sessao): boolean =>
  a.user_type === b.user_type && a.user_id === b.user_id && a.comercio_nome === b.comercio_nome;

/** 'Sair' and an ended session clear all of it, as the specification says (§4, "Session"). */
export function clearStorage(): void {
  clearDrafts();
  try {
    localStorage.clear();
  } catch {
    // See read.
  }
}

/** Keeps when the courier went online, as an ISO instant; null while offline (specification §3). */
export const storeTimestampOnline = (instante: string | null): void => write('timestamp_online', instante);

/** The store's map link as the browser keeps it (specification §3), in step with the server's (decision record 0020); '' when there is none. */
export const readStoreLink = (comercio_nome: string): string => read(`link_loja_${comercio_nome}`) ?? '';
/** Saving an empty link removes it (specification §5). */
export const storeStoreLink = (comercio_nome: string, link: string): void =>
  write(`link_loja_${comercio_nome}`, link.trim());
