import { APROVACOES, ESTADOS_CIVIS, TIPOS_CHAVE_PIX, VEICULOS } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/**
 * A courier. `cpf`, `rg` and `pix_chave` hold AES-256-GCM texts that only the API decrypts. `cpf_indice` is the CPF's
 * HMAC, for uniqueness (docs/security.md). Triggers keep the counters at the end, because lists that are read every few
 * seconds cannot count a history each time. A row with `aprovacao` is only a registration, not yet a working
 * courier [aprovacao].
 */
export const Entregador = defineEntity({
  name: 'Entregador',
  tableName: 'entregador',
  properties: {
    id: p.integer().primary().autoincrement(),
    usuario: p.text(),
    nome_completo: p.text(),
    data_inicio: p.date(),
    data_nascimento: p.date(),
    cpf: p.text(),
    cpf_indice: p.text(),
    rg: p.text(),
    estado_civil: p.enum(ESTADOS_CIVIS),
    endereco: p.text(),
    bairro: p.text(),
    cep: p.text(),
    telefone_pessoal: p.text(),
    pix_tipo_chave: p.enum(TIPOS_CHAVE_PIX),
    pix_chave: p.text(),
    assinatura_planilha: p.text(),
    senha_hash: p.text(),
    ativo: p.boolean().default(true),
    aprovacao: p.enum(APROVACOES).nullable(),
    recusada_em: timestamp().nullable(),
    recusa_motivo: p.text().nullable(),
    aparece_no_ranking: p.boolean().default(true),
    // whether the customer sees the courier's first name and photo (ADR 0023)
    aparece_no_rastreio: p.boolean().default(false),
    // whether the shop's system sees where the courier is while they carry [localizacao]
    compartilha_localizacao: p.boolean().default(false),
    veiculo: p.enum(VEICULOS).default('moto_mochila'),
    consentimento_em: timestamp().nullable(),
    data_cadastro: timestamp().defaultRaw('agora()'),
    removido_em: timestamp().nullable(),
    avaliacao_soma: p.integer().default(0),
    total_avaliacoes: p.integer().default(0),
    total_entregas: p.integer().default(0),
    total_solicitacoes: p.integer().default(0),
  },
  checks: [
    { name: 'entregador_removido', expression: 'ativo = (removido_em is null and aprovacao is null)' },
    { name: 'entregador_em_aprovacao_vivo', expression: 'aprovacao is null or removido_em is null' },
    {
      name: 'entregador_recusado',
      expression:
        "(case when aprovacao = 'recusada' then recusada_em is not null and recusa_motivo is not null else recusada_em is null and recusa_motivo is null end)",
    },
  ],
  uniques: [
    {
      name: 'entregador_usuario_unico',
      expression: 'create unique index entregador_usuario_unico on entregador (lower(usuario)) where ativo',
    },
    { name: 'entregador_cpf_unico', properties: 'cpf_indice', where: 'ativo' },
    {
      name: 'entregador_pendente_usuario',
      expression:
        "create unique index entregador_pendente_usuario on entregador (lower(usuario)) where aprovacao = 'pendente'",
    },
    { name: 'entregador_pendente_cpf', properties: 'cpf_indice', where: "aprovacao = 'pendente'" },
  ],
  indexes: [
    // the vehicles that exist, for systems that ask for a vehicle (ADR 0038)
    { name: 'entregador_veiculo', properties: 'veiculo', where: 'ativo' },
    // back-office lists by name, and the shop's search in the same order
    {
      name: 'entregador_por_nome',
      expression: 'create index entregador_por_nome on entregador (lower(nome_completo)) where ativo',
    },
    // registrations that wait or were refused, by the name of the login
    {
      name: 'entregador_em_aprovacao_usuario',
      expression:
        'create index entregador_em_aprovacao_usuario on entregador (lower(usuario)) where aprovacao is not null',
    },
    // for the administrator's list of them, oldest first, and for the sweep
    {
      name: 'entregador_em_aprovacao',
      properties: ['aprovacao', 'data_cadastro', 'id'],
      where: 'aprovacao is not null',
    },
  ],
});
