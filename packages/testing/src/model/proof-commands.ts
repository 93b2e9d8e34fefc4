import { codigoDaEntrega } from '@corre/api/pedidos/codigo/codigo.ts';
import { MARCOS_DO_ENTREGADOR } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';
import type { SignedIn } from '../harness/builders.ts';
import { dieDuring } from './deaths.ts';
import { type Act, choose, PASSO, pedidoOf, withoutChange } from './drawn.ts';
import type { Aberta, World } from './world.ts';

/** The next step after each status, up to `em_entrega`. */
const PROXIMO: Record<string, string | undefined> = { aceita: 'em_retirada', em_retirada: 'em_entrega' };

/** Takes the request to `em_entrega` by its courier, step by step. */
async function levar(world: World, { id, status }: Aberta, entregador: SignedIn): Promise<void> {
  for (let passo = PROXIMO[status]; passo; passo = PROXIMO[passo]) {
    const dita = await world.via(entregador).put(`/entregador/solicitacao/${id}/status`, { novo_status: passo });
    await world.note('avançar', dita.status);
    await world.passar(PASSO);
  }
}

/** Returns the requests that require a code. */
const comCodigo = async (world: World): Promise<number[]> =>
  (
    await world.api.orm.em
      .fork()
      .getKysely()
      .selectFrom('solicitacao')
      .select('id')
      .where('exige_codigo', '=', true)
      .execute()
  ).map(({ id }) => id);

/** Picks a delivery in progress and its courier, mostly in `em_entrega`, sometimes before it left the shop. */
async function aCaminho(world: World, qual: number, pedidos?: readonly number[]) {
  const pedido = await pedidoOf(world, qual, ({ id, entregador_id }) => {
    return entregador_id !== null && (pedidos?.includes(id) ?? true);
  });
  const entregador = pedido?.entregador_id ? await world.entregadorOf(pedido.entregador_id) : undefined;
  if (!pedido || !entregador) return undefined;
  if (qual % 6 !== 0) await levar(world, pedido, entregador);
  return { pedido, entregador };
}

/** A courier reports the return to the shop after any delivery that they finished. */
const voltar: Act = async (world, { qual }) => {
  const feitas = await world.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'entregador_id'])
    .where('status', '=', 'finalizada')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const feita = choose(feitas, qual);
  const entregador = feita?.entregador_id ? await world.entregadorOf(feita.entregador_id) : undefined;
  if (!feita || !entregador) return undefined;
  return withoutChange(world, null, 'a return', () =>
    world.via(entregador).put(`/entregador/solicitacao/${feita.id}/marco`, { tipo: 'devolvido' }),
  );
};

/** A courier brings back an order that was cancelled in their hands. */
const devolver: Act = async (world, { qual }) => {
  const voltas = await world.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('volta_a_loja')
    .select(['solicitacao_id', 'entregador_id'])
    .orderBy('solicitacao_id')
    .execute();
  const volta = choose(voltas, qual);
  const entregador = volta && (await world.entregadorOf(volta.entregador_id));
  if (!volta || !entregador) return undefined;
  return world.via(entregador).put(`/entregador/solicitacao/${volta.solicitacao_id}/marco`, { tipo: 'devolvido' });
};

/** Tells whether a return may end the request, because the shop or an answer wants it back. */
const volta = async (world: World, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from solicitacao where id = ${id} and (volta or a_devolver)`.execute(world.api.orm.em.fork().getKysely());
  return rows.length > 0;
};

const marcar: Act = async (world, { quem, qual }) => {
  const found = await aCaminho(world, qual);
  if (!found) return undefined;
  const { pedido, entregador } = found;
  const body = { tipo: choose(MARCOS_DO_ENTREGADOR, quem), feita_em: quem % 2 ? '2001-01-01T00:00:00Z' : undefined };
  const dizer = () => world.via(entregador).put(`/entregador/solicitacao/${pedido.id}/marco`, body);
  if (body.tipo === 'devolvido' && (await volta(world, pedido.id))) return dizer();
  return withoutChange(world, body.tipo === 'devolvido' ? null : entregador.id, 'a milestone', dizer);
};

const finalizarComCodigo: Act = async (world, { qual }) => {
  const found = await aCaminho(world, qual, await comCodigo(world));
  if (!found) return undefined;
  const { pedido, entregador } = found;
  const codigo = codigoDaEntrega(world.api.vault, pedido.id);
  return world
    .via(entregador)
    .put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada', codigo });
};

/** Returns the wrong codes of a delivery so far, or undefined if it requires no code, or no longer. */
const tentativasDe = async (world: World, solicitacao_id: number) =>
  (
    await world.api.orm.em
      .fork()
      .getKysely()
      .selectFrom('codigo_entrega')
      .select('tentativas')
      .where('solicitacao_id', '=', solicitacao_id)
      .where('dispensado_por', 'is', null)
      .executeTakeFirst()
  )?.tentativas;

/** Prepares a wrong code: a delivery that requires one, its count of wrong codes, and the call. */
async function errando(world: World, { quem, qual }: Parameters<Act>[1]) {
  const found = await aCaminho(world, qual, await comCodigo(world));
  const antes = found && (await tentativasDe(world, found.pedido.id));
  if (!found || antes === undefined) return undefined;
  const { pedido, entregador } = found;
  const certo = codigoDaEntrega(world.api.vault, pedido.id);
  // Sometimes the call has no code at all.
  const codigo = qual % 3 === 0 ? null : String((Number(certo) + 1 + (quem % 9_000)) % 10_000).padStart(4, '0');
  const dizer = () =>
    world.via(entregador).put(`/entregador/solicitacao/${pedido.id}/status`, { novo_status: 'finalizada', codigo });
  return { id: pedido.id, entregador, antes, dizer };
}

/** Sends a wrong code. Only the count may change. */
const errarCodigo: Act = async (world, command) => {
  const errado = await errando(world, command);
  return errado && withoutChange(world, errado.entregador.id, 'a wrong code', errado.dizer);
};

/**
 * Kills the process while it checks a wrong code, and the phone repeats the call at another process. This must count
 * once.
 */
const dieOnError: Act = async (world, command) => {
  const errado = world.temOutro() ? await errando(world, command) : undefined;
  if (!errado) return undefined;
  const answer = await withoutChange(world, errado.entregador.id, 'a wrong code said twice', () =>
    dieDuring(world, command.qual, 'errar o código', errado.dizer),
  );
  const depois = await tentativasDe(world, errado.id);
  if (depois === undefined || depois > errado.antes + 1)
    world.falhas.push(`a wrong code said twice counted from ${errado.antes} to ${depois}`);
  return answer;
};

const dispensar: Act = async (world, { qual }) => {
  const found = await aCaminho(world, qual);
  if (!found) return undefined;
  const { pedido, entregador } = found;
  return withoutChange(world, entregador.id, 'a dispensation', () =>
    world.via(world.suporte).put(`/suporte/solicitacao/${pedido.id}/codigo/dispensar`, { motivo: 'modelo' }),
  );
};

/** Commands about milestones, proofs, and support's dispensations. */
export const PROVAS: Record<string, Act> = {
  marcar,
  'voltar ao comércio': voltar,
  'devolver à loja': devolver,
  'finalizar com código': finalizarComCodigo,
  'errar o código': errarCodigo,
  'um processo morre ao errar': dieOnError,
  'dispensar o código': dispensar,
};
