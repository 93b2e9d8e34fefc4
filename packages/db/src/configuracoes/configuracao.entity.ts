import { CAMPOS_DA_EMPRESA } from '@corre/contract/configuracoes/campos.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * What an administrator said of the company: one row for each change of a field, never changed afterwards. The newest
 * row of a field holds (ADR 0052). `valor` is null where the saying was taken back.
 */
export const ConfiguracaoDita = defineEntity({
  name: 'ConfiguracaoDita',
  tableName: 'configuracao_dita',
  properties: {
    id: p.integer().primary().autoincrement(),
    campo: p.enum(CAMPOS_DA_EMPRESA),
    valor: p.text().nullable(),
    antes: p.text().nullable(),
    funcionario_id: reference(Funcionario, 'funcionario_id'),
    dita_em: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'configuracao_dita_ultima', properties: ['campo', 'id'] }],
});
