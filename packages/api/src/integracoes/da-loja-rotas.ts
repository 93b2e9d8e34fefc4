import { mensagemSchema } from '@corre/contract/fields.ts';
import {
  chamadaExternaSchema,
  criarIntegracaoSchema,
  editarIntegracaoSchema,
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
import { acaoDoComercio, inTransaction, leituraDoComercio, pessoalDoComercio } from '../transport/trpc/procedures.ts';
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
const TODAS = '/comercio/{comercio_nome}/integracoes';
const UMA = `${TODAS}/{integracao_id}` as const;

/** Limits the calls per minute, because each address of a shop costs a DNS lookup and an outgoing call. */
const comFreio = pessoalDoComercio.use(async ({ ctx, next }) => {
  await ctx.deps.limits.buscar(`integracoes:${ctx.comercio.id}`);
  return next();
});

/** The shop's routes for its own integrations. An integration of another shop is 404 (ADR 0077). */
export const integracoesDaLojaRouter = router({
  criar: comFreio
    .meta({
      openapi: { method: 'POST', path: TODAS, tags, summary: 'Conectar outro sistema' },
      resposta_selada: true,
    })
    .input(criarIntegracaoSchema)
    .use(async ({ ctx, input, next }) => next({ ctx: { preparada: await prepararNova(ctx.deps, input) } }))
    .use(inTransaction)
    .output(integracaoCriadaSchema)
    .mutation(({ ctx, input }) => criarIntegracao(ctx.em, ctx, { ...input, ...ctx.preparada })),
  listar: leituraDoComercio
    .meta({ openapi: { method: 'GET', path: TODAS, tags, summary: 'Integrações do comércio' } })
    .input(listarIntegracoesSchema)
    .output(listaDeIntegracoesSchema)
    .query(({ ctx, input }) => listarIntegracoes(ctx.em, { loja: ctx.comercio.id }, input)),
  ler: leituraDoComercio
    .meta({ openapi: { method: 'GET', path: UMA, tags, summary: 'Uma integração' } })
    .input(umaIntegracaoSchema)
    .output(integracaoInteiraSchema)
    .query(({ ctx, input }) => lerIntegracao(ctx.em, ctx, { loja: ctx.comercio.id }, input.integracao_id)),
  editar: comFreio
    .meta({ openapi: { method: 'PUT', path: UMA, tags, summary: 'Mudar, ligar ou desligar uma integração' } })
    .input(editarIntegracaoSchema)
    .use(async ({ ctx, input, next }) =>
      next({ ctx: { enderecos: await prepararMudanca(ctx.em, ctx.deps, { loja: ctx.comercio.id }, input) } }),
    )
    .use(inTransaction)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) =>
      editarIntegracao(ctx.em, ctx.ator, { loja: ctx.comercio.id }, { ...input, ...ctx.enderecos }),
    ),
  rotacionar: acaoDoComercio
    .meta({
      openapi: { method: 'POST', path: `${UMA}/rotacionar`, tags, summary: 'Trocar o segredo de uma integração' },
      resposta_selada: true,
    })
    .input(umaIntegracaoSchema)
    .output(segredoNovoSchema)
    .mutation(({ ctx, input }) => rotacionarSegredo(ctx.em, ctx, { loja: ctx.comercio.id }, input.integracao_id)),
  remover: acaoDoComercio
    .meta({ openapi: { method: 'DELETE', path: UMA, tags, summary: 'Remover uma integração' } })
    .input(umaIntegracaoSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => removerIntegracao(ctx.em, ctx, { loja: ctx.comercio.id }, input.integracao_id)),
  chamadas: leituraDoComercio
    .meta({
      openapi: { method: 'GET', path: `${UMA}/chamadas`, tags, summary: 'As últimas chamadas, de entrada e saída' },
    })
    .input(umaIntegracaoSchema)
    .output(z.array(chamadaExternaSchema))
    .query(({ ctx, input }) => ultimasChamadas(ctx.em, { loja: ctx.comercio.id }, input.integracao_id)),
  mensagens: leituraDoComercio
    .meta({
      openapi: { method: 'GET', path: `${UMA}/mensagens`, tags, summary: 'Mensagens que esperam ou falharam' },
    })
    .input(mensagensExternasSchema)
    .output(z.array(mensagemExternaSchema))
    .query(({ ctx, input }) => mensagensDaIntegracao(ctx.em, { loja: ctx.comercio.id }, input)),
  reenviar: acaoDoComercio
    .meta({
      openapi: { method: 'POST', path: `${UMA}/reenviar`, tags, summary: 'Enviar de novo o que espera ou falhou' },
    })
    .input(umaIntegracaoSchema)
    .output(reenviadasSchema)
    .mutation(({ ctx, input }) => reenviarMensagens(ctx.em, ctx.ator, { loja: ctx.comercio.id }, input.integracao_id)),
  testar: pessoalDoComercio
    .meta({ openapi: { method: 'POST', path: `${UMA}/testar`, tags, summary: 'Enviar um teste' } })
    .input(testarIntegracaoSchema)
    .output(testeFeitoSchema)
    .mutation(({ ctx, input }) => testarIntegracao(ctx.em, ctx, { loja: ctx.comercio.id }, input)),
});
