import { TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * The recipient's code of a request that requires one (ADR 0024). The code itself is not stored. It is derived from the
 * data key, and `hmac` is a keyed hash of it. A wrong code that is repeated immediately counts once.
 */
export const CodigoEntrega = defineEntity({
  name: 'CodigoEntrega',
  tableName: 'codigo_entrega',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    hmac: bytes().check('octet_length(hmac) = 32'),
    // the number of changes after 'Não é comigo' on the tracking page (ADR 0023)
    versao: p.integer().default(0).check('versao >= 0'),
    // Another system gave the code to the recipient and verifies it. `hmac` then has no meaning (ADR 0038).
    de_fora: p.boolean().default(false),
    tentativas: p.integer().default(0).check(`tentativas >= 0 and tentativas <= ${TENTATIVAS_DO_CODIGO}`),
    ultima_errada: bytes().nullable(),
    dispensado_por: reference(Funcionario, 'dispensado_por').nullable(),
    motivo: p.text().nullable().check("motivo = btrim(motivo) and motivo <> ''"),
  },
  checks: [{ name: 'codigo_dispensado', expression: '(dispensado_por is null) = (motivo is null)' }],
  indexes: [{ name: 'codigo_dispensado_por', properties: 'dispensado_por', where: 'dispensado_por is not null' }],
});

/** The photo of a delivery, re-encoded as WebP. `quando` is when the phone took it, `registrada_em` when it arrived. */
export const FotoProva = defineEntity({
  name: 'FotoProva',
  tableName: 'foto_prova',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    entregador_id: reference(Entregador, 'entregador_id'),
    bytes: bytes(),
    etag: p.text(),
    quando: timestamp(),
    registrada_em: timestamp().defaultRaw('agora()'),
  },
  checks: [{ name: 'foto_prova_nao_depois', expression: 'quando <= registrada_em' }],
  indexes: [
    // for the deletion of the oldest photos
    { name: 'foto_prova_antiga', properties: 'registrada_em' },
    { name: 'foto_prova_do_entregador', properties: 'entregador_id' },
  ],
});

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
