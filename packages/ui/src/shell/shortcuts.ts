import { useEffect } from 'react';
import { switchSingleKeys } from '../kit/keyboard/single-keys.ts';
import { useAccountChoice } from './account-choice.ts';

/** Returns whether this account wants single-key shortcuts, and the function that changes it. */
export const useShortcutChoice = () => useAccountChoice('atalhos');

/** Applies the account's choice about shortcuts. A panel with shortcuts calls it once. */
export function useChosenShortcuts(): void {
  const { on } = useShortcutChoice();
  useEffect(() => switchSingleKeys(on), [on]);
}
