import {
  acontecimentoDaCidadeSchema,
  baterSchema,
  estadoDaCidadeSchema,
  mudarCidadeSchema,
  respostaBaterSchema,
  respostaDesejoSchema,
} from '@corre/contract/demonstracao/cidade.ts';
import { z } from 'zod';
import { router, t } from '../../transport/trpc/init.ts';
import {
  acaoDoSuporte,
  forAccounts,
  inTransaction,
  leituraDoSuporte,
  publicProcedure,
} from '../../transport/trpc/procedures.ts';
import { exigirDemonstracao } from '../exigir-demonstracao.ts';
import { acontecimentosDaCidade } from './acontecimentos.ts';
import { baterDaCidade } from './bater.ts';
import { desejarOferta, desejarPedido } from './desejos.ts';
import { estadoDaCidade } from './estado.ts';
import { ligarCidade } from './ligar.ts';
import { mudarCidade } from './mudar.ts';

const tags = ['Demonstração'];

/** Refuses the call outside of the demonstration. */
const soNaDemonstracao = t.middleware(async ({ ctx, next }) => {
  await exigirDemonstracao(ctx.em, ctx.deps.config);
  return next();
});

export const cidadeRouter = router({
  estado: publicProcedure
    .use(soNaDemonstracao)
    .meta({
      openapi: {
        method: 'GET',
        path: '/demonstracao/cidade',
        tags,
        summary: 'Se a cidade de demonstração trabalha, e em que ritmo',
      },
    })
    .output(estadoDaCidadeSchema)
    .query(({ ctx }) => estadoDaCidade(ctx.em, ctx.deps.town)),

  mudar: forAccounts({ entregador: 'any', comercio: 'any', admin: 'any', suporte: 'any' })
    .use(soNaDemonstracao)
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/demonstracao/cidade',
        tags,
        summary: 'Para a cidade de demonstração, ou muda o ritmo dela',
      },
    })
    .input(mudarCidadeSchema)
    .output(estadoDaCidadeSchema)
    .mutation(({ ctx, input }) => mudarCidade(ctx.em, ctx.deps.town, input)),

  // Without a transaction: it changes a process, not the database.
  ligar: forAccounts({ entregador: 'any', comercio: 'any', admin: 'any', suporte: 'any' })
    .use(soNaDemonstracao)
    .meta({
      openapi: {
        method: 'POST',
        path: '/demonstracao/cidade/ligar',
        tags,
        summary: 'Liga de novo a cidade de demonstração que parou',
      },
    })
    .output(estadoDaCidadeSchema)
    .mutation(({ ctx }) => ligarCidade(ctx.em, ctx.deps.town)),

  acontecimentos: leituraDoSuporte
    .use(soNaDemonstracao)
    .meta({
      openapi: {
        method: 'GET',
        path: '/demonstracao/cidade/acontecimentos',
        tags,
        summary: 'O que acabou de acontecer na cidade de demonstração',
      },
    })
    .output(z.array(acontecimentoDaCidadeSchema))
    .query(({ ctx }) => acontecimentosDaCidade(ctx.em)),

  ofertaParaMim: forAccounts({ entregador: 'any' })
    .use(soNaDemonstracao)
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: '/demonstracao/oferta',
        tags,
        summary: 'Uma loja da demonstração pede uma entrega para quem chama',
      },
    })
    .output(respostaDesejoSchema)
    .mutation(({ ctx }) => desejarOferta(ctx.em, ctx.ator.id)),

  pedirPorUmaLoja: acaoDoSuporte
    .use(soNaDemonstracao)
    .meta({
      openapi: {
        method: 'POST',
        path: '/demonstracao/pedido',
        tags,
        summary: 'Uma loja da demonstração pede uma entrega agora',
      },
    })
    .output(respostaDesejoSchema)
    .mutation(({ ctx }) => desejarPedido(ctx.em)),

  bater: acaoDoSuporte
    .use(soNaDemonstracao)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/demonstracao/cidade/batida',
        tags,
        summary: 'O processo da cidade de demonstração diz que trabalha, e ouve o que há para fazer',
      },
    })
    .input(baterSchema)
    .output(respostaBaterSchema)
    .mutation(({ ctx, input }) => baterDaCidade(ctx.em, input)),
});
