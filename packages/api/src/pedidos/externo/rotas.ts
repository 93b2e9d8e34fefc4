import { idSchema } from '@corre/contract/fields.ts';
import { pedidoDeForaSchema } from '@corre/contract/solicitacoes/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts } from '../../transport/trpc/procedures.ts';
import { pedidoDeFora } from './pedido.ts';

export const externoRouter = router({
  pedido: forAccounts({ entregador: 'any' })
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/solicitacao/{solicitacao_id}/pedido',
        tags: ['Solicitações'],
        summary: 'O que o sistema da loja disse do pedido: cliente, código de coleta, itens',
      },
    })
    .input(z.object({ solicitacao_id: idSchema }))
    .output(pedidoDeForaSchema)
    .query(({ ctx, input }) =>
      pedidoDeFora(ctx.em, ctx.deps.vault, { solicitacao_id: input.solicitacao_id, entregador_id: ctx.ator.id }),
    ),
});
