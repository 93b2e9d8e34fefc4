import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useSyncExternalStore } from 'react';
import { FALHA } from './enviar-passo.ts';
import { juntarPassos } from './juntar-passos.ts';
import { readPassos, STORAGE_KEY, storePassos } from './ler-passos.ts';
import { idDoPasso, type Passo } from './passo.ts';
import {
  type Desfecho,
  type PassosEffect,
  type PassosEvent,
  type PassosState,
  passosReducer,
  storedState,
} from './passos-state.ts';

/** Storage may be forbidden. The steps then live as long as the page. */
function fromStorage(): readonly Passo[] | null {
  try {
    return readPassos();
  } catch {
    return null;
  }
}

let state = storedState(fromStorage() ?? []);
/** the steps that the storage and this tab had in common last */
let comuns = state.passos;
const listeners = new Set<() => void>();
/** the dialogs of `state.dialogs` */
const dialogs = new Map<string, (desfecho: Desfecho) => void>();

/** Stores the steps. Storage may be full or forbidden: the tab then goes on from its memory until it stores again. */
function store(passos: readonly Passo[]): void {
  try {
    storePassos(passos);
    comuns = passos;
  } catch {
    // `comuns` stays: what differs from it is not stored.
  }
}

function perform(effect: PassosEffect): void {
  switch (effect.type) {
    case 'store':
      store(effect.passos);
      return;
    case 'answerDialog':
      dialogs.get(effect.id)?.(effect.desfecho);
      dialogs.delete(effect.id);
      return;
    case 'notifyRefusal':
      notifyFailureWithReason(FALHA[effect.passo.tipo], effect.error);
  }
}

const sendsOnly = ({ type }: PassosEvent): boolean => type === 'sendStarted' || type === 'sendEnded';

/** Returns the steps from which a change starts: another tab may have changed those in the storage. */
function current(): readonly Passo[] {
  const guardados = fromStorage() ?? comuns;
  const passos = juntarPassos({ comuns, meus: state.passos, guardados });
  // Where only this tab changed, `comuns` keeps the steps that this tab knows.
  if (passos !== state.passos) comuns = guardados;
  return passos;
}

/** Feeds an event. */
export function feedPassos(event: PassosEvent): void {
  const passos = sendsOnly(event) ? state.passos : current();
  const [next, effects] = passosReducer(
    { ...state, passos },
    event.type === 'storedElsewhere' ? { ...event, passos } : event,
  );
  state = next;
  for (const effect of effects) perform(effect);
  if (state.passos !== comuns) store(state.passos);
  for (const tell of listeners) tell();
}

/** Adds a tapped step. */
export const darPasso = (passo: Passo): void => feedPassos({ type: 'tapped', passo, dialog: false });

/** Adds a tapped step and waits for its result. */
export const darPassoEEsperar = (passo: Passo): Promise<Desfecho> =>
  new Promise((resolve) => {
    dialogs.set(idDoPasso(passo), resolve);
    feedPassos({ type: 'tapped', passo, dialog: true });
  });

/** Removes steps that the courier undid or discarded. */
export const retirarPassos = (...passos: readonly Passo[]): void => feedPassos({ type: 'withdrawn', passos });

/** Sends a refused step once more. */
export const enviarDeNovo = (passo: Passo): void => feedPassos({ type: 'retried', passo });

export const passosAtuais = (): readonly Passo[] => state.passos;

/**
 * Whether a step that waits for the connection is not in the storage, so that closing the app would lose it. The
 * courier is told.
 */
export const soNaMemoria = (): boolean =>
  state.passos.some((passo) => state.esperam.has(idDoPasso(passo)) && !comuns.includes(passo));

/** Hears of the steps that another tab stores or settles. Returns the function that stops it. */
export function hearOtherTabs(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) feedPassos({ type: 'storedElsewhere', passos: [] });
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Returns the steps that the server does not have yet. Views and sender share this state. */
export const usePassos = (): PassosState => useSyncExternalStore(listen, () => state);

/** Returns `soNaMemoria`, for a view. */
export const useSoNaMemoria = (): boolean => useSyncExternalStore(listen, soNaMemoria);
