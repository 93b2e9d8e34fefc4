import { cleanText } from '@corre/contract/names.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import { tryOut } from '../../base/try-out.ts';
import { antecedenciaDaLoja } from '../../pedidos/preparo/planejar.ts';
import { criarSolicitacao } from '../../pedidos/solicitacoes/criar.ts';
import { cotarPedido } from '../conta/cotar.ts';
import type { Pace } from '../conta/eta.ts';
import { deliveryLimit, readyAt, rejectAt } from '../conta/prazos.ts';
import { rejeitarNaPorta } from '../eventos/rejeitar-na-porta.ts';
import { Problem } from '../formato/problem.ts';
import { endingOf, scriptOf } from '../teste/script.ts';
import { tell } from '../teste/tell.ts';
import type { Asked, Needs } from './asked.ts';
import { criarTentativa } from './criar-tentativa.ts';
import { bodyHash } from './hash.ts';
import { namedRequests, sharedDelivery } from './junto-de.ts';
import { stopOf } from './parada.ts';
import { refusalAtTheDoor, ridden } from './recusar-na-porta.ts';

/** The number of the new attempt, its order, and its instant. */
interface Next {
  pedido_externo_id: number;
  numero: number;
  agora: string;
}

/** Returns whether the courier returns: as the requester says, unless the shop's `retorno` setting waives it. */
const comesBack = ({ order, caller }: Asked) => order.returnToMerchant && caller.retorno === 'exigir';

/** The longest order number that a courier sees, in characters. */
const DISPLAY_MAX = 100;

/** The `Retry-After` while a shop has too many open requests, in seconds. */
const FULL_SECONDS = 60;

/** Returns the columns of an attempt that come from the order. */
function rememberedOf({ vault }: Needs, asked: Asked, next: Next) {
  const { caller, versao, order, body } = asked;
  return {
    ...next,
    integracao_id: caller.id,
    versao,
    corpo_cifrado: vault.seal(JSON.stringify(body)),
    corpo_hash: bodyHash(body),
    quer_pronto: order.notifyReadyForPickup,
    quer_coleta: order.notifyPickup,
    quer_conclusao: order.notifyConclusion,
    quer_codigo: order.confirmationCodeRequired,
    quer_retorno: comesBack(asked),
    recusa: null,
    rejeitar_em: null,
    solicitacao_id: null,
  };
}

/** Returns when an acceptance is expected, and when the order is rejected without one. */
async function termsOf(em: Em, { config }: Needs, { caller }: Asked, ready: string | null, agora: string) {
  const desiste_em = rejectAt(ready, agora, config.OD_REJEITAR_MIN);
  const lead = ready === null ? 0 : (await antecedenciaDaLoja(em, config, caller.comercio_id)) * 1000;
  const offered = Math.max(Date.parse(agora), ready === null ? 0 : Date.parse(ready) - lead);
  const estimativa = new Date(Math.min(offered + config.OFERTA_SEGUNDOS * 1000, Date.parse(desiste_em))).toISOString();
  return { desiste_em, estimativa };
}

/** Creates the solicitação, with the same limit and order in the queue as any other of the shop. */
async function requestOf(em: Em, needs: Needs, asked: Asked, more: { valor: number; ready: string | null }) {
  const { caller, order } = asked;
  const stop = stopOf(order, needs.config);
  if (stop.endereco === '') throw new Problem(400, 'deliveryAddress.street: está vazio');
  const entrada = {
    ...stop,
    comercio_id: caller.comercio_id,
    origem: 'opendelivery' as const,
    urgente: false,
    valor_estimado: more.valor,
    pronto_em: more.ready,
    // The delivery code is the requester's or none. Our own code stands on a page that the recipient may never get.
    exige_codigo: order.confirmationCodeRequired && caller.url_codigo !== null,
    multiplas_entregas: [],
  };
  const deFora = {
    canal: caller.nome,
    numero_pedido: cleanText(order.orderDisplayId).slice(0, DISPLAY_MAX).toWellFormed() || null,
    volta: comesBack(asked),
    codigo_de_fora: true,
    junto_de: await namedRequests(em, asked),
  };
  const { solicitacao_ids } = await criarSolicitacao(em, needs, entrada, deFora).catch((error: unknown) => {
    const full = error instanceof BusinessError && error.codigo === 'LOJA_LOTADA';
    throw full ? new Problem(503, error.detail, { wait: FULL_SECONDS }) : error;
  });
  return solicitacao_ids[0] ?? null;
}

type New = Parameters<typeof criarTentativa>[1];

/**
 * Creates an attempt in test mode. It tries the request without effect on the queue, and writes all messages of the
 * next minute at once.
 */
async function tentarEmTeste(
  em: Em,
  needs: Needs,
  asked: Asked,
  nova: New,
  { valor, pace, ready }: { valor: number; pace: Pace; ready: string | null },
) {
  await tryOut(em, (tx) => requestOf(tx, needs, asked, { valor, ready }));
  const attempt = await criarTentativa(em, nova);
  const { order } = asked;
  const limit = deliveryLimit(order, nova.agora);
  const journey = { pace, told: {}, ready: null, limit, volta: comesBack(asked) };
  const { fluxo_id, delivery_id: deliveryId } = attempt;
  const staged = {
    fluxo_id,
    integracao_id: asked.caller.id,
    deliveryId,
    order,
    journey,
    valor,
    conclusao: order.notifyConclusion,
  };
  const script = scriptOf(endingOf(order.customerName), nova.agora);
  await tell(em, needs, staged, { passo: null, ultimo: null, terminada: false, concluida: false }, script);
  return attempt;
}

/**
 * Creates the next attempt of an order: a solicitação, or a rejection with a reason. The caller holds the order's row.
 * A test order is refused and rejected by the rules for real orders.
 */
export async function tentar(em: Em, needs: Needs, asked: Asked, next: Next) {
  const { order, caller } = asked;
  const ready = readyAt(order, next.agora);
  if (ready === 'too far') throw new Problem(400, 'preparationStartDateTime: agende para no máximo 7 dias à frente');
  const { valor, pace } = await cotarPedido(em, needs.config, caller.comercio_id, order);
  const refusal = refusalAtTheDoor(order, { valor, pace, couriers: await ridden(em), now: next.agora });
  const remembered = rememberedOf(needs, asked, next);
  const terms = await termsOf(em, needs, asked, ready, next.agora);
  if (refusal !== null || valor === null) {
    const attempt = await criarTentativa(em, { ...remembered, ...terms, recusa: refusal?.info.reason ?? 'OTHER' });
    if (refusal) await rejeitarNaPorta(em, needs.vault, { integracao_id: caller.id, attempt, order, ...refusal });
    return attempt;
  }
  if (caller.ambiente === 'teste')
    return tentarEmTeste(em, needs, asked, { ...remembered, ...terms }, { valor, pace, ready });
  const solicitacao_id = await requestOf(em, needs, asked, { valor, ready });
  const delivery_id = await sharedDelivery(em, asked, solicitacao_id);
  return criarTentativa(em, { ...remembered, ...terms, delivery_id, solicitacao_id, rejeitar_em: terms.desiste_em });
}
