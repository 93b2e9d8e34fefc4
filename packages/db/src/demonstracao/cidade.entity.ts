import { RITMOS_DA_CIDADE, type RitmoDaCidade, TIPOS_DE_DESEJO } from '@corre/contract/demonstracao/cidade-regras.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from '../solicitacoes/solicitacao.entity.ts';

/**
 * The demonstration's town (ADR 0050), one row. `quem` is the process that works for it, and `visto_em` when that
 * process reported last. All processes of the API read it here. No other installation has the row.
 */
export const CidadeViva = defineEntity({
  name: 'CidadeViva',
  tableName: 'cidade_viva',
  properties: {
    id: p.integer().primary().autoincrement(false).check('id = 1'),
    parada: p.boolean().default(false),
    ritmo: p
      .integer()
      .$type<RitmoDaCidade>()
      .default(1)
      .check(`ritmo in (${RITMOS_DA_CIDADE.join(', ')})`),
    quem: p.uuid().nullable(),
    visto_em: timestamp().nullable(),
  },
});

/** What a person wished of the town, and the request that the town made for it. */
export const PedidoDaCidade = defineEntity({
  name: 'PedidoDaCidade',
  tableName: 'pedido_da_cidade',
  properties: {
    id: p.integer().primary().autoincrement(),
    tipo: p.enum(TIPOS_DE_DESEJO),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    pedido_em: timestamp().defaultRaw('agora()'),
    feito_em: timestamp().nullable(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable(),
  },
  checks: [{ name: 'pedido_da_cidade_de_quem', expression: "(tipo = 'oferta') = (entregador_id is not null)" }],
  indexes: [{ name: 'pedido_da_cidade_recente', properties: 'pedido_em' }],
});
