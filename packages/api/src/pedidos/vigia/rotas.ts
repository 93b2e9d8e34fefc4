import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import { perguntaSchema, responderVigiaSchema, vigiaDoSuporteSchema } from '@corre/contract/problemas/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoSuporte,
  forAccounts,
  inTransaction,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { perguntasDoEntregador, vigiasDoSuporte } from './listar.ts';
import { encerrarVigia, responderVigia } from './responder.ts';

const tags = ['Problemas'];

export const vigiaRouter = router({
  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/vigia',
        tags,
        summary: 'O que o sistema pergunta ao entregador: "Tudo bem?"',
      },
    })
    .output(z.array(perguntaSchema))
    .query(({ ctx, input }) => perguntasDoEntregador(ctx.em, input.entregador_id)),

  responder: forAccounts({ entregador: 'any' })
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/vigia/{vigia_id}',
        tags,
        summary: 'O entregador diz que segue, ou que tem um problema',
      },
    })
    .input(responderVigiaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => responderVigia(ctx.em, ctx.ator.id, input)),

  doSuporte: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/vigia', tags, summary: 'Entregas paradas que pedem atenção' } })
    .output(z.array(vigiaDoSuporteSchema))
    .query(({ ctx }) => vigiasDoSuporte(ctx.em)),

  encerrar: acaoDoSuporte
    .meta({
      openapi: { method: 'PUT', path: '/suporte/vigia/{vigia_id}', tags, summary: 'O suporte já cuidou disso' },
    })
    .input(z.object({ vigia_id: idSchema }))
    .output(messageSchema)
    .mutation(({ ctx, input }) => encerrarVigia(ctx.em, ctx.ator, input.vigia_id)),
});
