import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { NovaMensagem } from '../../saida/envio/fluxo.ts';
import { type Told, type WalkEvent, walk } from '../automato/walk.ts';
import { etaAt } from '../conta/eta.ts';
import { EVENT_TYPES, isEnd } from '../formato/vocabulary.ts';
import { eventBody } from './body.ts';
import { endingOf } from './ending.ts';
import { factsOf, type RawFact } from './facts.ts';
import { type Needs, type Scene, sceneOf } from './scene.ts';
import { isTheirNext, type Story } from './story.ts';

const ANOTHER_COURIER = 'A entrega passou para outro entregador';
const ALONE = 'Não deu para juntar aos outros pedidos: vai em rota própria';
const BY_SHOP = 'Cancelada pela loja';
const BY_SUPPORT = 'Cancelada pelo suporte';
const MINUTE_MS = 60_000;

/** Parts of the messages beside the events. */
interface Words {
  cancelled: string;
  /** another courier took over since the last event */
  takenOver: boolean;
  /** the order asked to be combined with others and is not */
  alone: boolean;
  /** when the order was requested, as an ISO instant */
  asked: string;
  desfecho: Story['desfecho'];
}

function wordsOf(
  { story: { transferida_em, criada_em, desfecho }, order, carried, ultimo }: Scene,
  raw: readonly RawFact[],
): Words {
  const by = raw.find(({ valor }) => valor === 'cancelada')?.ator_tipo;
  return {
    cancelled: by === 'suporte' || by === 'admin' ? BY_SUPPORT : BY_SHOP,
    takenOver: transferida_em !== null && ultimo !== null && Date.parse(transferida_em) > Date.parse(ultimo),
    alone: ultimo === null && (order.combinedOrdersIds?.length ?? 0) > 0 && carried?.others.length === 0,
    asked: criada_em,
    desfecho,
  };
}

/** Returns how long nobody accepted the order, as `1 minuto` or `40 minutos`. */
function waited(from: string, to: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

function messageOf({ tipo, quando }: WalkEvent, words: Words): string | undefined {
  const { cancelled, takenOver, alone, asked, desfecho } = words;
  const ending = endingOf(tipo, desfecho);
  if (ending !== undefined) return ending;
  if (tipo === 'REJECTED') return `Nenhum entregador aceitou em ${waited(asked, quando)}`;
  if (tipo === 'CANCELLED') return cancelled;
  if (takenOver) return ANOTHER_COURIER;
  return alone ? ALONE : undefined;
}

function corpoDe(event: WalkEvent, scene: Scene, words: Words, newest: boolean): string {
  const { story, order, journey, carried, troubles } = scene;
  const body = eventBody({
    deliveryId: story.delivery_id,
    order,
    event,
    message: messageOf(event, words),
    rejection: event.tipo === 'REJECTED' ? { reason: 'NO_DELIVERYPERSON_AVAILABLE' } : undefined,
    carried,
    eta: etaAt(event.quando, journey),
    newest,
    problem: event.problema_id === undefined ? undefined : troubles.get(event.problema_id),
  });
  return JSON.stringify(body);
}

/** Returns the messages. Each body knows the instants of the events before it; one-time notices go with the first. */
function messagesOf(events: readonly WalkEvent[], scene: Scene, words: Words): NovaMensagem[] {
  const { told } = scene.journey;
  const setsOut = told.PICKUP_ONGOING !== undefined || events.some(({ tipo }) => tipo === 'PICKUP_ONGOING');
  const seen = { ...scene, journey: { ...scene.journey, behind: !setsOut } };
  return events.map((event, i) => {
    if (!Object.hasOwn(told, event.tipo)) Object.assign(told, { [event.tipo]: event.quando });
    const own = i === 0 ? words : { ...words, takenOver: false, alone: false };
    return { tipo: event.tipo, quando: event.quando, corpo: corpoDe(event, seen, own, i === events.length - 1) };
  });
}

/**
 * Removes the rejection deadline. After the delivery's end, sets the deadline for the requester's announced
 * confirmation.
 */
const settle = (em: Em, { id, concluir_ate, quer_conclusao }: Story, { passo, terminada }: Told, minutes: number) =>
  em
    .getKysely()
    .updateTable('tentativa')
    .set({
      rejeitar_em: null,
      concluir_ate:
        terminada && quer_conclusao && !isEnd(passo) && concluir_ate === null
          ? sql<string>`${agora} + make_interval(mins => ${minutes})`
          : isEnd(passo)
            ? null
            : concluir_ate,
    })
    .where('id', '=', id)
    .execute();

/**
 * Moves a fact by one millisecond for each earlier stop of its route. The stops of a route share the instants of some
 * steps and, as combined orders, a `deliveryId`. A receiver that drops repeats by `deliveryId`, type and instant would
 * lose events without the shift.
 */
const inItsPlace = (fact: RawFact, { ordem }: Story): RawFact =>
  ordem === null || ordem === 1
    ? fact
    : { ...fact, quando: new Date(Date.parse(fact.quando) + ordem - 1).toISOString() };

/** Returns the state of the sequence before these facts. */
const toldBefore = ({ story, ultimo }: Scene, raw: readonly RawFact[]): Told => ({
  passo: EVENT_TYPES.find((type) => type === story.passo) ?? null,
  ultimo,
  terminada: story.status === 'finalizada' && !raw.some(({ valor }) => valor === 'finalizada'),
  // The confirmation may come before the end of the delivery.
  concluida: story.concluir_ate !== null,
});

/**
 * Returns the events that raw facts add to an order's stream, each with its exact body (ADR 0038). The caller holds the
 * lock of the stream's row. Returns nothing for an order whose data is erased.
 */
export async function expandOpenDelivery(
  em: Em,
  needs: Needs,
  fluxo_id: number,
  raw: readonly RawFact[],
): Promise<NovaMensagem[]> {
  const scene = await sceneOf(em, needs, fluxo_id);
  if (scene === null) return [];
  const problemas = new Map<number, MotivoProblema>([...scene.troubles].map(([id, { motivo }]) => [id, motivo]));
  const atual = raw.some(({ valor }) => valor === 'aceita') && (await isTheirNext(em, scene.story));
  // A position that is gone by now is not told.
  const lasting = raw.filter(({ tipo }) => tipo !== 'localizacao' || scene.carried?.lugar);
  const facts = lasting.flatMap((fact) => factsOf(inItsPlace(fact, scene.story), { atual, problemas }));
  const wishes = { volta: scene.story.quer_retorno, conclusao: scene.story.quer_conclusao };
  const { events, told } = walk(toldBefore(scene, raw), wishes, facts);
  if (told.passo !== null) await settle(em, scene.story, told, needs.config.OD_CONCLUSAO_MIN);
  return messagesOf(events, scene, wordsOf(scene, raw));
}
