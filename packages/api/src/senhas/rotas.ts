import { mensagemSchema } from '../shared/campos.ts';
import { router } from '../trpc/init.ts';
import { acaoDoAdmin, acaoDoComercio, de, emTransacao } from '../trpc/procedures.ts';
import { trocarSenhaAdminSchema, trocarSenhaSchema } from './contrato.ts';
import { trocarSenha } from './trocar-senha.ts';

const tags = ['Senhas'];
const falha = 'Erro ao alterar senha';

export const senhasRouter = router({
  comercio: acaoDoComercio
    .meta({ openapi: { method: 'PUT', path: '/comercio/senha', tags, summary: 'Trocar a senha do comércio' }, falha })
    .input(trocarSenhaSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx.em, ctx.ator, input.nova_senha)),
  admin: acaoDoAdmin
    .meta({ openapi: { method: 'PUT', path: '/admin/senha', tags, summary: 'Trocar a senha do administrador' }, falha })
    .input(trocarSenhaAdminSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx.em, ctx.ator, input.nova_senha)),
  // Each changes the caller's own password, so the administrator uses his own route and not this one.
  suporte: de('suporte')
    .use(emTransacao)
    .meta({ openapi: { method: 'PUT', path: '/suporte/senha', tags, summary: 'Trocar a senha do suporte' }, falha })
    .input(trocarSenhaSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx.em, ctx.ator, input.nova_senha)),
});
