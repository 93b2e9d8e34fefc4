import {
  aprovacaoListaSchema,
  aprovadosSchema,
  aprovarSchema,
  aprovarVariosSchema,
  listarAprovacaoSchema,
  recusarCadastroSchema,
  totaisDaAprovacaoSchema,
} from '@corre/contract/aprovacao/contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin, leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { aprovarVarios } from './aprovar-varios.ts';
import { aprovar, recusar } from './decidir.ts';
import { listarCadastros, totaisDaAprovacao } from './listar-cadastros.ts';

const tags = ['Entregadores'];

export const aprovacaoRouter = router({
  listar: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/cadastros',
        tags,
        summary: 'Cadastros que esperam aprovação, ou que foram recusados',
        description: 'CPF, RG e chave PIX mascarados; `/admin/entregadores/{entregador_id}/dados` os mostra.',
      },
    })
    .input(listarAprovacaoSchema)
    .output(aprovacaoListaSchema)
    .query(({ ctx, input }) => listarCadastros(ctx.em, ctx.deps.config, ctx.deps.vault, input.aprovacao)),
  totais: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/cadastros/totais', tags, summary: 'Quantos cadastros esperam aprovação' },
    })
    .output(totaisDaAprovacaoSchema)
    .query(({ ctx }) => totaisDaAprovacao(ctx.em, ctx.deps.config)),
  aprovar: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/admin/cadastros/{entregador_id}/aprovar',
        tags,
        summary: 'Aprovar um cadastro',
      },
    })
    .input(aprovarSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => aprovar(ctx.em, ctx.ator, input)),
  aprovarVarios: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/admin/cadastros/aprovar',
        tags,
        summary: 'Aprovar vários cadastros de uma vez',
        description: 'Quem outra pessoa decidiu antes fica como está, e vem em `ja_decididos`.',
      },
    })
    .input(aprovarVariosSchema)
    .output(aprovadosSchema)
    .mutation(({ ctx, input }) => aprovarVarios(ctx.em, ctx.ator, input)),
  recusar: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/admin/cadastros/{entregador_id}/recusar',
        tags,
        summary: 'Recusar um cadastro, com o motivo',
      },
    })
    .input(recusarCadastroSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => recusar(ctx.em, ctx.ator, input)),
});
