import { COMERCIOS } from './people.ts';

/** Indexes of weekdays: 0 is Monday. */
const [QUARTA, SABADO] = [2, 5] as const;

/** How many requests a weekday brings, Monday to Sunday. Friday and Saturday are busiest. */
const MOVIMENTO_DO_DIA = [0.45, 0.5, 0.62, 0.78, 1.35, 1.25, 1] as const;

/** Requests of each hour of a day with the movement 1, from 10 h on: lunch and dinner. */
const PRIMEIRA_HORA = 10;
const PEDIDOS_POR_HORA = [0.2, 1.4, 2.2, 1.4, 0.5, 0.3, 0.3, 0.5, 2, 3.9, 4.9, 3.3, 0.8] as const;

/** The growth of the town, from the oldest week to last week. The running week is like last week. */
const CRESCIMENTO = [0.4, 0.46, 0.52, 0.58, 0.7, 0.82, 0.92, 1.05] as const;

/** Weeks of the history that are over. */
export const SEMANAS = CRESCIMENTO.length;

/** It rained on Saturday of last week, and on a Wednesday a month before. `semana` counts from the oldest week. */
const CHUVAS = [
  { semana: SEMANAS - 1, dia: SABADO },
  { semana: SEMANAS - 5, dia: QUARTA },
] as const;

/** A day of the history. */
export interface Dia {
  /** `yyyy-mm-dd` */
  data: string;
  /** from the oldest week on; SEMANAS is the running one */
  semana: number;
  /** 0 is Monday */
  dia: number;
  chuva: boolean;
}

export const chove = (semana: number, dia: number): boolean =>
  CHUVAS.some((chuva) => chuva.semana === semana && chuva.dia === dia);

/** Returns the expected requests of each hour of a day. More people order while it rains. */
export function pedidosDoDia({ semana, dia, chuva }: Dia): { hora: number; esperados: number }[] {
  const movimento = (MOVIMENTO_DO_DIA[dia] ?? 1) * (CRESCIMENTO[semana] ?? CRESCIMENTO[SEMANAS - 1] ?? 1);
  return PEDIDOS_POR_HORA.map((pedidos, i) => ({
    hora: PRIMEIRA_HORA + i,
    esperados: pedidos * movimento * (chuva ? 1.2 : 1),
  }));
}

const HORA_DO_JANTAR = 17;

/** Returns how often each shop orders in an hour. */
export const pesosDosComercios = (hora: number): number[] =>
  COMERCIOS.map(({ pesos }) => pesos[hora < HORA_DO_JANTAR ? 0 : 1]);

/** Returns the least and the most minutes that a courier waits at a shop's counter. */
export function balcaoDe(comercio_id: number, hora: number): readonly [number, number] {
  const { balcao } = COMERCIOS[comercio_id - 1] ?? COMERCIOS[0];
  return balcao[hora < HORA_DO_JANTAR ? 0 : 1];
}

/** In this bairro the bells are broken and the numbers are in disorder. */
const BAIRRO_DIFICIL = 'Jardim Alvorada';

/** Returns the probability that a delivery fails at the door at first. */
export const chanceDeProblema = (endereco: string): number => (endereco.endsWith(BAIRRO_DIFICIL) ? 0.4 : 0.015);
