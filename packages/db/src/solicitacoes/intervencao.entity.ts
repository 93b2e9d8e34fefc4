import { ACOES_INTERVENCAO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/** An act of support on a delivery in progress, with the reason and the couriers before and after [intervencao]. */
export const Intervencao = defineEntity({
  name: 'Intervencao',
  tableName: 'intervencao',
  properties: {
    id: p.integer().primary().autoincrement(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id'),
    acao: p.enum(ACOES_INTERVENCAO),
    motivo: p.text().check("motivo = btrim(motivo) and motivo <> ''"),
    funcionario_id: reference(Funcionario, 'funcionario_id'),
    de_entregador_id: reference(Entregador, 'de_entregador_id'),
    para_entregador_id: reference(Entregador, 'para_entregador_id').nullable(),
    quando: timestamp(),
  },
  checks: [
    { name: 'intervencao_para_quem', expression: "(acao = 'transferir') = (para_entregador_id is not null)" },
    { name: 'intervencao_para_outro', expression: 'para_entregador_id <> de_entregador_id' },
  ],
  indexes: [
    // An expression, because MikroORM takes the end of `solicitacao_id` for the column `id` when it reads this index
    // back.
    {
      name: 'intervencao_da_solicitacao',
      expression: 'create index intervencao_da_solicitacao on intervencao (solicitacao_id, id desc)',
    },
    // for the new courier's explanation of the queue
    {
      name: 'intervencao_para_o_entregador',
      properties: 'para_entregador_id',
      where: 'para_entregador_id is not null',
    },
    // for the deletion of old reasons
    { name: 'intervencao_antiga', properties: 'quando' },
    { name: 'intervencao_do_entregador', columns: [{ name: 'de_entregador_id' }, { name: 'quando', sort: 'desc' }] },
  ],
});
