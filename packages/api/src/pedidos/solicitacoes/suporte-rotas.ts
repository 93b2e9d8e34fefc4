import { esperaSchema } from '@corre/contract/espera/contrato.ts';
import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import {
  entregaAtivaSchema,
  parteOuNumeroSchema,
  solicitacaoDoSuporteSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import { historicoSchema } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { procuradosSchema, procurarSchema } from '@corre/contract/solicitacoes/procura-contrato.ts';
import {
  atribuirSchema,
  atribuirVariasSchema,
  intervirSchema,
  respostaAtribuirVariasSchema,
} from '@corre/contract/solicitacoes/suporte-contrato.ts';
import { only } from '@corre/db/sql.ts';
import { z } from 'zod';
import { atribuirEntrega, atribuirVarias } from '../../despacho/passos/atribuir.ts';
import { esperaDaSolicitacao } from '../../despacho/passos/espera.ts';
import { intervir } from '../../despacho/passos/intervir.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoSuporte, leituraDoSuporte } from '../../transport/trpc/procedures.ts';
import { comLinksDe } from '../rastreio/links.ts';
import { entregasAtivas, primeirasSolicitacoes, solicitacaoDeTodos, todasSolicitacoes } from './de-todos.ts';
import { historicoDaSolicitacao } from './historico.ts';
import { procurar } from './procurar.ts';

const tags = ['Solicitações'];
const umaSolicitacao = z.object({ solicitacao_id: idSchema });

/** What support reads and does. */
export const solicitacoesSuporteRouter = router({
  todas: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/todas-solicitacoes',
        tags,
        summary: 'Abertas, e as encerradas por partes, de todos',
      },
    })
    .input(parteOuNumeroSchema.optional())
    .output(z.array(solicitacaoDoSuporteSchema))
    .query(async ({ ctx, input }) => comLinksDe(ctx, await todasSolicitacoes(ctx.em, input, ctx.page))),

  /** The first rows of the list, which the support panel shows while it loads the whole list. */
  primeiras: leituraDoSuporte
    .output(z.array(solicitacaoDoSuporteSchema))
    .query(async ({ ctx }) => comLinksDe(ctx, await primeirasSolicitacoes(ctx.em))),

  umaDoSuporte: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}',
        tags,
        summary: 'Uma, de qualquer tempo e comércio',
      },
    })
    .input(umaSolicitacao)
    .output(solicitacaoDoSuporteSchema)
    .query(async ({ ctx, input }) => only(comLinksDe(ctx, [await solicitacaoDeTodos(ctx.em, input.solicitacao_id)]))),

  ativas: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/entregas-ativas', tags, summary: 'Entregas em andamento' } })
    .output(z.array(entregaAtivaSchema))
    .query(({ ctx }) => entregasAtivas(ctx.em)),

  atribuir: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/atribuir-entrega',
        tags,
        summary: 'Atribui uma solicitação a um entregador',
      },
    })
    .input(atribuirSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => atribuirEntrega(ctx.em, ctx.deps.config, ctx.ator, input)),

  atribuirVarias: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/atribuir-entregas',
        tags,
        summary: 'Atribui várias solicitações a um entregador, todas ou nenhuma',
      },
    })
    .input(atribuirVariasSchema)
    .output(respostaAtribuirVariasSchema)
    .mutation(({ ctx, input }) => atribuirVarias(ctx.em, ctx.deps.config, ctx.ator, input)),

  procurar: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/procurar',
        tags,
        summary: 'Solicitações de qualquer tempo e comércios, por número, endereço, loja ou entregador',
      },
    })
    .input(procurarSchema)
    .output(procuradosSchema)
    .query(({ ctx, input }) => procurar(ctx.em, input.termo)),

  intervir: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/solicitacao/{solicitacao_id}/intervir',
        tags,
        summary: 'Transfere, finaliza ou cancela uma entrega parada',
      },
    })
    .input(intervirSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => intervir(ctx.em, ctx.deps.config, ctx.ator, input)),

  espera: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}/espera',
        tags,
        summary: 'Por que ainda espera, e quando isso muda',
      },
    })
    .input(umaSolicitacao)
    .output(esperaSchema)
    .query(({ ctx, input }) => esperaDaSolicitacao(ctx.em, ctx.deps.config, input.solicitacao_id)),

  historico: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}/historico',
        tags,
        summary: 'Linha do tempo',
      },
    })
    .input(umaSolicitacao)
    .output(historicoSchema)
    .query(({ ctx, input }) => historicoDaSolicitacao(ctx.em, input.solicitacao_id)),
});
