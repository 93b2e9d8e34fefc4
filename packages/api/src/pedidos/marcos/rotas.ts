import { marcarSchema, respostaMarcarSchema } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, inTransaction } from '../../transport/trpc/procedures.ts';
import { conferirCodigo } from '../codigo/conferir-codigo.ts';
import { marcar } from './marcar.ts';

export const marcosRouter = router({
  marcar: forAccounts({ entregador: 'any' })
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/solicitacao/{solicitacao_id}/marco',
        tags: ['Solicitações'],
        summary: 'Anota um marco: chegou ao cliente, entregue, devolvido à loja',
      },
    })
    .input(marcarSchema)
    // Check the code before the transaction: a wrong code rolls it back, and the try must stay counted.
    .use(async ({ ctx, input, next }) =>
      next({
        ctx: {
          provado:
            input.codigo !== null &&
            input.tipo === 'entregue' &&
            (await conferirCodigo(ctx.em, ctx.deps, { ...input, codigo: input.codigo, entregador_id: ctx.ator.id })),
        },
      }),
    )
    .use(inTransaction)
    .output(respostaMarcarSchema)
    .mutation(({ ctx, input: { codigo: _, ...input } }) =>
      marcar(ctx.em, ctx.deps.config, { ...input, entregador_id: ctx.ator.id, provado: ctx.provado }),
    ),
});
