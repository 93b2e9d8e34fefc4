import { writeDraft } from '@corre/ui/shell/draft.ts';
import { useLembrado } from '../rascunho/use-lembrado.ts';

const CHAVE = 'pendentes-parte';
const PARTES = ['entregas', 'custodia'] as const;

/** Which half of the tab is looked at. */
export const useParteDosPendentes = () => useLembrado(CHAVE, PARTES);

/** Before a link from elsewhere: the tab opens at cash and card machines. */
export const abrirCustodia = (): void => writeDraft(CHAVE, 'custodia' satisfies (typeof PARTES)[number]);
