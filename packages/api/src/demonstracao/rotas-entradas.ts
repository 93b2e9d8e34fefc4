import {
  entradaNaDemonstracaoSchema,
  entrarNaDemonstracaoSchema,
  pedidoParaAcompanharSchema,
} from '@corre/contract/demonstracao/entradas.ts';
import { router } from '../transport/trpc/init.ts';
import { publicProcedure } from '../transport/trpc/procedures.ts';
import { acompanharUmPedido } from './acompanhar.ts';
import { entrarNaDemonstracao } from './entrar.ts';

const tags = ['Demonstração'];

// Without a transaction, as the logins.
export const demonstracaoRouter = router({
  entrar: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/demonstracao/entrar',
        tags,
        summary: 'Entrar sem senha, só na demonstração',
      },
    })
    .input(entrarNaDemonstracaoSchema)
    .output(entradaNaDemonstracaoSchema)
    .mutation(({ ctx, input }) => entrarNaDemonstracao(ctx, input)),
  acompanhar: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/demonstracao/acompanhar',
        tags,
        summary: 'A página de rastreio de um pedido, só na demonstração',
      },
    })
    .output(pedidoParaAcompanharSchema)
    .query(({ ctx }) => acompanharUmPedido(ctx.em, ctx.deps)),
});
