import { idSchema, mensagemSchema } from '@corre/contract/fields.ts';
import {
  atribuirSchema,
  avancarSchema,
  entregaAtivaSchema,
  novaSolicitacaoSchema,
  parteDaListaSchema,
  parteOuNumeroSchema,
  respostaAvancarSchema,
  respostaCriarSchema,
  solicitacaoDoComercioSchema,
  solicitacaoDoEntregadorSchema,
  solicitacaoDoSuporteSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import { esperaSchema } from '@corre/contract/solicitacoes/espera-contrato.ts';
import { historicoSchema } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { intervirSchema } from '@corre/contract/solicitacoes/intervir-contrato.ts';
import {
  atribuirVariasSchema,
  procuradosSchema,
  procurarSchema,
  respostaAtribuirVariasSchema,
} from '@corre/contract/solicitacoes/suporte-contrato.ts';
import { only } from '@corre/db/sql.ts';
import { z } from 'zod';
import { atribuirEntrega } from '../../despacho/passos/atribuir.ts';
import { atribuirVarias } from '../../despacho/passos/atribuir-varias.ts';
import { cancelarPeloComercio } from '../../despacho/passos/cancelar.ts';
import { esperaDaSolicitacao } from '../../despacho/passos/espera.ts';
import { intervir } from '../../despacho/passos/intervir.ts';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoComercio,
  acaoDoSuporte,
  forAccounts,
  inTransaction,
  leituraDoComercio,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { conferirCodigo } from '../codigo/conferir-codigo.ts';
import { avancarComProva } from '../prova/avancar-com-prova.ts';
import { comLinksDe, comLinksDeQuemLeva } from '../rastreio/links.ts';
import { criarSolicitacao } from './criar.ts';
import { entregasAtivas, primeirasSolicitacoes, solicitacaoDeTodos, todasSolicitacoes } from './de-todos.ts';
import { solicitacaoDoComercio, solicitacoesDoComercio } from './do-comercio.ts';
import { solicitacoesDoEntregador } from './do-entregador.ts';
import { historicoDaSolicitacao } from './historico.ts';
import { procurar } from './procurar.ts';

const tags = ['Solicitações'];
const umaSolicitacao = z.object({ solicitacao_id: idSchema });

export const solicitacoesRouter = router({
  avancar: forAccounts({ entregador: 'any' })
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/entregador/solicitacao/{solicitacao_id}/status',
        tags,
        summary: 'Confirma a próxima etapa',
      },
    })
    .input(avancarSchema)
    // Check the code before the transaction: a wrong code rolls it back, and the try must stay counted.
    .use(async ({ ctx, input, next }) =>
      next({
        ctx: {
          provado:
            input.codigo !== null &&
            input.novo_status === 'finalizada' &&
            (await conferirCodigo(ctx.em, ctx.deps, { ...input, codigo: input.codigo, entregador_id: ctx.ator.id })),
        },
      }),
    )
    .use(inTransaction)
    .output(respostaAvancarSchema)
    .mutation(({ ctx, input }) =>
      avancarComProva(ctx.em, ctx.deps.config, { ...input, entregador_id: ctx.ator.id, provado: ctx.provado }),
    ),

  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/minhas-solicitacoes',
        tags,
        summary: 'Entregas do entregador',
      },
    })
    .input(parteDaListaSchema)
    .output(z.array(solicitacaoDoEntregadorSchema))
    .query(async ({ ctx, input }) =>
      comLinksDeQuemLeva(ctx.deps, await solicitacoesDoEntregador(ctx.em, input.entregador_id, input)),
    ),

  criar: acaoDoComercio
    .meta({
      despacho: true,
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/solicitar-entrega',
        tags,
        summary: 'Pede uma entrega ou uma rota',
      },
    })
    .input(novaSolicitacaoSchema)
    .output(respostaCriarSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...nova } }) =>
      criarSolicitacao(ctx.em, ctx.deps, { ...nova, comercio_id: ctx.comercio.id }),
    ),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/solicitacoes',
        tags,
        summary: 'Abertas, e as encerradas por partes',
      },
    })
    .input(parteOuNumeroSchema)
    .output(z.array(solicitacaoDoComercioSchema))
    .query(async ({ ctx, input }) => comLinksDe(ctx, await solicitacoesDoComercio(ctx.em, ctx.comercio.id, input))),

  umaDoComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/solicitacoes/{solicitacao_id}',
        tags,
        summary: 'Uma, de qualquer tempo',
      },
    })
    .input(umaSolicitacao)
    .output(solicitacaoDoComercioSchema)
    .query(async ({ ctx, input }) => {
      const uma = await solicitacaoDoComercio(ctx.em, ctx.comercio.id, input.solicitacao_id);
      return only(comLinksDe(ctx, [uma]));
    }),

  cancelar: forAccounts({ comercio: 'any' })
    .use(inTransaction)
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/comercio/solicitacao/{solicitacao_id}/cancelar',
        tags,
        summary: 'Cancela enquanto aguardando ou aceita',
      },
    })
    .input(umaSolicitacao)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => cancelarPeloComercio(ctx.em, ctx.deps.config, ctx.ator.id, input.solicitacao_id)),

  todas: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/todas-solicitacoes',
        tags,
        summary: 'Abertas, e as encerradas por partes, de todos',
      },
    })
    .input(parteOuNumeroSchema.optional())
    .output(z.array(solicitacaoDoSuporteSchema))
    .query(async ({ ctx, input }) => comLinksDe(ctx, await todasSolicitacoes(ctx.em, input))),

  /** The first rows of the list, which the support panel shows while it loads the whole list. */
  primeiras: leituraDoSuporte
    .output(z.array(solicitacaoDoSuporteSchema))
    .query(async ({ ctx }) => comLinksDe(ctx, await primeirasSolicitacoes(ctx.em))),

  umaDoSuporte: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}',
        tags,
        summary: 'Uma, de qualquer tempo e comércio',
      },
    })
    .input(umaSolicitacao)
    .output(solicitacaoDoSuporteSchema)
    .query(async ({ ctx, input }) => only(comLinksDe(ctx, [await solicitacaoDeTodos(ctx.em, input.solicitacao_id)]))),

  ativas: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/entregas-ativas', tags, summary: 'Entregas em andamento' } })
    .output(z.array(entregaAtivaSchema))
    .query(({ ctx }) => entregasAtivas(ctx.em)),

  atribuir: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/atribuir-entrega',
        tags,
        summary: 'Atribui uma solicitação a um entregador',
      },
    })
    .input(atribuirSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => atribuirEntrega(ctx.em, ctx.deps.config, ctx.ator, input)),

  atribuirVarias: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/atribuir-entregas',
        tags,
        summary: 'Atribui várias solicitações a um entregador, todas ou nenhuma',
      },
    })
    .input(atribuirVariasSchema)
    .output(respostaAtribuirVariasSchema)
    .mutation(({ ctx, input }) => atribuirVarias(ctx.em, ctx.deps.config, ctx.ator, input)),

  procurar: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/procurar',
        tags,
        summary: 'Solicitações de qualquer tempo e comércios, por número, endereço, loja ou entregador',
      },
    })
    .input(procurarSchema)
    .output(procuradosSchema)
    .query(({ ctx, input }) => procurar(ctx.em, input.termo)),

  intervir: acaoDoSuporte
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/suporte/solicitacao/{solicitacao_id}/intervir',
        tags,
        summary: 'Transfere, finaliza ou cancela uma entrega parada',
      },
    })
    .input(intervirSchema)
    .output(mensagemSchema)
    .mutation(({ ctx, input }) => intervir(ctx.em, ctx.deps.config, ctx.ator, input)),

  espera: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}/espera',
        tags,
        summary: 'Por que ainda espera, e quando isso muda',
      },
    })
    .input(umaSolicitacao)
    .output(esperaSchema)
    .query(({ ctx, input }) => esperaDaSolicitacao(ctx.em, ctx.deps.config, input.solicitacao_id)),

  historico: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/solicitacao/{solicitacao_id}/historico',
        tags,
        summary: 'Linha do tempo',
      },
    })
    .input(umaSolicitacao)
    .output(historicoSchema)
    .query(({ ctx, input }) => historicoDaSolicitacao(ctx.em, input.solicitacao_id)),
});
