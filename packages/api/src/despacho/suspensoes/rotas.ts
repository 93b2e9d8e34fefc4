import { antesDeSchema, idSchema, messageSchema } from '@corre/contract/fields.ts';
import {
  contestadaSchema,
  contestarSchema,
  responderSchema,
  suspenderSchema,
  suspensaoContestadaSchema,
  suspensaoHistoricoSchema,
} from '@corre/contract/suspensoes/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoEntregador,
  acaoDoSuporte,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { contestadasPor, contestarSuspensao, responderContestacao, responderERemover } from './contestar.ts';
import { contestacoesSemResposta, historicoDeSuspensoes } from './historico.ts';
import { removerSuspensao, resetarRecusas, suspenderManual } from './suspender.ts';

const tags = ['Suspensões'];
const umEntregador = z.object({ entregador_id: idSchema });

export const suspensoesRouter = router({
  suspender: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: { method: 'PUT', path: '/suporte/suspender-entregador', tags, summary: 'Suspende por algumas horas' },
    })
    .input(suspenderSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => suspenderManual(ctx.em, ctx.deps.config, ctx.ator, input)),

  remover: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/remover-suspensao/{entregador_id}',
        tags,
        summary: 'Encerra a suspensão',
      },
    })
    .input(umEntregador)
    .output(messageSchema)
    .mutation(({ ctx, input }) => removerSuspensao(ctx.em, ctx.deps.config, ctx.ator, input.entregador_id)),

  resetarRecusas: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/resetar-recusas/{entregador_id}',
        tags,
        summary: 'Zera as recusas seguidas',
      },
    })
    .input(umEntregador)
    .output(messageSchema)
    .mutation(({ ctx, input }) => resetarRecusas(ctx.em, ctx.deps.config, ctx.ator, input.entregador_id)),

  historico: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/historico-suspensoes', tags, summary: 'Suspensões, da mais nova' },
    })
    .input(antesDeSchema.optional())
    .output(z.array(suspensaoHistoricoSchema))
    .query(({ ctx, input }) => historicoDeSuspensoes(ctx.em, input?.antes_de, ctx.page)),

  contestacoes: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/contestacoes',
        tags,
        summary: 'Contestações sem resposta, da mais antiga',
      },
    })
    .output(z.array(contestadaSchema))
    .query(({ ctx }) => contestacoesSemResposta(ctx.em)),

  contestadas: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/contestacoes',
        tags,
        summary: 'As contestações do entregador e o que o suporte respondeu',
      },
    })
    .output(z.array(suspensaoContestadaSchema))
    .query(({ ctx, input }) => contestadasPor(ctx.em, input.entregador_id)),

  contestar: acaoDoEntregador
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/{entregador_id}/contestar-suspensao',
        tags,
        summary: 'Contesta a suspensão em curso',
      },
    })
    .input(contestarSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => contestarSuspensao(ctx.em, input)),

  responder: acaoDoSuporte
    .meta({
      openapi: {
        method: 'PUT',
        path: '/suporte/contestacao/{contestacao_id}/responder',
        tags,
        summary: 'Responde a uma contestação',
      },
    })
    .input(responderSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => responderContestacao(ctx.em, ctx.ator, input)),

  responderERemover: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/contestacao/{contestacao_id}/responder-e-remover',
        tags,
        summary: 'Responde a uma contestação e encerra a suspensão',
      },
    })
    .input(responderSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => responderERemover(ctx.em, ctx.deps.config, ctx.ator, input)),
});
