import { APROVACOES, ESTADOS_CIVIS, TIPOS_CHAVE_PIX, VEICULOS } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns/timestamp.ts';

/**
 * A courier (specification §3). `cpf`, `rg` and `pix_chave` hold AES-256-GCM texts that only the api opens; `cpf_indice` is
 * the CPF's HMAC, for uniqueness (docs/security.md). The counters at the end are kept by triggers, since lists that are read
 * every few seconds cannot count a history each time (docs/decisions/0012-shop-place-and-lists.md). While `aprovacao` is set the row
 * is a registration and nobody who works here (docs/decisions/0072-approval-of-couriers.md).
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
    // first name and photo for the customer whose order they carry (docs/decisions/0068-tracking-link.md)
    aparece_no_rastreio: p.boolean().default(false),
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
    // which vehicles there are, for whoever asks for one (docs/decisions/0075-open-delivery-provider.md)
    { name: 'entregador_veiculo', properties: 'veiculo', where: 'ativo' },
    // back-office lists, by name; the shop's search uses the same order
    {
      name: 'entregador_por_nome',
      expression: 'create index entregador_por_nome on entregador (lower(nome_completo)) where ativo',
    },
    // who waits for approval and who was refused, by the name they sign in with
    {
      name: 'entregador_em_aprovacao_usuario',
      expression:
        'create index entregador_em_aprovacao_usuario on entregador (lower(usuario)) where aprovacao is not null',
    },
    // the administrator's list of them, oldest first, and the sweep
    {
      name: 'entregador_em_aprovacao',
      properties: ['aprovacao', 'data_cadastro', 'id'],
      where: 'aprovacao is not null',
    },
  ],
});
