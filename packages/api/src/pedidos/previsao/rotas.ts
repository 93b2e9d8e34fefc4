import { previsaoDoComercioSchema, previsaoDoEntregadorSchema } from '@corre/contract/espera/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { leituraDoComercio, leituraDoEntregador } from '../../transport/trpc/procedures.ts';
import { previsaoDoComercio } from './do-comercio.ts';
import { esperasNaFila } from './esperas-na-fila.ts';
import { faltamParaPassar } from './faltam-para-passar.ts';

const tags = ['Previsão'];

export const previsaoRouter = router({
  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/previsao',
        tags,
        summary: 'Quanto se espera em cada lugar da fila',
      },
    })
    .output(previsaoDoEntregadorSchema)
    .query(async ({ ctx, input }) => ({
      esperas: await esperasNaFila(ctx.em, input.entregador_id),
      faltam: await faltamParaPassar(ctx.em, input.entregador_id),
    })),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/previsao',
        tags,
        summary: 'Em quanto tempo aceitam, e quando chegam as abertas',
      },
    })
    .output(previsaoDoComercioSchema)
    .query(({ ctx }) => previsaoDoComercio(ctx.em, ctx.comercio.id)),
});
