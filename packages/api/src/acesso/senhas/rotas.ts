import { messageSchema } from '@corre/contract/fields.ts';
import { trocarSenhaAdminSchema, trocarSenhaSchema } from '@corre/contract/senhas/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoAdmin,
  acaoDoComercio,
  acaoDoEntregador,
  forAccounts,
  inTransaction,
} from '../../transport/trpc/procedures.ts';
import { trocarSenha } from './trocar-senha.ts';

const tags = ['Senhas'];

export const senhasRouter = router({
  entregador: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/senha',
        tags,
        summary: 'Trocar a própria senha de entregador',
      },
    })
    .input(trocarSenhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx, input)),
  comercio: acaoDoComercio
    .meta({
      openapi: { method: 'PUT', path: '/comercio/senha', tags, summary: 'Trocar a senha do comércio' },
      com_senha_inicial: true,
    })
    .input(trocarSenhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx, input)),
  admin: acaoDoAdmin
    .meta({ openapi: { method: 'PUT', path: '/admin/senha', tags, summary: 'Trocar a senha do administrador' } })
    .input(trocarSenhaAdminSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx, input)),
  // Each route changes the caller's own password, so administrators use their own route instead of this one.
  suporte: forAccounts({ suporte: 'any' })
    .use(inTransaction)
    .meta({ openapi: { method: 'PUT', path: '/suporte/senha', tags, summary: 'Trocar a senha do suporte' } })
    .input(trocarSenhaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => trocarSenha(ctx, input)),
});
