import {
  entregaSchema,
  entregasDoEntregadorSchema,
  lancarSchema,
  liberarSchema,
  respostaLancarSchema,
  resumoDoComercioSchema,
  resumoSemanalSchema,
  semanaAtualSchema,
  semanaComDiasSchema,
  umaSemanaSchema,
} from '@corre/contract/entregas/contrato.ts';
import { antesDeSchema, messageSchema } from '@corre/contract/fields.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoComercio, leituraDoComercio, leituraDoEntregador } from '../../transport/trpc/procedures.ts';
import { lancarEntrega } from './lancar.ts';
import { liberarEntrega } from './liberar.ts';
import { entregasDoComercio, entregasDoEntregador, entregasPendentes, resumoDoComercio } from './listar.ts';
import { semanaAtual } from './semana-atual.ts';
import { semanasDe } from './semanas.ts';
import { semanasComDias } from './semanas-com-dias.ts';

const tags = ['Entregas'];

export const entregasRouter = router({
  doEntregador: leituraDoEntregador
    .meta({
      openapi: { method: 'GET', path: '/entregas/entregador/{entregador_id}', tags, summary: 'Entregas e totais' },
    })
    .input(antesDeSchema)
    .output(entregasDoEntregadorSchema)
    .query(({ ctx, input }) => entregasDoEntregador(ctx.em, input.entregador_id, input.antes_de, ctx.page)),

  semanaAtual: leituraDoEntregador
    .meta({
      openapi: { method: 'GET', path: '/entregas/semana-atual/{entregador_id}', tags, summary: 'Semana em curso' },
    })
    .output(semanaAtualSchema)
    .query(({ ctx, input }) => semanaAtual(ctx.em, input.entregador_id)),

  historicoDoEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregas/historico-semanal/{entregador_id}',
        tags,
        summary: 'Semanas, da mais nova',
      },
    })
    .input(umaSemanaSchema)
    .output(z.array(semanaComDiasSchema))
    .query(({ ctx, input: { entregador_id, semana_inicio } }) =>
      semanasComDias(ctx.em, entregador_id, semana_inicio ?? null),
    ),

  doComercio: leituraDoComercio
    .meta({
      openapi: { method: 'GET', path: '/comercio/{comercio_nome}/entregas', tags, summary: 'Entregas, da mais nova' },
    })
    .input(antesDeSchema)
    .output(z.array(entregaSchema))
    .query(({ ctx, input }) => entregasDoComercio(ctx.em, ctx.comercio.id, input.antes_de, ctx.page)),

  resumoDoComercio: leituraDoComercio
    .meta({
      openapi: { method: 'GET', path: '/comercio/{comercio_nome}/resumo', tags, summary: 'Totais da semana em curso' },
    })
    .output(resumoDoComercioSchema)
    .query(({ ctx }) => resumoDoComercio(ctx.em, ctx.comercio.id)),

  historicoDoComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/historico-semanal',
        tags,
        summary: 'Semanas, da mais nova',
      },
    })
    .input(umaSemanaSchema)
    .output(z.array(resumoSemanalSchema))
    .query(({ ctx, input }) => semanasDe(ctx.em, { comercio_id: ctx.comercio.id }, input.semana_inicio ?? null)),

  pendentes: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/entregas-pendentes',
        tags,
        summary: 'À espera da devolução',
      },
    })
    .output(z.array(entregaSchema))
    .query(({ ctx }) => entregasPendentes(ctx.em, ctx.comercio.id)),

  lancar: acaoDoComercio
    .meta({
      openapi: { method: 'POST', path: '/comercio/entregas', tags, summary: 'Lança uma entrega paga' },
    })
    .input(lancarSchema)
    .output(respostaLancarSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...entrega } }) =>
      lancarEntrega(ctx.em, { ...entrega, comercio_id: ctx.comercio.id }),
    ),

  liberar: acaoDoComercio
    .meta({
      openapi: { method: 'PUT', path: '/comercio/entregas/liberar', tags, summary: 'Libera uma entrega pendente' },
    })
    .input(liberarSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => liberarEntrega(ctx.em, ctx.deps.config, ctx.ator, input.entrega_id)),
});
