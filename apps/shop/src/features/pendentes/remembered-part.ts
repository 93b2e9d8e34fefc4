import { writeDraft } from '@corre/ui/shell/draft.ts';
import { useRememberedChoice } from '../remembered.ts';

const KEY = 'pendentes-parte';
const PARTS = ['entregas', 'custodia'] as const;

/** Returns the open part of the tab and its setter. */
export const usePendentesPart = () => useRememberedChoice(KEY, PARTS);

/** Makes the tab open at cash and card machines. Call it before a link to the tab. */
export const openAtCustodia = (): void => writeDraft(KEY, 'custodia' satisfies (typeof PARTS)[number]);
