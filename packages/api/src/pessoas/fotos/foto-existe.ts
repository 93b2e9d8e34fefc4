import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dono } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { quemTemFoto, temFotos } from './ler-foto.ts';
import { podeVerFoto } from './quem-pode-ver.ts';

/** Lookups of one HTTP request that share a statement. */
interface Round {
  donos: Dono[];
  answer: Promise<(dono: Dono) => boolean>;
}

const rounds = new WeakMap<Em, Round>();

/** Returns the round that is still open. All calls of a batch start in the same turn of the event loop. */
function roundOf(em: Em): Round {
  const open = rounds.get(em);
  if (open) return open;
  const donos: Dono[] = [];
  const answer = nextTurn().then(() => {
    rounds.delete(em);
    return quemTemFoto(em, donos);
  });
  const round = { donos, answer };
  rounds.set(em, round);
  return round;
}

/**
 * Returns whether there is a photo that this caller may load. Without one an avatar shows its icon [foto]. A list asks
 * for all photos in one batch, which runs one statement, or two if shops are among them.
 */
export async function fotoExiste(em: Em, ator: Ator | null, dono: Dono): Promise<{ has_foto: boolean }> {
  if (!temFotos(dono.user_type) || !(await podeVerFoto(em, ator, dono))) return { has_foto: false };
  const { donos, answer } = roundOf(em);
  donos.push(dono);
  return { has_foto: (await answer)(dono) };
}
