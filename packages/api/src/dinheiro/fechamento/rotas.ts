import {
  cancelarAjusteSchema,
  contestarValorSchema,
  entregadorNaSemanaSchema,
  estornarSchema,
  fechamentoSchema,
  novoAjusteSchema,
  pagarSchema,
  pixDoPagamentoSchema,
  responderAjusteSchema,
  responderContestacaoValorSchema,
  respostaAjusteSchema,
  respostaPagarSchema,
  semanasDoEntregadorSchema,
  umaSemanaFechamentoSchema,
} from '@corre/contract/fechamento/contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin, acaoDoEntregador, leituraDoAdmin, leituraDoEntregador } from '../../transport/trpc/procedures.ts';
import { ajustar, cancelarAjuste, responderAjuste } from './ajustes.ts';
import { contestarValor, responderContestacaoValor } from './contestar.ts';
import { estornar, pagar } from './pagar.ts';
import { pixDoPagamento } from './pix.ts';
import { planilha } from './planilha.ts';
import { semanasDoEntregador } from './semanas-do-entregador.ts';

const tags = ['Fechamento'];
const NA_SEMANA = '/admin/fechamento/{semana_inicio}' as const;

export const fechamentoRouter = router({
  semana: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: '/admin/fechamento', tags, summary: 'O fechamento de uma semana' } })
    .input(umaSemanaFechamentoSchema)
    .output(fechamentoSchema)
    .query(({ ctx, input }) => planilha(ctx.em, ctx.deps.vault, input.semana_inicio)),

  ajustar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'POST', path: `${NA_SEMANA}/ajustes`, tags, summary: 'Lança um ajuste' },
    })
    .input(novoAjusteSchema)
    .output(respostaAjusteSchema)
    .mutation(({ ctx, input }) => ajustar(ctx.em, ctx.ator, input)),

  cancelarAjuste: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'DELETE', path: `${NA_SEMANA}/ajustes/{ajuste_id}`, tags, summary: 'Cancela um ajuste' },
    })
    .input(cancelarAjusteSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => cancelarAjuste(ctx.em, ctx.ator, input)),

  pix: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'GET',
        path: `${NA_SEMANA}/pix/{entregador_id}`,
        tags,
        summary: 'PIX copia e cola de um pagamento',
        description: 'Prepara o pagamento: o valor não muda mais. Cada leitura fica na auditoria.',
      },
    })
    .input(entregadorNaSemanaSchema)
    .output(pixDoPagamentoSchema)
    .query(({ ctx, input }) =>
      pixDoPagamento(ctx.em, { vault: ctx.deps.vault, cidade: ctx.deps.config.CIDADE }, ctx.ator, input),
    ),

  pagar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'PUT',
        path: `${NA_SEMANA}/pagar/{entregador_id}`,
        tags,
        summary: 'Marca como pago; repetir responde como a primeira vez',
      },
    })
    .input(pagarSchema)
    .output(respostaPagarSchema)
    .mutation(({ ctx, input }) => pagar(ctx.em, ctx.ator, input)),

  estornar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'PUT', path: `${NA_SEMANA}/estornar/{entregador_id}`, tags, summary: 'Estorna um pagamento' },
    })
    .input(estornarSchema)
    .output(respostaPagarSchema)
    .mutation(({ ctx, input }) => estornar(ctx.em, ctx.ator, input)),

  responderContestacao: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/admin/fechamento/contestacoes/{contestacao_id}',
        tags,
        summary: 'Responde a uma contestação de valor',
      },
    })
    .input(responderContestacaoValorSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => responderContestacaoValor(ctx.em, ctx.ator, input)),

  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/semanas',
        tags,
        summary: 'As próprias semanas, da mais nova: estado, ajustes, contestações',
      },
    })
    .output(semanasDoEntregadorSchema)
    .query(({ ctx, input }) => semanasDoEntregador(ctx.em, input.entregador_id)),

  responderAjuste: acaoDoEntregador
    .meta({
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/ajustes/{ajuste_id}',
        tags,
        summary: 'Concorda ou não com um desconto',
      },
    })
    .input(responderAjusteSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => responderAjuste(ctx.em, input)),

  contestar: acaoDoEntregador
    .meta({
      openapi: {
        method: 'POST',
        path: '/entregador/{entregador_id}/semanas/{semana_inicio}/contestar',
        tags,
        summary: 'Discorda do valor de uma semana fechada',
      },
    })
    .input(contestarValorSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => contestarValor(ctx.em, input)),
});
