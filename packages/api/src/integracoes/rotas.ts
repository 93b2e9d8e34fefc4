import { mensagemSchema } from '@corre/contract/fields.ts';
import {
  chamadaExternaSchema,
  criarIntegracaoSchema,
  editarDeQualquerLojaSchema,
  integracaoCriadaSchema,
  integracaoInteiraSchema,
  listaDeIntegracoesSchema,
  listarIntegracoesSchema,
  mensagemExternaSchema,
  mensagensExternasSchema,
  reenviadasSchema,
  segredoNovoSchema,
  testarIntegracaoSchema,
  testeFeitoSchema,
  umaIntegracaoSchema,
} from '@corre/contract/integracoes/contrato.ts';
import { z } from 'zod';
import { router } from '../transport/trpc/init.ts';
import { acaoDoAdmin, inTransaction, leituraDoAdmin } from '../transport/trpc/procedures.ts';
import { mensagensDaIntegracao, ultimasChamadas } from './chamadas.ts';
import { criarIntegracao } from './criar.ts';
import { editarIntegracao } from './editar.ts';
import { lerIntegracao, listarIntegracoes } from './listar.ts';
import { prepararMudanca, prepararNova } from './preparar.ts';
import { reenviarMensagens } from './reenviar.ts';
import { removerIntegracao } from './remover.ts';
import { rotacionarSegredo } from './rotacionar.ts';
import { testarIntegracao } from './testar.ts';

const tags = ['Integrações'];
const TODAS = '/admin/integracoes';
const UMA = `${TODAS}/{integracao_id}` as const;

/** The administrator's routes for the integrations of every shop (ADR 0077). */
export const integracoesRouter = router({
  criar: leituraDoAdmin
    .meta({
      openapi: { method: 'POST', path: TODAS, tags, summary: 'Conectar outro sistema a um comércio' },
      resposta_selada: true,
    })
    .input(criarIntegracaoSchema)
    .use(async ({ ctx, input, next }) => next({ ctx: { preparada: await prepararNova(ctx.deps, input) } }))
    .use(inTransaction)
    .output(integracaoCriadaSchema)
    .mutation(({ ctx, input }) => criarIntegracao(ctx.em, ctx, { ...input, ...ctx.preparada })),
  listar: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: TODAS, tags, summary: 'Integrações de todos os comércios' } })
    .input(listarIntegracoesSchema)
    .output(listaDeIntegracoesSchema)
    .query(({ ctx, input }) => listarIntegracoes(ctx.em, { todas: true }, input)),
  ler: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: UMA, tags, summary: 'Uma integração' } })
    .input(umaIntegracaoSchema)
    .output(integracaoInteiraSchema)
    .query(({ ctx, input }) => lerIntegracao(ctx.em, ctx, { todas: true }, input.integracao_id)),
  editar: leituraDoAdmin
    .meta({ openapi: { method: 'PUT', path: UMA, tags, summary: 'Mudar, ligar ou desligar uma integração' } })
    .input(editarDeQualquerLojaSchema)
    .use(async ({ ctx, input, next }) =>
      next({ ctx: { enderecos: await prepararMudanca(ctx.em, ctx.deps, { todas: true }, input) } }),
    )
    .use(inTransaction)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => editarIntegracao(ctx.em, ctx.ator, { todas: true }, { ...input, ...ctx.enderecos })),
  rotacionar: acaoDoAdmin
    .meta({
      openapi: { method: 'POST', path: `${UMA}/rotacionar`, tags, summary: 'Trocar o segredo de uma integração' },
      resposta_selada: true,
    })
    .input(umaIntegracaoSchema)
    .output(segredoNovoSchema)
    .mutation(({ ctx, input }) => rotacionarSegredo(ctx.em, ctx, { todas: true }, input.integracao_id)),
  remover: acaoDoAdmin
    .meta({ openapi: { method: 'DELETE', path: UMA, tags, summary: 'Remover uma integração' } })
    .input(umaIntegracaoSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => removerIntegracao(ctx.em, ctx, { todas: true }, input.integracao_id)),
  chamadas: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: `${UMA}/chamadas`, tags, summary: 'As últimas chamadas, de entrada e saída' },
    })
    .input(umaIntegracaoSchema)
    .output(z.array(chamadaExternaSchema))
    .query(({ ctx, input }) => ultimasChamadas(ctx.em, { todas: true }, input.integracao_id)),
  mensagens: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: `${UMA}/mensagens`, tags, summary: 'Mensagens que esperam ou falharam' },
    })
    .input(mensagensExternasSchema)
    .output(z.array(mensagemExternaSchema))
    .query(({ ctx, input }) => mensagensDaIntegracao(ctx.em, { todas: true }, input)),
  reenviar: acaoDoAdmin
    .meta({
      openapi: { method: 'POST', path: `${UMA}/reenviar`, tags, summary: 'Enviar de novo o que espera ou falhou' },
    })
    .input(umaIntegracaoSchema)
    .output(reenviadasSchema)
    .mutation(({ ctx, input }) => reenviarMensagens(ctx.em, ctx.ator, { todas: true }, input.integracao_id)),
  testar: leituraDoAdmin
    .meta({ openapi: { method: 'POST', path: `${UMA}/testar`, tags, summary: 'Enviar um teste' } })
    .input(testarIntegracaoSchema)
    .output(testeFeitoSchema)
    .mutation(({ ctx, input }) => testarIntegracao(ctx.em, ctx, { todas: true }, input)),
});
