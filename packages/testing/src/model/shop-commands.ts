import { entregasDaPorta, pagamentoSorteado } from './door-payments.ts';
import { escolher, type Fazer, pedidoDe } from './drawn.ts';
import type { World } from './world.ts';

/**
 * A shop requests a route of several stops, each with its own payment. `quando` returns ready times for some of them.
 */
export const pedir =
  (paradas: number, quando: (mundo: World, qual: number) => Promise<object[]> = async () => []): Fazer =>
  async (mundo, { quem, qual }) => {
    const prontos = await quando(mundo, qual);
    const loja = escolher(mundo.lojas, quem);
    const extra = { endereco: 'Av. Guedner, 710', valor_estimado: 7.33 };
    return (
      loja &&
      mundo.por(loja).post(`/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`, {
        endereco: 'Rua Fernão Dias, 340',
        valor_estimado: 5 + (qual % 900) / 100,
        urgente: qual % 3 === 0,
        exige_codigo: qual % 4 === 0,
        ...pagamentoSorteado(qual),
        ...prontos[0],
        multiplas_entregas: Array.from({ length: paradas - 1 }, (_, i) => ({
          ...extra,
          ...pagamentoSorteado(qual + i + 1),
          ...prontos[i + 1],
        })),
      })
    );
  };

/** A shop cancels a request, sometimes wrongly. */
export const cancelar: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  // Sometimes it is another shop's request.
  const pedido = await pedidoDe(mundo, qual, ({ comercio_id }) => quem % 5 === 0 || comercio_id === loja?.id);
  return loja && pedido && mundo.por(loja).put(`/comercio/solicitacao/${pedido.id}/cancelar`);
};

/** A shop releases a payment by machine or in cash. */
export const liberar: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  // Includes released deliveries, and sometimes another shop's.
  const daPorta = await entregasDaPorta(mundo.api);
  const entrega = escolher(
    daPorta.filter(({ comercio_id }) => quem % 5 === 0 || comercio_id === loja?.id),
    qual,
  );
  if (!loja || !entrega) return undefined;
  const caminho = `/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(loja.nome)}`;
  const resposta = await mundo.por(loja).put(caminho, { entrega_id: entrega.id });
  if (resposta.status === 200) mundo.liberadas.add(entrega.id);
  return resposta;
};
