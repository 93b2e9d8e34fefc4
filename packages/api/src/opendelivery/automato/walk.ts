import { CHAIN, type ChainEvent, type EventType, isEnd } from '../formato/vocabulary.ts';

/**
 * Something that happened to a delivery, as the automaton takes it; `quando` is an ISO instant in UTC.
 * - `aceita`: a courier has it; `atual`: nothing else of theirs comes before it. `vez`: what came before it has ended.
 * - `no_cliente`: the first proof that they are at the door. `entregue`: the customer has it, and something comes back.
 * - `devolver`: it is to be brought back undelivered. `devolvido`: that is done.
 * - `rejeitada`: nobody took it. `conclusao`: the requester said that it is finished, or was silent for too long.
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
    | 'problema'
    | 'cancelada'
    | 'rejeitada';
  quando: string;
  atual?: boolean;
  /** which problem, where it is one */
  problema_id?: number;
}

/** What the request announced that bears on the order of its events. */
export interface Wishes {
  /** the courier comes back to the shop */
  volta: boolean;
  /** the requester says itself when it is finished */
  conclusao: boolean;
}

/** How far the story of an attempt was told. */
export interface Told {
  /** the last event; null: only the PENDING of the answer */
  passo: EventType | null;
  /** its instant; null: none yet */
  ultimo: string | null;
  /** the delivery is finished with us */
  terminada: boolean;
  /** the requester's own word came */
  concluida: boolean;
}

/** One event to be sent. `problema_id`: the present event again, with this problem. */
export interface WalkEvent {
  tipo: EventType;
  quando: string;
  problema_id?: number;
}

const ORDER: readonly (EventType | null)[] = CHAIN;
const place = (passo: EventType | null): number => ORDER.indexOf(passo);

/** The first millisecond of a fact that is after everything told: no two events of an order share an instant. */
const instantAfter = (quando: string, ultimo: string | null): string =>
  new Date(Math.max(Date.parse(quando), ultimo === null ? 0 : Date.parse(ultimo) + 1)).toISOString();

const RETURN = place('RETURNING_TO_MERCHANT');
const comesBack = (passo: EventType | null, { volta }: Wishes) => volta || place(passo) === RETURN;

/** The events from the present one to `goal`, none left out; those of the return only where somebody returns. */
function stretch(passo: EventType | null, goal: ChainEvent, wishes: Wishes): readonly ChainEvent[] {
  const returns = comesBack(passo, wishes);
  return CHAIN.slice(place(passo) + 1, place(goal) + 1).filter((event) => returns || !event.startsWith('RETURN'));
}

/** How far a fact takes the story, wherever it stood. */
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
      // what is still at the shop is at no customer's
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

/** Brought back undelivered: only what left the shop and has not been delivered can be. */
const canTurn = (passo: EventType | null) =>
  place(passo) >= place('ORDER_PICKED') && place(passo) <= place('ARRIVED_AT_CUSTOMER');

/** The events of one fact, without their instants. */
function tell(fact: Fact, told: Told, wishes: Wishes): Omit<WalkEvent, 'quando'>[] {
  const { passo } = told;
  if (isEnd(passo)) return [];
  if (fact.tipo === 'cancelada') return [{ tipo: 'CANCELLED' }];
  // never after somebody had it: from then on it can only be cancelled
  if (fact.tipo === 'rejeitada') return [{ tipo: passo === null ? 'REJECTED' : 'CANCELLED' }];
  if (fact.tipo === 'devolver') return canTurn(passo) ? [{ tipo: 'RETURNING_TO_MERCHANT' }] : [];
  if (fact.tipo === 'problema') {
    return passo === null || fact.problema_id === undefined ? [] : [{ tipo: passo, problema_id: fact.problema_id }];
  }
  const goal = goalOf(fact, told, wishes);
  return goal === null ? [] : stretch(passo, goal, wishes).map((tipo) => ({ tipo }));
}

/**
 * The events that facts add to a story, in the order of Open Delivery (docs/decisions/0075-open-delivery-provider.md): a walk without
 * a gap, at most one end, each instant at least a millisecond after the one before. Whatever is told twice, or too late, adds nothing.
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
