import { FUSO } from '@corre/contract/constants.ts';
import { MOTIVOS_DA_SOBRA } from '@corre/contract/recebimentos/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { computed, timestamp } from '../columns.ts';

const money = () => p.decimal('number').precision(14).scale(2);

/**
 * Money that the bank received for the company [pix-recebido]. `end_to_end_id` identifies the money in all of Brazil.
 * `juros`, `multa` and `desconto` are the parts of `valor` that pay no invoice. `motivo` says why money was left over
 * when the Pix came. The triggers of pix.sql keep `devolvido` and `nao_atribuido` from its ledger; nothing else
 * changes.
 */
export const Pix = defineEntity({
  name: 'Pix',
  tableName: 'pix',
  properties: {
    id: p.integer().primary().autoincrement(),
    end_to_end_id: p.text().unique().check("end_to_end_id ~ '^[A-Za-z0-9]{32}$'"),
    txid: p.text().nullable(),
    chave: p.text().nullable(),
    valor: money().check('valor > (0)::numeric'),
    juros: money().default(0),
    multa: money().default(0),
    desconto: money().default(0),
    horario: timestamp(),
    dia: computed(p.date().generated(`((timezone('${FUSO}', horario))::date) stored`)),
    motivo: p.enum(MOTIVOS_DA_SOBRA).nullable(),
    visto_em: timestamp().defaultRaw('agora()'),
    devolvido: money().default(0),
    nao_atribuido: money().default(0),
  },
  checks: [
    { name: 'pix_nada_negativo', expression: 'devolvido >= (0)::numeric and nao_atribuido >= (0)::numeric' },
    { name: 'pix_no_maximo_o_valor', expression: 'devolvido + nao_atribuido <= valor' },
  ],
  indexes: [
    { name: 'pix_do_dia', columns: [{ name: 'dia' }, { name: 'id', sort: 'desc' }] },
    { name: 'pix_do_txid', properties: 'txid', where: 'txid is not null' },
    { name: 'pix_nao_atribuido', properties: 'dia', where: 'nao_atribuido > (0)::numeric' },
  ],
});

/** A Pix that the webhook named, until the bank was asked. `desistido_em`: the bank does not know it. */
export const PixAviso = defineEntity({
  name: 'PixAviso',
  tableName: 'pix_aviso',
  properties: {
    end_to_end_id: p.text().primary(),
    visto_em: timestamp().defaultRaw('agora()'),
    proximo_envio: timestamp().nullable().defaultRaw('agora()'),
    envios: p.integer().default(0),
    erro: p.text().nullable(),
    desistido_em: timestamp().nullable(),
  },
  indexes: [{ name: 'pix_aviso_da_vez', properties: 'proximo_envio', where: 'proximo_envio is not null' }],
});

/**
 * How far the sweep has read the bank's list of Pix. It has one row. Nothing before `desde` is read: the company used
 * the key before Corre did. `inteira_em`: the last sweep of all days in which a refund is possible.
 */
export const PixVarredura = defineEntity({
  name: 'PixVarredura',
  tableName: 'pix_varredura',
  properties: {
    id: p.integer().primary().autoincrement(false),
    desde: timestamp().defaultRaw('agora()'),
    visto_ate: timestamp().defaultRaw('agora()'),
    inteira_em: timestamp().defaultRaw('agora()'),
    proximo_envio: timestamp().defaultRaw('agora()'),
    erro: p.text().nullable(),
  },
  checks: [{ name: 'pix_varredura_uma', expression: 'id = 1' }],
});
