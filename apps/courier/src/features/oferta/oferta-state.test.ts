import { ESPERA_APOS_ACEITE_MS, ESPERA_APOS_RECUSA_MS } from '@corre/contract/constants.ts';
import { describe, expect, it } from 'vitest';
import { NO_OFFER, type OfertaEffect, type OfertaEvent, type OfertaState, ofertaReducer } from './oferta-state.ts';
import type { Oferta, Solicitacao } from './use-oferta-viva.ts';

const FIM = 100_000;
const oferta = (oferta_id: number): Oferta => ({
  oferta_id,
  expira_em: FIM,
  first: { id: oferta_id * 10 } as Solicitacao,
  paradas: [{ id: oferta_id * 10 } as Solicitacao],
  valor_total: 8.5,
  valor_liquido: 7.65,
  distancia_metros: null,
});
const [a, b] = [oferta(1), oferta(2)];

const none: OfertaState = { ...NO_OFFER, online: true };
const open: OfertaState = { ...none, viva: a };
const later: OfertaState = { ...open, adiada: 1 };
const accepting: OfertaState = { ...open, answer: { oferta: a, act: 'aceitar' } };
const refusing: OfertaState = { ...open, answer: { oferta: a, act: 'recusar' } };
const gone: OfertaState = { ...accepting, viva: null };
const followed: OfertaState = { ...accepting, viva: b };
const uncertain: OfertaState = {
  ...open,
  falha: { oferta_id: 1, act: 'aceitar', text: 'Erro ao aceitar' },
  incertas: new Set([1]),
};
const ended: OfertaState = { ...open, encerrada: 1 };
const endedUncertain: OfertaState = { ...uncertain, encerrada: 1 };
const asking: OfertaState = { ...ended, recusou: { solicitacao_id: 10, text: null } };

const alert: OfertaEffect[] = [{ type: 'vibrate', pattern: [200, 100, 200] }, { type: 'reportSeen' }];
const readSoon: OfertaEffect = { type: 'readOffers', delay: ESPERA_APOS_RECUSA_MS };
const readLater: OfertaEffect = { type: 'readOffers', delay: ESPERA_APOS_ACEITE_MS };
const info = (text: string): OfertaEffect => ({ type: 'notify', tone: 'info', text });
const lapsed = info('Tempo esgotado! Entrega passou para próximo entregador.');
const unavailable = info('Esta oferta não está mais disponível.');

const polled = (viva: Oferta | null, now = 0, online = true): OfertaEvent => ({
  type: 'polled',
  viva,
  online,
  now,
});
const unanswered = (act: 'aceitar' | 'recusar', now = 0): OfertaEvent => ({
  type: 'unanswered',
  oferta: a,
  act,
  text: 'Erro',
  now,
});
const checked = (minha: boolean | null, timedOut = false): OfertaEvent => ({
  type: 'checked',
  oferta: a,
  timedOut,
  minha,
});

type Row = [what: string, state: OfertaState, event: OfertaEvent, next: OfertaState, effects: OfertaEffect[]];

const table = (rows: Row[]) =>
  it.each(rows)('%s', (_what, state, event, next, effects) =>
    expect(ofertaReducer(state, event)).toEqual([next, effects]),
  );

describe('what the server names', () => {
  table([
    ['the first offer alerts', none, polled(a), open, alert],
    ['the same offer, read again, does nothing', open, polled({ ...a }), open, []],
    ['the same offer after its end stays away', ended, polled({ ...a }), ended, []],
    [
      'an offer that disappears early is checked',
      open,
      polled(null),
      { ...none, encerrada: 1 },
      [readSoon, { type: 'check', oferta: a, timedOut: false }],
    ],
    [
      'an offer that disappears 1.5 s before its end is still early',
      open,
      polled(null, FIM - 1_500),
      { ...none, encerrada: 1 },
      [readSoon, { type: 'check', oferta: a, timedOut: false }],
    ],
    [
      'an offer that disappears later has lapsed',
      open,
      polled(null, FIM - 1_499),
      { ...none, encerrada: 1 },
      [readSoon, lapsed],
    ],
    [
      'an offer whose acceptance got lost is checked, even when it lapsed',
      uncertain,
      polled(null, FIM),
      { ...uncertain, viva: null, encerrada: 1 },
      [readSoon, { type: 'check', oferta: a, timedOut: true }],
    ],
    [
      'an offer that another follows ends, and the other alerts',
      open,
      polled(b),
      { ...none, viva: b, encerrada: 1 },
      [readSoon, { type: 'check', oferta: a, timedOut: false }, ...alert],
    ],
    ['an offer leaves in silence when the courier goes offline', open, polled(null, 0, false), NO_OFFER, []],
    ['an offer may leave while its answer is being sent', accepting, polled(null), gone, []],
    ['the next offer alerts while an answer is being sent', accepting, polled(b), followed, alert],
    [
      'an offer that another tab answers leaves in silence',
      { ...open, otherTabs: new Set([1]) },
      polled(null),
      { ...none, otherTabs: new Set([1]) },
      [],
    ],
  ]);
});

describe('what the courier does', () => {
  const tell: OfertaEffect = { type: 'tellOtherTabs', oferta_id: 1 };
  const send = (act: 'aceitar' | 'recusar'): OfertaEffect => ({ type: 'send', oferta: a, act });
  const press = (act: 'aceitar' | 'recusar'): OfertaEvent => ({ type: 'answerPressed', oferta: a, act });
  table([
    ["'Aceitar' tells the other tabs and is sent", open, press('aceitar'), accepting, [tell, send('aceitar')]],
    ["'Recusar' too", open, press('recusar'), refusing, [tell, send('recusar')]],
    ["'Ver depois' keeps the offer as a card", open, { type: 'laterPressed', oferta_id: 1 }, later, []],
    ['the card answers too', later, press('aceitar'), { ...accepting, adiada: 1 }, [tell, send('aceitar')]],
    ['a second tap sends nothing', accepting, press('aceitar'), accepting, []],
    ['the other button sends nothing meanwhile', accepting, press('recusar'), accepting, []],
    [
      'a new attempt removes the failure',
      uncertain,
      press('aceitar'),
      { ...accepting, incertas: new Set([1]) },
      [tell, send('aceitar')],
    ],
    ['the reason is given or put away', asking, { type: 'reasonClosed' }, ended, []],
  ]);
});

describe('the clock', () => {
  const deadline: OfertaEvent = { type: 'deadline', oferta_id: 1 };
  table([
    [
      'the last seconds vibrate once',
      open,
      { type: 'lastSeconds', expira_em: FIM },
      { ...open, urgente: FIM },
      [{ type: 'vibrate', pattern: 300 }],
    ],
    ['the deadline ends the offer', open, deadline, ended, [readSoon, lapsed]],
    ['the deadline ends the card too', later, deadline, { ...later, encerrada: 1 }, [readSoon, lapsed]],
    ['the deadline waits for the answer that is being sent', accepting, deadline, accepting, []],
    [
      'a lost acceptance is checked at the deadline',
      uncertain,
      deadline,
      endedUncertain,
      [readSoon, { type: 'check', oferta: a, timedOut: true }],
    ],
    ['the deadline of an offer that is gone does nothing', none, deadline, none, []],
  ]);
});

describe('the answer of the server', () => {
  const taken: OfertaEffect[] = [readLater, { type: 'readDeliveries' }, { type: 'goToDelivery' }];
  const success: OfertaEffect = { type: 'notify', tone: 'success', text: 'Entrega aceita com sucesso!' };
  const message = 'Entrega aceita com sucesso!';
  const rejected = (expirada: boolean): OfertaEvent => ({ type: 'rejected', oferta: a, text: 'Não', expirada });
  const error: OfertaEffect = { type: 'notify', tone: 'error', text: 'Não' };
  table([
    [
      'an accepted offer is listed first',
      accepting,
      { type: 'accepted', oferta: a, message },
      accepting,
      [{ type: 'list', oferta: a, message }],
    ],
    [
      'a listed offer ends, and the courier goes to the delivery',
      { ...accepting, recusou: { solicitacao_id: 90, text: null } },
      { type: 'listed', oferta: a, message },
      ended,
      [success, ...taken],
    ],
    [
      'a listed offer leaves the answer to the next offer alone',
      { ...none, viva: b, answer: { oferta: b, act: 'aceitar' } },
      { type: 'listed', oferta: a, message },
      { ...none, viva: b, encerrada: 1, answer: { oferta: b, act: 'aceitar' } },
      [success, ...taken],
    ],
    [
      'a refused offer asks for the reason',
      refusing,
      { type: 'refused', oferta: a, text: null },
      asking,
      [{ type: 'readRefusals' }, readSoon],
    ],
    ['an offer that is over tells why', accepting, rejected(false), ended, [error, readLater]],
    ['after an expired offer the next one is asked for sooner', refusing, rejected(true), ended, [error, readSoon]],
  ]);
});

describe('no answer of the server', () => {
  const failed = (act: 'aceitar' | 'recusar') => ({ oferta_id: 1, act, text: 'Erro' });
  const check = (timedOut: boolean): OfertaEffect => ({ type: 'check', oferta: a, timedOut });
  const lost: OfertaState = { ...open, falha: failed('aceitar'), incertas: new Set([1]) };
  table([
    ['leaves the offer, and its acceptance is uncertain', accepting, unanswered('aceitar'), lost, []],
    ['leaves the offer after a refusal', refusing, unanswered('recusar'), { ...open, falha: failed('recusar') }, []],
    [
      'ends the offer after its deadline',
      accepting,
      unanswered('aceitar', FIM),
      { ...lost, encerrada: 1 },
      [readSoon, check(true)],
    ],
    [
      'ends a refused offer after its deadline without a question to the server',
      refusing,
      unanswered('recusar', FIM),
      { ...ended, falha: failed('recusar') },
      [readSoon, lapsed],
    ],
    [
      'ends an offer that left meanwhile',
      gone,
      unanswered('aceitar'),
      { ...lost, viva: null, encerrada: 1 },
      [readSoon, check(false)],
    ],
    [
      'ends an offer that another followed, and the other stays',
      followed,
      unanswered('aceitar'),
      { ...lost, viva: b, encerrada: 1 },
      [readSoon, check(false)],
    ],
  ]);
});

describe('what the server says of an ended offer', () => {
  const noLine: OfertaEffect = {
    type: 'notify',
    tone: 'error',
    text: 'Sem conexão: confira em Minhas Entregas se a oferta foi aceita.',
  };
  const list = (message: string): OfertaEffect => ({ type: 'list', oferta: a, message });
  const rota: Oferta = { ...a, paradas: [a.first, b.first] };
  table([
    ['somebody else has it', ended, checked(false), ended, [unavailable]],
    ['another device of the courier has it', ended, checked(true), ended, []],
    ['no answer, and no acceptance was sent', ended, checked(null), ended, [unavailable]],
    [
      'the lost acceptance had arrived',
      endedUncertain,
      checked(true, true),
      endedUncertain,
      [list('Entrega aceita com sucesso!')],
    ],
    [
      'the lost acceptance of a route had arrived',
      endedUncertain,
      { type: 'checked', oferta: rota, timedOut: false, minha: true },
      endedUncertain,
      [{ type: 'list', oferta: rota, message: '2 entregas aceitas com sucesso!' }],
    ],
    ['the lost acceptance had not arrived in time', endedUncertain, checked(false, true), endedUncertain, [lapsed]],
    ['no answer about a lost acceptance', endedUncertain, checked(null, true), endedUncertain, [noLine]],
  ]);
});

describe('another tab', () => {
  table([
    ['answers the offer', open, { type: 'otherTabAnswered', oferta_id: 1 }, { ...open, otherTabs: new Set([1]) }, []],
  ]);
});
