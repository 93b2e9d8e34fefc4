import { CODIGO_TENTATIVAS } from '@corre/contract/custodia/regras.ts';
import { ATORES, DECISOES_DIFERENCA } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/** The condition of a row that waits for its confirmation by the receiver. */
const ABERTA = 'confirmada_em is null and cancelada_em is null';

/**
 * A courier's declaration that they hand over cash, and the receiver's answer (ADR 0022). `valor` is the declared
 * amount, `valor_recebido` the amount booked as received, `diferenca` the missing amount, and `motivo` its reason. The
 * handover's code is not stored, because it is derived from the id. `tentativas` counts the codes that were tried.
 */
export const CustodiaPrestacao = defineEntity({
  name: 'CustodiaPrestacao',
  tableName: 'custodia_prestacao',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    comercio_id: reference(Comercio, 'comercio_id'),
    valor: p.decimal('number').precision(12).scale(2).check('valor > 0'),
    criada_em: timestamp().defaultRaw('agora()'),
    criada_por_tipo: p.enum(ATORES),
    criada_por_id: p.integer().nullable(),
    tentativas: p.integer().default(0).check(`tentativas >= 0 and tentativas <= ${CODIGO_TENTATIVAS}`),
    confirmada_em: timestamp().nullable(),
    confirmada_por_tipo: p.enum(ATORES).nullable(),
    confirmada_por_id: p.integer().nullable(),
    valor_recebido: p.decimal('number').precision(12).scale(2).nullable().check('valor_recebido >= 0'),
    diferenca: p.decimal('number').precision(12).scale(2).default(0).check('diferenca >= 0'),
    motivo: p.text().nullable().check("motivo = btrim(motivo) and motivo <> ''"),
    cancelada_em: timestamp().nullable(),
  },
  checks: [
    { name: 'custodia_prestacao_um_fim', expression: 'confirmada_em is null or cancelada_em is null' },
    {
      name: 'custodia_prestacao_confirmada',
      expression:
        '(confirmada_em is null) = (valor_recebido is null) and (confirmada_em is null) = (confirmada_por_tipo is null)',
    },
    { name: 'custodia_prestacao_diferenca', expression: 'diferenca = 0 or motivo is not null' },
  ],
  uniques: [{ name: 'custodia_prestacao_aberta', properties: ['entregador_id', 'comercio_id'], where: ABERTA }],
  indexes: [
    { name: 'custodia_prestacao_aberta_do_comercio', properties: ['comercio_id', 'criada_em'], where: ABERTA },
    { name: 'custodia_prestacao_a_confirmar', properties: 'criada_em', where: ABERTA },
    // the codes that were tried lately, and a courier's handovers for an export
    {
      name: 'custodia_prestacao_do_par',
      columns: [{ name: 'entregador_id' }, { name: 'comercio_id' }, { name: 'criada_em', sort: 'desc' }],
    },
  ],
});

/** A courier's single objection to a difference, and support's answer. */
export const CustodiaContestacao = defineEntity({
  name: 'CustodiaContestacao',
  tableName: 'custodia_contestacao',
  properties: {
    prestacao_id: reference(CustodiaPrestacao, 'prestacao_id').primary(),
    texto: p.text(),
    enviada_em: timestamp().defaultRaw('agora()'),
    decisao: p.enum(DECISOES_DIFERENCA).nullable(),
    resposta: p.text().nullable(),
    respondida_em: timestamp().nullable(),
    respondida_por: reference(Funcionario, 'respondida_por').nullable(),
  },
  checks: [
    {
      name: 'custodia_contestacao_respondida',
      expression: '(decisao is null) = (respondida_em is null) and (resposta is null) = (respondida_em is null)',
    },
  ],
  indexes: [{ name: 'custodia_contestacao_aberta', properties: 'enviada_em', where: 'respondida_em is null' }],
});
