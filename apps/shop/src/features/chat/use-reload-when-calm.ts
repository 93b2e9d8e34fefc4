import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFocus } from '../remembered.ts';

/** The time without a key press before a reload is allowed, in milliseconds. */
export const CALM_MS = 2_000;

/** The activities that a reload would disturb. */
interface Activity {
  now: number;
  /** the time of the last key press, by the same clock */
  lastKey: number;
  /** number of dialogs on the screen, the ended chat included */
  dialogs: number;
  /** number of running mutations */
  sending: number;
  /** true if the focus is in a filled field without a draft, such as a password or a comment */
  writing: boolean;
}

/** True if the page may reload now: no typing, no open question, no running mutation (ADR 0033). */
export const isCalm = ({ now, lastKey, dialogs, sending, writing }: Activity): boolean =>
  now - lastKey >= CALM_MS && dialogs <= 1 && sending === 0 && !writing;

/** The interval of the check, in milliseconds. */
const CHECK_MS = 500;

/** True if the focus is in a filled field without a draft. */
function writesOutsideDraft(): boolean {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== '' && field.type !== 'radio' && !field.closest('[data-draft]');
}

/**
 * Returns a function that reloads the page after a chat has ended [chat]. The reload waits until it disturbs nothing.
 * `entrega_id` names the chat. If it changes before the reload, the reload is cancelled.
 */
export function useReloadWhenCalm(entrega_id: number | undefined): () => void {
  const client = useQueryClient();
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY);
  const [asked, setAsked] = useState<number>();
  useEffect(() => {
    const note = () => {
      lastKeyAt.current = performance.now();
    };
    document.addEventListener('keydown', note, true);
    return () => document.removeEventListener('keydown', note, true);
  }, []);
  useEffect(() => {
    if (asked === undefined || asked !== entrega_id) return;
    const timer = setInterval(() => {
      const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
      const activity = { now: performance.now(), lastKey: lastKeyAt.current, dialogs, sending: client.isMutating() };
      if (!isCalm({ ...activity, writing: writesOutsideDraft() })) return;
      clearInterval(timer);
      saveFocus();
      location.reload();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [asked, entrega_id, client]);
  return () => setAsked(entrega_id);
}
