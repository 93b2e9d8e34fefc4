import { router } from '../trpc/init.ts';
import { publico } from '../trpc/procedures.ts';
import { configuracaoPublica } from './configuracao-publica.ts';
import { configuracaoSchema } from './contrato.ts';

export const publicoRouter = router({
  configuracao: publico
    .meta({
      openapi: {
        method: 'GET',
        path: '/public/configuracao',
        tags: ['Público'],
        summary: 'Cidade, contatos e prazos que as telas mostram',
      },
    })
    .output(configuracaoSchema)
    .query(({ ctx }) => configuracaoPublica(ctx.em, ctx.deps.config)),
});
