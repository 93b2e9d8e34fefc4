import { useEffect } from 'react';
import { switchSingleKeys } from '../kit/keyboard/single-keys.ts';
import { useAccountChoice } from './account-choice.ts';

/** Whether this account wants shortcuts of one key, and what changes it. */
export const useShortcutChoice = () => useAccountChoice('atalhos');

/** Stands once in a panel that has shortcuts: they are as the account left them. */
export function useChosenShortcuts(): void {
  const { on } = useShortcutChoice();
  useEffect(() => switchSingleKeys(on), [on]);
}
