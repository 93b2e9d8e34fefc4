import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * The last change of a request, for the list of changes [mudancas]. Triggers write it in the transaction of the change,
 * without a number. A reader numbers what is committed, under the lock of the shop's counter, so that no number appears
 * below a number that a reader has seen.
 */
export const MudancaDaSolicitacao = defineEntity({
  name: 'MudancaDaSolicitacao',
  tableName: 'mudanca_da_solicitacao',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    comercio_id: reference(Comercio, 'comercio_id'),
    mudou_em: timestamp().defaultRaw('agora()'),
    numero: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'mudanca_do_comercio', properties: ['comercio_id', 'numero'], where: 'numero is not null' }],
  indexes: [
    {
      name: 'mudanca_a_numerar',
      properties: ['comercio_id', 'mudou_em', 'solicitacao_id'],
      where: 'numero is null',
    },
  ],
});

/** The last number of a shop's changes. This row is the lock of the numbering. */
export const ContadorDeMudancas = defineEntity({
  name: 'ContadorDeMudancas',
  tableName: 'contador_de_mudancas',
  properties: {
    comercio_id: reference(Comercio, 'comercio_id').primary(),
    ultimo: p.bigint('number').default(0),
  },
});
