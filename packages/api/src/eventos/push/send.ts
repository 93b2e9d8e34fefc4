import type { AvisoPush } from '@corre/contract/push/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { InscricaoPush } from '@corre/db/push/push.entity.ts';
import { agora } from '@corre/db/sql.ts';
import webpush from 'web-push';
import type { Deps } from '../../base/deps.ts';
import { errorInLog } from '../../base/log.ts';
import { pushes } from '../../base/measures.ts';
import type { Vapid } from '../../base/ports.ts';

/** The browser took its permission back, or never had it: the subscription is over (RFC 8030 §7.3). */
const ACABADAS = new Set([404, 410]);

/**
 * Takes the offers that nobody has sent yet upon this process: whoever updates the row first sends it, so that many
 * processes wake a phone once. Index `oferta_push_a_enviar`.
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

type Envio = Awaited<ReturnType<typeof tomarEnvios>>[number];

type Enviar = Pick<Deps, 'orm' | 'config' | 'log'>;

const resultOf = ({ ok, status }: Response) => {
  if (ACABADAS.has(status)) return 'gone';
  return ok ? 'sent' : 'refused';
};

async function enviar({ orm, config, log }: Enviar, vapid: Vapid, envio: Envio): Promise<void> {
  const { oferta_id, entregador_id, endpoint, chave_p256dh, chave_auth } = envio;
  const aviso: AvisoPush = { tipo: 'oferta', oferta_id, entregador_id };
  const { method, headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh: chave_p256dh, auth: chave_auth } },
    JSON.stringify(aviso),
    { vapidDetails: vapid, TTL: Math.ceil(config.OFERTA_SEGUNDOS), urgency: 'high', topic: `oferta-${oferta_id}` },
  );
  const resposta = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([nome, valor]) => [nome, String(valor)])),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(config.OFERTA_SEGUNDOS * 1000),
  });
  await resposta.body?.cancel();
  pushes.inc({ result: resultOf(resposta) });
  if (ACABADAS.has(resposta.status)) {
    await orm.em.fork().nativeDelete(InscricaoPush, { endpoint });
  } else if (!resposta.ok) {
    log.warn({ oferta_id, status: resposta.status }, 'push service refused');
  }
}

/**
 * Wakes the phones of offers that went out by push. A push that fails costs what an offer that does not arrive costs: it
 * passes on after `OFERTA_ENTREGA_SEGUNDOS` (docs/decisions/0011-web-push.md). Never throws.
 */
export async function enviarPushes(deps: Enviar, vapid: Vapid): Promise<void> {
  try {
    const envios = await tomarEnvios(deps.orm.em.fork());
    await Promise.all(
      envios.map((envio) =>
        enviar(deps, vapid, envio).catch((err: unknown) => {
          pushes.inc({ result: 'failed' });
          deps.log.warn({ push: errorInLog(err), oferta_id: envio.oferta_id }, 'push not sent');
        }),
      ),
    );
  } catch (err) {
    deps.log.warn({ err }, 'pushes not looked at');
  }
}
