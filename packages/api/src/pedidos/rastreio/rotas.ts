import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import { linkNovoSchema, rastreioSchema, tokenSchema } from '@corre/contract/rastreio/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, inTransaction, publicProcedure } from '../../transport/trpc/procedures.ts';
import { recusarRastreio } from './recusar.ts';
import { renovarRastreio } from './renovar.ts';
import { verRastreio } from './ver.ts';

const tags = ['Rastreio'];

export const rastreioRouter = router({
  ver: publicProcedure
    .meta({
      openapi: { method: 'GET', path: '/rastreio/{token}', tags, summary: 'A entrega, para quem recebe' },
    })
    .input(tokenSchema)
    .output(rastreioSchema)
    .query(({ ctx, input: { token } }) => verRastreio(ctx.em, ctx.deps, { token, ip: ctx.ip })),

  recusar: publicProcedure
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: '/rastreio/{token}/nao-e-comigo',
        tags,
        summary: 'O link foi para a pessoa errada',
      },
    })
    .input(tokenSchema)
    .output(messageSchema)
    .mutation(({ ctx, input: { token } }) => recusarRastreio(ctx.em, ctx.deps, { token, ip: ctx.ip })),

  renovar: forAccounts({ comercio: 'any' })
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/solicitacao/{solicitacao_id}/rastreio',
        tags,
        summary: 'Um link novo no lugar do que foi para a pessoa errada',
      },
    })
    .input(z.object({ solicitacao_id: idSchema }))
    .output(linkNovoSchema)
    .mutation(({ ctx, input }) => renovarRastreio(ctx.em, ctx.deps, ctx.ator, input.solicitacao_id)),
});
