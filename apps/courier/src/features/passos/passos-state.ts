import { daMesmaEntrega, esperaDe, idDoPasso, mesmoAto, type Passo } from './passo.ts';

/** The result of a step for a dialog that waits: done, stored until the connection is back, or refused. */
export type Desfecho = 'feito' | 'guardado' | { field: string | null; text: string };

/**
 * The tapped steps that the server does not have yet, in the order of the taps. A step is one of these:
 * - tapped: it can be undone while `esperaDe` is not 0, and is then due;
 * - being sent: `sending`;
 * - waiting: in `esperam`, because it got no answer; it is sent again;
 * - refused: it has a `recusa` and blocks the later steps of its delivery, until the courier decides.
 * A step leaves the list when the server accepts it, and when the courier undoes or discards it.
 */
export interface PassosState {
  passos: readonly Passo[];
  /** ids of the steps that got no answer; after a reload, all stored steps count */
  esperam: ReadonlySet<string>;
  /** id of the step that is being sent, which can no longer be undone */
  sending: string | null;
  /** ids of the steps whose result an open dialog waits for */
  dialogs: ReadonlySet<string>;
}

/** What happens to the steps. `now` is `forwardNow()`. */
export type PassosEvent =
  | { type: 'tapped'; passo: Passo; dialog: boolean }
  /** the courier undid or discarded steps */
  | { type: 'withdrawn'; passos: readonly Passo[] }
  /** the courier sends a refused step once more */
  | { type: 'retried'; passo: Passo }
  | { type: 'sendStarted'; passo: Passo }
  | { type: 'sendEnded' }
  /** the server does not answer: every step that is due waits */
  | { type: 'unanswered'; now: number }
  | { type: 'accepted'; passo: Passo }
  | { type: 'refused'; passo: Passo; field: string | null; text: string; error: unknown }
  /** another tab stored a step, or settled one */
  | { type: 'storedElsewhere'; passos: readonly Passo[] };

/** What the store does about an event (passos-guardados.ts). */
export type PassosEffect =
  /** writes the steps into the browser's storage */
  | { type: 'store'; passos: readonly Passo[] }
  | { type: 'answerDialog'; id: string; desfecho: Desfecho }
  | { type: 'notifyRefusal'; passo: Passo; error: unknown };

type Step = [state: PassosState, effects: PassosEffect[]];

/** Returns the state after a reload: all stored steps wait. */
export const storedState = (passos: readonly Passo[]): PassosState => ({
  passos,
  esperam: new Set(passos.map(idDoPasso)),
  sending: null,
  dialogs: new Set(),
});

const has = (passos: readonly Passo[], id: string): boolean => passos.some((passo) => idDoPasso(passo) === id);

/** A changed list is stored at once, so that a dead connection or a closed page loses no tap. */
const changed = (state: PassosState, passos: readonly Passo[]): Step => [
  { ...state, passos },
  [{ type: 'store', passos }],
];

const withoutIds = (passos: readonly Passo[], ids: ReadonlySet<string>): Passo[] =>
  passos.filter((passo) => !ids.has(idDoPasso(passo)));

/** Answers the dialogs of these steps, if they have one. */
function answered(state: PassosState, ids: Iterable<string>, desfecho: Desfecho): Step {
  const heard = [...ids].filter((id) => state.dialogs.has(id));
  const dialogs = new Set([...state.dialogs].filter((id) => !heard.includes(id)));
  return [{ ...state, dialogs }, heard.map((id) => ({ type: 'answerDialog', id, desfecho }))];
}

/** Marks steps as waiting. The next step can then be tapped, and waiting dialogs get 'guardado'. */
function waiting(state: PassosState, ids: ReadonlySet<string>): Step {
  const esperam = new Set([...state.esperam, ...ids]);
  const isNew = (passo: Passo) => ids.has(idDoPasso(passo)) && !passo.espera;
  // Another tab of this phone does not send, so it learns this from the storage.
  const [stored, effects]: Step = state.passos.some(isNew)
    ? changed(
        state,
        state.passos.map((passo) => (isNew(passo) ? { ...passo, espera: true } : passo)),
      )
    : [state, []];
  const [next, answers] = answered({ ...stored, esperam }, ids, 'guardado');
  return [next, [...effects, ...answers]];
}

/**
 * Adds a tapped step. A second tap of the same act, here or in another tab, adds nothing. A refused step is replaced.
 * If an earlier step of the delivery waits for the connection, the new one waits too.
 */
function tapped(state: PassosState, passo: Passo, dialog: boolean): Step {
  const id = idDoPasso(passo);
  const before = state.passos.find((other) => mesmoAto(other, passo));
  const passos = !before
    ? [...state.passos, passo]
    : before.recusa === undefined
      ? state.passos
      : state.passos.map((other) => (other === before ? passo : other));
  const listening = dialog ? { ...state, dialogs: new Set([...state.dialogs, id]) } : state;
  const [added, effects] = changed(listening, passos);
  const behind = passos.some(
    (other) => state.esperam.has(idDoPasso(other)) && daMesmaEntrega(other, passo) && other.recusa === undefined,
  );
  // The same act of another tab is already stored.
  const [next, more] = behind
    ? waiting(added, new Set([id]))
    : has(passos, id)
      ? [added, []]
      : answered(added, [id], 'guardado');
  return [next, [...effects, ...more]];
}

/** If a dialog waits for a refused step, the dialog gets the refusal and the step is removed. Otherwise it stays. */
function refused(state: PassosState, { passo, field, text, error }: Extract<PassosEvent, { type: 'refused' }>): Step {
  const id = idDoPasso(passo);
  if (state.dialogs.has(id)) {
    const [heard, answers] = answered(state, [id], { field, text });
    const [next, effects] = changed(heard, withoutIds(state.passos, new Set([id])));
    return [next, [...answers, ...effects]];
  }
  const passos = state.passos.map((other) => (idDoPasso(other) === id ? { ...other, recusa: text } : other));
  const [next, effects] = changed(state, passos);
  return [next, [...effects, { type: 'notifyRefusal', passo, error }]];
}

/** A dialog here also waits for a step that another tab settles. */
function storedElsewhere(state: PassosState, passos: readonly Passo[]): Step {
  const esperam = new Set([...state.esperam, ...passos.filter(({ espera }) => espera).map(idDoPasso)]);
  const settled = [...state.dialogs].filter((id) => !has(passos, id));
  let [next, effects] = answered({ ...state, passos, esperam }, settled, 'feito');
  for (const passo of passos) {
    const { recusa: text } = passo;
    if (text === undefined || !next.dialogs.has(idDoPasso(passo))) continue;
    const [heard, answers] = answered(next, [idDoPasso(passo)], { field: null, text });
    const [removed, store] = changed(heard, withoutIds(heard.passos, new Set([idDoPasso(passo)])));
    next = removed;
    effects = [...effects, ...answers, ...store];
  }
  return [next, effects];
}

/** Returns the next state and its effects, in their order. */
export function passosReducer(state: PassosState, event: PassosEvent): Step {
  switch (event.type) {
    case 'tapped':
      return tapped(state, event.passo, event.dialog);
    case 'withdrawn':
      return changed(state, withoutIds(state.passos, new Set(event.passos.map(idDoPasso))));
    case 'retried':
      return changed(
        state,
        state.passos.map((other) => {
          const { recusa: _, ...semRecusa } = other;
          return idDoPasso(other) === idDoPasso(event.passo) ? semRecusa : other;
        }),
      );
    case 'sendStarted':
      return [{ ...state, sending: idDoPasso(event.passo) }, []];
    case 'sendEnded':
      return [{ ...state, sending: null }, []];
    case 'unanswered': {
      const due = state.passos.filter((passo) => passo.recusa === undefined && esperaDe(passo, event.now) === 0);
      return waiting(state, new Set(due.map(idDoPasso)));
    }
    case 'accepted': {
      const id = idDoPasso(event.passo);
      const [next, effects] = changed(state, withoutIds(state.passos, new Set([id])));
      const [heard, answers] = answered(next, [id], 'feito');
      return [heard, [...effects, ...answers]];
    }
    case 'refused':
      return refused(state, event);
    case 'storedElsewhere':
      return storedElsewhere(state, event.passos);
  }
}
