import { messageSchema } from '@corre/contract/fields.ts';
import {
  abrirProblemaSchema,
  enviarFotoDoProblemaSchema,
  problemaDaEntregaSchema,
  responderProblemaSchema,
  respostaAbrirProblemaSchema,
  respostaFotoDoProblemaSchema,
} from '@corre/contract/problemas/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoSuporte,
  forAccounts,
  inTransaction,
  leituraDoComercio,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { abrirProblema } from './abrir.ts';
import { enviarFotoDoProblema } from './enviar-foto.ts';
import { problemasAbertos, problemasDoComercio, problemasDoEntregador } from './listar.ts';
import { responderProblema } from './responder.ts';

const tags = ['Problemas'];

export const problemasRouter = router({
  abrir: forAccounts({ entregador: 'any' })
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/solicitacao/{solicitacao_id}/problema',
        tags,
        summary: 'Avisa que a entrega não pode seguir',
      },
    })
    .input(abrirProblemaSchema)
    .output(respostaAbrirProblemaSchema)
    .mutation(({ ctx, input }) => abrirProblema(ctx.em, { ...input, entregador_id: ctx.ator.id })),

  // No transaction while the picture is decoded. A repeated upload of the same photo has one effect anyway.
  enviarFoto: forAccounts({ entregador: 'any' })
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/problema/{problema_id}/foto',
        tags,
        summary: 'Envia a foto do problema',
      },
    })
    .input(enviarFotoDoProblemaSchema)
    .output(respostaFotoDoProblemaSchema)
    .mutation(({ ctx, input }) => enviarFotoDoProblema(ctx, ctx.ator.id, input)),

  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/problemas',
        tags,
        summary: 'Das entregas em andamento, com as respostas',
      },
    })
    .output(z.array(problemaDaEntregaSchema))
    .query(({ ctx, input }) => problemasDoEntregador(ctx.em, input.entregador_id)),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/problemas',
        tags,
        summary: 'Das entregas em andamento da loja',
      },
    })
    .output(z.array(problemaDaEntregaSchema))
    .query(({ ctx }) => problemasDoComercio(ctx.em, ctx.comercio.id)),

  responderDoComercio: forAccounts({ comercio: 'any' })
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/problema/{problema_id}',
        tags,
        summary: 'A loja responde ao problema de uma entrega dela',
      },
    })
    .input(responderProblemaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) =>
      responderProblema(ctx.em, ctx.deps.config, { ...ctx.ator, user_type: 'comercio' }, input),
    ),

  doSuporte: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/problemas', tags, summary: 'Os que esperam resposta' } })
    .output(z.array(problemaDaEntregaSchema))
    .query(({ ctx }) => problemasAbertos(ctx.em)),

  responder: acaoDoSuporte
    .meta({
      openapi: { method: 'PUT', path: '/suporte/problema/{problema_id}', tags, summary: 'O suporte responde' },
    })
    .input(responderProblemaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) =>
      responderProblema(
        ctx.em,
        ctx.deps.config,
        { ...ctx.ator, user_type: ctx.ator.user_type === 'admin' ? 'admin' : 'suporte' },
        input,
      ),
    ),
});
