import { defineEntity } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * The tracking link of a request, for the recipient (ADR 0023). The link's token is derived from the random `semente`
 * and the data key, and is found by its SHA-256. This table alone is not enough to open a link. The row is deleted a
 * day after the request ended, so the table stays as small as the open work.
 */
export const Rastreio = defineEntity({
  name: 'Rastreio',
  tableName: 'rastreio',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    semente: bytes().check('octet_length(semente) = 16'),
    token_sha256: bytes().unique().check('octet_length(token_sha256) = 32'),
    criado_em: timestamp().defaultRaw('agora()'),
    // 'Não é comigo': the person who opened the link does not wait for the order.
    recusado_em: timestamp().nullable(),
  },
});
