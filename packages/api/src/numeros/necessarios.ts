/** The work of one hour: routes that arrive, and how long one takes. */
export interface Trabalho {
  /** routes per hour */
  chegam: number;
  /** from the acceptance to the end, in seconds */
  duracao_segundos: number;
}

/** No company of this size has more couriers in one hour. The search ends there. */
const ENTREGADORES_MAX = 2_000;

/**
 * Returns the probability that a route waits when `c` couriers serve `carga` couriers' worth of work (Erlang C). The
 * Erlang B recursion avoids factorials.
 */
export function chanceDeEsperar(carga: number, c: number): number {
  if (carga >= c) return 1;
  let bloqueio = 1;
  for (let n = 1; n <= c; n += 1) bloqueio = (carga * bloqueio) / (n + carga * bloqueio);
  return bloqueio / (1 - (carga / c) * (1 - bloqueio));
}

/**
 * Returns the fewest couriers with whom a route waits at most `espera_segundos` in the mean (queue M/M/c) [numeros].
 * 0 without work.
 */
export function necessariosPara({ chegam, duracao_segundos }: Trabalho, espera_segundos: number): number {
  const carga = (chegam * duracao_segundos) / 3600;
  if (carga <= 0) return 0;
  for (let c = Math.floor(carga) + 1; c < ENTREGADORES_MAX; c += 1) {
    const espera = (chanceDeEsperar(carga, c) * duracao_segundos) / (c - carga);
    if (espera <= espera_segundos) return c;
  }
  return ENTREGADORES_MAX;
}
