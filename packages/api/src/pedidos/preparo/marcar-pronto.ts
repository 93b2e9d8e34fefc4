import type { Em } from '@corre/db/orm.ts';
import { agora, instant, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { refazerRetencao } from '../../despacho/kernel/reter.queries.ts';
import { anotarMarco } from '../marcos/anotar-marco.ts';
import { type Aviso, avisarMudadas, type Parada, travarParadas } from './paradas-do-aviso.ts';
import { longe } from './planejar.ts';

/**
 * Stores a new future time at which parcels will be ready. A held route waits for the new time. A route that is offered
 * or taken is not held again, and its courier reads the time. `agora` is the instant of the dispatch, whose lock the
 * caller holds, or null without the lock. Throws 409.
 */
async function dizerQuando(em: Em, aviso: Aviso & { pronto_em: string }, rota_id: number, agora: string | null) {
  const { esta, noBalcao, saiu } = await travarParadas(em, aviso, rota_id);
  if (esta.pronta) throw new BusinessError('PEDIDO_JA_PRONTO');
  if (saiu) throw new BusinessError('PEDIDO_JA_SAIU', { status: esta.status });
  const novas = noBalcao.filter(({ pronta }) => !pronta);
  await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ pronto_em: instant(aviso.pronto_em) })
    .where(
      'id',
      'in',
      novas.map(({ id }) => id),
    )
    .execute();
  if (agora !== null) await refazerRetencao(em, { rota_id, agora });
  await avisarMudadas(em, novas, rota_id);
  return { message: 'Horário atualizado!', solicitacao_ids: novas.map(({ id }) => id) };
}

/**
 * Returns the request's route, whether it is held, and whether the shop's time is in the future. A route that is no
 * longer held is never held again. This query locks nothing.
 */
async function rotaDe(em: Em, { solicitacao_id, comercio_id, pronto_em }: Aviso) {
  const quando = sql<string>`${pronto_em}::timestamptz`;
  const rota = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .select(['r.id', 'r.retida', 's.comercio_id'])
    .select([
      sql<boolean>`coalesce(${quando} > ${agora}, false)`.as('depois'),
      sql<boolean>`coalesce(${longe(quando)}, false)`.as('longe'),
    ])
    .where('s.id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!rota) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (rota.comercio_id !== comercio_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (rota.longe) throw new BusinessError('AGENDAMENTO_LONGE_DEMAIS');
  return rota;
}

/** Stores the milestone of stops that did not have it. Returns these stops. */
async function anotar(
  em: Em,
  comercio_id: number,
  paradas: readonly Parada[],
  quando: string | null,
): Promise<Parada[]> {
  const novas: Parada[] = [];
  for (const parada of paradas) {
    const autor = { ator_tipo: 'comercio', ator_id: comercio_id } as const;
    if (await anotarMarco(em, { solicitacao_id: parada.id, tipo: 'pronto', ...autor })) novas.push(parada);
  }
  if (novas.length === 0) return novas;
  await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ pronto_em: quando === null ? agora : instant(quando) })
    .where(
      'id',
      'in',
      novas.map(({ id }) => id),
    )
    .execute();
  return novas;
}

async function anunciar(em: Em, aviso: Aviso, rota_id: number, agora: string | null) {
  const { esta, noBalcao, saiu } = await travarParadas(em, aviso, rota_id);
  // A repeated call returns the same answer in any later state.
  if (saiu && !esta.pronta) throw new BusinessError('PEDIDO_JA_SAIU', { status: esta.status });
  const novas = await anotar(em, aviso.comercio_id, noBalcao, agora);
  if (novas.length > 0) {
    if (agora !== null) await refazerRetencao(em, { rota_id, agora });
    await avisarMudadas(em, novas, rota_id);
  }
  return { message: 'Pedido pronto!', solicitacao_ids: novas.map(({ id }) => id) };
}

/**
 * Stores that a parcel is ready, or when it will be (ADR 0016). It may apply to all parcels of the route. A held route
 * is offered now if all its parcels are ready. That needs the dispatch lock. A call for a whole route needs it too,
 * because a step of the route locks the same rows. Throws 400, 403, 404 and 409.
 */
export async function marcarPronto(em: Em, config: Config, aviso: Aviso) {
  const { id, retida, depois } = await rotaDe(em, aviso);
  const { pronto_em } = aviso;
  const dizer = (agora: string | null) =>
    depois && pronto_em !== null ? dizerQuando(em, { ...aviso, pronto_em }, id, agora) : anunciar(em, aviso, id, agora);
  const { comercio_id } = aviso;
  return retida || aviso.toda_rota ? comDespacho(em, config, { comercio_id }, dizer) : dizer(null);
}

/** Stores the milestone of those stops of a new route that were ready at the request. */
export async function anotarProntas(em: Em, { rota_id, comercio_id }: { rota_id: number; comercio_id: number }) {
  const prontas = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('rota_id', '=', rota_id)
    .where('pronto_em', '<=', agora)
    .orderBy('ordem')
    .execute();
  for (const { id } of prontas) {
    await anotarMarco(em, { solicitacao_id: id, tipo: 'pronto', ator_tipo: 'comercio', ator_id: comercio_id });
  }
}
