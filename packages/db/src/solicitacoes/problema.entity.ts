import { ACOES_PROBLEMA, MOTIVOS_PROBLEMA, QUEM_RESPONDE_PROBLEMA } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * A courier's problem with a delivery, and the answer of support or the shop (ADR 0025). It is open while
 * `encerrado_em` is null. An answer closes it. A trigger of `solicitacao` closes it too when the delivery ends or gets
 * another courier.
 */
export const Problema = defineEntity({
  name: 'Problema',
  tableName: 'problema',
  properties: {
    id: p.integer().primary().autoincrement(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    motivo: p.enum(MOTIVOS_PROBLEMA),
    mensagem: p.text().nullable(),
    aberto_em: timestamp().defaultRaw('agora()'),
    acao: p.enum(ACOES_PROBLEMA).nullable(),
    resposta: p.text().nullable(),
    endereco_anterior: p.text().nullable(),
    endereco_novo: p.text().nullable(),
    respondido_por: p.enum(QUEM_RESPONDE_PROBLEMA).nullable(),
    respondido_por_id: p.integer().nullable(),
    respondido_em: timestamp().nullable(),
    encerrado_em: timestamp().nullable(),
  },
  checks: [
    {
      name: 'problema_respondido',
      expression: `(acao is null) = (respondido_em is null) and (acao is null) = (respondido_por is null)
        and (acao is null) = (respondido_por_id is null) and (acao is null or encerrado_em is not null)`,
    },
    {
      name: 'problema_novo_endereco',
      expression: `coalesce(acao = 'novo_endereco', false) = (endereco_novo is not null)
        and (endereco_novo is null) = (endereco_anterior is null)`,
    },
  ],
  uniques: [{ name: 'problema_aberto_unico', properties: 'solicitacao_id', where: 'encerrado_em is null' }],
  indexes: [
    // problems that wait for an answer, oldest first
    { name: 'problema_aberto', properties: ['aberto_em', 'id'], where: 'encerrado_em is null' },
    // An expression, because MikroORM takes the end of `solicitacao_id` for the column `id` when it reads this index
    // back.
    {
      name: 'problema_da_solicitacao',
      expression: 'create index problema_da_solicitacao on problema (solicitacao_id, id desc)',
    },
    { name: 'problema_do_entregador', properties: 'entregador_id' },
  ],
});

/** A courier's photo of a problem, re-encoded as WebP (ADR 0025). */
export const FotoProblema = defineEntity({
  name: 'FotoProblema',
  tableName: 'foto_problema',
  properties: {
    problema_id: reference(Problema, 'problema_id').primary(),
    bytes: bytes(),
    etag: p.text(),
    registrada_em: timestamp().defaultRaw('agora()'),
  },
  // for the deletion of the oldest photos
  indexes: [{ name: 'foto_problema_antiga', properties: 'registrada_em' }],
});
