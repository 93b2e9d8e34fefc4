import { replaceEqualDeep } from '@tanstack/react-query';

const tem = <Nome extends string>(valor: unknown, nome: Nome): valor is Record<Nome, unknown> =>
  typeof valor === 'object' && valor !== null && nome in valor;

/** What names an item: a request and a courier by `id`, a delivery by `entrega_id`. */
const chave = (item: unknown): unknown =>
  tem(item, 'id') ? item.id : tem(item, 'entrega_id') ? item.entrega_id : undefined;

function itens(lista: unknown): unknown[] {
  if (Array.isArray(lista)) return lista;
  return tem(lista, 'pages') && Array.isArray(lista.pages) ? lista.pages.flat() : [];
}

/**
 * The new answer, with every item that did not change being the very object of the old one. The cache's own comparison goes
 * by place: one request more on top makes every row below it a new one, and a poll would draw them all again.
 */
export function compartilharPorId(antes: unknown, depois: unknown): unknown {
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
