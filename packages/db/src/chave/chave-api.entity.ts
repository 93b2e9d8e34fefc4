import { ORIGENS_MAX } from '@corre/contract/chaves/origem.ts';
import { AMBIENTES, ATORES, ESCOPOS_CHAVE, type EscopoChave } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * A key with which a shop's own system calls the REST side in the shop's name (ADR 0039). `chave_hash` is the SHA-256
 * of the key. Corre does not keep the key itself. `final` holds its last four characters, so that a person can
 * recognise the key.
 */
export const ChaveApi = defineEntity({
  name: 'ChaveApi',
  tableName: 'chave_api',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    chave_hash: bytes().check('octet_length(chave_hash) = 32').unique('chave_api_hash'),
    final: p.text().check('length(final) = 4'),
    nome: p.text().check("nome = btrim(nome) and nome <> ''"),
    ambiente: p.enum(AMBIENTES),
    escopos: p.array().$type<EscopoChave[]>(),
    // the sites whose pages may use the key in a browser (ADR 0039)
    origens: p.array().$type<string[]>().default([]),
    criada_em: timestamp().defaultRaw('agora()'),
    // null: the key is valid until it is revoked
    expira_em: timestamp().nullable(),
    // written at most once a minute
    usada_em: timestamp().nullable(),
    revogada_em: timestamp().nullable(),
    revogada_por_tipo: p.enum(ATORES).nullable(),
  },
  checks: [
    {
      name: 'chave_api_escopos',
      expression: `cardinality(escopos) > 0 and escopos <@ '{${ESCOPOS_CHAVE.map((escopo) => `"${escopo}"`).join(',')}}'::text[]`,
    },
    { name: 'chave_api_origens', expression: `cardinality(origens) <= ${ORIGENS_MAX}` },
    { name: 'chave_api_revogada', expression: '(revogada_em is null) = (revogada_por_tipo is null)' },
  ],
  indexes: [
    // a shop's keys, newest first
    { name: 'chave_api_do_comercio', properties: ['comercio_id', 'id'] },
    // for the preflight of a page of another site
    { name: 'chave_api_das_origens', properties: 'origens', type: 'gin' },
    // for the sweep
    { name: 'chave_api_revogada_antiga', properties: 'revogada_em', where: 'revogada_em is not null' },
    { name: 'chave_api_vencida', properties: 'expira_em', where: 'expira_em is not null' },
  ],
});
