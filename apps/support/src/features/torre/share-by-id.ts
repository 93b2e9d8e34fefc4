import { replaceEqualDeep } from '@tanstack/react-query';

const tem = <Nome extends string>(valor: unknown, nome: Nome): valor is Record<Nome, unknown> =>
  typeof valor === 'object' && valor !== null && nome in valor;

/** Returns the key of an item: `id` of a request or courier, `entrega_id` of a delivery. */
const chave = (item: unknown): unknown =>
  tem(item, 'id') ? item.id : tem(item, 'entrega_id') ? item.entrega_id : undefined;

function itens(lista: unknown): unknown[] {
  if (Array.isArray(lista)) return lista;
  return tem(lista, 'pages') && Array.isArray(lista.pages) ? lista.pages.flat() : [];
}

/**
 * Structural sharing by id: returns the new data with the old object of each unchanged item.
 * The default of TanStack Query compares by index. Then one new item at the top replaces all rows below, and a poll
 * renders them again.
 */
export function shareById(antes: unknown, depois: unknown): unknown {
  const velhos = new Map(itens(antes).map((item) => [chave(item), item]));
  const manter = (item: unknown) => replaceEqualDeep(velhos.get(chave(item)), item);
  const lista = (velha: unknown, nova: unknown[]): unknown[] => {
    const junta = nova.map(manter);
    return Array.isArray(velha) && velha.length === junta.length && junta.every((item, i) => item === velha[i])
      ? velha
      : junta;
  };
  if (Array.isArray(depois)) return lista(antes, depois);
  if (!tem(depois, 'pages') || !Array.isArray(depois.pages)) return depois;
  const velhas: unknown[] = tem(antes, 'pages') && Array.isArray(antes.pages) ? antes.pages : [];
  const pages = depois.pages.map((pagina, i) => (Array.isArray(pagina) ? lista(velhas[i], pagina) : pagina));
  return { ...depois, pages };
}
