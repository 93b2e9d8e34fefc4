import type { Resposta } from '../harness/client.ts';
import type { Aberta, World } from './world.ts';

/** A command, as numbers that select the person and the subject from the present world. */
export interface Comando {
  nome: string;
  quem: number;
  qual: number;
}

/** Seconds between two calls. During a call the clock stands still. */
export const PASSO = 0.05;

/** Picks an element by a drawn number, or undefined from an empty list. */
export const escolher = <T>(lista: readonly T[], numero: number): T | undefined =>
  lista[numero % Math.max(1, lista.length)];

/** Executes a command as an API call. Returns undefined when the world has no person or subject for it. */
export type Fazer = (mundo: World, comando: Comando) => Promise<Resposta<unknown> | undefined>;

/** Picks an open request for a command. The command may be wrong for it. */
export async function pedidoDe(mundo: World, qual: number, filtro: (aberta: Aberta) => boolean = () => true) {
  return escolher((await mundo.abertas()).filter(filtro), qual);
}
