import { sql } from '@corre/db/sql.ts';
import type { Answer } from '../harness/client.ts';
import type { Aberta, World } from './world.ts';

/** A command, as numbers that select the person and the subject from the present world. */
export interface Command {
  nome: string;
  quem: number;
  qual: number;
}

/** Seconds between two calls. During a call the clock stands still. */
export const PASSO = 0.05;

/** Picks an element by a drawn number, or undefined from an empty list. */
export const choose = <T>(list: readonly T[], numero: number): T | undefined => list[numero % Math.max(1, list.length)];

/** Executes a command as an API call. Returns undefined when the world has no person or subject for it. */
export type Act = (world: World, command: Command) => Promise<Answer<unknown> | undefined>;

/** Picks an open request for a command. The command may be wrong for it. */
export async function pedidoOf(world: World, qual: number, filter: (aberta: Aberta) => boolean = () => true) {
  return choose((await world.abertas()).filter(filter), qual);
}

/**
 * Returns the values that milestones, codes and problems must not change: money, statuses and, with a courier, the
 * place in the queue.
 */
async function dinheiroELugar(world: World, entregador_id: number | null): Promise<string> {
  const { rows } = await sql<{ tudo: string }>`
    select jsonb_build_array(
             (select jsonb_agg(jsonb_build_array(id, valor, status) order by id) from entrega),
             (select count(*) from custodia_movimento),
             (select jsonb_agg(jsonb_build_array(id, status, entregador_id, data_status) order by id) from solicitacao
               where status not in ('finalizada', 'cancelada')),
             (select jsonb_build_array(fila_desde, entregas_abertas, recusas_consecutivas) from fila_entregador
               where entregador_id = ${entregador_id}))::text as tudo`.execute(world.api.orm.em.fork().getKysely());
  return rows[0]?.tudo ?? '';
}

/**
 * Runs `act` and adds a fault if it changed money, a status or this courier's place. An act that takes the dispatch lock
 * gives no courier: it also records what was due, such as a lapse, and `checkLugares` looks at those places.
 */
export async function withoutChange(
  world: World,
  entregador_id: number | null,
  nome: string,
  act: () => ReturnType<Act>,
) {
  const antes = await dinheiroELugar(world, entregador_id);
  const answer = await act();
  const depois = await dinheiroELugar(world, entregador_id);
  if (depois !== antes) world.falhas.push(`${nome} moved money or a place: ${antes} -> ${depois}`);
  return answer;
}
