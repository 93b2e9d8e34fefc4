import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';

/**
 * What an administrator said of the company's fee [taxa], never changed afterwards. The rate of a week is the row with
 * the latest `vale_de` up to the week's Monday; of several, the newest (ADR 0055).
 */
export const TaxaDita = defineEntity({
  name: 'TaxaDita',
  tableName: 'taxa_dita',
  properties: {
    id: p.integer().primary().autoincrement(),
    percentual: p.decimal('number').precision(4).scale(2).check('percentual >= 0 and percentual <= 50'),
    vale_de: p.date().check('extract(isodow from vale_de) = 1'),
    funcionario_id: reference(Funcionario, 'funcionario_id'),
    dita_em: timestamp().defaultRaw('agora()'),
  },
  indexes: [{ name: 'taxa_dita_da_semana', properties: ['vale_de', 'id'] }],
});
