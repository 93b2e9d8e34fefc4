import { FUSO } from '@corre/contract/constants.ts';
import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { createDraw } from './draw.ts';
import { PESSOAS } from './people.ts';
import { chove, SEMANAS } from './town.ts';
import { type Corrida, corridaCalma, type Turno, trabalhar } from './work-day.ts';

const MINUTO_MS = 60_000;
/** The most deliveries that each courier has finished today before their first shift. */
const FEITAS_HOJE = [3, 3, 2, 2, 1, 1] as const;
/** Everything of today ended at least so many minutes ago. */
const ACABADA = 2;

/** A day of the history. `meia_noite` is the instant from which its minutes count. */
export interface DiaVivido {
  meia_noite: Date;
  /** the day that is not over; shops have launched none of its deliveries themselves */
  hoje: boolean;
  /** of the last weeks, which have more chats and ratings */
  recente: boolean;
  corridas: Corrida[];
  turnos: Turno[];
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

/** Returns the minute at which a request ended. */
const fimDe = ({ cancelada, paradas, pedida }: Corrida): number => cancelada ?? paradas.at(-1)?.fim ?? pedida;

/** Keeps of a day what had ended by this minute. Shifts go on until then. */
function ateOMinuto({ corridas, turnos }: Pick<DiaVivido, 'corridas' | 'turnos'>, minuto: number) {
  const acabadas = corridas.filter((corrida) => fimDe(corrida) < minuto - ACABADA);
  const comecados = turnos.filter(({ de }) => de < minuto - ACABADA);
  return { corridas: acabadas, turnos: comecados.map((turno) => ({ ...turno, ate: Math.min(turno.ate, minuto) })) };
}

/**
 * Returns today until now. Couriers whose shift has not begun made some deliveries anyway, counted backwards from now,
 * so that some exist at any time of the day except right after midnight.
 */
function hojeAteAgora(
  seed: number,
  hoje: string,
  agora: Date,
  vivido: Pick<DiaVivido, 'corridas' | 'turnos'>,
): DiaVivido {
  const draw = createDraw(seed);
  const meia_noite = instantAt(hoje, 0);
  const minuto = (agora.getTime() - meia_noite.getTime()) / MINUTO_MS;
  const dia: DiaVivido = { meia_noite, hoje: true, recente: true, ...ateOMinuto(vivido, minuto) };
  for (const pessoa of PESSOAS.keys()) {
    if (dia.turnos.some((turno) => turno.pessoa === pessoa)) continue;
    const pedidas = Array.from(
      { length: FEITAS_HOJE[pessoa] ?? 0 },
      (_, i) => minuto - 45 * (i + 1) - 3 * pessoa,
    ).filter((pedida) => pedida > 1);
    dia.corridas.push(...pedidas.map((pedida) => corridaCalma(draw, pessoa, pedida)));
    const primeira = Math.min(...pedidas);
    if (pedidas.length > 0) dia.turnos.push({ pessoa, de: Math.max(0, primeira - 18), ate: minuto });
  }
  return dia;
}

/**
 * Returns the days from eight weeks before the running week until now, in order. Each week has its own random
 * generator, so that a week that is over is the same at every hour.
 */
export function viverSemanas(seed: number, agora: Date): DiaVivido[] {
  const estaSemana = semanaDe(agora);
  const hoje = format(new TZDate(agora, FUSO), 'yyyy-MM-dd');
  const dias: DiaVivido[] = [];
  for (let semana = 0; semana <= SEMANAS; semana += 1) {
    const segunda = semanasBefore(estaSemana, SEMANAS - semana);
    const draw = createDraw(seed + semana);
    for (let dia = 0; dia < 7; dia += 1) {
      const data = diaMais(segunda, dia);
      const vivido = trabalhar(draw, { data, semana, dia, chuva: chove(semana, dia) });
      if (data < hoje)
        dias.push({ meia_noite: instantAt(data, 0), hoje: false, recente: semana >= SEMANAS - 2, ...vivido });
      if (data === hoje) dias.push(hojeAteAgora(seed, hoje, agora, vivido));
    }
  }
  return dias;
}
