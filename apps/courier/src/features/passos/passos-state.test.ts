import { describe, expect, it } from 'vitest';
import { type Etapa, idDoPasso, type Marco, type Passo, UNDO_MS } from './passo.ts';
import { type PassosEffect, type PassosEvent, type PassosState, passosReducer, storedState } from './passos-state.ts';

const comum = { solicitacao_id: 7, endereco: 'Rua A, 1' };
const saida: Etapa = { ...comum, tipo: 'etapa', novo_status: 'em_entrega', paradas: [7, 8], quando: 1 };
const chegada: Marco = { ...comum, tipo: 'marco', marco: 'no_cliente', quando: 2 };
const fim: Etapa = { ...comum, tipo: 'etapa', novo_status: 'finalizada', paradas: [7], quando: 3 };
const other: Etapa = { ...saida, solicitacao_id: 9, paradas: [9], quando: 4 };
const [idSaida, idChegada] = [idDoPasso(saida), idDoPasso(chegada)];
const espera = <P extends Passo>(passo: P): P => ({ ...passo, espera: true });
const recusado = <P extends Passo>(passo: P): P => ({ ...passo, recusa: 'Cancelada' });

const none = storedState([]);
const tapped: PassosState = { ...none, passos: [saida] };
const asked: PassosState = { ...tapped, dialogs: new Set([idSaida]) };
const sending: PassosState = { ...tapped, sending: idSaida };
const waiting: PassosState = { ...none, passos: [espera(saida)], esperam: new Set([idSaida]) };
const refusedState: PassosState = { ...none, passos: [recusado(saida)] };

const store = (...passos: Passo[]): PassosEffect => ({ type: 'store', passos });
const kept = (passo: Passo): PassosEffect => ({ type: 'answerDialog', id: idDoPasso(passo), desfecho: 'guardado' });
const done = (passo: Passo): PassosEffect => ({ type: 'answerDialog', id: idDoPasso(passo), desfecho: 'feito' });
const tap = (passo: Passo, dialog = false): PassosEvent => ({ type: 'tapped', passo, dialog });
const error = new Error('Cancelada');
const refused: PassosEvent = { type: 'refused', passo: saida, field: 'codigo', text: 'Cancelada', error };

type Row = [what: string, state: PassosState, event: PassosEvent, next: PassosState, effects: PassosEffect[]];

const table = (rows: Row[]) =>
  it.each(rows)('%s', (_what, state, event, next, effects) =>
    expect(passosReducer(state, event)).toEqual([next, effects]),
  );

it('after a reload every stored step waits', () => {
  expect(storedState([saida, chegada]).esperam).toEqual(new Set([idSaida, idChegada]));
});

// [passos]
describe('a tap', () => {
  table([
    ['is stored before it is sent', none, tap(saida), tapped, [store(saida)]],
    ['of a dialog waits for its result', none, tap(saida, true), asked, [store(saida)]],
    ['of the same act adds nothing', tapped, tap({ ...saida, quando: 9 }), tapped, [store(saida)]],
    [
      'of the same act answers its dialog at once',
      tapped,
      tap({ ...saida, quando: 9 }, true),
      tapped,
      [store(saida), kept({ ...saida, quando: 9 })],
    ],
    [
      'of a refused act replaces it',
      refusedState,
      tap({ ...saida, quando: 9 }),
      {
        ...none,
        passos: [{ ...saida, quando: 9 }],
      },
      [store({ ...saida, quando: 9 })],
    ],
    [
      'behind a waiting step of its delivery waits too',
      waiting,
      tap(chegada, true),
      { ...none, passos: [espera(saida), espera(chegada)], esperam: new Set([idSaida, idChegada]) },
      [store(espera(saida), chegada), store(espera(saida), espera(chegada)), kept(chegada)],
    ],
    [
      'for another delivery does not wait',
      waiting,
      tap(other),
      { ...waiting, passos: [espera(saida), other] },
      [store(espera(saida), other)],
    ],
    [
      'behind a refused step does not wait for the connection',
      { ...refusedState, esperam: new Set([idSaida]) },
      tap(chegada),
      { ...refusedState, passos: [recusado(saida), chegada], esperam: new Set([idSaida]) },
      [store(recusado(saida), chegada)],
    ],
    ['is undone, or a refused step is discarded', tapped, { type: 'withdrawn', passos: [saida] }, none, [store()]],
  ]);
});

describe('sending', () => {
  table([
    ['starts: the step can no longer be undone', tapped, { type: 'sendStarted', passo: saida }, sending, []],
    ['ends', sending, { type: 'sendEnded' }, tapped, []],
    [
      'without an answer: what is due waits, and what can be undone does not',
      { ...sending, passos: [saida, fim], dialogs: new Set([idSaida]) },
      { type: 'unanswered', now: fim.quando + UNDO_MS - 1 },
      { ...sending, passos: [espera(saida), fim], esperam: new Set([idSaida]) },
      [store(espera(saida), fim), kept(saida)],
    ],
    ['without an answer again: nothing changes', waiting, { type: 'unanswered', now: 9 }, waiting, []],
    ['without an answer: a refused step does not wait', refusedState, { type: 'unanswered', now: 9 }, refusedState, []],
    [
      'accepted: the step leaves',
      sending,
      { type: 'accepted', passo: saida },
      { ...none, sending: idSaida },
      [store()],
    ],
    ['accepted: its dialog closes', asked, { type: 'accepted', passo: saida }, none, [store(), done(saida)]],
  ]);
});

describe('a refusal', () => {
  table([
    [
      'goes to the dialog that waits, and the step leaves',
      asked,
      refused,
      none,
      [{ type: 'answerDialog', id: idSaida, desfecho: { field: 'codigo', text: 'Cancelada' } }, store()],
    ],
    [
      'stays with the step where nothing waits, and is told',
      tapped,
      refused,
      refusedState,
      [store(recusado(saida)), { type: 'notifyRefusal', passo: saida, error }],
    ],
    [
      'is put aside to send the step once more',
      refusedState,
      { type: 'retried', passo: saida },
      tapped,
      [store(saida)],
    ],
  ]);
});

describe('another tab', () => {
  const elsewhere = (...passos: Passo[]): PassosEvent => ({ type: 'storedElsewhere', passos });
  table([
    ['tapped a step', none, elsewhere(saida), tapped, []],
    ['got no answer for a step, so it waits here too', tapped, elsewhere(espera(saida)), waiting, []],
    ['keeps the dialog of a step that is not settled', asked, elsewhere(saida), asked, []],
    ['had a step accepted: its dialog here closes', asked, elsewhere(), none, [done(saida)]],
    [
      'had a step refused: its dialog here gets the refusal',
      asked,
      elsewhere(recusado(saida), chegada),
      { ...none, passos: [chegada] },
      [{ type: 'answerDialog', id: idSaida, desfecho: { field: null, text: 'Cancelada' } }, store(chegada)],
    ],
  ]);
});
