import {
  chavePushSchema,
  esquecerPushSchema,
  inscreverPushSchema,
  respostaPushSchema,
} from '@corre/contract/push/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoEntregador, forAccounts } from '../../transport/trpc/procedures.ts';
import { esquecer, inscrever } from './inscrever.ts';

const tags = ['Entregador: avisos'];

export const pushRouter = router({
  chave: forAccounts({ entregador: 'any' })
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/push/chave',
        tags,
        summary: 'A chave com que um navegador se inscreve',
      },
    })
    .output(chavePushSchema)
    .query(({ ctx }) => ({ chave: ctx.deps.vapid?.publicKey ?? null })),

  inscrever: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/push',
        tags,
        summary: 'Este navegador recebe ofertas por aviso até sair da conta',
      },
    })
    .input(inscreverPushSchema)
    .output(respostaPushSchema)
    .mutation(async ({ ctx, input }) => {
      const conhecida = await inscrever(ctx.em, ctx.deps.config, ctx.ator, input);
      return { message: 'Avisos ligados neste celular', conhecida };
    }),

  esquecer: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/push/esquecer',
        tags,
        summary: 'Este navegador não recebe mais avisos',
      },
    })
    .input(esquecerPushSchema)
    .output(respostaPushSchema)
    .mutation(async ({ ctx, input }) => {
      const conhecida = await esquecer(ctx.em, input.entregador_id, input.endpoint);
      return { message: 'Avisos desligados neste celular', conhecida };
    }),
});
