import { CHAIN, type ChainEvent, type EventType, isEnd } from '../formato/vocabulary.ts';

/**
 * Something that happened to a delivery, as input of the automaton. `quando` is an ISO instant in UTC.
 * - `aceita`: a courier accepted the delivery. `atual`: it is the courier's current job.
 * - `vez`: the courier's job before this one has ended.
 * - `no_cliente`: the first proof that the courier is at the customer's door.
 * - `entregue`: the customer has the order, and something goes back to the shop.
 * - `devolver`: the order goes back undelivered. `devolvido`: the shop has it again.
 * - `rejeitada`: no courier accepted it in time.
 * - `localizacao`: the courier sent a position.
 * - `conclusao`: the requester confirmed the end, or the time for the confirmation has passed.
 */
export interface Fact {
  tipo:
    | 'aceita'
    | 'vez'
    | 'em_retirada'
    | 'em_entrega'
    | 'no_cliente'
    | 'entregue'
    | 'devolver'
    | 'devolvido'
    | 'finalizada'
    | 'conclusao'
    | 'localizacao'
    | 'problema'
    | 'cancelada'
    | 'rejeitada';
  quando: string;
  atual?: boolean;
  /** the problem's id, for `problema` */
  problema_id?: number;
}

/** The wishes of an order that change the sequence of its events. */
export interface Wishes {
  /** the courier returns to the shop */
  volta: boolean;
  /** the requester confirms the end itself */
  conclusao: boolean;
}

/** The state of an attempt's event sequence. */
export interface Told {
  /** the last event; null: only the PENDING of the answer */
  passo: EventType | null;
  /** the instant of the last event; null: none yet */
  ultimo: string | null;
  /** the solicitação is finalizada */
  terminada: boolean;
  /** the requester has confirmed the end */
  concluida: boolean;
}

/** One event to send. With `problema_id` it repeats the current event and adds this problem. */
export interface WalkEvent {
  tipo: EventType;
  quando: string;
  problema_id?: number;
}

const ORDER: readonly (EventType | null)[] = CHAIN;
const place = (passo: EventType | null): number => ORDER.indexOf(passo);

/**
 * Returns the fact's instant, at least a millisecond after the last event. Two events of an order never share an
 * instant.
 */
const instantAfter = (quando: string, ultimo: string | null): string =>
  new Date(Math.max(Date.parse(quando), ultimo === null ? 0 : Date.parse(ultimo) + 1)).toISOString();

const RETURN = place('RETURNING_TO_MERCHANT');
const comesBack = (passo: EventType | null, { volta }: Wishes) => volta || place(passo) === RETURN;

/** Returns all events after the current one up to `goal`, without the return events if nobody returns. */
function stretch(passo: EventType | null, goal: ChainEvent, wishes: Wishes): readonly ChainEvent[] {
  const returns = comesBack(passo, wishes);
  return CHAIN.slice(place(passo) + 1, place(goal) + 1).filter((event) => returns || !event.startsWith('RETURN'));
}

/** Returns the event that a fact leads to, whatever the current event is. */
function goalOf({ tipo, atual }: Fact, told: Told, wishes: Wishes): ChainEvent | null {
  switch (tipo) {
    case 'aceita':
      return atual === true ? 'PICKUP_ONGOING' : 'ACCEPTED';
    case 'vez':
      return 'PICKUP_ONGOING';
    case 'em_retirada':
      return 'ARRIVED_AT_MERCHANT';
    case 'em_entrega':
      return 'DELIVERY_ONGOING';
    case 'no_cliente':
      // A parcel that has not left the shop cannot be at a customer's door.
      return place(told.passo) >= place('ORDER_PICKED') ? 'ARRIVED_AT_CUSTOMER' : null;
    case 'entregue':
      return wishes.volta ? 'RETURNING_TO_MERCHANT' : 'ORDER_DELIVERED';
    case 'devolvido':
      return place(told.passo) === RETURN ? 'RETURNED_TO_MERCHANT' : null;
    case 'finalizada':
      if (!wishes.conclusao || told.concluida) return 'DELIVERY_FINISHED';
      return comesBack(told.passo, wishes) ? 'RETURNED_TO_MERCHANT' : 'ORDER_DELIVERED';
    case 'conclusao':
      return told.terminada ? 'DELIVERY_FINISHED' : null;
    default:
      return null;
  }
}

/** Returns whether the order can go back: it has left the shop and is not delivered. */
const canTurn = (passo: EventType | null) =>
  place(passo) >= place('ORDER_PICKED') && place(passo) <= place('ARRIVED_AT_CUSTOMER');

/** Returns whether the event may repeat with a position. */
const isUnderWay = (passo: EventType | null) => passo === 'DELIVERY_ONGOING' || passo === 'RETURNING_TO_MERCHANT';

/** Returns the events of one fact, without their instants. */
function tell(fact: Fact, told: Told, wishes: Wishes): Omit<WalkEvent, 'quando'>[] {
  const { passo } = told;
  if (isEnd(passo)) return [];
  if (fact.tipo === 'cancelada') return [{ tipo: 'CANCELLED' }];
  // After an acceptance the order can only be cancelled, never rejected.
  if (fact.tipo === 'rejeitada') return [{ tipo: passo === null ? 'REJECTED' : 'CANCELLED' }];
  if (fact.tipo === 'devolver') return canTurn(passo) ? [{ tipo: 'RETURNING_TO_MERCHANT' }] : [];
  if (fact.tipo === 'problema') {
    return passo === null || fact.problema_id === undefined ? [] : [{ tipo: passo, problema_id: fact.problema_id }];
  }
  if (fact.tipo === 'localizacao') return isUnderWay(passo) ? [{ tipo: passo }] : [];
  const goal = goalOf(fact, told, wishes);
  return goal === null ? [] : stretch(passo, goal, wishes).map((tipo) => ({ tipo }));
}

/**
 * Returns the events that facts add, in the order of Open Delivery (ADR 0038). The sequence has no gap and at most one
 * end. Each instant is at least a millisecond after the one before. A repeated or late fact adds nothing.
 */
export function walk(begun: Told, wishes: Wishes, facts: readonly Fact[]): { events: WalkEvent[]; told: Told } {
  const events: WalkEvent[] = [];
  let told = begun;
  for (const fact of facts) {
    const before = told;
    for (const event of tell(fact, before, wishes)) {
      const quando = instantAfter(fact.quando, told.ultimo);
      events.push({ ...event, quando });
      told = { ...told, passo: event.tipo, ultimo: quando };
    }
    told = {
      ...told,
      terminada: told.terminada || fact.tipo === 'finalizada',
      concluida: told.concluida || fact.tipo === 'conclusao',
    };
  }
  return { events, told };
}
