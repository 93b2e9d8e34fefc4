/** Numbers and names of the figures. Without schemas, so that a page of figures does not load them. */

/** Below this count there is no median, no share and no sentence about them [numeros]. */
export const AMOSTRA_DOS_NUMEROS = 5;

/** The share of accepted offers that the company wants on each day, in percent [numeros]. */
export const META_DE_ACEITACAO = 85;

/** Only a week among the last so many that are over gets a kept report [numeros]. */
export const SEMANAS_PARA_GUARDAR = 4;

/** The parts of a delivery in which somebody waits, in order [numeros]. */
export const TRECHOS = ['ate_aceitar', 'ate_o_balcao', 'no_balcao', 'a_caminho', 'na_porta'] as const;

/** `precisaram` ends with this number of offers [numeros]. */
export const OFERTAS_MOSTRADAS = 10;

/** The steps to which a wait is rounded up: below `abaixo` seconds, steps of `passo` seconds [numeros]. */
export const PASSOS_DA_ESPERA = [
  { abaixo: 300, passo: 5 },
  { abaixo: 1_200, passo: 15 },
  { abaixo: 3_600, passo: 30 },
  { abaixo: 10_800, passo: 60 },
  { abaixo: Number.POSITIVE_INFINITY, passo: 600 },
] as const;
