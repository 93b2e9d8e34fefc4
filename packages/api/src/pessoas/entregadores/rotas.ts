import {
  cadastradoSchema,
  cadastroSchema,
  entregadorEncontradoSchema,
  perfilDoEntregadorSchema,
  preferenciasSchema,
} from '@corre/contract/entregadores/contrato.ts';
import { editarEntregadorSchema, entregadorEditadoSchema } from '@corre/contract/entregadores/edicao-contrato.ts';
import {
  dadosReveladosSchema,
  entregadorDoAdminSchema,
  listarEntregadoresSchema,
} from '@corre/contract/entregadores/ficha-contrato.ts';
import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoAdmin,
  acaoDoEntregador,
  forAccounts,
  inTransaction,
  leituraDoAdmin,
  leituraDoEntregador,
  publicProcedure,
} from '../../transport/trpc/procedures.ts';
import { cadastrarEntregador } from './cadastrar-entregador.ts';
import { editarEntregador } from './editar-entregador.ts';
import {
  buscarEntregadores,
  listaInteira,
  listaMascarada,
  primeirosMascarados,
  revelarDados,
} from './listar-entregadores.ts';
import { definirPreferencias, perfilDoEntregador } from './perfil-do-entregador.ts';
import { removerEntregador } from './remover-entregador.ts';

const tags = ['Entregadores'];
const umEntregador = z.object({ entregador_id: idSchema });

export const entregadoresRouter = router({
  cadastrar: publicProcedure
    .use(inTransaction)
    .meta({
      openapi: { method: 'POST', path: '/cadastro', tags, summary: 'Cadastrar-se como entregador' },
    })
    .input(cadastroSchema)
    .output(cadastradoSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.cadastrar(ctx.ip);
      return cadastrarEntregador(ctx.em, ctx.deps.vault, ctx.deps.config, input);
    }),
  buscar: forAccounts({ comercio: 'any', admin: 'any' })
    .meta({
      openapi: { method: 'GET', path: '/comercio/entregadores', tags, summary: 'Buscar entregadores pelo nome' },
    })
    .input(z.object({ q: z.string().max(100, 'Busca longa demais').default('') }))
    .output(z.array(entregadorEncontradoSchema))
    .query(async ({ ctx, input }) => {
      await ctx.deps.limits.buscar(`${ctx.ator.user_type}:${ctx.ator.id}`);
      return buscarEntregadores(ctx.em, input.q);
    }),
  listar: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/entregadores',
        tags,
        summary: 'Entregadores',
        description: 'Traz os documentos inteiros; cada leitura fica na auditoria.',
      },
    })
    .input(listarEntregadoresSchema)
    .output(z.array(entregadorDoAdminSchema))
    .query(({ ctx, input }) => listaInteira(ctx.em, ctx.deps.vault, ctx.ator, input.situacao)),
  listaMascarada: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/entregadores-mascarados',
        tags,
        summary: 'Entregadores, com CPF, RG e chave PIX mascarados',
      },
    })
    .input(listarEntregadoresSchema)
    .output(z.array(entregadorDoAdminSchema))
    .query(({ ctx, input }) => listaMascarada(ctx.em, ctx.deps.vault, input.situacao)),
  /** The first rows of the list, which the administrator's panel shows while it loads the whole list. */
  primeiros: leituraDoAdmin
    .output(z.array(entregadorDoAdminSchema))
    .query(({ ctx }) => primeirosMascarados(ctx.em, ctx.deps.vault)),
  revelar: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/entregadores/{entregador_id}/dados',
        tags,
        summary: 'Documentos e chave PIX de um entregador',
        description: 'Cada leitura fica na auditoria.',
      },
    })
    .input(umEntregador)
    .output(dadosReveladosSchema)
    .query(({ ctx, input }) => revelarDados(ctx.em, ctx.deps.vault, ctx.ator, input.entregador_id)),
  remover: acaoDoAdmin
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/admin/entregadores/{entregador_id}',
        tags,
        summary: 'Remover um entregador',
      },
    })
    .input(umEntregador)
    .output(messageSchema)
    .mutation(({ ctx, input }) => removerEntregador(ctx.em, ctx.deps.config, ctx.ator, input.entregador_id)),
  /** By the courier or by the administrator. */
  editar: leituraDoEntregador
    .use(inTransaction)
    .input(editarEntregadorSchema)
    .output(entregadorEditadoSchema)
    .mutation(({ ctx, input }) => editarEntregador(ctx, input)),
  perfil: leituraDoEntregador
    .meta({ openapi: { method: 'GET', path: '/entregador/{entregador_id}/perfil', tags, summary: 'O próprio perfil' } })
    .output(perfilDoEntregadorSchema)
    .query(({ ctx, input }) => perfilDoEntregador(ctx.em, ctx.deps.vault, input.entregador_id)),
  preferencias: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/preferencias',
        tags,
        summary: 'Aparecer ou não no ranking público e no link de quem recebe',
      },
    })
    .input(preferenciasSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => definirPreferencias(ctx, input)),
});
