import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dono } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { quemTemFoto, temFotos } from './ler-foto.ts';
import { podeVerFoto } from './quem-pode-ver.ts';

/** The questions of one request that are asked of the database together. */
interface Round {
  donos: Dono[];
  answer: Promise<(dono: Dono) => boolean>;
}

const rounds = new WeakMap<Em, Round>();

/** The round that still takes questions. A batch begins all its calls in one turn of the loop. */
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
 * Whether there is a photo that this caller may load; otherwise an avatar shows its icon (specification §4, Avatar). A list asks for
 * all its faces in one batch: they cost one statement, or two where shops are among them.
 */
export async function fotoExiste(em: Em, ator: Ator | null, dono: Dono): Promise<{ has_foto: boolean }> {
  if (!temFotos(dono.user_type) || !(await podeVerFoto(em, ator, dono))) return { has_foto: false };
  const { donos, answer } = roundOf(em);
  donos.push(dono);
  return { has_foto: (await answer)(dono) };
}
