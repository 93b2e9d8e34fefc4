import { idSchema, messageSchema } from '@corre/contract/fields.ts';
import { avancarSchema, respostaAvancarSchema } from '@corre/contract/solicitacoes/atos-contrato.ts';
import {
  minhasSolicitacoesSchema,
  parteOuNumeroSchema,
  solicitacaoDoComercioSchema,
  solicitacaoDoEntregadorSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import { novaSolicitacaoSchema, respostaCriarSchema } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { mudancasSchema, respostaMudancasSchema } from '@corre/contract/solicitacoes/mudancas-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { only } from '@corre/db/sql.ts';
import { z } from 'zod';
import { comOndeBuscar } from '../../despacho/kernel/onde-buscar.ts';
import { cancelarPeloComercio } from '../../despacho/passos/cancelar.ts';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoComercio,
  forAccounts,
  inTransaction,
  leituraDoComercio,
  leituraDoEntregador,
} from '../../transport/trpc/procedures.ts';
import { conferirCodigo } from '../codigo/conferir-codigo.ts';
import { avancarComProva } from '../prova/avancar-com-prova.ts';
import { comLinksDe, comLinksDeQuemLeva } from '../rastreio/links.ts';
import { criarSolicitacao } from './criar.ts';
import { solicitacaoDoComercio, solicitacoesDoComercio } from './do-comercio.ts';
import { solicitacoesDoEntregador } from './do-entregador.ts';
import { mudancasDoComercio } from './mudancas.ts';

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
    .input(minhasSolicitacoesSchema)
    .output(z.array(solicitacaoDoEntregadorSchema))
    .query(async ({ ctx, input }) => {
      const lidas = await solicitacoesDoEntregador(ctx.em, input.entregador_id, input, ctx.page);
      return comLinksDeQuemLeva(ctx.deps, await comOndeBuscar(ctx.em, ctx.deps.vault, lidas));
    }),

  criar: acaoDoComercio
    .meta({
      despacho: true,
      // The request itself is taken back (ADR 0039). Its walk and the answer under the Idempotency-Key are kept.
      guarda_em_teste: true,
      openapi: {
        method: 'POST',
        path: '/comercio/{comercio_nome}/solicitar-entrega',
        tags,
        summary: 'Pede uma entrega ou uma rota',
      },
    })
    .input(novaSolicitacaoSchema)
    .output(respostaCriarSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...nova } }) => {
      const pedir = (em: Em) => criarSolicitacao(em, ctx.deps, { ...nova, comercio_id: ctx.comercio.id });
      return ctx.ensaio ? ctx.deps.rehearse(ctx.em, ctx.comercio.id, pedir) : pedir(ctx.em);
    }),

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
    .query(async ({ ctx, input }) =>
      comLinksDe(ctx, await solicitacoesDoComercio(ctx.em, ctx.comercio.id, input, ctx.page)),
    ),

  mudancas: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/mudancas',
        tags,
        summary: 'As que mudaram desde um cursor, cada uma uma vez',
      },
    })
    .input(mudancasSchema)
    .output(respostaMudancasSchema)
    .query(async ({ ctx, input }) => {
      const { solicitacoes, ...pagina } = await mudancasDoComercio(ctx.em, ctx.comercio.id, Number(input.desde ?? 0));
      return { ...pagina, solicitacoes: comLinksDe(ctx, solicitacoes) };
    }),

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
    .output(messageSchema)
    .mutation(({ ctx, input }) => cancelarPeloComercio(ctx.em, ctx.deps.config, ctx.ator.id, input.solicitacao_id)),
});
