import { mensagemSchema } from '../shared/campos.ts';
import { router } from '../trpc/init.ts';
import { de, publico } from '../trpc/procedures.ts';
import {
  entradaComercioSchema,
  entradaSchema,
  entrarComercioSchema,
  entrarSchema,
  sessaoAtualSchema,
} from './contrato.ts';
import { entrar } from './entrar.ts';
import { entrarComercio } from './entrar-comercio.ts';
import { sair } from './sair.ts';
import { sessaoAtual } from './sessao-atual.ts';

const tags = ['Acesso'];

// Logins are in no transaction: hashing a password must not hold one open.
export const sessaoRouter = router({
  entrar: publico
    .meta({ openapi: { method: 'POST', path: '/login', tags, summary: 'Entrar como entregador, admin ou suporte' } })
    .input(entrarSchema)
    .output(entradaSchema)
    .mutation(({ ctx, input }) => entrar(ctx, input)),
  entrarComercio: publico
    .meta({ openapi: { method: 'POST', path: '/login/comercio', tags, summary: 'Entrar como comércio' } })
    .input(entrarComercioSchema)
    .output(entradaComercioSchema)
    .mutation(({ ctx, input }) => entrarComercio(ctx, input)),
  sair: publico
    .meta({ openapi: { method: 'POST', path: '/logout', tags, summary: 'Encerrar a sessão' } })
    .output(mensagemSchema)
    .mutation(({ ctx }) => sair(ctx)),
  atual: de('entregador', 'comercio', 'admin', 'suporte')
    .meta({ openapi: { method: 'GET', path: '/sessao', tags, summary: 'De quem é a sessão' } })
    .output(sessaoAtualSchema)
    .query(({ ctx }) => sessaoAtual(ctx.em, ctx.ator)),
});
