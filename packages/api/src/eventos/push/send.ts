import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Vapid } from '../../base/ports.ts';
import { deliver, type Enviar } from './deliver.ts';

/**
 * Claims the offers that no process has sent yet. The process whose update is first sends them, so a phone gets one
 * push. Index `oferta_push_a_enviar`.
 */
const tomarEnvios = (em: Em) =>
  em
    .getKysely()
    .with('minha', (db) =>
      db
        .updateTable('oferta')
        .set({ push_em: agora })
        .where(({ ref }) => ref('por_push'))
        .where('push_em', 'is', null)
        .where('resultado', 'is', null)
        .where('expira_em', '>', agora)
        .returning(['id', 'entregador_id']),
    )
    .selectFrom('minha as m')
    .innerJoin('inscricao_push as i', 'i.entregador_id', 'm.entregador_id')
    .select(['m.id as oferta_id', 'm.entregador_id', 'i.endpoint', 'i.chave_p256dh', 'i.chave_auth'])
    .execute();

/** What the sending of offers needs. `emVao` is told of an offer whose push no browser can get any more. */
interface EnviarOfertas extends Enviar {
  emVao: (oferta: Pick<Row<'oferta'>, 'id' | 'entregador_id'>) => Promise<void>;
}

type Tomado = Awaited<ReturnType<typeof tomarEnvios>>[number];

/**
 * Sends one offer to all browsers of its courier. Where all of them are over, there is nobody to wait for.
 * A refusal keeps the wait: its subscription stays, and without the wait the courier would be called for one route after
 * the other.
 */
async function enviarOferta(deps: EnviarOfertas, vapid: Vapid, [tomado, ...outros]: readonly Tomado[]): Promise<void> {
  if (!tomado) return;
  const { oferta_id, entregador_id } = tomado;
  const results = await deliver(
    deps,
    vapid,
    [tomado, ...outros].map(({ endpoint, chave_p256dh, chave_auth }) => ({
      endpoint,
      chave_p256dh,
      chave_auth,
      aviso: { tipo: 'oferta', oferta_id, entregador_id },
      // Later it would wake the phone for an offer that has passed on.
      segundos: deps.config.OFERTA_PUSH_SEGUNDOS,
      topic: `oferta-${oferta_id}`,
    })),
  );
  if (results.every((result) => result === 'gone')) await deps.emVao({ id: oferta_id, entregador_id });
}

/**
 * Sends the pushes of offers that were made by push. A failed push has the same effect as an offer that does not
 * arrive: the route passes on after `OFERTA_PUSH_SEGUNDOS`, or at once where the courier has no subscription left
 * (ADR 0015). Never throws.
 */
export async function enviarPushes(deps: EnviarOfertas, vapid: Vapid): Promise<void> {
  try {
    const tomados = Map.groupBy(await tomarEnvios(deps.orm.em.fork()), ({ oferta_id }) => oferta_id);
    // Each offer for itself, because none waits for the push service of another.
    const enviados = await Promise.allSettled([...tomados.values()].map((envios) => enviarOferta(deps, vapid, envios)));
    for (const enviado of enviados) {
      if (enviado.status === 'rejected') deps.log.warn({ err: enviado.reason }, 'push in vain not passed on');
    }
  } catch (err) {
    deps.log.warn({ err }, 'pushes not looked at');
  }
}

/**
 * Claims the watchdog's questions that no process has sent yet. The process whose update is first sends them, as for
 * offers. Index `vigia_push_a_enviar`.
 */
const tomarPerguntas = (em: Em) =>
  em
    .getKysely()
    .with('minha', (db) =>
      db
        .updateTable('vigia')
        .set({ push_em: agora })
        .where(({ ref }) => ref('por_push'))
        .where('push_em', 'is', null)
        .where('encerrada_em', 'is', null)
        .returning(['id', 'entregador_id']),
    )
    .selectFrom('minha as m')
    .innerJoin('inscricao_push as i', 'i.entregador_id', 'm.entregador_id')
    .select(['m.id as vigia_id', 'm.entregador_id', 'i.endpoint', 'i.chave_p256dh', 'i.chave_auth'])
    .execute();

/** Sends pushes to couriers who are asked 'Tudo bem?' while their app is closed (ADR 0025). Never throws. */
export async function enviarPerguntas(deps: Enviar, vapid: Vapid): Promise<void> {
  try {
    const envios = await tomarPerguntas(deps.orm.em.fork());
    await deliver(
      deps,
      vapid,
      envios.map(({ vigia_id, entregador_id, ...inscricao }) => ({
        ...inscricao,
        aviso: { tipo: 'pergunta', vigia_id, entregador_id },
        // After this time the watchdog asks support instead.
        segundos: deps.config.VIGIA_RESPOSTA_SEGUNDOS,
        topic: `vigia-${vigia_id}`,
      })),
    );
  } catch (err) {
    deps.log.warn({ err }, 'questions not looked at');
  }
}
