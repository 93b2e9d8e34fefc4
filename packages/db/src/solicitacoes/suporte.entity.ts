import {
  ACOES_INTERVENCAO,
  FINS_VIGIA,
  RESPOSTAS_VIGIA,
  STATUS_EM_ANDAMENTO,
  TIPOS_VIGIA,
} from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';
import { Funcionario } from '../funcionarios/funcionario.entity.ts';
import { Solicitacao } from './solicitacao.entity.ts';

/**
 * A courier's call for help to support, with the delivery in hand if there is one [ajuda]. It is open while
 * `resolvida_em` is null. Support closes it.
 */
export const Ajuda = defineEntity({
  name: 'Ajuda',
  tableName: 'ajuda',
  properties: {
    id: p.integer().primary().autoincrement(),
    entregador_id: reference(Entregador, 'entregador_id'),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id').nullable(),
    pedida_em: timestamp().defaultRaw('agora()'),
    resolvida_em: timestamp().nullable(),
  },
  // one open call per courier, even if they press again
  uniques: [{ name: 'ajuda_aberta_unica', properties: 'entregador_id', where: 'resolvida_em is null' }],
  indexes: [
    // open calls, oldest first
    { name: 'ajuda_aberta', properties: ['pedida_em', 'id'], where: 'resolvida_em is null' },
    { name: 'ajuda_do_entregador', properties: 'entregador_id' },
    // for the sweep
    { name: 'ajuda_resolvida', properties: 'resolvida_em', where: 'resolvida_em is not null' },
  ],
});

/** An act of support on a delivery in progress, with the reason and the couriers before and after [intervencao]. */
export const Intervencao = defineEntity({
  name: 'Intervencao',
  tableName: 'intervencao',
  properties: {
    id: p.integer().primary().autoincrement(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id'),
    acao: p.enum(ACOES_INTERVENCAO),
    motivo: p.text().check("motivo = btrim(motivo) and motivo <> ''"),
    funcionario_id: reference(Funcionario, 'funcionario_id'),
    de_entregador_id: reference(Entregador, 'de_entregador_id'),
    para_entregador_id: reference(Entregador, 'para_entregador_id').nullable(),
    quando: timestamp(),
  },
  checks: [
    { name: 'intervencao_para_quem', expression: "(acao = 'transferir') = (para_entregador_id is not null)" },
    { name: 'intervencao_para_outro', expression: 'para_entregador_id <> de_entregador_id' },
  ],
  indexes: [
    // An expression, because MikroORM takes the end of `solicitacao_id` for the column `id` when it reads this index
    // back.
    {
      name: 'intervencao_da_solicitacao',
      expression: 'create index intervencao_da_solicitacao on intervencao (solicitacao_id, id desc)',
    },
    // for the new courier's explanation of the queue
    {
      name: 'intervencao_para_o_entregador',
      properties: 'para_entregador_id',
      where: 'para_entregador_id is not null',
    },
    // for the deletion of old reasons
    { name: 'intervencao_antiga', properties: 'quando' },
    { name: 'intervencao_do_entregador', columns: [{ name: 'de_entregador_id' }, { name: 'quando', sort: 'desc' }] },
  ],
});

/**
 * A question of the watchdog to a courier about a delivery, once per step, and its result (ADR 0025). The delivery
 * stayed in the status `etapa` since `desde`, longer than `limite_segundos`. The courier is asked first. From
 * `escalada_em` on support sees the question. It is open while `encerrada_em` is null. `por_push`: the courier's app
 * was closed. `push_em`: when a process claimed the sending of the push.
 */
export const Vigia = defineEntity({
  name: 'Vigia',
  tableName: 'vigia',
  properties: {
    id: p.integer().primary().autoincrement(),
    solicitacao_id: reference(Solicitacao, 'solicitacao_id'),
    entregador_id: reference(Entregador, 'entregador_id'),
    tipo: p.enum(TIPOS_VIGIA),
    etapa: p.enum(STATUS_EM_ANDAMENTO),
    desde: timestamp(),
    limite_segundos: p.integer().check('limite_segundos > 0'),
    aberta_em: timestamp().defaultRaw('agora()'),
    por_push: p.boolean().default(false),
    push_em: timestamp().nullable(),
    resposta: p.enum(RESPOSTAS_VIGIA).nullable(),
    respondida_em: timestamp().nullable(),
    escalada_em: timestamp().nullable(),
    encerrada_em: timestamp().nullable(),
    fim: p.enum(FINS_VIGIA).nullable(),
  },
  checks: [
    { name: 'vigia_respondida', expression: '(resposta is null) = (respondida_em is null)' },
    { name: 'vigia_encerrada', expression: '(fim is null) = (encerrada_em is null)' },
    { name: 'vigia_push', expression: 'push_em is null or por_push' },
  ],
  // raised once, even if several processes sweep, and one open question per request
  uniques: [
    { name: 'vigia_uma_vez', properties: ['solicitacao_id', 'entregador_id', 'etapa', 'tipo'] },
    { name: 'vigia_aberta_unica', properties: 'solicitacao_id', where: 'encerrada_em is null' },
  ],
  indexes: [
    { name: 'vigia_do_entregador', properties: 'entregador_id', where: 'encerrada_em is null' },
    // for the next question that support gets
    {
      name: 'vigia_a_escalar',
      properties: 'aberta_em',
      where: 'encerrada_em is null and escalada_em is null',
    },
    {
      name: 'vigia_no_suporte',
      properties: ['escalada_em', 'id'],
      where: 'encerrada_em is null and escalada_em is not null',
    },
    { name: 'vigia_push_a_enviar', properties: 'id', where: 'por_push and push_em is null and encerrada_em is null' },
  ],
});
