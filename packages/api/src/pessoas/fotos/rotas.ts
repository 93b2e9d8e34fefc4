import { setImmediate as nextTurn } from 'node:timers/promises';
import { messageSchema } from '@corre/contract/fields.ts';
import { type Dono, donoSchema, enviarFotoSchema, fotoExisteSchema } from '@corre/contract/fotos/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Ator } from '../../base/ator.ts';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, publicProcedure } from '../../transport/trpc/procedures.ts';
import { enviarFoto } from './enviar-foto.ts';
import { podeVerFoto, quemTemFoto, temFotos } from './ler-foto.ts';

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
async function fotoExiste(em: Em, ator: Ator | null, dono: Dono): Promise<{ has_foto: boolean }> {
  if (!temFotos(dono.user_type) || !(await podeVerFoto(em, ator ? [ator] : [], dono))) return { has_foto: false };
  const { donos, answer } = roundOf(em);
  donos.push(dono);
  return { has_foto: (await answer)(dono) };
}

const tags = ['Fotos'];

export const fotosRouter = router({
  existe: publicProcedure
    .meta({
      openapi: { method: 'GET', path: '/has-foto/{user_type}/{user_id}', tags, summary: 'Se há foto de perfil' },
    })
    .input(donoSchema)
    .output(fotoExisteSchema)
    .query(({ ctx, input }) => fotoExiste(ctx.em, ctx.ator, input)),
  // No transaction while the picture is decoded. A repeated upload of the same photo has one effect anyway.
  enviar: forAccounts({ entregador: 'own', comercio: 'own' })
    .meta({ openapi: { method: 'POST', path: '/upload/foto', tags, summary: 'Enviar a própria foto de perfil' } })
    .input(enviarFotoSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => enviarFoto(ctx, ctx.ator, input)),
});
