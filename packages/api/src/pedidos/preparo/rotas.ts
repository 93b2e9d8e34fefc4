import {
  balcaoDoComercioSchema,
  balcoesDaSemanaSchema,
  esperaNoBalcaoSchema,
  semanaDoBalcaoSchema,
} from '@corre/contract/espera/contrato.ts';
import { idSchema } from '@corre/contract/fields.ts';
import { prontoSchema, respostaProntoSchema } from '@corre/contract/solicitacoes/atos-contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, inTransaction, leituraDoAdmin, leituraDoComercio } from '../../transport/trpc/procedures.ts';
import { balcaoDoComercio, balcaoParaEntregador, balcoesDaSemana } from './balcao.ts';
import { marcarPronto } from './marcar-pronto.ts';

const tags = ['Preparo'];

export const preparoRouter = router({
  pronto: forAccounts({ comercio: 'any' })
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/solicitacao/{solicitacao_id}/pronto',
        tags,
        summary: 'O pedido está pronto: sai para oferta agora',
      },
    })
    .input(prontoSchema)
    .output(respostaProntoSchema)
    .mutation(({ ctx, input }) => marcarPronto(ctx.em, ctx.deps.config, { ...input, comercio_id: ctx.ator.id })),

  balcaoDoComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/espera-no-balcao',
        tags,
        summary: 'Quanto os entregadores esperam no balcão nesta semana',
      },
    })
    .output(balcaoDoComercioSchema)
    .query(({ ctx }) => balcaoDoComercio(ctx.em, ctx.deps.config, ctx.comercio.id)),

  balcaoParaEntregador: forAccounts({ entregador: 'any' })
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/comercio/{comercio_id}/espera-no-balcao',
        tags,
        summary: 'Quanto em geral se espera no balcão deste comércio',
      },
    })
    .input(z.object({ comercio_id: idSchema }))
    .output(esperaNoBalcaoSchema)
    .query(({ ctx, input }) => balcaoParaEntregador(ctx.em, input.comercio_id)),

  balcoesDaSemana: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/espera-no-balcao',
        tags,
        summary: 'Espera no balcão por comércio, de uma semana',
      },
    })
    .input(semanaDoBalcaoSchema)
    .output(balcoesDaSemanaSchema)
    .query(({ ctx, input }) => balcoesDaSemana(ctx.em, input.semana_inicio)),
});
