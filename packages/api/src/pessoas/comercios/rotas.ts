import {
  comercioSchema,
  criarComercioSchema,
  dadosDeCobrancaSchema,
  localDoComercioSchema,
  perfilDoComercioSchema,
  respostaDadosDeCobrancaSchema,
  respostaLocalSchema,
  salvarDadosDeCobrancaSchema,
  salvarLocalSchema,
} from '@corre/contract/comercios/contrato.ts';
import { cadastroDoComercioSchema, editarComercioSchema } from '@corre/contract/comercios/edicao-contrato.ts';
import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoAdmin,
  acaoDoComercio,
  leituraDoAdmin,
  leituraDoComercio,
  pessoalDoComercio,
} from '../../transport/trpc/procedures.ts';
import { criarComercio, listarComercios, localDoComercio, perfilDoComercio, salvarLocal } from './cadastro.ts';
import { dadosDeCobranca, salvarDadosDeCobranca } from './dados-de-cobranca.ts';
import { cadastroDoComercio, editarComercio } from './editar-comercio.ts';
import { excluirComercio } from './excluir-comercio.ts';

const tags = ['Comércios'];
const umComercio = z.object({ comercio_id: idSchema });

export const comerciosRouter = router({
  criar: acaoDoAdmin
    .meta({
      openapi: { method: 'POST', path: '/admin/comercios', tags, summary: 'Criar um comércio' },
    })
    .input(criarComercioSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => criarComercio(ctx.em, ctx.ator, input)),
  excluir: acaoDoAdmin
    .meta({
      openapi: { method: 'DELETE', path: '/admin/comercios/{comercio_nome}', tags, summary: 'Excluir um comércio' },
    })
    .input(z.object({ comercio_nome: z.string().min(1).max(200) }))
    .output(messageSchema)
    .mutation(({ ctx, input }) => excluirComercio(ctx.em, ctx.deps, ctx.ator, input.comercio_nome)),
  listar: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: '/admin/comercios', tags, summary: 'Comércios ativos' } })
    .output(z.array(comercioSchema))
    .query(({ ctx }) => listarComercios(ctx.em)),
  perfil: leituraDoComercio
    .meta({ openapi: { method: 'GET', path: '/comercio/{comercio_nome}/perfil', tags, summary: 'Dados do comércio' } })
    .output(perfilDoComercioSchema)
    .query(({ ctx }) => perfilDoComercio(ctx.em, ctx.comercio.id)),
  dadosDeCobranca: pessoalDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/dados-de-cobranca',
        tags,
        summary: 'Razão social e CNPJ ou CPF das faturas',
      },
    })
    .output(dadosDeCobrancaSchema)
    .query(({ ctx }) => dadosDeCobranca(ctx.em, ctx.deps.vault, ctx.comercio.id)),
  salvarDadosDeCobranca: acaoDoComercio
    .meta({
      resposta_selada: true,
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/dados-de-cobranca',
        tags,
        summary: 'Diz a quem o banco cobra as faturas',
      },
    })
    .input(salvarDadosDeCobrancaSchema)
    .output(respostaDadosDeCobrancaSchema)
    .mutation(async ({ ctx, input: { razao_social, documento, antes } }) => {
      const novos = { razao_social, documento };
      await salvarDadosDeCobranca(ctx.em, ctx.deps.vault, ctx.ator, ctx.comercio.id, { ...novos, antes });
      return { message: 'Dados da fatura salvos!', ...novos };
    }),
  local: leituraDoComercio
    .meta({ openapi: { method: 'GET', path: '/comercio/{comercio_nome}/local', tags, summary: 'Onde retirar' } })
    .output(localDoComercioSchema)
    .query(({ ctx }) => localDoComercio(ctx.em, ctx.comercio.id)),
  salvarLocal: acaoDoComercio
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/local',
        tags,
        summary: 'Diz onde os entregadores retiram',
      },
    })
    .input(salvarLocalSchema)
    .output(respostaLocalSchema)
    .mutation(async ({ ctx, input: { comercio_nome: _, ...novo } }) => {
      const { local } = await salvarLocal(ctx, ctx.comercio.id, novo);
      return { message: 'Local da loja salvo!', ...local };
    }),
  cadastro: leituraDoAdmin
    .input(umComercio)
    .output(cadastroDoComercioSchema)
    .query(({ ctx, input }) => cadastroDoComercio(ctx.em, ctx.deps.vault, ctx.ator, input.comercio_id)),
  editar: acaoDoAdmin
    .input(editarComercioSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => editarComercio(ctx, input)),
});
