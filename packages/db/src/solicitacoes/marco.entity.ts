import { ATORES, TIPOS_MARCO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * A milestone of a request, at most once per type (ADR 0069). `quando` is when it was reached; a phone without signal
 * may report it later. `registrado_em` is when the server received it.
 */
export const Marco = defineEntity({
  name: 'Marco',
  tableName: 'marco',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    tipo: p.enum(TIPOS_MARCO).primary(),
    quando: timestamp(),
    registrado_em: timestamp().defaultRaw('agora()'),
    ator_tipo: p.enum(ATORES),
    ator_id: p.integer().nullable(),
  },
  checks: [{ name: 'marco_nao_depois', expression: 'quando <= registrado_em' }],
});
