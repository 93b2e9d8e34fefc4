import { setTimeout as wait } from 'node:timers/promises';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Deps } from '../base/deps.ts';
import { openDeliveryHeaders } from './assinatura/open-delivery.ts';
import { postOutside } from './http/post.ts';
import { appId } from './identidade.ts';
import { openDeliverySecret } from './segredos.ts';

/** A point of sale's answer about a delivery code. */
export type RespostaDoCodigo = 'certo' | 'errado' | 'sem resposta';

/** The limits of one attempt and of all attempts, in milliseconds. The courier waits at the door. */
const PERGUNTA_MS = 5_000;
const TUDO_MS = 9_000;
const PERGUNTAS = 3;
/** The pause between two attempts, in milliseconds. */
const PAUSA_MS = 300;

/** Returns the integration of a request, and its own id of the order. Uses the index `fluxo_externo_unico`. */
const aQuem = (em: Em, solicitacao_id: number) =>
  em
    .getKysely()
    .selectFrom('fluxo_externo as f')
    .innerJoin('tentativa as t', 't.fluxo_id', 'f.id')
    .innerJoin('pedido_externo as p', 'p.id', 't.pedido_externo_id')
    .innerJoin('integracao as i', 'i.id', 'f.integracao_id')
    .select(['p.order_id', 'i.id as integracao_id', 'i.url_codigo', 'i.merchant_id'])
    .select(['i.segredo_cifrado', 'i.segredo_anterior_cifrado', 'i.segredo_usado_em'])
    .select(sql<boolean>`coalesce(i.anterior_ate > ${agora}, false)`.as('anterior_vale'))
    .where('f.solicitacao_id', '=', solicitacao_id)
    .where(({ ref }) => ref('i.ativa'))
    .executeTakeFirst();

/** 2xx means right, 400 or 422 means wrong. Any other status says nothing about the code. */
function lida(http: number | null): RespostaDoCodigo {
  if (http !== null && http >= 200 && http < 300) return 'certo';
  return http === 400 || http === 422 ? 'errado' : 'sem resposta';
}

/**
 * Asks the point of sale whether a code is right (`confirmationCode` of Open Delivery). The call is signed like a
 * message. Call it outside of any transaction and lock: it tries three times, nine seconds in all. Writes nothing.
 */
export async function perguntarCodigo(
  em: Em,
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  { solicitacao_id, codigo }: { solicitacao_id: number; codigo: string },
): Promise<RespostaDoCodigo> {
  const quem = await aQuem(em, solicitacao_id);
  if (!quem?.url_codigo) return 'sem resposta';
  const body = JSON.stringify({ orderId: quem.order_id, deliveryCode: codigo });
  const secret = openDeliverySecret(vault, quem);
  const headers = openDeliveryHeaders({ appId: await appId(em, config), merchantId: quem.merchant_id, secret, body });
  const comeco = performance.now();
  for (let pergunta = 1; pergunta <= PERGUNTAS; pergunta += 1) {
    const timeoutMs = Math.min(PERGUNTA_MS, TUDO_MS - (performance.now() - comeco));
    if (timeoutMs <= PAUSA_MS) break;
    const callerLeft = await postOutside({ config, url: quem.url_codigo, body, headers, timeoutMs });
    const resposta = lida('http' in callerLeft ? callerLeft.http : null);
    if (resposta !== 'sem resposta') return resposta;
    await wait(PAUSA_MS);
  }
  return 'sem resposta';
}
