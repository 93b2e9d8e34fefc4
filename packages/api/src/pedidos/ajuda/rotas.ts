import { messageSchema } from '@corre/contract/fields.ts';
import {
  ajudaDoEntregadorSchema,
  ajudaDoSuporteSchema,
  resolverAjudaSchema,
  respostaPedirAjudaSchema,
} from '@corre/contract/problemas/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoEntregador,
  acaoDoSuporte,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { ajudaAberta, ajudasAbertas, pedirAjuda, resolverAjuda } from './ajuda.ts';

const tags = ['Problemas'];

export const ajudaRouter = router({
  pedir: acaoDoEntregador
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/{entregador_id}/ajuda',
        tags,
        summary: 'Pede ajuda ao suporte, com ou sem entrega em mãos',
      },
    })
    .output(respostaPedirAjudaSchema)
    .mutation(({ ctx, input }) => pedirAjuda(ctx.em, input.entregador_id)),

  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/ajuda',
        tags,
        summary: 'O pedido de ajuda que espera o suporte',
      },
    })
    .output(ajudaDoEntregadorSchema)
    .query(async ({ ctx, input }) => ({ aberta: await ajudaAberta(ctx.em, input.entregador_id) })),

  doSuporte: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/ajuda', tags, summary: 'Entregadores que pedem ajuda' } })
    .output(z.array(ajudaDoSuporteSchema))
    .query(({ ctx }) => ajudasAbertas(ctx.em)),

  resolver: acaoDoSuporte
    .meta({
      openapi: { method: 'PUT', path: '/suporte/ajuda/{ajuda_id}', tags, summary: 'O suporte já ajudou' },
    })
    .input(resolverAjudaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => resolverAjuda(ctx.em, ctx.ator, input.ajuda_id)),
});
