import { topSemanaSchema } from '@corre/contract/relatorios/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { publicProcedure } from '../../transport/trpc/procedures.ts';
import { topSemana } from './ranking.ts';

export const rankingRouter = router({
  topSemana: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/public/entregadores-top-semana',
        tags: ['Público'],
        summary: 'Top entregadores da última semana fechada',
      },
    })
    .output(topSemanaSchema)
    .query(({ ctx }) => topSemana(ctx.em)),
});
