import { formatTime } from '@corre/ui/domain/format/dates.ts';

/** Returns 'Bom dia' from 5:00, 'Boa tarde' from 12:00 and 'Boa noite' from 18:00, by the clock of São Paulo. */
export function saudacao(agora: number): string {
  const hora = Number(formatTime(agora).slice(0, 2));
  if (hora >= 5 && hora < 12) return 'Bom dia';
  return hora >= 12 && hora < 18 ? 'Boa tarde' : 'Boa noite';
}
