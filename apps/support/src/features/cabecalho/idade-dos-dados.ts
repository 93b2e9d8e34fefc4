import { formatAgo } from '@corre/ui/domain/format/dates.ts';

/** Data older than this are the past, in milliseconds. */
const VELHO_MS = 15_000;

/** 'atualizado há 8 s', and whether that is too long. Both in epoch milliseconds of one clock; `em` 0 = never. */
export function idadeDosDados(em: number, agora: number): { texto: string; velho: boolean } {
  if (em === 0) return { texto: 'atualizando', velho: false };
  return { texto: `atualizado ${formatAgo(em, agora)}`, velho: agora - em > VELHO_MS };
}
