import { formatAgo } from '@corre/ui/domain/format/dates.ts';

/** Above this age the data are out of date, in milliseconds. */
const VELHO_MS = 15_000;

/**
 * Returns the text 'atualizado há 8 s' and whether the data are too old.
 * Both arguments are epoch milliseconds of the same clock. `em` 0 means that no answer has arrived.
 */
export function idadeDosDados(em: number, agora: number): { texto: string; velho: boolean } {
  if (em === 0) return { texto: 'atualizando', velho: false };
  return { texto: `atualizado ${formatAgo(em, agora)}`, velho: agora - em > VELHO_MS };
}
