import { cotacaoSchema, cotarSchema } from '@corre/contract/cotacoes/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { inTransaction, pessoalDoComercio } from '../../transport/trpc/procedures.ts';
import { cotar } from './cotar.ts';

export const cotacoesRouter = router({
  criar: pessoalDoComercio
    .meta({
      guarda_em_teste: true,
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/cotacao',
        tags: ['Cotação'],
        summary: 'Preço e previsão de uma entrega, por 15 minutos',
      },
    })
    .input(cotarSchema)
    // Each quote is a row, so the calls are limited.
    .use(async ({ ctx, next }) => {
      await ctx.deps.limits.buscar(`cotacao:${ctx.comercio.id}`);
      return next();
    })
    .use(inTransaction)
    .output(cotacaoSchema)
    .mutation(({ ctx, input }) => cotar(ctx.em, ctx.deps.config, ctx.comercio.id, input)),
});
