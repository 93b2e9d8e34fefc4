import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import {
  cancelarPrestacaoSchema,
  confirmarSchema,
  contestarDiferencaSchema,
  custodiaDoComercioSchema,
  custodiaDoEntregadorSchema,
  levarTrocoSchema,
  parSchema,
  prestarSchema,
  responderDiferencaSchema,
  respostaConfirmarSchema,
  respostaDaCustodiaSchema,
  respostaPrestarSchema,
} from '@corre/contract/custodia/contrato.ts';
import {
  custodiaPendenteSchema,
  emMaosSchema,
  relatorioDaCustodiaPedidoSchema,
  relatorioDaCustodiaSchema,
} from '@corre/contract/custodia/suporte-contrato.ts';
import { antesDeSchema, messageSchema } from '@corre/contract/fields.ts';
import { BusinessError } from '../../base/business-error.ts';
import { router } from '../../transport/trpc/init.ts';
import {
  acaoDoComercio,
  acaoDoSuporte,
  forAccounts,
  inTransaction,
  leituraDoAdmin,
  leituraDoComercio,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../../transport/trpc/procedures.ts';
import { contarTentativa } from './codigo.ts';
import { cancelarPrestacao, confirmarPrestacao } from './confirmar-ou-cancelar.ts';
import { contestarDiferenca, responderDiferenca } from './contestar.ts';
import { custodiaDoComercio, custodiaDoEntregador } from './ler-custodia.ts';
import { custodiaPendente, quemTemOQue } from './ler-suporte.ts';
import { levarTroco } from './levar-troco.ts';
import { prestarContas } from './prestar.ts';
import { relatorioDaCustodia } from './relatorio.ts';

const tags = ['Custódia'];

/** Accounts that hand over or receive cash. A courier and a shop act for themselves, staff for anybody [papeis]. */
const parte = forAccounts({ entregador: 'any', comercio: 'any', suporte: 'any', admin: 'any' });
const parteDoPar = forAccounts({ entregador: 'own', comercio: 'own', suporte: 'any', admin: 'any' })
  .input(parSchema)
  .use(({ ctx: { ator }, input, next }) => {
    const outro =
      (ator.user_type === 'entregador' && ator.id !== input.entregador_id) ||
      (ator.user_type === 'comercio' && chaveDoNome(ator.nome) !== chaveDoNome(input.comercio_nome));
    if (outro) throw new BusinessError('DE_OUTRA_CONTA');
    return next();
  });

export const custodiaRouter = router({
  doEntregador: leituraDoEntregador
    .meta({
      openapi: { method: 'GET', path: '/entregador/{entregador_id}/custodia', tags, summary: 'O que tenho em mãos' },
    })
    .input(antesDeSchema)
    .output(custodiaDoEntregadorSchema)
    .query(({ ctx, input }) => custodiaDoEntregador(ctx.em, ctx.deps.config, { ...input, page: ctx.page })),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/custodia',
        tags,
        summary: 'Quem está com o dinheiro e as maquininhas da loja',
      },
    })
    .input(antesDeSchema)
    .output(custodiaDoComercioSchema)
    .query(({ ctx, input }) =>
      custodiaDoComercio(ctx.em, ctx.deps.vault, {
        comercio_id: ctx.comercio.id,
        antes_de: input.antes_de,
        page: ctx.page,
      }),
    ),

  emMaos: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/custodia', tags, summary: 'Quem está com o quê' } })
    .output(emMaosSchema)
    .query(({ ctx }) => quemTemOQue(ctx.em, ctx.deps)),

  pendentes: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/custodia/pendentes', tags, summary: 'Sem confirmação, e contestações' },
    })
    .output(custodiaPendenteSchema)
    .query(({ ctx }) => custodiaPendente(ctx.em, ctx.deps.vault)),

  relatorio: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: '/admin/custodia', tags, summary: 'A custódia de uma semana' } })
    .input(relatorioDaCustodiaPedidoSchema)
    .output(relatorioDaCustodiaSchema)
    .query(({ ctx, input }) => relatorioDaCustodia(ctx.em, input.semana_inicio ?? null)),

  levarTroco: acaoDoComercio
    .meta({ openapi: { method: 'POST', path: '/custodia/trocos', tags, summary: 'O entregador leva troco' } })
    .input(levarTrocoSchema)
    .output(respostaDaCustodiaSchema)
    .mutation(({ ctx, input: { comercio_nome: _, ...troco } }) => levarTroco(ctx.em, ctx.ator, troco)),

  prestar: parteDoPar
    .use(inTransaction)
    .meta({
      openapi: { method: 'POST', path: '/custodia/prestacoes', tags, summary: 'O entregador entrega dinheiro' },
    })
    .input(prestarSchema)
    .output(respostaPrestarSchema)
    .mutation(({ ctx, input }) => prestarContas(ctx.em, ctx.deps.config, ctx.ator, input)),

  confirmar: parte
    .meta({
      openapi: {
        method: 'PUT',
        path: '/custodia/prestacoes/{prestacao_id}/confirmar',
        tags,
        summary: 'Confirma o recebimento',
      },
    })
    .input(confirmarSchema)
    // Count the try before the transaction: a wrong code rolls the transaction back, and the try must stay counted.
    .use(async ({ ctx, input, next }) => {
      const { user_type, id } = ctx.ator;
      if (user_type === 'entregador') await contarTentativa(ctx.em, { ...input, entregador_id: id });
      return next();
    })
    .use(inTransaction)
    .output(respostaConfirmarSchema)
    .mutation(({ ctx, input }) => confirmarPrestacao(ctx.em, ctx.deps, ctx.ator, input)),

  cancelar: parte
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'PUT',
        path: '/custodia/prestacoes/{prestacao_id}/cancelar',
        tags,
        summary: 'O aviso não vale, ou nada foi recebido',
      },
    })
    .input(cancelarPrestacaoSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => cancelarPrestacao(ctx.em, ctx.ator, input.prestacao_id)),

  contestar: forAccounts({ entregador: 'any' })
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: '/custodia/prestacoes/{prestacao_id}/contestar',
        tags,
        summary: 'Contesta uma diferença',
      },
    })
    .input(contestarDiferencaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => contestarDiferenca(ctx.em, ctx.ator, input)),

  responder: acaoDoSuporte
    .meta({
      openapi: {
        method: 'PUT',
        path: '/suporte/custodia/diferencas/{prestacao_id}/responder',
        tags,
        summary: 'Responde a quem contesta uma diferença',
      },
    })
    .input(responderDiferencaSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => responderDiferenca(ctx.em, ctx.ator, input)),
});
