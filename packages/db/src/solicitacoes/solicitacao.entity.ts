import { defineEntity, p } from '@mikro-orm/core';
import { ORIGENS, STATUS_SOLICITACAO } from '../vocabulario.ts';

/** The unit of dispatch: one request, or several from one shop that go together. */
export const Rota = defineEntity({
  name: 'Rota',
  tableName: 'rota',
  properties: {
    id: p.integer().primary(),
    comercio_id: p.integer(),
    urgente: p.boolean().default(false),
    criada_em: p.datetime().defaultRaw('agora()'),
    aguardando: p.boolean().default(true),
    sinalizada_em: p.datetime().nullable(),
  },
});

/** A delivery request (specification §3, §4). */
export const Solicitacao = defineEntity({
  name: 'Solicitacao',
  tableName: 'solicitacao',
  properties: {
    id: p.integer().primary(),
    rota_id: p.integer(),
    ordem: p.integer().default(1),
    comercio_id: p.integer(),
    entregador_id: p.integer().nullable(),
    endereco: p.text(),
    observacao: p.text().nullable(),
    urgente: p.boolean().default(false),
    origem: p.enum(ORIGENS),
    valor_estimado: p.decimal('number').precision(12).scale(2),
    link_localizacao: p.text().nullable(),
    status: p.enum(STATUS_SOLICITACAO).default('aguardando'),
    data_solicitacao: p.datetime().defaultRaw('agora()'),
    data_status: p.datetime().defaultRaw('agora()'),
    atribuida_por: p.integer().nullable(),
  },
});

/** The time of each step of a request, and who took it. */
export const SolicitacaoHistorico = defineEntity({
  name: 'SolicitacaoHistorico',
  tableName: 'solicitacao_historico',
  properties: {
    solicitacao_id: p.integer().primary(),
    status: p.enum(STATUS_SOLICITACAO).primary(),
    quando: p.datetime(),
    ator_tipo: p.enum(['entregador', 'comercio', 'admin', 'suporte', 'sistema'] as const),
    ator_id: p.integer().nullable(),
  },
});
