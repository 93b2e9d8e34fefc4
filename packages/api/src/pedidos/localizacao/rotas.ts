import { messageSchema } from '@corre/contract/fields.ts';
import {
  guardarLocalizacaoSchema,
  lerLocalizacaoSchema,
  respostaLocalizacaoSchema,
} from '@corre/contract/localizacao/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoEntregador, leituraDoComercio } from '../../transport/trpc/procedures.ts';
import { guardarLocalizacao, localizacaoDoPedido } from './localizacao.ts';

const tags = ['Solicitações'];

export const localizacaoRouter = router({
  guardar: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/localizacao',
        tags,
        summary: 'Onde estou, com uma entrega na mão',
      },
    })
    .input(guardarLocalizacaoSchema)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => {
      await guardarLocalizacao(ctx.em, input);
      return { message: 'Localização recebida' };
    }),

  doPedido: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/solicitacoes/{solicitacao_id}/localizacao',
        tags,
        summary: 'Onde está o entregador que leva o pedido',
      },
    })
    .input(lerLocalizacaoSchema)
    .output(respostaLocalizacaoSchema)
    .query(async ({ ctx, input }) => ({
      localizacao: await localizacaoDoPedido(ctx.em, {
        solicitacao_id: input.solicitacao_id,
        comercio_id: ctx.comercio.id,
      }),
    })),
});
