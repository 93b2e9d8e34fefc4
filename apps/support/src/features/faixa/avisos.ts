import { useAvisoDeDinheiro } from '../custodia/aviso-de-dinheiro.ts';
import { useAvisoDeAjudas } from '../problemas/aviso-de-ajudas.ts';
import { useAvisoDeProblemas } from '../problemas/aviso-de-problemas.ts';
import type { AvisoVivo } from '../torre/aviso.ts';
import { useAvisoDeContestacoes } from './aviso-de-contestacoes.ts';

/** Everything that can need somebody now, the most pressing first: one line for each kind. */
export const useAvisos = (): AvisoVivo[] => [
  useAvisoDeAjudas(),
  useAvisoDeProblemas(),
  useAvisoDeContestacoes(),
  useAvisoDeDinheiro(),
];

/** How much needs somebody now, all kinds together. */
export const totalDosAvisos = (avisos: readonly AvisoVivo[]): number =>
  avisos.reduce((soma, { total }) => soma + total, 0);
