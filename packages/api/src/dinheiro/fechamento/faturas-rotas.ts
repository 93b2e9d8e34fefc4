import { umaSemanaFechamentoSchema } from '@corre/contract/fechamento/contrato.ts';
import {
  ajustarFaturaSchema,
  estornarFaturaSchema,
  faturaDoComercioSchema,
  faturasDaSemanaSchema,
  respostaAjusteDaFaturaSchema,
  respostaFaturaSchema,
  umaFaturaSchema,
} from '@corre/contract/fechamento/faturas-contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin, leituraDoAdmin, leituraDoComercio } from '../../transport/trpc/procedures.ts';
import { ajustarFatura } from './ajustar-fatura.ts';
import { faturasDaSemana, faturasDoComercio } from './faturas.ts';
import { estornarFatura, receberFatura } from './receber-fatura.ts';

const tags = ['Faturas'];
const NA_SEMANA = '/admin/fechamento/{semana_inicio}/faturas' as const;

export const faturasRouter = router({
  semana: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: NA_SEMANA, tags, summary: 'As faturas de uma semana, por comércio' } })
    .input(umaSemanaFechamentoSchema)
    .output(faturasDaSemanaSchema)
    .query(({ ctx, input }) => faturasDaSemana(ctx.em, ctx.deps.config, input.semana_inicio)),

  ajustar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'POST',
        path: `${NA_SEMANA}/{comercio_id}/ajustes`,
        tags,
        summary: 'Desconta de uma fatura em aberto, ou soma a ela',
        description: 'A cobrança no banco passa a pedir o novo valor. Descontado tudo, é removida.',
      },
    })
    .input(ajustarFaturaSchema)
    .output(respostaAjusteDaFaturaSchema)
    .mutation(({ ctx, input }) => ajustarFatura(ctx.em, ctx.deps, ctx.ator, input)),

  receber: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: `${NA_SEMANA}/{comercio_id}/receber`,
        tags,
        summary: 'Marca como recebida; repetir responde como a primeira vez',
      },
    })
    .input(umaFaturaSchema)
    .output(respostaFaturaSchema)
    .mutation(({ ctx, input }) => receberFatura(ctx.em, ctx.deps, ctx.ator, input)),

  estornar: acaoDoAdmin
    .meta({
      openapi: { method: 'PUT', path: `${NA_SEMANA}/{comercio_id}/estornar`, tags, summary: 'Estorna um recebimento' },
    })
    .input(estornarFaturaSchema)
    .output(respostaFaturaSchema)
    .mutation(({ ctx, input }) => estornarFatura(ctx.em, ctx.deps, ctx.ator, input)),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/faturas',
        tags,
        summary: 'O que o comércio paga por semana, da mais nova',
      },
    })
    .output(z.array(faturaDoComercioSchema))
    .query(({ ctx }) => faturasDoComercio(ctx.em, ctx.deps.config, ctx.comercio.id)),
});
