import {
  conversaDoComercioSchema,
  conversaDoEntregadorSchema,
  enviarSchema,
  mensagemChatSchema,
  naoLidasSchema,
  umaConversaSchema,
} from '@corre/contract/chat/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoComercio,
  acaoDoEntregador,
  leituraDoComercio,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { enviarMensagem } from './enviar.ts';
import { lerComoComercio, lerComoEntregador, lerComoSuporte } from './ler.ts';
import { naoLidas } from './nao-lidas.ts';

const tags = ['Chat'];

export const chatRouter = router({
  naoLidasDoEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/mensagens-nao-lidas',
        tags,
        summary: 'Conversas abertas e não lidas',
      },
    })
    .output(naoLidasSchema)
    .query(({ ctx, input }) => naoLidas(ctx.em, { tipo: 'entregador', id: input.entregador_id })),

  mensagensDoEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/mensagens/{entrega_id}',
        tags,
        summary: 'Uma conversa; ler marca como lida',
      },
    })
    .input(umaConversaSchema)
    .output(conversaDoEntregadorSchema)
    .query(({ ctx, input }) => lerComoEntregador(ctx.em, ctx.ator, input.entrega_id, input.entregador_id)),

  enviarDoEntregador: acaoDoEntregador
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/{entregador_id}/enviar-mensagem',
        tags,
        summary: 'Envia uma mensagem ao comércio',
      },
    })
    .input(enviarSchema)
    .output(mensagemChatSchema)
    .mutation(({ ctx, input: { entregador_id, ...envio } }) =>
      enviarMensagem(ctx, envio, { tipo: 'entregador', id: entregador_id }),
    ),

  naoLidasDoComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/mensagens-nao-lidas',
        tags,
        summary: 'Conversas abertas e não lidas',
      },
    })
    .output(naoLidasSchema)
    .query(({ ctx }) => naoLidas(ctx.em, { tipo: 'comercio', id: ctx.comercio.id })),

  mensagensDoComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/mensagens/{entrega_id}',
        tags,
        summary: 'Uma conversa; ler marca como lida',
      },
    })
    .input(umaConversaSchema)
    .output(conversaDoComercioSchema)
    .query(({ ctx, input }) => lerComoComercio(ctx.em, ctx.ator, input.entrega_id, ctx.comercio.id)),

  enviarDoComercio: acaoDoComercio
    .meta({
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/enviar-mensagem',
        tags,
        summary: 'Envia uma mensagem ao entregador',
      },
    })
    .input(enviarSchema)
    .output(mensagemChatSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...envio } }) =>
      enviarMensagem(ctx, envio, { tipo: 'comercio', id: ctx.comercio.id }),
    ),

  doSuporte: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{entrega_id}/mensagens',
        tags,
        summary: 'Uma conversa, só para ler',
      },
    })
    .input(umaConversaSchema)
    .output(conversaDoComercioSchema)
    .query(({ ctx, input }) => lerComoSuporte(ctx.em, input.entrega_id)),
});
