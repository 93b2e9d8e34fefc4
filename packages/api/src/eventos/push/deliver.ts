import type { AvisoPush } from '@corre/contract/push/contrato.ts';
import type { Row } from '@corre/db/database.ts';
import { InscricaoPush } from '@corre/db/push/push.entity.ts';
import webpush from 'web-push';
import type { Deps } from '../../base/deps.ts';
import { errorInLog } from '../../base/log.ts';
import { type PushResult, pushes } from '../../base/measures.ts';
import type { Vapid } from '../../base/ports.ts';
import { payloadOf } from './payload.ts';

/**
 * Statuses of a subscription that has ended, for example because the browser's permission was removed (RFC 8030 §7.3).
 */
const ACABADAS = new Set([404, 410]);

export type Enviar = Pick<Deps, 'orm' | 'config' | 'log'>;

/** One push to one browser. `segundos` is its time to live. A newer push with the same `topic` replaces it. */
export interface Envio extends Pick<Row<'inscricao_push'>, 'endpoint' | 'chave_p256dh' | 'chave_auth'> {
  aviso: AvisoPush;
  segundos: number;
  topic: string;
}

const resultOf = ({ ok, status }: Response): PushResult => {
  if (ACABADAS.has(status)) return 'gone';
  return ok ? 'sent' : 'refused';
};

async function post({ orm, config, log }: Enviar, vapid: Vapid, envio: Envio): Promise<PushResult> {
  const { endpoint, chave_p256dh, chave_auth, aviso, segundos, topic } = envio;
  const { method, headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh: chave_p256dh, auth: chave_auth } },
    payloadOf(aviso, config.SITE_URL),
    { vapidDetails: vapid, TTL: Math.ceil(segundos), urgency: 'high', topic },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([nome, valor]) => [nome, String(valor)])),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(config.OFERTA_SEGUNDOS * 1000),
  });
  await answer.body?.cancel();
  const result = resultOf(answer);
  pushes.inc({ result });
  if (result === 'gone') {
    await orm.em.fork().nativeDelete(InscricaoPush, { endpoint });
  } else if (result === 'refused') {
    log.warn({ topic, status: answer.status }, 'push service refused');
  }
  return result;
}

/** Sends all pushes, and returns the result of each. A failed push is counted. Never throws. */
export const deliver = (deps: Enviar, vapid: Vapid, envios: readonly Envio[]): Promise<PushResult[]> =>
  Promise.all(
    envios.map((envio) =>
      post(deps, vapid, envio).catch((err: unknown) => {
        pushes.inc({ result: 'failed' });
        deps.log.warn({ push: errorInLog(err), topic: envio.topic }, 'push not sent');
        return 'failed' as const;
      }),
    ),
  );
