import { messageSchema } from '@corre/contract/fields.ts';
import {
  aplicativoCriadoSchema,
  aplicativoDaLojaSchema,
  aplicativoSchema,
  codigoDeAutorizacaoSchema,
  criarAplicativoSchema,
  editarAplicativoSchema,
  umAplicativoSchema,
} from '@corre/contract/integracoes/aplicativos-contrato.ts';
import { segredoNovoSchema } from '@corre/contract/integracoes/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import {
  inTransaction,
  leituraDoAdmin,
  leituraDoComercio,
  pessoalDoComercio,
} from '../../transport/trpc/procedures.ts';
import { conferirEnderecos } from '../enderecos.ts';
import {
  criarAplicativo,
  editarAplicativo,
  listarAplicativos,
  removerAplicativo,
  rotacionarAplicativo,
} from './aplicativos.ts';
import { aplicativosDaLoja, autorizarAplicativo } from './autorizar.ts';

const tags = ['Integrações'];
const todos = '/admin/aplicativos';
const um = `${todos}/{aplicativo_id}` as const;
const daLoja = '/comercio/{comercio_nome}/aplicativos';

/** The administrator's routes for the applications: one credential for many shops (ADR 0045). */
export const aplicativosRouter = router({
  listar: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: todos, tags, summary: 'Aplicativos que atendem várias lojas' } })
    .output(z.array(aplicativoSchema))
    .query(({ ctx }) => listarAplicativos(ctx.em)),
  criar: leituraDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'POST', path: todos, tags, summary: 'Criar um aplicativo; só esta resposta tem o segredo' },
      resposta_selada: true,
    })
    .input(criarAplicativoSchema)
    .use(async ({ ctx, input, next }) => next({ ctx: { enderecos: await conferirEnderecos(ctx.deps.config, input) } }))
    .use(inTransaction)
    .output(aplicativoCriadoSchema)
    .mutation(({ ctx, input }) => criarAplicativo(ctx.em, ctx, { ...input, ...ctx.enderecos })),
  editar: leituraDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'PUT', path: um, tags, summary: 'Mudar, ligar ou desligar um aplicativo' },
    })
    .input(editarAplicativoSchema)
    .use(async ({ ctx, input: { url_eventos, url_codigo }, next }) =>
      next({ ctx: { enderecos: await conferirEnderecos(ctx.deps.config, { url_eventos, url_codigo }) } }),
    )
    .use(inTransaction)
    .output(messageSchema)
    .mutation(({ ctx, input }) => editarAplicativo(ctx.em, ctx.ator, { ...input, ...ctx.enderecos })),
  rotacionar: leituraDoAdmin
    .use(inTransaction)
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'POST', path: `${um}/rotacionar`, tags, summary: 'Trocar o segredo de um aplicativo' },
      resposta_selada: true,
    })
    .input(umAplicativoSchema)
    .output(segredoNovoSchema)
    .mutation(({ ctx, input }) => rotacionarAplicativo(ctx.em, ctx.deps.vault, ctx.ator, input.aplicativo_id)),
  remover: leituraDoAdmin
    .use(inTransaction)
    .meta({ openapi: { method: 'DELETE', path: um, tags, summary: 'Remover um aplicativo e suas autorizações' } })
    .input(umAplicativoSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => removerAplicativo(ctx.em, ctx.deps.vault, ctx.ator, input.aplicativo_id)),
});

/** The shop's routes: which applications there are, and its consent for one of them. */
export const aplicativosDaLojaRouter = router({
  listar: leituraDoComercio
    .meta({ openapi: { method: 'GET', path: daLoja, tags, summary: 'Aplicativos que a loja pode autorizar' } })
    .output(z.array(aplicativoDaLojaSchema))
    .query(({ ctx }) => aplicativosDaLoja(ctx.em, ctx.comercio.id)),
  autorizar: pessoalDoComercio
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: `${daLoja}/{aplicativo_id}/codigo`,
        tags,
        summary: 'Autorizar um aplicativo: o código que ele troca pelo acesso',
      },
      resposta_selada: true,
    })
    .input(umAplicativoSchema)
    .output(codigoDeAutorizacaoSchema)
    .mutation(({ ctx, input }) => autorizarAplicativo(ctx.em, ctx.ator, { ...input, comercio_id: ctx.comercio.id })),
});
