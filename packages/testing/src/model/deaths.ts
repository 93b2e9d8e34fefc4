import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../harness/client.ts';
import { type Act, choose, pedidoOf } from './drawn.ts';
import type { World } from './world.ts';

/** A process is killed at most so many milliseconds after a request: before, during and after its transaction. */
const QUEDA_MS = 25;

/**
 * Kills a process during a call and repeats the call at the other process. `nome` is the command's name for the rules.
 */
export async function dieDuring(
  world: World,
  qual: number,
  nome: string,
  call: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const unanswered = call().catch(() => null);
  await wait(qual % QUEDA_MS);
  await world.killProcess();
  await unanswered;
  const answer = await call();
  await world.calmaria();
  await world.note(nome, answer.status);
  return answer;
}

/**
 * The shop repeats a request with the same key. There must be exactly one request, whether the dead process had written
 * it or not.
 */
const aoPedir: Act = async (world, { quem, qual }) => {
  const loja = choose(world.lojas, quem);
  if (!loja || !world.temOutro()) return undefined;
  const endereco = `Rua ${crypto.randomUUID()}`;
  const chave = { 'idempotency-key': crypto.randomUUID() };
  const answer = await dieDuring(world, qual, 'pedir', () =>
    world
      .via(loja)
      .post(
        `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
        { endereco, valor_estimado: 9.5, urgente: qual % 2 === 0 },
        chave,
      ),
  );
  const db = world.api.orm.em.fork().getKysely();
  const feitos = await db.selectFrom('solicitacao').select('id').where('endereco', '=', endereco).execute();
  return feitos.length === 1 ? answer : { ...answer, status: 599, body: { feitos } };
};

/**
 * A courier finishes a delivery, or a shop confirms a handover. The money must move once, which the invariants of
 * custody check.
 */
const naCustodia: Act = async (world, { qual }) => {
  if (!world.temOutro()) return undefined;
  const pedido = await pedidoOf(world, qual, ({ status }) => status === 'em_entrega');
  const entregador = pedido?.entregador_id != null ? await world.entregadorOf(pedido.entregador_id) : undefined;
  if (pedido && entregador) {
    return dieDuring(world, qual, 'avançar', () =>
      world.via(entregador).put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada' }),
    );
  }
  const prestacao = await world.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select(['id', 'comercio_id'])
    .where('confirmada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const loja = world.lojas.find(({ id }) => id === prestacao?.comercio_id);
  if (!prestacao || !loja) return undefined;
  return dieDuring(world, qual, 'confirmar recebimento', () =>
    world.via(loja).put(`/custodia/prestacoes/${prestacao.id}/confirmar`),
  );
};

/** Commands during which a process is killed. */
export const MORTES: Record<string, Act> = {
  'um processo morre': aoPedir,
  'um processo morre com dinheiro': naCustodia,
};
