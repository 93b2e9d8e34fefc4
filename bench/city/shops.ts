import type { SignedIn } from '@corre/testing/harness/builders.ts';
import type { Pedido } from './day.ts';
import type { Stage } from './stage.ts';

/** A shop cancels a waiting request after this time, in seconds. */
const DESISTE = 45 * 60;

/** Cancels a request. The shop checks first that it still waits. */
async function desistir(palco: Stage, loja: SignedIn, id: number): Promise<void> {
  if (!palco.rua.espera(id)) return;
  const { status } = await palco.chamar('give up', () => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`));
  await palco.ver({ despachou: status === 200 });
}

/** Schedules an order of the day: the shop creates it at its second, and cancels it when no courier accepts. */
export function agendarPedido(palco: Stage, loja: SignedIn, { segundo, urgente, valores }: Pedido): void {
  const [primeiro = 8, ...outros] = valores;
  const endereco = `Rua ${segundo.toFixed(0)}`;
  const corpo = {
    endereco,
    valor_estimado: primeiro,
    urgente,
    multiplas_entregas: outros.map((valor_estimado, i) => ({ endereco: `${endereco}, ${i + 2}`, valor_estimado })),
  };
  palco.agenda.em(segundo, async () => {
    const { body, status } = await palco.chamar('ask', () =>
      loja.cliente.post<{ solicitacao_ids: number[] }>(
        `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
        corpo,
      ),
    );
    await palco.ver({ despachou: status === 200 });
    if (status !== 200) return;
    for (const id of body.solicitacao_ids) palco.agenda.daqui(DESISTE, () => desistir(palco, loja, id));
  });
}
