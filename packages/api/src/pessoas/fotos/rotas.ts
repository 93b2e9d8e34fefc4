import { mensagemSchema } from '@corre/contract/fields.ts';
import { donoSchema, enviarFotoSchema, fotoExisteSchema } from '@corre/contract/fotos/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, publicProcedure } from '../../transport/trpc/procedures.ts';
import { enviarFoto } from './enviar-foto.ts';
import { fotoExiste } from './foto-existe.ts';

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
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => enviarFoto(ctx, ctx.ator, input)),
});
