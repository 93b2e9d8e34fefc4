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
  const gerador = xoroshiro128plus(semente);
  const numero = () => uniformFloat64(gerador);
  // Skip the first numbers. They are alike for neighbouring seeds, and every courier would refuse the first offer.
  for (let vez = 0; vez < AQUECER; vez += 1) numero();
  return {
    numero,
    entre: (de, ate) => de + numero() * (ate - de),
    inteiro: (ate) => uniformInt(gerador, 0, ate - 1),
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
  sorteio: Draw;
}

export interface Dia {
  pedidos: Pedido[];
  pessoas: Pessoa[];
}

const HORA = 3_600;
/** Share of a day's orders in each hour from 10:00 on, with peaks at lunch and dinner. */
const PICOS = [1, 4, 6, 4, 2, 1, 1, 2, 5, 7, 6, 3];
const ABERTURA = 10 * HORA;

function horaDoPedido(sorteio: Draw): number {
  const alvo = sorteio.numero() * PICOS.reduce((soma, peso) => soma + peso, 0);
  let soma = 0;
  const hora = PICOS.findIndex((peso) => {
    soma += peso;
    return alvo < soma;
  });
  return ABERTURA + Math.max(0, hora) * HORA + sorteio.entre(0, HORA);
}

/** Plans the whole day before any dispatch. The day is the same for every setting that is tried on it. */
export function planejarDia({ semente, pedidos, lojas, entregadores }: Tamanho): Dia {
  const sorteio = createDraw(semente);
  const umPedido = (): Pedido => ({
    segundo: horaDoPedido(sorteio),
    // A few shops create most of the orders.
    loja: Math.floor(lojas * sorteio.numero() ** 2),
    valores: Array.from(
      { length: sorteio.chance(0.12) ? 2 + sorteio.inteiro(2) : 1 },
      () => Math.round(sorteio.entre(650, 1_600)) / 100,
    ),
    urgente: sorteio.chance(0.1),
  });
  const umaPessoa = (_: unknown, i: number): Pessoa => {
    const de = ABERTURA - HORA / 2 + sorteio.entre(0, 5 * HORA);
    return {
      de,
      ate: de + sorteio.entre(4 * HORA, 9 * HORA),
      responde: sorteio.entre(0.75, 0.98),
      alcancavel: sorteio.entre(0.85, 0.99),
      // Each courier has a random source of their own, so that another setting does not change everybody's draws.
      sorteio: createDraw(semente * 1_000 + i),
    };
  };
  const lista = Array.from({ length: pedidos }, umPedido).sort((a, b) => a.segundo - b.segundo);
  return { pedidos: lista, pessoas: Array.from({ length: entregadores }, umaPessoa) };
}
