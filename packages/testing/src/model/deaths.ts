import { setTimeout as wait } from 'node:timers/promises';
import type { Resposta } from '../harness/client.ts';
import { escolher, type Fazer, pedidoDe } from './drawn.ts';
import type { World } from './world.ts';

/** A process is killed at most so many milliseconds after a request: before, during and after its transaction. */
const QUEDA_MS = 25;

/**
 * Kills a process during a call and repeats the call at the other process. `nome` is the command's name for the rules.
 */
export async function morrerDurante(
  mundo: World,
  qual: number,
  nome: string,
  chamar: () => Promise<Resposta<unknown>>,
): Promise<Resposta<unknown>> {
  const unanswered = chamar().catch(() => null);
  await wait(qual % QUEDA_MS);
  await mundo.matarProcesso();
  await unanswered;
  const resposta = await chamar();
  await mundo.calmaria();
  await mundo.notar(nome, resposta.status);
  return resposta;
}

/**
 * The shop repeats a request with the same key. There must be exactly one request, whether the dead process had written
 * it or not.
 */
const aoPedir: Fazer = async (mundo, { quem, qual }) => {
  const loja = escolher(mundo.lojas, quem);
  if (!loja || !mundo.temOutro()) return undefined;
  const endereco = `Rua ${crypto.randomUUID()}`;
  const chave = { 'idempotency-key': crypto.randomUUID() };
  const resposta = await morrerDurante(mundo, qual, 'pedir', () =>
    mundo
      .por(loja)
      .post(
        `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
        { endereco, valor_estimado: 9.5, urgente: qual % 2 === 0 },
        chave,
      ),
  );
  const db = mundo.api.orm.em.fork().getKysely();
  const feitos = await db.selectFrom('solicitacao').select('id').where('endereco', '=', endereco).execute();
  return feitos.length === 1 ? resposta : { ...resposta, status: 599, body: { feitos } };
};

/**
 * A courier finishes a delivery, or a shop confirms a handover. The money must move once, which the invariants of
 * custody check.
 */
const naCustodia: Fazer = async (mundo, { qual }) => {
  if (!mundo.temOutro()) return undefined;
  const pedido = await pedidoDe(mundo, qual, ({ status }) => status === 'em_entrega');
  const entregador = pedido?.entregador_id != null ? await mundo.entregadorDe(pedido.entregador_id) : undefined;
  if (pedido && entregador) {
    return morrerDurante(mundo, qual, 'avançar', () =>
      mundo.por(entregador).put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada' }),
    );
  }
  const prestacao = await mundo.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select(['id', 'comercio_id'])
    .where('confirmada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const loja = mundo.lojas.find(({ id }) => id === prestacao?.comercio_id);
  if (!prestacao || !loja) return undefined;
  return morrerDurante(mundo, qual, 'confirmar recebimento', () =>
    mundo.por(loja).put(`/custodia/prestacoes/${prestacao.id}/confirmar`),
  );
};

/** Commands during which a process is killed. */
export const MORTES: Record<string, Fazer> = {
  'um processo morre': aoPedir,
  'um processo morre com dinheiro': naCustodia,
};
