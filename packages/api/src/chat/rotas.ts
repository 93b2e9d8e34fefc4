import { router } from '../trpc/init.ts';
import {
  acaoDoComercio,
  acaoDoEntregador,
  leituraDoComercio,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../trpc/procedures.ts';
import {
  conversaDoComercioSchema,
  conversaDoEntregadorSchema,
  enviarSchema,
  mensagemChatSchema,
  naoLidasSchema,
  umaConversaSchema,
} from './contrato.ts';
import { acharConversa, conversaDe, mensagensDe } from './conversa.ts';
import { enviarMensagem } from './enviar.ts';
import { lerConversa } from './ler.ts';
import { naoLidas } from './nao-lidas.ts';
import { paraOComercio, paraOEntregador } from './vistas.ts';

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
    .query(async ({ ctx, input: { entregador_id, entrega_id } }) => {
      const parte = { tipo: 'entregador', id: entregador_id } as const;
      // the administrator reads without leaving a mark
      if (ctx.ator.user_type === 'admin') {
        const conversa = await conversaDe(ctx.em, entrega_id, parte);
        return paraOEntregador(conversa, await mensagensDe(ctx.em, conversa));
      }
      const { conversa, mensagens } = await lerConversa(ctx.em, entrega_id, parte);
      return paraOEntregador(conversa, mensagens);
    }),

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
    .mutation(({ ctx, input: { entregador_id, ...envio } }) => {
      ctx.deps.freios.mensagem(ctx.ator);
      return enviarMensagem(ctx.em, envio, { tipo: 'entregador', id: entregador_id });
    }),

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
    .query(async ({ ctx, input: { entrega_id } }) => {
      const parte = { tipo: 'comercio', id: ctx.comercio.id } as const;
      if (ctx.ator.user_type === 'admin') {
        const conversa = await conversaDe(ctx.em, entrega_id, parte);
        return paraOComercio(conversa, await mensagensDe(ctx.em, conversa));
      }
      const { conversa, mensagens } = await lerConversa(ctx.em, entrega_id, parte);
      return paraOComercio(conversa, mensagens);
    }),

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
    .mutation(({ ctx, input: { comercio_nome: _, ...envio } }) => {
      ctx.deps.freios.mensagem(ctx.ator);
      return enviarMensagem(ctx.em, envio, { tipo: 'comercio', id: ctx.comercio.id });
    }),

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
    .query(async ({ ctx, input: { entrega_id } }) => {
      const conversa = await acharConversa(ctx.em, entrega_id);
      return paraOComercio(conversa, await mensagensDe(ctx.em, conversa, true));
    }),
});
