import { randomUUID } from 'node:crypto';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { webhookHeaders } from '../../saida/assinatura/standard-webhooks.ts';
import { postOutside } from '../../saida/http/post.ts';

interface Ping {
  config: Config;
  url: string;
  segredos: readonly string[];
  /** the instant of the signature, by the database's clock, in milliseconds since 1970 */
  agora_ms: number;
}

const recusado = (porque: string) => new BusinessError('RECEPTOR_NAO_RESPONDEU', { porque });

/**
 * Accepts a receiver only if it answers a signed `ping` with 2xx, so that the user notices a wrong address at once. The
 * first ping comes before the receiver knows the secret. Call it outside of any transaction, because the other system
 * may take ten seconds.
 * @throws BusinessError 400, about the field `url_eventos`.
 */
export async function conferirReceptor({ config, url, segredos, agora_ms }: Ping): Promise<void> {
  const body = JSON.stringify({ type: 'ping', timestamp: new Date(agora_ms).toISOString(), data: {} });
  const timestamp = Math.floor(agora_ms / 1000);
  const headers = webhookHeaders(segredos, { id: `ping_${randomUUID()}`, timestamp, body });
  const outcome = await postOutside({ config, url, body, headers });
  if ('falha' in outcome) throw recusado(outcome.erro);
  if (outcome.http < 200 || outcome.http > 299) throw recusado(`a resposta foi ${outcome.http}`);
}
