import { ESTADOS_COBRANCA } from '@corre/contract/fechamento/contrato.ts';
import { ESTADOS_DEVOLUCAO, TIPOS_COBRANCA, TIPOS_LANCAMENTO_PIX } from '@corre/contract/recebimentos/contrato.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Fatura } from './fatura.entity.ts';
import { Pix } from './pix.entity.ts';

const money = () => p.decimal('number').precision(14).scale(2);

/**
 * A call to the bank that has to be made. A row is due at `proximo_envio`. While a process makes the call, the row is
 * leased until then, so `kill -9` only delays the next attempt. `envios` counts the attempts and identifies the lease,
 * `falhas` those that failed since the last success.
 */
const call = {
  proximo_envio: timestamp().nullable().defaultRaw('agora()'),
  envios: p.integer().default(0),
  falhas: p.integer().default(0),
  erro: p.text().nullable(),
};

/**
 * A charge of an invoice at the company's bank [cobranca-pix]. `valor` is what the bank shall ask, `vence_em` until
 * when. An invoice has at most one charge that is not ended. `location` and `copia_e_cola` are the bank's.
 */
export const Cobranca = defineEntity({
  name: 'Cobranca',
  tableName: 'cobranca',
  properties: {
    id: p.integer().primary().autoincrement(),
    fatura_id: reference(Fatura, 'fatura_id'),
    revisao: p.integer().check('revisao >= 1'),
    txid: p.text().unique().check("txid ~ '^[A-Za-z0-9]{26,35}$'"),
    tipo: p.enum(TIPOS_COBRANCA),
    valor: money().check('valor > (0)::numeric'),
    vence_em: p.date(),
    estado: p.enum(ESTADOS_COBRANCA).default('a_registrar'),
    criada_em: timestamp().defaultRaw('agora()'),
    encerrada_em: timestamp().nullable(),
    location: p.text().nullable(),
    copia_e_cola: p.text().nullable(),
    ...call,
    tomado_ate: timestamp().nullable(),
  },
  checks: [
    { name: 'cobranca_encerrada', expression: "(encerrada_em is not null) = (estado in ('removida', 'concluida'))" },
  ],
  uniques: [
    { name: 'cobranca_da_fatura', properties: ['fatura_id', 'revisao'] },
    { name: 'cobranca_viva', properties: 'fatura_id', where: 'encerrada_em is null' },
  ],
  indexes: [{ name: 'cobranca_da_vez', properties: 'proximo_envio', where: 'proximo_envio is not null' }],
});

/**
 * A refund of a Pix. `codigo` is its id at the bank, which is ours, so a repeated call is the same refund. A refund
 * that was made in the bank's own app has nobody who asked for it.
 */
export const PixDevolucao = defineEntity({
  name: 'PixDevolucao',
  tableName: 'pix_devolucao',
  properties: {
    id: p.integer().primary().autoincrement(),
    pix_id: reference(Pix, 'pix_id'),
    codigo: p.text().check("codigo ~ '^[A-Za-z0-9]{1,35}$'"),
    valor: money().check('valor > (0)::numeric'),
    motivo: p.text().nullable(),
    estado: p.enum(ESTADOS_DEVOLUCAO).default('pedida'),
    pedida_em: timestamp().defaultRaw('agora()'),
    pedida_por: reference(Funcionario, 'pedida_por').nullable(),
    ...call,
  },
  uniques: [{ name: 'pix_devolucao_unica', properties: ['pix_id', 'codigo'] }],
  indexes: [{ name: 'pix_devolucao_da_vez', properties: 'proximo_envio', where: 'proximo_envio is not null' }],
});

/**
 * Where the money of a Pix is (ADR 0017). Rows are only added. `valor` goes to the invoice, or to the unassigned rest
 * where `fatura_id` is null; what leaves is negative. `principal` is the part of `valor`, with discount and without
 * interest and fine, that pays off the invoice. Over a Pix the values add up to what it still holds.
 */
export const PixLancamento = defineEntity({
  name: 'PixLancamento',
  tableName: 'pix_lancamento',
  properties: {
    id: p.integer().primary().autoincrement(),
    pix_id: reference(Pix, 'pix_id'),
    fatura_id: reference(Fatura, 'fatura_id').nullable(),
    tipo: p.enum(TIPOS_LANCAMENTO_PIX),
    valor: money().check('valor <> (0)::numeric'),
    principal: money().default(0),
    devolucao_id: reference(PixDevolucao, 'devolucao_id').nullable(),
    motivo: p.text().nullable(),
    feito_em: timestamp().defaultRaw('agora()'),
    feito_por: reference(Funcionario, 'feito_por').nullable(),
  },
  checks: [
    { name: 'pix_lancamento_solto', expression: 'fatura_id is not null or principal = (0)::numeric' },
    { name: 'pix_lancamento_devolvido', expression: "(devolucao_id is not null) = (tipo = 'devolvido')" },
  ],
  indexes: [
    { name: 'pix_lancamento_do_pix', properties: 'pix_id' },
    { name: 'pix_lancamento_da_fatura', properties: 'fatura_id', where: 'fatura_id is not null' },
  ],
});
