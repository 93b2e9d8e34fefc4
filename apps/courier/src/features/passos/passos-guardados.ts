import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { changeSealed, hearSealed, readSealed, sealedAccount } from '@corre/ui/shell/sealed/sealed.ts';
import { useSyncExternalStore } from 'react';
import { FALHA } from './falha-do-passo.ts';
import { juntarPassos } from './juntar-passos.ts';
import { PASSOS_SLOT, passosDe } from './ler-passos.ts';
import { idDoPasso, type Passo } from './passo.ts';
import {
  type Desfecho,
  type PassosEffect,
  type PassosEvent,
  type PassosState,
  passosReducer,
  storedState,
} from './passos-state.ts';

let state = storedState([]);
/** what the views see: a tap is shown once the device has it, or has refused it */
let shown = state;
/** the steps that the device and this tab had in common last */
let comuns = state.passos;
const listeners = new Set<() => void>();
/** the dialogs of `state.dialogs` */
const dialogs = new Map<string, (desfecho: Desfecho) => void>();
/** the answers to dialogs that wait for the device */
let answers: [id: string, desfecho: Desfecho][] = [];
/** ids of the steps whose write was given up (juntar-passos.ts) */
const tentados = new Set<string>();
let storing: Promise<boolean> | undefined;
let again = false;

function show(): void {
  shown = state;
  const due = answers;
  answers = [];
  for (const [id, desfecho] of due) {
    dialogs.get(id)?.(desfecho);
    dialogs.delete(id);
  }
  for (const tell of listeners) tell();
}

/** Every change of the list is stored (sync), so the effect 'store' needs nothing here. */
function perform(effect: PassosEffect): void {
  if (effect.type === 'answerDialog') answers.push([effect.id, effect.desfecho]);
  if (effect.type === 'notifyRefusal') notifyFailureWithReason(FALHA[effect.passo.tipo], effect.error);
}

function reduce(event: PassosEvent): void {
  const [next, effects] = passosReducer(state, event);
  state = next;
  for (const effect of effects) perform(effect);
}

/** Takes over what the device has now: `juntos`, made of `meus` and of other tabs' steps. */
function takeStored(meus: readonly Passo[], juntos: readonly Passo[]): void {
  comuns = juntos;
  // The courier may have tapped meanwhile.
  const passos = juntarPassos({ comuns: meus, meus: state.passos, guardados: juntos, tentados });
  if (passos !== state.passos) reduce({ type: 'storedElsewhere', passos });
  if (state.passos !== comuns) again = true;
}

/** Brings together this tab's steps and the device's. Returns false where the device refuses. */
async function storeOnce(): Promise<boolean> {
  const [conta, antes, meus] = [sealedAccount(), comuns, state.passos];
  let juntos = meus;
  const kept = await changeSealed(PASSOS_SLOT, (guardados) => {
    juntos = juntarPassos({ comuns: antes, meus, guardados: passosDe(guardados), tentados });
    return juntos.length > 0 ? juntos : undefined;
  });
  if (conta !== sealedAccount()) return true;
  if (!kept) {
    for (const passo of meus) if (!antes.includes(passo)) tentados.add(idDoPasso(passo));
    return false;
  }
  takeStored(meus, juntos);
  return true;
}

async function storeAll(): Promise<boolean> {
  let kept = true;
  while (again && kept) {
    again = false;
    kept = await storeOnce();
  }
  storing = undefined;
  show();
  return kept;
}

/**
 * Stores the steps. Resolves once the device has answered for this caller's steps too; true if it has them. A device
 * that refuses is asked again at the next event; the tab goes on from its memory.
 */
function sync(): Promise<boolean> {
  again = true;
  storing ??= storeAll();
  return storing;
}

/** Begins with the steps of the account that is open now; those of the account before stay sealed. */
function begin(): void {
  tentados.clear();
  state = storedState(passosDe(readSealed(PASSOS_SLOT)));
  comuns = state.passos;
  show();
}
if (sealedAccount() !== null) begin();
hearSealed(PASSOS_SLOT, (what) => (what === 'opened' ? begin() : void sync()));

const sendsOnly = ({ type }: PassosEvent): boolean => type === 'sendStarted' || type === 'sendEnded';

/** Feeds an event. Resolves when the device has answered and the views know. */
export async function feedPassos(event: PassosEvent): Promise<void> {
  reduce(event);
  if (sendsOnly(event)) {
    // At once: what is being sent can no longer be undone.
    shown = { ...shown, sending: state.sending };
    for (const tell of listeners) tell();
    if (state.passos === comuns) return;
  }
  await sync();
}

/** Takes in steps that an older release kept. Returns true once the device has them. */
export async function acolherPassos(antigos: readonly Passo[]): Promise<boolean> {
  const conta = sealedAccount();
  const novos = antigos.filter((passo) => !state.passos.some((other) => idDoPasso(other) === idDoPasso(passo)));
  reduce({ type: 'storedElsewhere', passos: [...novos, ...state.passos] });
  const kept = await sync();
  return kept && conta === sealedAccount();
}

/** Adds a tapped step. Resolves when it is kept, or refused by the device. */
export const darPasso = (passo: Passo): Promise<void> => feedPassos({ type: 'tapped', passo, dialog: false });

/** Adds a tapped step and waits for its result. */
export const darPassoEEsperar = (passo: Passo): Promise<Desfecho> =>
  new Promise((resolve) => {
    dialogs.set(idDoPasso(passo), resolve);
    void feedPassos({ type: 'tapped', passo, dialog: true });
  });

/** Removes steps that the courier undid or discarded. */
export const retirarPassos = (...passos: readonly Passo[]): void => void feedPassos({ type: 'withdrawn', passos });

/** Sends a refused step once more. */
export const enviarDeNovo = (passo: Passo): void => void feedPassos({ type: 'retried', passo });

export const passosAtuais = (): readonly Passo[] => state.passos;

/**
 * Whether a step that waits for the connection is not on the device, so that closing the app would lose it. The courier
 * is told.
 */
export const soNaMemoria = (): boolean =>
  shown.passos.some((passo) => shown.esperam.has(idDoPasso(passo)) && !comuns.includes(passo));

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** Returns the steps that the server does not have yet. Views and sender share this state. */
export const usePassos = (): PassosState => useSyncExternalStore(listen, () => shown);

/** Returns `soNaMemoria`, for a view. */
export const useSoNaMemoria = (): boolean => useSyncExternalStore(listen, soNaMemoria);
