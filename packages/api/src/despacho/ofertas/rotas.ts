import { messageSchema } from '@corre/contract/fields.ts';
import {
  aceitarRotaSchema,
  aceitarSchema,
  motivoDaRecusaSchema,
  ofertaSchema,
  recusaRecenteSchema,
  recusarSchema,
  respostaAceitarSchema,
  respostaRecusarSchema,
  verificarSchema,
} from '@corre/contract/ofertas/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoEntregador, leituraDoEntregador, pessoalDoEntregador } from '../../transport/trpc/procedures.ts';
import { aceitarOferta } from './aceitar.ts';
import { marcarVista } from './entregue-e-vista.ts';
import { proximaEntrega, verificarEntrega } from './proxima.ts';
import { guardarMotivo, recusarOferta, recusasRecentes } from './recusar.ts';

const tags = ['Entregador: ofertas'];

export const ofertasRouter = router({
  proxima: pessoalDoEntregador
    .meta({
      openapi: { method: 'GET', path: '/entregador/{entregador_id}/proxima-entrega', tags, summary: 'Oferta atual' },
    })
    .output(ofertaSchema)
    .query(({ ctx, input }) => proximaEntrega(ctx.em, ctx.deps, input.entregador_id)),

  verificar: pessoalDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/verificar-entrega-disponivel',
        tags,
        summary: 'Se há oferta; consultada a cada 3 s',
      },
    })
    .output(verificarSchema)
    .query(({ ctx, input }) => verificarEntrega(ctx.em, ctx.deps, input.entregador_id)),

  vista: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/oferta-vista',
        tags,
        summary: 'A oferta está na tela',
      },
    })
    .output(messageSchema)
    .mutation(({ ctx, input }) => marcarVista(ctx.em, input.entregador_id)),

  aceitar: acaoDoEntregador
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/aceitar-solicitacao/{solicitacao_id}',
        tags,
        summary: 'Aceita a oferta',
      },
    })
    .input(aceitarSchema)
    .output(respostaAceitarSchema)
    .mutation(({ ctx, input }) =>
      aceitarOferta(ctx.em, ctx.deps.config, {
        entregador_id: input.entregador_id,
        solicitacao_ids: [input.solicitacao_id],
        rota_inteira: false,
      }),
    ),

  aceitarRota: acaoDoEntregador
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/aceitar-rota',
        tags,
        summary: 'Aceita a rota inteira',
      },
    })
    .input(aceitarRotaSchema)
    .output(respostaAceitarSchema)
    .mutation(({ ctx, input }) => aceitarOferta(ctx.em, ctx.deps.config, { ...input, rota_inteira: true })),

  recusar: acaoDoEntregador
    .meta({
      despacho: true,
      openapi: { method: 'PUT', path: '/entregador/{entregador_id}/recusar-entrega', tags, summary: 'Recusa a oferta' },
    })
    .input(recusarSchema)
    .output(respostaRecusarSchema)
    .mutation(({ ctx, input }) => recusarOferta(ctx.em, ctx.deps.config, input)),

  motivo: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/motivo-da-recusa',
        tags,
        summary: 'Por que recusou, até uma hora depois de recusar',
      },
    })
    .input(motivoDaRecusaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => guardarMotivo(ctx.em, input)),

  recusas: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/recusas-recentes',
        tags,
        summary: 'As recusas da última hora, com o motivo de cada uma',
      },
    })
    .output(z.array(recusaRecenteSchema))
    .query(({ ctx, input }) => recusasRecentes(ctx.em, input.entregador_id)),
});
