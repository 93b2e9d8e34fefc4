import { setTimeout as wait } from 'node:timers/promises';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Deps } from '../base/deps.ts';
import { chamarApp } from './app-de-pedidos/chamar.ts';
import { openDeliveryHeaders } from './assinatura/open-delivery.ts';
import { postOutside } from './http/post.ts';
import { appId } from './identidade.ts';
import { openDeliverySecret } from './segredos.ts';

/** The answer of a point of sale or an ordering app about a delivery code. */
export type RespostaDoCodigo = 'certo' | 'errado' | 'sem resposta';

/** The limits of one attempt and of all attempts, in milliseconds. The courier waits at the door. */
const PERGUNTA_MS = 5_000;
const TUDO_MS = 9_000;
const PERGUNTAS = 3;
/** The pause between two attempts, in milliseconds. */
const PAUSA_MS = 300;

/** Asks once, and returns the status about the code. Null: no answer came, or none about the code. */
type Pergunta = (timeoutMs: number) => Promise<number | null>;

type Meios = Pick<Deps, 'config' | 'vault'>;
interface Dito {
  solicitacao_id: number;
  codigo: string;
}

/** Returns the point of sale of a request, and its own id of the order. Uses the index `fluxo_externo_unico`. */
const sistemaDe = (em: Em, solicitacao_id: number) =>
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

/** `confirmationCode` of Open Delivery, signed like a message. Null: no point of sale asked for this delivery. */
async function aoSistema(em: Em, { config, vault }: Meios, { solicitacao_id, codigo }: Dito): Promise<Pergunta | null> {
  const sistema = await sistemaDe(em, solicitacao_id);
  if (!sistema?.url_codigo) return null;
  const { order_id, merchant_id: merchantId, url_codigo: url } = sistema;
  const body = JSON.stringify({ orderId: order_id, deliveryCode: codigo });
  const secret = openDeliverySecret(vault, sistema);
  const headers = openDeliveryHeaders({ appId: await appId(em, config), merchantId, secret, body });
  return async (timeoutMs) => {
    const saiu = await postOutside({ config, url, body, headers, timeoutMs });
    return 'http' in saiu ? saiu.http : null;
  };
}

/** Returns the ordering app of a request, and its own id of the order. Uses the index `fluxo_externo_unico`. */
const appDe = (em: Em, solicitacao_id: number) =>
  em
    .getKysely()
    .selectFrom('fluxo_externo as f')
    .innerJoin('pedido_do_app as p', 'p.fluxo_id', 'f.id')
    .innerJoin('app_de_pedidos as a', 'a.integracao_id', 'f.integracao_id')
    .innerJoin('integracao as i', 'i.id', 'f.integracao_id')
    .select(['p.order_id', 'a.client_id', 'a.url_token', 'i.segredo_cifrado', 'i.url_eventos'])
    .where('f.solicitacao_id', '=', solicitacao_id)
    .where(({ ref }) => ref('i.ativa'))
    .executeTakeFirst();

/** `validateCode` of the Orders API. Null: the delivery is of no app's order, or the app is off. */
async function aoApp(em: Em, meios: Meios, { solicitacao_id, codigo }: Dito): Promise<Pergunta | null> {
  const app = await appDe(em, solicitacao_id);
  if (!app?.url_eventos) return null;
  const { order_id, url_eventos: base, ...credenciais } = app;
  const path = `/v1/orders/${order_id}/validateCode?deliveryCode=${encodeURIComponent(codigo)}` as const;
  return async (timeoutMs) => {
    const until = performance.now() + timeoutMs;
    const { saiu, pedido } = await chamarApp(meios, { base, ...credenciais }, { path, body: '', until });
    // A refused token says nothing about the code.
    return pedido && 'http' in saiu ? saiu.http : null;
  };
}

/** 2xx means right, 400 or 422 means wrong. Any other status says nothing about the code. */
function lida(http: number | null): RespostaDoCodigo {
  if (http !== null && http >= 200 && http < 300) return 'certo';
  return http === 400 || http === 422 ? 'errado' : 'sem resposta';
}

/**
 * Asks the point of sale or the ordering app whether a code is right. Call it outside of any transaction and lock: it
 * tries three times, nine seconds in all. Writes nothing.
 */
export async function perguntarCodigo(em: Em, meios: Meios, dito: Dito): Promise<RespostaDoCodigo> {
  const perguntar = (await aoSistema(em, meios, dito)) ?? (await aoApp(em, meios, dito));
  if (!perguntar) return 'sem resposta';
  const comeco = performance.now();
  for (let pergunta = 1; pergunta <= PERGUNTAS; pergunta += 1) {
    const timeoutMs = Math.min(PERGUNTA_MS, TUDO_MS - (performance.now() - comeco));
    if (timeoutMs <= PAUSA_MS) break;
    const resposta = lida(await perguntar(timeoutMs));
    if (resposta !== 'sem resposta') return resposta;
    await wait(PAUSA_MS);
  }
  return 'sem resposta';
}
