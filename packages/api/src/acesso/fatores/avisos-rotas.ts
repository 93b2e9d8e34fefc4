import { avisoDeAcessoSchema, cienteSchema } from '@corre/contract/fatores/contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, inTransaction } from '../../transport/trpc/procedures.ts';
import { avisosDe, darCiencia } from './avisos.ts';

const tags = ['Acesso'];
const qualquerConta = forAccounts({ entregador: 'any', comercio: 'any', admin: 'any', suporte: 'any' });

/** What an account's sessions are told about its access [aviso-de-acesso]. */
export const avisosRouter = router({
  avisos: qualquerConta
    .meta({
      openapi: {
        method: 'GET',
        path: '/sessoes/avisos',
        tags,
        summary: 'O que aconteceu com o acesso da conta e esta sessão ainda não soube',
      },
    })
    .output(z.array(avisoDeAcessoSchema))
    .query(({ ctx }) => avisosDe(ctx.em, ctx.ator)),
  ciente: qualquerConta
    .use(inTransaction)
    .meta({
      openapi: { method: 'POST', path: '/sessoes/avisos/ciente', tags, summary: 'Os avisos até este foram vistos' },
    })
    .input(cienteSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => darCiencia(ctx.em, ctx.ator, input.aviso_id)),
});
