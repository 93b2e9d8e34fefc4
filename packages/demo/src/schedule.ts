import { FUSO } from '@corre/contract/constants.ts';
import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import { TZDate } from '@date-fns/tz';
import { addDays, format } from 'date-fns';
import type { Draw } from './draw.ts';
import { PESSOAS } from './people.ts';

const MINUTO_MS = 60_000;
/** Start times of deliveries, in minutes after midnight: lunch and dinner, forty minutes apart. */
const HORARIOS = [670, 710, 750, 790, 830, 1090, 1130, 1170, 1210, 1250, 1290, 1330] as const;
/** Weights of Monday to Sunday. The weekend is busiest. */
const PESO_DO_DIA = [8, 9, 10, 13, 19, 22, 19] as const;
/** The most deliveries that each courier has finished today. */
const FEITAS_HOJE = [3, 3, 2, 2, 1, 1] as const;

/** A planned delivery: its courier and its start. */
export interface Compromisso {
  /** Index in `PESSOAS`. */
  pessoa: number;
  inicio: Date;
  hoje: boolean;
}

/** Returns the day `yyyy-mm-dd` that is `mais` days after `dia`. */
export function diaMais(dia: string, mais: number): string {
  const [ano = 1970, mes = 1, d = 1] = dia.split('-').map(Number);
  return format(addDays(new TZDate(ano, mes - 1, d, FUSO), mais), 'yyyy-MM-dd');
}

/** Returns the instant of a wall-clock time in America/Sao_Paulo. `minutos` is after midnight. */
export function instantAt(dia: string, minutos: number): Date {
  const [ano = 1970, mes = 1, d = 1] = dia.split('-').map(Number);
  return new Date(new TZDate(ano, mes - 1, d, 0, minutos, FUSO).getTime());
}

export const depois = (momento: Date, minutos: number): Date => new Date(momento.getTime() + minutos * MINUTO_MS);

/** Draws as many slots of one week as the courier needs, at most one per forty minutes. */
function semanaDaPessoa(draw: Draw, pessoa: number, segunda: string, meta: number): Compromisso[] {
  const ocupados = new Map<string, Date>();
  while (ocupados.size < meta) {
    const dia = diaMais(segunda, draw.porPeso(PESO_DO_DIA));
    const minuto = draw.um(HORARIOS);
    const inicio = depois(instantAt(dia, minuto), draw.inteiro(0, 4) / 5);
    ocupados.set(`${dia} ${minuto}`, inicio);
  }
  return [...ocupados.values()].map((inicio) => ({ pessoa, inicio, hoje: false }));
}

/**
 * Returns today's deliveries, counted backwards from now, so that some exist at any time of the day except right after
 * midnight.
 */
function hojeDaPessoa(pessoa: number, hoje: string, agora: Date): Compromisso[] {
  return Array.from({ length: FEITAS_HOJE[pessoa] ?? 0 }, (_, i) => ({
    pessoa,
    inicio: depois(agora, -45 * (i + 1) - 3 * pessoa),
    hoje: true,
  })).filter(({ inicio }) => inicio > instantAt(hoje, 1));
}

/** Returns all deliveries from two weeks ago until now, in order. */
export function montarAgenda(draw: Draw, agora: Date): Compromisso[] {
  const estaSemana = semanaDe(agora);
  const hoje = format(new TZDate(agora, FUSO), 'yyyy-MM-dd');
  const agenda = PESSOAS.flatMap(({ metas }, pessoa) => [
    ...metas.flatMap((meta, i) => semanaDaPessoa(draw, pessoa, semanasBefore(estaSemana, 2 - i), meta)),
    ...hojeDaPessoa(pessoa, hoje, agora),
  ]);
  return agenda
    .filter(({ inicio, hoje: deHoje }) => deHoje || inicio < instantAt(hoje, 0))
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime());
}
