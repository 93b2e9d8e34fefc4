import {
  acompanhamentoSchema,
  dadosComercioSchema,
  itemComercioSchema,
  itemEntregadorSchema,
  relatorioComerciosSchema,
  relatorioDaSemanaSchema,
  relatorioSemanalSchema,
  TODOS_OS_PERIODOS,
} from '@corre/contract/relatorios/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { acompanhamentoSemanal } from './acompanhamento.ts';
import { dadosComercios, relatorioComercios } from './comercios.ts';
import { relatorioDaSemana, relatorioEntregadores } from './entregadores.ts';

const tags = ['Relatórios'];

export const relatoriosRouter = router({
  entregadores: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/relatorio-entregadores', tags, summary: 'Por entregador, de sempre' },
    })
    .output(z.array(itemEntregadorSchema))
    .query(({ ctx }) => relatorioEntregadores(ctx.em)),

  comercios: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/relatorio-comercios',
        tags,
        summary: 'Por comércio, de sempre ou de uma semana',
      },
    })
    .input(relatorioComerciosSchema)
    .output(z.array(itemComercioSchema))
    .query(({ ctx, input }) =>
      relatorioComercios(ctx.em, input.semana === String(TODOS_OS_PERIODOS) ? null : input.semana),
    ),

  dadosComercios: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/dados-comercios', tags, summary: 'Dados por comércio, de sempre' },
    })
    .output(z.array(dadosComercioSchema))
    .query(({ ctx }) => dadosComercios(ctx.em)),

  acompanhamentoSemanal: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: '/admin/acompanhamento-semanal', tags, summary: 'Semanas, da mais nova' } })
    .input(acompanhamentoSchema)
    .output(z.array(relatorioSemanalSchema))
    .query(({ ctx, input }) => acompanhamentoSemanal(ctx.em, input.semana_inicio ?? null)),

  semana: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/relatorio-semana', tags, summary: 'A semana em curso, por entregador' },
    })
    .output(relatorioDaSemanaSchema)
    .query(({ ctx }) => relatorioDaSemana(ctx.em)),
});
