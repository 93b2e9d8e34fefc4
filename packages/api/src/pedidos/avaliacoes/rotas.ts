import { antesDeSchema, messageSchema } from '@corre/contract/fields.ts';
import { avaliacaoSchema, avaliarSchema } from '@corre/contract/solicitacoes/atos-contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoComercio, leituraDoEntregador } from '../../transport/trpc/procedures.ts';
import { avaliacoesDoEntregador, avaliarEntregador } from './avaliar.ts';

const tags = ['Avaliações'];

export const avaliacoesRouter = router({
  doEntregador: leituraDoEntregador
    .meta({
      openapi: { method: 'GET', path: '/entregador/{entregador_id}/avaliacoes', tags, summary: 'Avaliações recebidas' },
    })
    .input(antesDeSchema)
    .output(z.array(avaliacaoSchema))
    .query(({ ctx, input }) => avaliacoesDoEntregador(ctx.em, input.entregador_id, input.antes_de, ctx.page)),

  avaliar: acaoDoComercio
    .meta({
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/avaliar-entregador',
        tags,
        summary: 'Avalia o entregador de uma entrega',
      },
    })
    .input(avaliarSchema)
    .output(messageSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...avaliacao } }) =>
      avaliarEntregador(ctx.em, { ...avaliacao, comercio_id: ctx.comercio.id }),
    ),
});
