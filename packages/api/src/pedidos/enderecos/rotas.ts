import {
  apagarDicaSchema,
  apagarEnderecoSchema,
  buscarEnderecosSchema,
  dicaDaEntregaSchema,
  dicaDoLugarSchema,
  dizerDicaSchema,
  enderecoConhecidoSchema,
  listaDeEnderecosSchema,
  listarEnderecosSchema,
  precosSchema,
  salvarPrecosSchema,
} from '@corre/contract/enderecos/contrato.ts';
import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoComercio,
  acaoDoEntregador,
  acaoDoSuporte,
  leituraDoComercio,
  leituraDoSuporte,
  pessoalDoEntregador,
} from '../../transport/trpc/procedures.ts';
import {
  apagarDicaDoComercio,
  apagarDicaPeloSuporte,
  apagarEndereco,
  apagarTodosOsEnderecos,
  dicasDaSolicitacao,
} from './apagar.ts';
import { buscarEnderecos } from './buscar.ts';
import { dicasDoEntregador, dizerDica } from './dicas.ts';
import { listarEnderecos } from './listar.ts';
import { lerPrecos, salvarPrecos } from './precos.ts';

const tags = ['Endereços'];

export const enderecosRouter = router({
  buscar: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/enderecos',
        tags,
        summary: 'Endereços já usados pelo comércio, pelo que se digita',
      },
    })
    .input(buscarEnderecosSchema)
    .output(z.array(enderecoConhecidoSchema))
    .query(async ({ ctx, input }) => {
      await ctx.deps.limits.buscar(`enderecos:${ctx.ator.user_type}:${ctx.ator.id}`);
      return buscarEnderecos(ctx.em, ctx.comercio.id, input.q);
    }),
  listar: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/enderecos/lista',
        tags,
        summary: 'A memória de endereços do comércio, por páginas, com as dicas de quem entrega',
      },
    })
    .input(listarEnderecosSchema)
    .output(listaDeEnderecosSchema)
    .query(({ ctx, input }) => listarEnderecos(ctx.em, ctx.comercio.id, input.q, input.pagina)),
  apagar: acaoDoComercio
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/comercio/{comercio_nome}/enderecos/{endereco_id}',
        tags,
        summary: 'Apagar um endereço da memória',
      },
    })
    .input(apagarEnderecoSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => apagarEndereco(ctx.em, ctx.comercio.id, input.endereco_id)),
  apagarTodos: acaoDoComercio
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/comercio/{comercio_nome}/enderecos',
        tags,
        summary: 'Apagar toda a memória de endereços',
      },
    })
    .output(messageSchema)
    .mutation(({ ctx }) => apagarTodosOsEnderecos(ctx.em, ctx.comercio.id)),
  precos: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/precos',
        tags,
        summary: 'Tabela de preços do comércio',
      },
    })
    .output(precosSchema)
    .query(({ ctx }) => lerPrecos(ctx.em, ctx.comercio.id)),
  salvarPrecos: acaoDoComercio
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/precos',
        tags,
        summary: 'Salvar a tabela de preços: um preço fixo, ou por bairro',
      },
    })
    .input(salvarPrecosSchema)
    .output(precosSchema.extend({ message: z.string() }).meta({ id: 'RespostaPrecos' }))
    .mutation(({ ctx, input }) => salvarPrecos(ctx.em, ctx.comercio.id, input)),
  dicas: pessoalDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/dicas',
        tags,
        summary: 'Dicas de quem já entregou nos endereços das próprias entregas',
      },
    })
    .output(z.array(dicaDaEntregaSchema))
    .query(({ ctx, input }) => dicasDoEntregador(ctx.em, input.entregador_id)),
  dizerDica: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/dicas/{solicitacao_id}',
        tags,
        summary: 'Deixar uma dica do lugar para a próxima entrega',
      },
    })
    .input(dizerDicaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => dizerDica(ctx.em, input.entregador_id, input)),
  apagarDica: acaoDoComercio
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/comercio/{comercio_nome}/dicas/{dica_id}',
        tags,
        summary: 'Apagar uma dica de um endereço do comércio',
      },
    })
    .input(apagarDicaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => apagarDicaDoComercio(ctx.em, ctx.comercio.id, input.dica_id)),
  dicasDaSolicitacao: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}/dicas',
        tags,
        summary: 'Dicas do lugar de uma solicitação',
      },
    })
    .input(z.object({ solicitacao_id: idSchema }))
    .output(z.array(dicaDoLugarSchema))
    .query(({ ctx, input }) => dicasDaSolicitacao(ctx.em, input.solicitacao_id)),
  apagarDicaPeloSuporte: acaoDoSuporte
    .meta({ openapi: { method: 'DELETE', path: '/suporte/dicas/{dica_id}', tags, summary: 'Apagar uma dica' } })
    .input(apagarDicaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => apagarDicaPeloSuporte(ctx.em, ctx.ator, input.dica_id)),
});
