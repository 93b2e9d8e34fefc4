import { ESPERA_APOS_ACEITE_MS, ESPERA_APOS_RECUSA_MS } from '@corre/contract/constants.ts';
import type { RecusaFeita } from './motivo-da-recusa.tsx';
import type { Oferta } from './use-oferta-viva.ts';

export type Act = 'aceitar' | 'recusar';

/** A failed answer to an offer that is still alive: the attempted act, and the text for the offer's view. */
export interface Falha {
  oferta_id: number;
  act: Act;
  text: string;
}

/**
 * The courier's offers. Two things run side by side: the offer on the screen (`onScreen`), and the answer that is being
 * sent (`answer`). The server may name the next offer while the answer to the one before is still being sent.
 */
export interface OfertaState {
  online: boolean;
  /** the offer that the server named last */
  viva: Oferta | null;
  /** id of the offer that ended last; the server may still name it for a moment */
  encerrada: number;
  /** id of the offer that the courier put off with 'Ver depois' */
  adiada: number;
  /** deadline of the offer whose last seconds run */
  urgente: number;
  answer: { oferta: Oferta; act: Act } | null;
  falha: Falha | null;
  /** ids of offers whose acceptance was sent and got no answer: it may have arrived (ADR 0032) */
  incertas: ReadonlySet<number>;
  /** ids of offers that another tab of this browser answers */
  otherTabs: ReadonlySet<number>;
  /** the last refusal, while the question for its reason is open */
  recusou: RecusaFeita | null;
}

/** What happens to an offer. `now` is the server's time in epoch milliseconds. */
export type OfertaEvent =
  /** the server was asked for an offer, or the courier went on or offline */
  | { type: 'polled'; viva: Oferta | null; online: boolean; now: number }
  /** a button that responds was pressed */
  | { type: 'answerPressed'; oferta: Oferta; act: Act }
  | { type: 'laterPressed'; oferta_id: number }
  | { type: 'lastSeconds'; expira_em: number }
  | { type: 'deadline'; oferta_id: number }
  | { type: 'otherTabAnswered'; oferta_id: number }
  | { type: 'accepted'; oferta: Oferta; message: string }
  /** an accepted offer is among the courier's deliveries */
  | { type: 'listed'; oferta: Oferta; message: string }
  | { type: 'refused'; oferta: Oferta; text: string | null }
  /** the server says that the offer is over; `expirada`: because its time was over */
  | { type: 'rejected'; oferta: Oferta; text: string; expirada: boolean }
  /** no definite answer came */
  | { type: 'unanswered'; oferta: Oferta; act: Act; text: string; now: number }
  /** the server said whether an ended offer is the courier's; null without an answer */
  | { type: 'checked'; oferta: Oferta; timedOut: boolean; minha: boolean | null }
  | { type: 'reasonClosed' };

/** What the hook does about an event (use-oferta.ts). */
export type OfertaEffect =
  | { type: 'vibrate'; pattern: number | number[] }
  /** reports that the offer was seen */
  | { type: 'reportSeen' }
  | { type: 'tellOtherTabs'; oferta_id: number }
  | { type: 'send'; oferta: Oferta; act: Act }
  /** shows an accepted offer among the courier's deliveries; `listed` follows */
  | { type: 'list'; oferta: Oferta; message: string }
  /** asks whether the offer is now the courier's; `checked` follows */
  | { type: 'check'; oferta: Oferta; timedOut: boolean }
  | { type: 'notify'; tone: 'success' | 'info' | 'error'; text: string }
  /** reads the offers after the delay in milliseconds, and the queue at once */
  | { type: 'readOffers'; delay: number }
  | { type: 'readRefusals' }
  | { type: 'readDeliveries' }
  | { type: 'goToDelivery' };

export const NO_OFFER: OfertaState = {
  online: false,
  viva: null,
  encerrada: 0,
  adiada: 0,
  urgente: 0,
  answer: null,
  falha: null,
  incertas: new Set(),
  otherTabs: new Set(),
  recusou: null,
};

/** The text of [oferta-prazo]. */
const TEMPO_ESGOTADO = 'Tempo esgotado! Entrega passou para próximo entregador.';

/** The same text as the server's. */
const aceitas = (total: number) =>
  total > 1 ? `${total} entregas aceitas com sucesso!` : 'Entrega aceita com sucesso!';

/**
 * In milliseconds. An offer that disappears this shortly before its end has lapsed, because this phone's clock is only
 * an estimate.
 */
const END_MARGIN_MS = 1_500;

/** Returns the offer on the screen, whole or as a card after 'Ver depois'. */
export const onScreen = ({ viva, encerrada }: OfertaState): Oferta | null =>
  viva && viva.oferta_id !== encerrada ? viva : null;

type Step = [state: OfertaState, ...effects: OfertaEffect[]];

/** Ends an offer without an answer from this tab. A lapsed offer is the courier's only if an acceptance was sent. */
function end(state: OfertaState, oferta: Oferta, timedOut: boolean): Step {
  const lapsed = timedOut && !state.incertas.has(oferta.oferta_id);
  return [
    { ...state, encerrada: oferta.oferta_id },
    { type: 'readOffers', delay: ESPERA_APOS_RECUSA_MS },
    lapsed ? { type: 'notify', tone: 'info', text: TEMPO_ESGOTADO } : { type: 'check', oferta, timedOut },
  ];
}

/** An offer that leaves the screen has ended, unless this tab, another tab or the courier's switch explains it. */
function polled(state: OfertaState, { viva, online, now }: Extract<OfertaEvent, { type: 'polled' }>): Step {
  const next = { ...state, viva, online };
  const before = onScreen(state);
  if (!before || before.oferta_id === onScreen(next)?.oferta_id) return [next];
  if (!online || state.answer || state.otherTabs.has(before.oferta_id)) return [next];
  return end(next, before, now > before.expira_em - END_MARGIN_MS);
}

/** The toast for an offer that ended without an answer from this tab. */
function told(timedOut: boolean, incerta: boolean, minha: boolean | null): OfertaEffect[] {
  if (minha) return [];
  if (minha === null && incerta)
    return [{ type: 'notify', tone: 'error', text: 'Sem conexão: confira em Minhas Entregas se a oferta foi aceita.' }];
  const text = timedOut ? TEMPO_ESGOTADO : 'Esta oferta não está mais disponível.';
  return [{ type: 'notify', tone: 'info', text }];
}

function step(state: OfertaState, event: OfertaEvent): Step {
  const oferta = onScreen(state);
  switch (event.type) {
    case 'polled':
      return polled(state, event);
    case 'answerPressed':
      // A second tap before the buttons show the first one sends nothing.
      if (state.answer) return [state];
      return [
        { ...state, answer: { oferta: event.oferta, act: event.act }, falha: null },
        { type: 'tellOtherTabs', oferta_id: event.oferta.oferta_id },
        { type: 'send', oferta: event.oferta, act: event.act },
      ];
    case 'laterPressed':
      return [{ ...state, adiada: event.oferta_id }];
    case 'lastSeconds':
      return [
        { ...state, urgente: event.expira_em },
        { type: 'vibrate', pattern: 300 },
      ];
    case 'deadline':
      // The result of an answer that is being sent decides instead.
      return oferta?.oferta_id === event.oferta_id && !state.answer ? end(state, oferta, true) : [state];
    case 'otherTabAnswered':
      return [{ ...state, otherTabs: new Set([...state.otherTabs, event.oferta_id]) }];
    case 'accepted':
      return [state, { type: 'list', oferta: event.oferta, message: event.message }];
    case 'listed': {
      const { oferta_id } = event.oferta;
      const answer = state.answer?.oferta.oferta_id === oferta_id ? null : state.answer;
      return [
        { ...state, answer, encerrada: oferta_id, recusou: null },
        { type: 'notify', tone: 'success', text: event.message },
        { type: 'readOffers', delay: ESPERA_APOS_ACEITE_MS },
        { type: 'readDeliveries' },
        { type: 'goToDelivery' },
      ];
    }
    case 'refused': {
      const { oferta_id, first } = event.oferta;
      const refused = { solicitacao_id: first.id, text: event.text };
      return [
        { ...state, answer: null, encerrada: oferta_id, recusou: refused },
        { type: 'readRefusals' },
        { type: 'readOffers', delay: ESPERA_APOS_RECUSA_MS },
      ];
    }
    case 'rejected':
      return [
        { ...state, answer: null, encerrada: event.oferta.oferta_id },
        { type: 'notify', tone: 'error', text: event.text },
        // After an expired offer the app asks again sooner [oferta-aceite].
        { type: 'readOffers', delay: event.expirada ? ESPERA_APOS_RECUSA_MS : ESPERA_APOS_ACEITE_MS },
      ];
    case 'unanswered': {
      const { oferta: tried, act, text, now } = event;
      const { oferta_id } = tried;
      const incertas = act === 'aceitar' ? new Set([...state.incertas, oferta_id]) : state.incertas;
      const next = { ...state, answer: null, falha: { oferta_id, act, text }, incertas };
      const timedOut = now >= tried.expira_em;
      return timedOut || oferta?.oferta_id !== oferta_id ? end(next, tried, timedOut) : [next];
    }
    case 'checked': {
      const { oferta: ended, timedOut, minha } = event;
      const incerta = state.incertas.has(ended.oferta_id);
      // Without an acceptance from here, another device of the courier accepted the offer and shows it.
      if (!minha || !incerta) return [state, ...told(timedOut, incerta, minha)];
      return [state, { type: 'list', oferta: ended, message: aceitas(ended.paradas.length) }];
    }
    case 'reasonClosed':
      return [{ ...state, recusou: null }];
  }
}

/** Returns the next state and its effects, in their order. An offer that comes to the screen alerts [oferta-som]. */
export function ofertaReducer(state: OfertaState, event: OfertaEvent): [OfertaState, OfertaEffect[]] {
  const [next, ...effects] = step(state, event);
  const shown = onScreen(next)?.oferta_id;
  const comes = shown !== undefined && shown !== onScreen(state)?.oferta_id;
  return [next, comes ? [...effects, { type: 'vibrate', pattern: [200, 100, 200] }, { type: 'reportSeen' }] : effects];
}
