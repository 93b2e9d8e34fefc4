import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random numbers from a seed (pure-rand), the same on every machine. */
interface Draw {
  /** 0 ≤ x < 1 */
  numero(): number;
  entre(de: number, ate: number): number;
  inteiro(ate: number): number;
  chance(p: number): boolean;
}

const AQUECER = 16;

function createDraw(semente: number): Draw {
  const generator = xoroshiro128plus(semente);
  const numero = () => uniformFloat64(generator);
  // Skip the first numbers. They are alike for neighbouring seeds, and every courier would refuse the first offer.
  for (let vez = 0; vez < AQUECER; vez += 1) numero();
  return {
    numero,
    entre: (de, ate) => de + numero() * (ate - de),
    inteiro: (ate) => uniformInt(generator, 0, ate - 1),
    chance: (p) => numero() < p,
  };
}

/** Size of a city-day. */
export interface Tamanho {
  semente: number;
  pedidos: number;
  lojas: number;
  entregadores: number;
}

/** An order at a second of the day. */
export interface Pedido {
  segundo: number;
  loja: number;
  valores: number[];
  urgente: boolean;
}

/** A courier of the simulation: their shift, how reliably they answer, and how reachable they are. */
export interface Pessoa {
  de: number;
  ate: number;
  responde: number;
  alcancavel: number;
  draw: Draw;
}

export interface Dia {
  pedidos: Pedido[];
  pessoas: Pessoa[];
}

const HORA = 3_600;
/** Share of a day's orders in each hour from 10:00 on, with peaks at lunch and dinner. */
const PICOS = [1, 4, 6, 4, 2, 1, 1, 2, 5, 7, 6, 3];
const ABERTURA = 10 * HORA;

function horaDoPedido(draw: Draw): number {
  const alvo = draw.numero() * PICOS.reduce((sum, peso) => sum + peso, 0);
  let sum = 0;
  const hora = PICOS.findIndex((peso) => {
    sum += peso;
    return alvo < sum;
  });
  return ABERTURA + Math.max(0, hora) * HORA + draw.entre(0, HORA);
}

/** Plans the whole day before any dispatch. The day is the same for every setting that is tried on it. */
export function planejarDia({ semente, pedidos, lojas, entregadores }: Tamanho): Dia {
  const draw = createDraw(semente);
  const umPedido = (): Pedido => ({
    segundo: horaDoPedido(draw),
    // A few shops create most of the orders.
    loja: Math.floor(lojas * draw.numero() ** 2),
    valores: Array.from(
      { length: draw.chance(0.12) ? 2 + draw.inteiro(2) : 1 },
      () => Math.round(draw.entre(650, 1_600)) / 100,
    ),
    urgente: draw.chance(0.1),
  });
  const umaPessoa = (_: unknown, i: number): Pessoa => {
    const de = ABERTURA - HORA / 2 + draw.entre(0, 5 * HORA);
    return {
      de,
      ate: de + draw.entre(4 * HORA, 9 * HORA),
      responde: draw.entre(0.75, 0.98),
      alcancavel: draw.entre(0.85, 0.99),
      // Each courier has a random source of their own, so that another setting does not change everybody's draws.
      draw: createDraw(semente * 1_000 + i),
    };
  };
  const list = Array.from({ length: pedidos }, umPedido).sort((a, b) => a.segundo - b.segundo);
  return { pedidos: list, pessoas: Array.from({ length: entregadores }, umaPessoa) };
}
