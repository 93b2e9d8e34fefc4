import { messageSchema } from '@corre/contract/fields.ts';
import {
  chamadaExternaSchema,
  criarIntegracaoSchema,
  type EditarDeQualquerLoja,
  editarDeQualquerLojaSchema,
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
import type { TRPCMutationProcedure, TRPCQueryProcedure, TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '../transport/trpc/context.ts';
import { router } from '../transport/trpc/init.ts';
import { inTransaction, leituraDoAdmin, leituraDoComercio, pessoalDoComercio } from '../transport/trpc/procedures.ts';
import { mensagensDaIntegracao, ultimasChamadas } from './chamadas.ts';
import { criarIntegracao } from './criar.ts';
import { editarIntegracao } from './editar.ts';
import type { Escopo } from './escopo.ts';
import { lerIntegracao, listarIntegracoes } from './listar.ts';
import { prepararMudanca, prepararNova } from './preparar.ts';
import { reenviarMensagens } from './reenviar.ts';
import { removerIntegracao } from './remover.ts';
import { rotacionarSegredo } from './rotacionar.ts';
import { testarIntegracao } from './testar.ts';

const tags = ['Integrações'];

const com = (escopo: Escopo) => ({ ctx: { escopo } });

/** Returns the integrations of this shop that the caller reaches: a session all, a key webhooks of its environment. */
const alcance = ({ escopos, ensaio, comercio }: Pick<Context, 'escopos' | 'ensaio'> & { comercio: { id: number } }) =>
  escopos === 'sessao'
    ? { loja: comercio.id }
    : { loja: comercio.id, webhooks_de: ensaio ? ('teste' as const) : ('producao' as const) };

/** The administrator's procedures reach the integrations of every shop, a shop's its own. */
const doAdmin = leituraDoAdmin.use(({ next }) => next(com({ todas: true })));
/** Integrations reach the orders of all shops, so an act asks for the second factor again [segundo-fator]. */
const atoDoAdmin = doAdmin.meta({ fator_recente: 'sempre' });
const leituraDaLoja = leituraDoComercio.use(({ ctx, next }) => next(com(alcance(ctx))));
/** A test key registers test webhooks, and these must last. */
const atoDaLoja = pessoalDoComercio.meta({ guarda_em_teste: true }).use(({ ctx, next }) => next(com(alcance(ctx))));

/** Limits the calls per minute, because each address of a shop costs a DNS lookup and an outgoing call. */
const comFreio = atoDaLoja.use(async ({ ctx, next }) => {
  await ctx.deps.limits.buscar(`integracoes:${ctx.comercio.id}`);
  return next();
});

/** The procedures on which one role's routes are built. Each sets `ctx.escopo`. */
interface Acesso<Procedure> {
  caminho: `/${string}`;
  resumos: { criar: string; listar: string };
  leitura: Procedure;
  /** an act, whose middleware decides about its transaction */
  ato: Procedure;
  /** an act that calls addresses which the caller chooses */
  atoComEnderecos: Procedure;
  editar: z.ZodType<EditarDeQualquerLoja, z.input<typeof editarDeQualquerLojaSchema>>;
}

/** Returns the routes for the integrations in the scope (ADR 0038). An integration outside of it is 404. */
function rotas({ caminho, resumos, leitura, ato, atoComEnderecos, editar }: Acesso<typeof doAdmin>) {
  const uma = `${caminho}/{integracao_id}` as const;
  return {
    criar: atoComEnderecos
      .meta({
        openapi: { method: 'POST', path: caminho, tags, summary: resumos.criar },
        resposta_selada: true,
      })
      .input(criarIntegracaoSchema)
      .use(async ({ ctx, input, next }) =>
        next({ ctx: { preparada: await prepararNova(ctx.deps, ctx.escopo, input) } }),
      )
      .use(inTransaction)
      .output(integracaoCriadaSchema)
      .mutation(({ ctx, input }) => criarIntegracao(ctx.em, ctx, { ...input, ...ctx.preparada })),
    listar: leitura
      .meta({ openapi: { method: 'GET', path: caminho, tags, summary: resumos.listar } })
      .input(listarIntegracoesSchema)
      .output(listaDeIntegracoesSchema)
      .query(({ ctx, input }) => listarIntegracoes(ctx.em, ctx.escopo, input, ctx.page)),
    ler: leitura
      .meta({ openapi: { method: 'GET', path: uma, tags, summary: 'Uma integração' } })
      .input(umaIntegracaoSchema)
      .output(integracaoInteiraSchema)
      .query(({ ctx, input }) => lerIntegracao(ctx.em, ctx, ctx.escopo, input.integracao_id)),
    editar: atoComEnderecos
      .meta({ openapi: { method: 'PUT', path: uma, tags, summary: 'Mudar, ligar ou desligar uma integração' } })
      .input(editar)
      .use(async ({ ctx, input, next }) =>
        next({ ctx: { enderecos: await prepararMudanca(ctx.em, ctx.deps, ctx.escopo, input) } }),
      )
      .use(inTransaction)
      .output(messageSchema)
      .mutation(({ ctx, input }) => editarIntegracao(ctx.em, ctx.ator, ctx.escopo, { ...input, ...ctx.enderecos })),
    rotacionar: ato
      .use(inTransaction)
      .meta({
        openapi: { method: 'POST', path: `${uma}/rotacionar`, tags, summary: 'Trocar o segredo de uma integração' },
        resposta_selada: true,
      })
      .input(umaIntegracaoSchema)
      .output(segredoNovoSchema)
      .mutation(({ ctx, input }) => rotacionarSegredo(ctx.em, ctx, ctx.escopo, input.integracao_id)),
    remover: ato
      .use(inTransaction)
      .meta({ openapi: { method: 'DELETE', path: uma, tags, summary: 'Remover uma integração' } })
      .input(umaIntegracaoSchema)
      .output(messageSchema)
      .mutation(({ ctx, input }) => removerIntegracao(ctx.em, ctx, ctx.escopo, input.integracao_id)),
    chamadas: leitura
      .meta({
        openapi: { method: 'GET', path: `${uma}/chamadas`, tags, summary: 'As últimas chamadas, de entrada e saída' },
      })
      .input(umaIntegracaoSchema)
      .output(z.array(chamadaExternaSchema))
      .query(({ ctx, input }) => ultimasChamadas(ctx.em, ctx.escopo, input.integracao_id)),
    mensagens: leitura
      .meta({
        openapi: { method: 'GET', path: `${uma}/mensagens`, tags, summary: 'Mensagens que esperam ou falharam' },
      })
      .input(mensagensExternasSchema)
      .output(z.array(mensagemExternaSchema))
      .query(({ ctx, input }) => mensagensDaIntegracao(ctx.em, ctx.escopo, input)),
    reenviar: ato
      .use(inTransaction)
      .meta({
        openapi: { method: 'POST', path: `${uma}/reenviar`, tags, summary: 'Enviar de novo o que espera ou falhou' },
      })
      .input(umaIntegracaoSchema)
      .output(reenviadasSchema)
      .mutation(({ ctx, input }) => reenviarMensagens(ctx.em, ctx.ator, ctx.escopo, input.integracao_id)),
    testar: ato
      .meta({ openapi: { method: 'POST', path: `${uma}/testar`, tags, summary: 'Enviar um teste' } })
      .input(testarIntegracaoSchema)
      .output(testeFeitoSchema)
      .mutation(({ ctx, input }) => testarIntegracao(ctx.em, ctx, ctx.escopo, input)),
  };
}

/** A shop's input: the caller names the shop, and the procedure checks it. */
type DaLoja = { comercio_nome: string };

/** The same procedures with the shop in each input. tRPC has no type for a builder over an input not yet known. */
type ComLoja<Rotas extends TRPCRouterRecord> = {
  [Nome in keyof Rotas]: Rotas[Nome] extends TRPCQueryProcedure<infer Def>
    ? TRPCQueryProcedure<{ input: Def['input'] & DaLoja; output: Def['output']; meta: Def['meta'] }>
    : Rotas[Nome] extends TRPCMutationProcedure<infer Def>
      ? TRPCMutationProcedure<{ input: Def['input'] & DaLoja; output: Def['output']; meta: Def['meta'] }>
      : never;
};

/** The casts say only that a procedure's own input comes before that of the routes. */
const rotasDaLoja = (acesso: Acesso<unknown>) =>
  rotas(acesso as Acesso<typeof doAdmin>) as ComLoja<ReturnType<typeof rotas>>;

/** The administrator's routes for the integrations of every shop. */
export const integracoesRouter = router(
  rotas({
    caminho: '/admin/integracoes',
    resumos: { criar: 'Conectar outro sistema a um comércio', listar: 'Integrações de todos os comércios' },
    leitura: doAdmin,
    ato: atoDoAdmin,
    atoComEnderecos: atoDoAdmin,
    editar: editarDeQualquerLojaSchema,
  }),
);

/** The shop's routes for its own integrations. */
export const integracoesDaLojaRouter = router(
  rotasDaLoja({
    caminho: '/comercio/{comercio_nome}/integracoes',
    resumos: { criar: 'Conectar outro sistema', listar: 'Integrações do comércio' },
    leitura: leituraDaLoja,
    ato: atoDaLoja,
    atoComEnderecos: comFreio,
    editar: editarIntegracaoSchema,
  }),
);
