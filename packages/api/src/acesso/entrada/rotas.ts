import { desafioDaPasskeySchema, segundoFatorSchema, usarPasskeySchema } from '@corre/contract/fatores/contrato.ts';
import {
  entradaComercioSchema,
  entradaSchema,
  entrarComercioSchema,
  entrarSchema,
  sessaoAtualSchema,
} from '@corre/contract/sessao/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { publicProcedure } from '../../transport/trpc/procedures.ts';
import { entrar, entrarComercio } from './entrar.ts';
import { comecarComPasskey, entrarComPasskey } from './entrar-com-passkey.ts';
import { entrarComSegundoFator } from './segundo-fator.ts';

const tags = ['Acesso'];

// Logins run without a transaction: a password hash must not hold one open, and counts must outlive a refusal.
export const entradaRouter = router({
  entrar: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/login', tags, summary: 'Entrar como entregador, admin ou suporte' } })
    .input(entrarSchema)
    .output(entradaSchema)
    .mutation(({ ctx, input }) => entrar(ctx, input)),
  entrarComercio: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/login/comercio', tags, summary: 'Entrar como comércio' } })
    .input(entrarComercioSchema)
    .output(entradaComercioSchema)
    .mutation(({ ctx, input }) => entrarComercio(ctx, input)),
  segundoFator: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/login/segundo-fator',
        tags,
        summary: 'O segundo passo de uma entrada com senha: um código, ou uma passkey da conta',
      },
    })
    .input(segundoFatorSchema)
    .output(sessaoAtualSchema)
    .mutation(({ ctx, input }) => entrarComSegundoFator(ctx, input)),
  comecarComPasskey: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/login/passkey/desafio', tags, summary: 'Começar a entrar com uma passkey' },
    })
    .output(desafioDaPasskeySchema)
    .mutation(({ ctx }) => comecarComPasskey(ctx)),
  entrarComPasskey: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/login/passkey', tags, summary: 'Entrar com uma passkey, sem senha' } })
    .input(usarPasskeySchema)
    .output(sessaoAtualSchema)
    .mutation(({ ctx, input }) => entrarComPasskey(ctx, input)),
});
