import { casoSchema, pedidoDoCasoSchema, replaySchema } from '@corre/contract/replay/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { leituraDoEntregador, leituraDoSuporte } from '../../transport/trpc/procedures.ts';
import { casoDe } from './caso.ts';
import { ultimaHora } from './replay.ts';

const tags = ['Replay da fila'];

export const replayRouter = router({
  fila: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/replay', tags, summary: 'A fila da última hora, segundo a segundo' },
    })
    .output(replaySchema)
    .query(({ ctx }) => ultimaHora(ctx.em)),

  caso: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/caso',
        tags,
        summary: 'Onde o entregador estava na fila num instante, e por quê',
      },
    })
    .input(pedidoDoCasoSchema)
    .output(casoSchema)
    .query(({ ctx, input }) => casoDe(ctx.em, input.entregador_id, input.quando)),
});
