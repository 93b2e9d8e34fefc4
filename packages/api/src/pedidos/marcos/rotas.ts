import { marcarSchema, respostaMarcarSchema } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { de, inTransaction } from '../../transport/trpc/procedures.ts';
import { marcar } from './marcar.ts';

export const marcosRouter = router({
  marcar: de('entregador')
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/solicitacao/{solicitacao_id}/marco',
        tags: ['Solicitações'],
        summary: 'Anota um marco: chegou ao cliente, entregue, voltou ao comércio',
      },
    })
    .input(marcarSchema)
    .output(respostaMarcarSchema)
    .mutation(({ ctx, input }) => marcar(ctx.em, { ...input, entregador_id: ctx.ator.id })),
});
