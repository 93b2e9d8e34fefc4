import {
  chaveCriadaSchema,
  chaveListadaSchema,
  criarChaveSchema,
  revogarChaveSchema,
} from '@corre/contract/chaves/contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoComercio, inTransaction, leituraDoComercio } from '../../transport/trpc/procedures.ts';
import { criarChave, listarChaves, revogarChave } from './chaves.ts';

const tags = ['Chaves da API'];

export const chavesRouter = router({
  listar: leituraDoComercio
    .meta({
      openapi: { method: 'GET', path: '/comercio/{comercio_nome}/chaves', tags, summary: 'Chaves da API do comércio' },
    })
    .output(z.array(chaveListadaSchema))
    .query(({ ctx }) => listarChaves(ctx.em, ctx.comercio.id)),
  criar: acaoDoComercio
    .meta({
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/chaves',
        tags,
        summary: 'Criar uma chave da API; só esta resposta a mostra',
      },
    })
    .input(criarChaveSchema)
    .output(chaveCriadaSchema)
    .mutation(({ ctx, input }) => criarChave(ctx.em, ctx.ator, input)),
  revogar: leituraDoComercio
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/comercio/{comercio_nome}/chaves/{chave_id}',
        tags,
        summary: 'Revogar uma chave da API',
      },
    })
    .input(revogarChaveSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => revogarChave(ctx.em, ctx.ator, { ...input, comercio_id: ctx.comercio.id })),
});
