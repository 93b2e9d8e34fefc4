import {
  criarMaquininhaSchema,
  editarMaquininhaSchema,
  entregarMaquininhaSchema,
  respostaCriarMaquininhaSchema,
  umaMaquininhaSchema,
} from '@corre/contract/custodia/maquininhas-contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoComercio, forAccounts, inTransaction } from '../../transport/trpc/procedures.ts';
import { criarMaquininha, desativarMaquininha, editarMaquininha } from './cadastro.ts';
import { entregarMaquininha, receberMaquininha } from './posse.ts';

const tags = ['Maquininhas'];

export const maquininhasRouter = router({
  criar: acaoDoComercio
    .meta({
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/maquininhas',
        tags,
        summary: 'Cadastra uma maquininha',
      },
    })
    .input(criarMaquininhaSchema)
    .output(respostaCriarMaquininhaSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...cadastro } }) => criarMaquininha(ctx.em, ctx.ator, cadastro)),

  editar: acaoDoComercio
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/maquininhas/{maquininha_id}',
        tags,
        summary: 'Nome e número de série',
      },
    })
    .input(editarMaquininhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...cadastro } }) => editarMaquininha(ctx.em, ctx.ator, cadastro)),

  desativar: acaoDoComercio
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/maquininhas/{maquininha_id}/desativar',
        tags,
        summary: 'A loja deixa de usá-la',
      },
    })
    .input(umaMaquininhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => desativarMaquininha(ctx.em, ctx.ator, input.maquininha_id)),

  entregar: acaoDoComercio
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/maquininhas/{maquininha_id}/entregar',
        tags,
        summary: 'Um entregador a leva',
      },
    })
    .input(entregarMaquininhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => entregarMaquininha(ctx.em, ctx.ator, input)),

  receber: forAccounts({ comercio: 'any', suporte: 'any', admin: 'any' })
    .use(inTransaction)
    .meta({
      openapi: { method: 'PUT', path: '/maquininhas/{maquininha_id}/receber', tags, summary: 'Ela está de volta' },
    })
    .input(umaMaquininhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => receberMaquininha(ctx.em, ctx.ator, input.maquininha_id)),
});
