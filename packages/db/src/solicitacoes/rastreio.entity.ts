import { defineEntity } from '@mikro-orm/core';
import { bytes } from '../columns/bytes.ts';
import { reference } from '../columns/reference.ts';
import { timestamp } from '../columns/timestamp.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * The tracking link of a request, for whoever receives it (docs/decisions/0068-tracking-link.md). `semente` is a random
 * number; the link's token is made of it and the data key, and found by its SHA-256: who reads this table alone can open no
 * link. The row goes a day after the request ended, so the table follows the open work.
 */
export const Rastreio = defineEntity({
  name: 'Rastreio',
  tableName: 'rastreio',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    semente: bytes().check('octet_length(semente) = 16'),
    token_sha256: bytes().unique().check('octet_length(token_sha256) = 32'),
    criado_em: timestamp().defaultRaw('agora()'),
    // 'Não é comigo': whoever opened the link is not who waits for the order
    recusado_em: timestamp().nullable(),
  },
});
