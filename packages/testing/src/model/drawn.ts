import type { Resposta } from '../harness/client.ts';
import type { Aberta, World } from './world.ts';

/** One thing that somebody does, as numbers that pick who and what out of the world of the moment. */
export interface Comando {
  nome: string;
  quem: number;
  qual: number;
}

/** Seconds from one call to the next: the clock stands still meanwhile. */
export const PASSO = 0.05;

/** Picks by a drawn number; nothing where there is nothing. */
export const escolher = <T>(lista: readonly T[], numero: number): T | undefined =>
  lista[numero % Math.max(1, lista.length)];

/** Does it, as a call; undefined when the world has nobody or nothing for it. */
export type Fazer = (mundo: World, comando: Comando) => Promise<Resposta<unknown> | undefined>;

/** A request that one shop or courier may act on, right or wrong. */
export async function pedidoDe(mundo: World, qual: number, filtro: (aberta: Aberta) => boolean = () => true) {
  return escolher((await mundo.abertas()).filter(filtro), qual);
}
