import {
  ATORES,
  ORIGENS,
  STATUS_ABERTO,
  STATUS_COM_ENTREGADOR,
  STATUS_EM_ANDAMENTO,
  STATUS_ENCERRADO,
  STATUS_SOLICITACAO,
  TIPOS_MARCO,
  TIPOS_PAGAMENTO,
} from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { bytes, oneOf, reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Bairro } from '../numeros/bairro.entity.ts';
import { Rota } from './rota.entity.ts';

/** A delivery request [pedido] [passos]. */
export const Solicitacao = defineEntity({
  name: 'Solicitacao',
  tableName: 'solicitacao',
  properties: {
    id: p.integer().primary().autoincrement(),
    rota_id: reference(Rota, 'rota_id'),
    ordem: p.integer().default(1).check('ordem >= 1'),
    comercio_id: reference(Comercio, 'comercio_id'),
    entregador_id: reference(Entregador, 'entregador_id').nullable(),
    endereco: p.text().check("endereco = btrim(endereco) and endereco <> ''"),
    // the bairro that the address names, for the figures; it stays when the address is erased [numeros]
    bairro_id: reference(Bairro, 'bairro_id').nullable(),
    observacao: p.text().nullable(),
    urgente: p.boolean().default(false),
    origem: p.enum(ORIGENS),
    // For a request of a point of sale: the system's name, the number that is called out at the counter, and whether
    // something returns to the shop afterwards (ADR 0038).
    canal: p.text().nullable(),
    numero_pedido: p.text().nullable(),
    volta: p.boolean().default(false),
    // The order goes back to the shop undelivered. It stays when the request ends there, as its outcome [devolver].
    a_devolver: p.boolean().default(false),
    // the caller's own reference, and a keyed hash of the call that brought it, the same for all its stops
    // [referencia-externa]
    referencia_externa: p.text().nullable(),
    pedido_hash: bytes().nullable(),
    // for the courier who carries the parcel [destinatario]
    destinatario_nome: p.text().nullable(),
    destinatario_telefone: p.text().nullable(),
    valor_estimado: p.decimal('number').precision(12).scale(2).check('valor_estimado > 0'),
    link_localizacao: p.text().nullable(),
    // how the customer pays, and the amount that the courier collects at the door [pagamento-na-porta]
    pagamento: p.enum(TIPOS_PAGAMENTO).default('online'),
    valor_a_receber: p.decimal('number').precision(12).scale(2).nullable(),
    troco_para: p.decimal('number').precision(12).scale(2).nullable(),
    // proofs that the end of the delivery requires, and the recipient's name (ADR 0024)
    exige_codigo: p.boolean().default(false),
    // another system gave the recipient the code and checks it (ADR 0038)
    codigo_de_fora: p.boolean().default(false),
    exige_foto: p.boolean().default(false),
    exige_recebedor: p.boolean().default(false),
    recebedor: p.text().nullable(),
    // when the parcel is ready, as the shop said last; null if the shop did not say [pronto]
    pronto_em: timestamp().nullable(),
    status: p.enum(STATUS_SOLICITACAO).default('aguardando'),
    data_solicitacao: timestamp().defaultRaw('agora()'),
    data_status: timestamp().defaultRaw('agora()'),
    atribuida_por: reference(Funcionario, 'atribuida_por').nullable(),
  },
  checks: [
    // invariant 4: an accepted request has a courier, and a waiting request has none
    {
      name: 'solicitacao_com_entregador',
      expression: `not (${oneOf('status', STATUS_COM_ENTREGADOR)}) or entregador_id is not null`,
    },
    {
      name: 'solicitacao_na_porta',
      expression: `case when pagamento = 'online' then valor_a_receber is null
        else valor_a_receber is not null and valor_a_receber > 0 end`,
    },
    {
      name: 'solicitacao_troco',
      expression: `troco_para is null
        or pagamento = 'dinheiro' and valor_a_receber is not null and troco_para >= valor_a_receber`,
    },
    { name: 'solicitacao_recebedor', expression: "recebedor = btrim(recebedor) and recebedor <> ''" },
    { name: 'solicitacao_sem_entregador', expression: "status <> 'aguardando' or entregador_id is null" },
  ],
  uniques: [
    { name: 'solicitacao_ordem_na_rota', properties: ['rota_id', 'ordem'] },
    {
      name: 'solicitacao_da_referencia',
      properties: ['comercio_id', 'referencia_externa'],
      where: 'referencia_externa is not null',
    },
  ],
  indexes: [
    {
      name: 'solicitacao_do_comercio',
      columns: [{ name: 'comercio_id' }, { name: 'data_solicitacao', sort: 'desc' }],
    },
    {
      name: 'solicitacao_do_entregador',
      columns: [{ name: 'entregador_id' }, { name: 'data_status', sort: 'desc' }],
      where: 'entregador_id is not null',
    },
    {
      name: 'solicitacao_aberta_do_entregador',
      properties: 'entregador_id',
      where: oneOf('status', STATUS_EM_ANDAMENTO),
    },
    { name: 'solicitacao_aberta_do_comercio', properties: 'comercio_id', where: oneOf('status', STATUS_ABERTO) },
    { name: 'solicitacao_recente', columns: [{ name: 'data_solicitacao', sort: 'desc' }] },
    // The newest closed requests of a shop and of all, for forecasts. The index for a courier's requests is
    // solicitacao_do_entregador.
    {
      name: 'solicitacao_encerrada_do_comercio',
      columns: [{ name: 'comercio_id' }, { name: 'data_status', sort: 'desc' }],
      include: 'id',
      where: oneOf('status', STATUS_ENCERRADO),
    },
    // The next page of a list starts below the last id. Support's list uses the primary key.
    {
      name: 'solicitacao_passada_do_comercio',
      properties: ['comercio_id', 'id'],
      where: oneOf('status', STATUS_ENCERRADO),
    },
    {
      name: 'solicitacao_passada_do_entregador',
      properties: ['entregador_id', 'id'],
      where: "status = 'finalizada'",
    },
    // the number by which staff and customers name an order
    {
      name: 'solicitacao_do_numero',
      expression:
        'create index solicitacao_do_numero on solicitacao (lower(numero_pedido) text_pattern_ops) where numero_pedido is not null',
    },
    // deliveries in progress, which are all that the watchdog checks (ADR 0025)
    {
      name: 'solicitacao_parada',
      properties: ['status', 'data_status'],
      where: oneOf('status', STATUS_EM_ANDAMENTO),
    },
    // a bairro's figures
    {
      name: 'solicitacao_encerrada_no_bairro',
      columns: [{ name: 'bairro_id' }, { name: 'data_status', sort: 'desc' }],
      where: `${oneOf('status', STATUS_ENCERRADO)} and bairro_id is not null`,
    },
    {
      name: 'solicitacao_encerrada',
      columns: [{ name: 'data_status', sort: 'desc' }],
      include: 'id',
      where: oneOf('status', STATUS_ENCERRADO),
    },
  ],
});

/** The time and the actor of each step of a request, once per step (invariant 5) [passos]. */
export const SolicitacaoHistorico = defineEntity({
  name: 'SolicitacaoHistorico',
  tableName: 'solicitacao_historico',
  properties: {
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').primary(),
    status: p.enum(STATUS_SOLICITACAO).primary(),
    quando: timestamp(),
    ator_tipo: p.enum(ATORES),
    ator_id: p.integer().nullable(),
    // The time of the step that a phone without signal reports later. Money and the queue use `quando`.
    feita_em: timestamp().nullable(),
  },
  checks: [{ name: 'solicitacao_historico_feita', expression: 'feita_em <= quando' }],
});

/**
 * A milestone of a request, at most once per type (ADR 0024). `quando` is when it was reached; a phone without signal
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
