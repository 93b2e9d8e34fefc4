import { configuracaoSchema } from '@corre/contract/publico/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { publico } from '../../transport/trpc/procedures.ts';
import { configuracaoPublica } from './configuracao-publica.ts';

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
