import { FUSO } from '@corre/contract/constants.ts';
import { semanaDe, semanasAntes } from '@corre/contract/week.ts';
import { TZDate } from '@date-fns/tz';
import { addDays, format } from 'date-fns';
import type { Draw } from './draw.ts';
import { PESSOAS } from './people.ts';

const MINUTO_MS = 60_000;
/** When deliveries begin, in minutes after midnight: lunch and dinner, forty minutes apart. */
const HORARIOS = [670, 710, 750, 790, 830, 1090, 1130, 1170, 1210, 1250, 1290, 1330] as const;
/** Monday to Sunday: the weekend is busiest. */
const PESO_DO_DIA = [8, 9, 10, 13, 19, 22, 19] as const;
/** How many of today's deliveries each courier has finished, at most. */
const FEITAS_HOJE = [3, 3, 2, 2, 1, 1] as const;

/** One delivery to be told: whose, and when it begins. */
export interface Compromisso {
  /** Index in `PESSOAS`. */
  pessoa: number;
  inicio: Date;
  hoje: boolean;
}

/** The day `yyyy-mm-dd` that lies `mais` days after `dia`. */
export function diaMais(dia: string, mais: number): string {
  const [ano = 1970, mes = 1, d = 1] = dia.split('-').map(Number);
  return format(addDays(new TZDate(ano, mes - 1, d, FUSO), mais), 'yyyy-MM-dd');
}

/** The instant of a wall-clock time in America/Sao_Paulo; `minutos` after midnight. */
export function instante(dia: string, minutos: number): Date {
  const [ano = 1970, mes = 1, d = 1] = dia.split('-').map(Number);
  return new Date(new TZDate(ano, mes - 1, d, 0, minutos, FUSO).getTime());
}

export const depois = (momento: Date, minutos: number): Date => new Date(momento.getTime() + minutos * MINUTO_MS);

/** As many slots of one week as the courier is to have, at most one each forty minutes. */
function semanaDaPessoa(sorteio: Draw, pessoa: number, segunda: string, meta: number): Compromisso[] {
  const ocupados = new Map<string, Date>();
  while (ocupados.size < meta) {
    const dia = diaMais(segunda, sorteio.porPeso(PESO_DO_DIA));
    const minuto = sorteio.um(HORARIOS);
    const inicio = depois(instante(dia, minuto), sorteio.inteiro(0, 4) / 5);
    ocupados.set(`${dia} ${minuto}`, inicio);
  }
  return [...ocupados.values()].map((inicio) => ({ pessoa, inicio, hoje: false }));
}

/** Today's: counted backwards from now, so that there are some at any time of the day but right after midnight. */
function hojeDaPessoa(pessoa: number, hoje: string, agora: Date): Compromisso[] {
  return Array.from({ length: FEITAS_HOJE[pessoa] ?? 0 }, (_, i) => ({
    pessoa,
    inicio: depois(agora, -45 * (i + 1) - 3 * pessoa),
    hoje: true,
  })).filter(({ inicio }) => inicio > instante(hoje, 1));
}

/** Everything from two weeks ago until now, in order. */
export function montarAgenda(sorteio: Draw, agora: Date): Compromisso[] {
  const estaSemana = semanaDe(agora);
  const hoje = format(new TZDate(agora, FUSO), 'yyyy-MM-dd');
  const agenda = PESSOAS.flatMap(({ metas }, pessoa) => [
    ...metas.flatMap((meta, i) => semanaDaPessoa(sorteio, pessoa, semanasAntes(estaSemana, 2 - i), meta)),
    ...hojeDaPessoa(pessoa, hoje, agora),
  ]);
  return agenda
    .filter(({ inicio, hoje: deHoje }) => deHoje || inicio < instante(hoje, 0))
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime());
}
