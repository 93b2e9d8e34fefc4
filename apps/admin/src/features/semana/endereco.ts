import { semanaPassada } from '@corre/ui/domain/numeros/periodo.tsx';

/** Returns the Monday of the last week that is over. */
export const ultimaSemana = (now: number): string => semanaPassada(now).de;

const SEGUNDA = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the Monday in the address `/semana/2026-11-16`, or null if the address names none. */
export function semanaDoEndereco(caminho: string): string | null {
  const dia = caminho.split('/')[2] ?? '';
  const instante = SEGUNDA.test(dia) ? new Date(`${dia}T00:00:00Z`) : null;
  return instante && instante.getUTCDay() === 1 ? dia : null;
}
