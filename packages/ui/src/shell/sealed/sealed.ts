import { useEffect, useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock.ts';
import { bounded, deleteAll, locked, openAll, openOne, store } from './stores.ts';

/** Personal data that this device keeps, sealed per account (ADR 0049). Other values stay in localStorage. */

/** 'opened': the values are of another account now. 'changed': another tab wrote the slot. */
type Hear = (what: 'opened' | 'changed') => void;
interface News {
  conta: string;
  slot: string;
}

let wanted: readonly string[] = [];
let account: string | null = null;
/** the account left by 'Sair': nothing may be written any more */
let left = false;
/** counts openings, so that a late one does not replace a newer one */
let turn = 0;
/** the values of `account`; where IndexedDB refuses, they live as long as the page */
const values = new Map<string, unknown>();
const hearers = new Map<string, Set<Hear>>();
const gates = new Set<() => void>();
let channel: BroadcastChannel | undefined;

const tell = (slot: string, what: 'opened' | 'changed'): void => {
  for (const hear of hearers.get(slot) ?? []) hear(what);
};

async function hearNews({ conta, slot }: News): Promise<void> {
  if (conta !== account || left || !hearers.has(slot)) return;
  const value = await bounded(openOne(conta, slot)).catch(() => undefined);
  if (conta !== account || left) return;
  values.set(slot, value);
  tell(slot, 'changed');
}

function hearOtherTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined' || typeof indexedDB === 'undefined') return;
  channel = new BroadcastChannel('selado');
  channel.onmessage = ({ data }: MessageEvent<News>) => void hearNews(data);
}

function enter(conta: string, opened: ReadonlyMap<string, unknown>): void {
  const late = conta === account && !left;
  account = conta;
  left = false;
  values.clear();
  for (const [slot, value] of opened) values.set(slot, value);
  for (const slot of hearers.keys()) tell(slot, late ? 'changed' : 'opened');
  for (const look of gates) look();
}

/** Names the slots that this panel reads before its first rendering. Without any, nothing is kept. */
export function wantSealed(slots: readonly string[]): void {
  wanted = slots;
}

/** Opens an account's values. Resolves in any case, after 3 s at most: the page then starts without them. */
export async function openSealed(conta: string): Promise<void> {
  if (wanted.length === 0) return;
  turn += 1;
  const mine = turn;
  hearOtherTabs();
  const loading = openAll(conta, wanted, serverNow(), (opened) => {
    if (mine === turn) enter(conta, opened);
  });
  await bounded(loading).catch(() => {
    if (mine === turn && (account !== conta || left)) enter(conta, new Map());
  });
}

/** Returns the account whose values are open, or null. */
export const sealedAccount = (): string | null => (left ? null : account);

/** Returns a value of the open account, or undefined. */
export const readSealed = (slot: string): unknown => (left ? undefined : values.get(slot));

/** Returns a value that is too large for the memory. Rejects where IndexedDB refuses. */
export const loadSealed = async (slot: string): Promise<unknown> =>
  account === null || left ? undefined : bounded(openOne(account, slot));

interface Written {
  value: unknown;
  /** other tabs need to know */
  changed: boolean;
}

async function written(slot: string, act: (conta: string, late: AbortSignal) => Promise<Written>): Promise<boolean> {
  const conta = sealedAccount();
  if (conta === null) return false;
  const late = new AbortController();
  const acting = async () => {
    const done = await act(conta, late.signal);
    if (!done.changed) return done;
    channel?.postMessage({ conta, slot } satisfies News);
    // The write landed after this page gave up on it, and is news here too.
    if (late.signal.aborted) void hearNews({ conta, slot });
    return done;
  };
  try {
    const { value } = await bounded(locked(conta, acting, late), late);
    if (conta !== sealedAccount()) return false;
    if (wanted.includes(slot)) values.set(slot, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a value; undefined deletes it. Returns true when the device has it, false where only the memory has it. Other
 * tabs are not told: each writes its own.
 */
export function writeSealed(slot: string, value: unknown): Promise<boolean> {
  if (sealedAccount() !== null && wanted.includes(slot)) values.set(slot, value);
  return written(slot, async (conta, late) => {
    await store([conta, slot], value, late);
    return { value, changed: false };
  });
}

/**
 * Stores what `to` makes of the stored value, with no other tab in between. Returns true when the device has it.
 * `to` may run in vain: after `false`, nothing that it returned counts.
 */
export function changeSealed(slot: string, to: (stored: unknown) => unknown): Promise<boolean> {
  return written(slot, async (conta, late) => {
    const before = await openOne(conta, slot);
    const value = to(before);
    const changed = JSON.stringify(value) !== JSON.stringify(before);
    if (changed) await store([conta, slot], value, late);
    return { value, changed };
  });
}

/** Hears of a slot's values. Returns the function that stops it. */
export function hearSealed(slot: string, hear: Hear): () => void {
  const all = hearers.get(slot) ?? new Set();
  hearers.set(slot, all.add(hear));
  return () => void all.delete(hear);
}

/** Deletes the open account's values and its key, at 'Sair' [sair]. Resolves in any case. */
export async function forgetSealed(): Promise<void> {
  const conta = sealedAccount();
  left = true;
  turn += 1;
  values.clear();
  if (conta !== null) await bounded(deleteAll(conta)).catch(() => undefined);
}

const watchGate = (look: () => void) => {
  gates.add(look);
  return () => void gates.delete(look);
};

/** Opens this account's values. Returns whether they are open. */
export function useSealed(conta: string | null): boolean {
  const opened = useSyncExternalStore(watchGate, () => account);
  useEffect(() => {
    if (conta !== null && conta !== opened && !left) void openSealed(conta);
  }, [conta, opened]);
  return wanted.length === 0 || (conta !== null && conta === opened);
}
