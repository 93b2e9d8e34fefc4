import { messageSchema } from '@corre/contract/fields.ts';
import {
  criarLinkSchema,
  lerLinkSchema,
  linkCriadoSchema,
  linkLidoSchema,
  telefoneMudouSchema,
  usarLinkSchema,
} from '@corre/contract/links/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoSuporte, leituraDoSuporte, publicProcedure } from '../../transport/trpc/procedures.ts';
import { linkPara } from './link-criado.ts';
import { telefoneMudouEm } from './telefone-mudou.ts';
import { lerLink, usarLink } from './usar-link.ts';

const tags = ['Senhas'];

/** One-time links for a new password [link-de-acesso]. A secret stands in a body, never in an address. */
export const linksRouter = router({
  criar: acaoDoSuporte
    .meta({
      fator_recente: 'sempre',
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: '/suporte/links',
        tags,
        summary: 'Link para nova senha de um entregador ou comércio; só esta resposta tem o link',
      },
    })
    .input(criarLinkSchema)
    .output(linkCriadoSchema)
    .mutation(({ ctx, input }) => linkPara(ctx, input)),
  /** What the dialog says before the link is made. The answer of `criar` has the same, so systems need no call. */
  telefone: leituraDoSuporte
    .input(criarLinkSchema)
    .output(telefoneMudouSchema)
    .query(async ({ ctx, input }) => ({ telefone_mudou_em: await telefoneMudouEm(ctx.em, input) })),
  ler: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/senha/link', tags, summary: 'De quem é a senha que um link troca' },
    })
    .input(lerLinkSchema)
    .output(linkLidoSchema)
    .mutation(({ ctx, input }) => lerLink(ctx, input)),
  // Without a transaction around the call: a password hash must not hold one open, and counts must outlive a refusal.
  usar: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/senha', tags, summary: 'Criar a senha nova com um link' } })
    .input(usarLinkSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => usarLink(ctx, input)),
});
