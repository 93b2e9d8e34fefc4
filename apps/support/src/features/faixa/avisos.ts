import { useAvisoDeDinheiro } from '../custodia/aviso-de-dinheiro.ts';
import { useAvisoDeAjudas } from '../problemas/aviso-de-ajudas.ts';
import { useAvisoDeProblemas } from '../problemas/aviso-de-problemas.ts';
import type { AvisoVivo } from '../torre/aviso.ts';
import { useAvisoDeContestacoes } from './aviso-de-contestacoes.ts';

/** Returns all kinds of notices, most urgent first. */
export const useAvisos = (): AvisoVivo[] => [
  useAvisoDeAjudas(),
  useAvisoDeProblemas(),
  useAvisoDeContestacoes(),
  useAvisoDeDinheiro(),
];

/** Returns the sum of all notices. */
export const totalDosAvisos = (avisos: readonly AvisoVivo[]): number =>
  avisos.reduce((soma, { total }) => soma + total, 0);
