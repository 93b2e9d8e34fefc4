import { writeDraft } from '@corre/ui/shell/draft.ts';
import { useLembrado } from '../rascunho.ts';

const CHAVE = 'pendentes-parte';
const PARTES = ['entregas', 'custodia'] as const;

/** Returns the open part of the tab and its setter. */
export const useParteDosPendentes = () => useLembrado(CHAVE, PARTES);

/** Makes the tab open at cash and card machines. Call it before a link to the tab. */
export const abrirCustodia = (): void => writeDraft(CHAVE, 'custodia' satisfies (typeof PARTES)[number]);
