import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccountChoice } from '../account-choice.ts';
import { tellInTitle } from '../page-title.ts';
import { playSound } from '../repeating-sound.ts';
import { choiceOf, NOTICES, type Notice } from './notices.ts';

/**
 * Announces new ids in `there`: one sound, unless this account silenced it, and a text in the title until the user
 * looks.
 * `there` is undefined until loaded. The ids of the first load announce nothing.
 */
export function useNotice(notice: Notice, there: readonly number[] | undefined): void {
  const { on } = useAccountChoice(choiceOf(notice));
  const known = useRef<ReadonlySet<number> | null>(null);
  const tell = useEffectEvent(() => {
    if (on) playSound(NOTICES[notice].tune);
    tellInTitle(NOTICES[notice].label);
  });
  const ids = there?.join();
  useEffect(() => {
    if (ids === undefined) return;
    const now = new Set(ids === '' ? [] : ids.split(',').map(Number));
    const before = known.current;
    known.current = now;
    if (before && [...now].some((id) => !before.has(id))) tell();
  }, [ids]);
}
