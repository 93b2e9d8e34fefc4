import { entregasDaPorta, pagamentoSorteado } from './door-payments.ts';
import { escolher, type Fazer, pedidoDe } from './drawn.ts';
import type { World } from './world.ts';

/** A shop asks for a route of so many stops, each paid in its own way; `quando` says when some of them are ready. */
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

/** A shop takes a request back, right or wrong. */
export const cancelar: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  // now and then another shop's
  const pedido = await pedidoDe(mundo, qual, ({ comercio_id }) => quem % 5 === 0 || comercio_id === loja?.id);
  return loja && pedido && mundo.por(loja).put(`/comercio/solicitacao/${pedido.id}/cancelar`);
};

/** A shop says that the machine or the cash came back. */
export const liberar: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  // also what was released already, and now and then another shop's
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
