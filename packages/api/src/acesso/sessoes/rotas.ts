import { messageSchema } from '@corre/contract/fields.ts';
import {
  encerrarDeSchema,
  encerrarSchema,
  sessaoAtualSchema,
  sessaoListadaSchema,
} from '@corre/contract/sessao/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoSuporte, forAccounts, inTransaction, publicProcedure } from '../../transport/trpc/procedures.ts';
import { encerrarDe, encerrarMinhas, encerrarUma, minhasSessoes, sair, sessaoAtual } from './minhas-sessoes.ts';

const tags = ['Acesso'];
const qualquerConta = forAccounts({ entregador: 'any', comercio: 'any', admin: 'any', suporte: 'any' });

export const sessaoRouter = router({
  sair: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/logout', tags, summary: 'Encerrar a sessão' } })
    .output(messageSchema)
    .mutation(({ ctx }) => sair(ctx)),
  atual: qualquerConta
    .meta({
      openapi: { method: 'GET', path: '/sessao', tags, summary: 'De quem é a sessão' },
      com_senha_inicial: true,
      sem_fator: true,
    })
    .output(sessaoAtualSchema)
    .query(({ ctx }) => sessaoAtual(ctx.ator, ctx.sem_fator !== null)),

  minhas: qualquerConta
    .meta({ openapi: { method: 'GET', path: '/sessoes', tags, summary: 'Em que aparelhos a conta está aberta' } })
    .output(z.array(sessaoListadaSchema))
    .query(({ ctx }) => minhasSessoes(ctx.em, ctx.ator)),
  encerrar: qualquerConta
    .use(inTransaction)
    .meta({
      openapi: { method: 'DELETE', path: '/sessoes/{id}', tags, summary: 'Sair de um aparelho' },
    })
    .input(encerrarSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => encerrarUma(ctx, input.id)),
  encerrarTodas: qualquerConta
    .use(inTransaction)
    .meta({
      openapi: { method: 'DELETE', path: '/sessoes', tags, summary: 'Sair de todos os aparelhos, deste também' },
    })
    .output(messageSchema)
    .mutation(({ ctx }) => encerrarMinhas(ctx)),
  encerrarDe: acaoDoSuporte
    .meta({
      openapi: {
        method: 'POST',
        path: '/suporte/encerrar-sessoes',
        tags,
        summary: 'Encerrar as sessões de um entregador ou comércio',
      },
    })
    .input(encerrarDeSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => encerrarDe(ctx.em, ctx.ator, input)),
});
