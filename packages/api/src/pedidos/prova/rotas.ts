import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import {
  codigoDaEntregaSchema,
  dispensarCodigoSchema,
  enviarFotoDaProvaSchema,
  provaDoComercioSchema,
  respostaFotoDaProvaSchema,
  respostaProvaDoComercioSchema,
} from '@corre/contract/prova/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoComercio, acaoDoSuporte, forAccounts, leituraDoComercio } from '../../transport/trpc/procedures.ts';
import { codigoDaLoja } from './codigos.ts';
import { dispensarCodigo } from './dispensar-codigo.ts';
import { enviarFotoDaProva } from './enviar-foto.ts';
import { provaDoComercio, salvarProva } from './prova-do-comercio.ts';

const tags = ['Prova de entrega'];

export const provaRouter = router({
  codigo: forAccounts({ comercio: 'any' })
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/solicitacao/{solicitacao_id}/codigo',
        tags,
        summary: 'O código que o cliente diz na porta',
      },
    })
    .input(z.object({ solicitacao_id: idSchema }))
    .output(codigoDaEntregaSchema)
    .query(({ ctx, input }) => codigoDaLoja(ctx.em, ctx.deps.vault, ctx.ator.id, input.solicitacao_id)),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/prova',
        tags,
        summary: 'O que a loja pede ao finalizar uma entrega',
      },
    })
    .output(provaDoComercioSchema)
    .query(({ ctx }) => provaDoComercio(ctx.em, ctx.comercio.id)),

  salvar: acaoDoComercio
    .meta({
      openapi: {
        method: 'PUT',
        path: '/comercio/{comercio_nome}/prova',
        tags,
        summary: 'Muda o que a loja pede ao finalizar uma entrega',
      },
    })
    .input(provaDoComercioSchema)
    .output(respostaProvaDoComercioSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...prova } }) => salvarProva(ctx.em, ctx.comercio.id, prova)),

  // No transaction while the picture is decoded. A repeated upload of the same photo has one effect anyway.
  enviarFoto: forAccounts({ entregador: 'any' })
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/solicitacao/{solicitacao_id}/foto',
        tags,
        summary: 'Envia a foto da entrega',
      },
    })
    .input(enviarFotoDaProvaSchema)
    .output(respostaFotoDaProvaSchema)
    .mutation(({ ctx, input }) => enviarFotoDaProva(ctx, ctx.ator.id, input)),

  dispensarCodigo: acaoDoSuporte
    .meta({
      openapi: {
        method: 'PUT',
        path: '/suporte/solicitacao/{solicitacao_id}/codigo/dispensar',
        tags,
        summary: 'Deixa a entrega terminar sem o código',
      },
    })
    .input(dispensarCodigoSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => dispensarCodigo(ctx.em, ctx.ator, input)),
});
