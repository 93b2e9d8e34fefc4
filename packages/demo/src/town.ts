import { COMERCIOS } from './people.ts';

/** Indexes of weekdays: 0 is Monday. */
const [QUARTA, SEXTA, SABADO] = [2, 4, 5] as const;

/** How many requests a weekday brings, Monday to Sunday. Friday and Saturday are busiest. */
const MOVIMENTO_DO_DIA = [0.6, 0.78, 0.86, 0.95, 1.22, 1.28, 1.02] as const;

/** Requests of each hour of a day with the movement 1, from 10 h on: lunch and dinner, few after that. */
const PRIMEIRA_HORA = 10;
const PEDIDOS_POR_HORA = [1.2, 6.2, 9.4, 8, 3.2, 1.5, 1.5, 2.4, 7, 9, 9, 7, 2.2] as const;

/** On Friday many order at the same hour, more than the couriers can carry. */
const HORA_CHEIA = { dia: SEXTA, hora: 19, vezes: 1.5 } as const;

/** How busy each week is, from the oldest to last week, which is better than the one before. */
const MOVIMENTO_DA_SEMANA = [0.97, 0.99, 0.98, 1, 0.97, 0.99, 0.94, 1.06] as const;

/** Weeks of the history that are over. */
export const SEMANAS = MOVIMENTO_DA_SEMANA.length;

/** It rained on the Saturday before last week, and on a Wednesday a month ago. `semana` counts from the oldest week. */
const CHUVAS = [
  { semana: SEMANAS - 2, dia: SABADO },
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
  const movimento = (MOVIMENTO_DO_DIA[dia] ?? 1) * (MOVIMENTO_DA_SEMANA[Math.min(semana, SEMANAS - 1)] ?? 1);
  return PEDIDOS_POR_HORA.map((pedidos, i) => {
    const hora = PRIMEIRA_HORA + i;
    const cheia = dia === HORA_CHEIA.dia && hora === HORA_CHEIA.hora ? HORA_CHEIA.vezes : 1;
    return { hora, esperados: pedidos * movimento * cheia * (chuva ? 1.15 : 1) };
  });
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
export const ehBairroDificil = (endereco: string): boolean => endereco.endsWith('Jardim Alvorada');

/** Returns the probability that a delivery fails at the door at first: one in fifty in the whole town. */
export const chanceDeProblema = (endereco: string): number => (ehBairroDificil(endereco) ? 0.12 : 0.0015);
