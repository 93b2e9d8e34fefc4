import { AMBIENTES } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';

/**
 * A software of many shops that speaks Open Delivery with one credential (`by_app`, ADR 0045). Each shop that
 * authorises the application gets an `integracao` of its own, with a copy of these secrets and addresses.
 */
export const Aplicativo = defineEntity({
  name: 'Aplicativo',
  tableName: 'aplicativo',
  properties: {
    id: p.integer().primary().autoincrement(),
    nome: p.text().check("nome = btrim(nome) and nome <> ''"),
    ambiente: p.enum(AMBIENTES),
    client_id: p.uuid().unique('aplicativo_cliente_unico'),
    segredo_cifrado: p.text(),
    segredo_usado_em: timestamp().nullable(),
    segredo_anterior_cifrado: p.text().nullable(),
    anterior_ate: timestamp().nullable(),
    url_eventos: p.text().nullable(),
    url_codigo: p.text().nullable(),
    ativo: p.boolean().default(true),
    criado_em: timestamp().defaultRaw('agora()'),
    criado_por_id: p.integer().nullable(),
    removido_em: timestamp().nullable(),
  },
  checks: [
    {
      name: 'aplicativo_anterior',
      expression: '(segredo_anterior_cifrado is null) = (anterior_ate is null)',
    },
    { name: 'aplicativo_removido', expression: 'not (ativo and removido_em is not null)' },
  ],
});

/**
 * A shop's consent for one application, until the application redeems its code. Only the code's SHA-256 is stored. The
 * redemption deletes the row.
 */
export const AplicativoCodigo = defineEntity({
  name: 'AplicativoCodigo',
  tableName: 'aplicativo_codigo',
  properties: {
    codigo_hash: bytes().primary().check('octet_length(codigo_hash) = 32'),
    aplicativo_id: reference(Aplicativo, 'aplicativo_id').deleteRule('cascade'),
    comercio_id: reference(Comercio, 'comercio_id'),
    expira_em: timestamp(),
  },
  // a shop has one open code for an application
  uniques: [{ name: 'aplicativo_codigo_da_loja', properties: ['comercio_id', 'aplicativo_id'] }],
  indexes: [{ name: 'aplicativo_codigo_vencido', properties: 'expira_em' }],
});
