import {
  atribuirPixSchema,
  devolverPixSchema,
  linhaDeRecebimentoSchema,
  listaDePixSchema,
  listarPixSchema,
  pendenciaSchema,
  recebimentosDoPeriodoSchema,
  respostaPixSchema,
  resumoDeRecebimentosSchema,
} from '@corre/contract/recebimentos/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin, leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { atribuirPix } from './atribuir.ts';
import { devolverPix } from './devolver.ts';
import { exportarRecebimentos, listarPix } from './listar.ts';
import { pendencias, resumoDeRecebimentos } from './resumo.ts';

const tags = ['Recebimentos'];

export const recebimentosRouter = router({
  resumo: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/recebimentos', tags, summary: 'O que foi cobrado e recebido, por dia' },
    })
    .input(recebimentosDoPeriodoSchema)
    .output(resumoDeRecebimentosSchema)
    .query(({ ctx, input }) => resumoDeRecebimentos(ctx.em, ctx.deps.config, input)),

  listar: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/recebimentos/pix', tags, summary: 'Os Pix recebidos, do mais novo' },
    })
    .input(listarPixSchema)
    .output(listaDePixSchema)
    .query(({ ctx, input }) => listarPix(ctx.em, input, ctx.page)),

  pendencias: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/recebimentos/pendencias',
        tags,
        summary: 'Avisos, cobranças e devoluções que o banco não aceitou',
      },
    })
    .output(z.array(pendenciaSchema))
    .query(({ ctx }) => pendencias(ctx.em)),

  exportar: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/recebimentos/exportar',
        tags,
        summary: 'Todos os Pix de um período, uma linha por Pix',
      },
    })
    .input(recebimentosDoPeriodoSchema)
    .output(z.array(linhaDeRecebimentoSchema))
    .query(({ ctx, input }) => exportarRecebimentos(ctx.em, input)),

  atribuir: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/admin/recebimentos/pix/{pix_id}/atribuir',
        tags,
        summary: 'Dá o que sobra de um Pix a uma fatura, com o motivo',
      },
    })
    .input(atribuirPixSchema)
    .output(respostaPixSchema)
    .mutation(({ ctx, input }) => atribuirPix(ctx.em, ctx.deps, ctx.ator, input)),

  devolver: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'POST',
        path: '/admin/recebimentos/pix/{pix_id}/devolver',
        tags,
        summary: 'Devolve um Pix, em parte ou inteiro',
      },
    })
    .input(devolverPixSchema)
    .output(respostaPixSchema)
    .mutation(({ ctx, input }) => devolverPix(ctx.em, ctx.deps.config, ctx.ator, input)),
});
