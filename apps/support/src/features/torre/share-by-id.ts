import { replaceEqualDeep } from '@tanstack/react-query';

const has = <Nome extends string>(valor: unknown, nome: Nome): valor is Record<Nome, unknown> =>
  typeof valor === 'object' && valor !== null && nome in valor;

/** Returns the key of an item: `id` of a request or courier, `entrega_id` of a delivery. */
const chave = (item: unknown): unknown =>
  has(item, 'id') ? item.id : has(item, 'entrega_id') ? item.entrega_id : undefined;

function itens(list: unknown): unknown[] {
  if (Array.isArray(list)) return list;
  return has(list, 'pages') && Array.isArray(list.pages) ? list.pages.flat() : [];
}

/**
 * Structural sharing by id: returns the new data with the old object of each unchanged item.
 * The default of TanStack Query compares by index. Then one new item at the top replaces all rows below, and a poll
 * renders them again.
 */
export function shareById(before: unknown, after: unknown): unknown {
  const old = new Map(itens(before).map((item) => [chave(item), item]));
  const manter = (item: unknown) => replaceEqualDeep(old.get(chave(item)), item);
  const list = (stale: unknown, nova: unknown[]): unknown[] => {
    const junta = nova.map(manter);
    return Array.isArray(stale) && stale.length === junta.length && junta.every((item, i) => item === stale[i])
      ? stale
      : junta;
  };
  if (Array.isArray(after)) return list(before, after);
  if (!has(after, 'pages') || !Array.isArray(after.pages)) return after;
  const oldPages: unknown[] = has(before, 'pages') && Array.isArray(before.pages) ? before.pages : [];
  const pages = after.pages.map((page, i) => (Array.isArray(page) ? list(oldPages[i], page) : page));
  return { ...after, pages };
}
