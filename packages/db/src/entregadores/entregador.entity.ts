import { defineEntity, p } from '@mikro-orm/core';
import { ESTADOS_CIVIS, TIPOS_CHAVE_PIX } from '../vocabulario.ts';

/** A courier (specification §3). `cpf`, `rg` and `pix_chave` hold ciphertext; only the api opens them. */
export const Entregador = defineEntity({
  name: 'Entregador',
  tableName: 'entregador',
  properties: {
    id: p.integer().primary(),
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
    aparece_no_ranking: p.boolean().default(true),
    consentimento_em: p.datetime().nullable(),
    data_cadastro: p.datetime().defaultRaw('agora()'),
    removido_em: p.datetime().nullable(),
    avaliacao_soma: p.integer().default(0),
    total_avaliacoes: p.integer().default(0),
    total_entregas: p.integer().default(0),
    total_solicitacoes: p.integer().default(0),
  },
});
