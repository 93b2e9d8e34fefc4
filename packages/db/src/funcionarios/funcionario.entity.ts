import { defineEntity, p } from '@mikro-orm/core';

/** A staff account: the master account (`admin`) or support (`suporte`). */
export const Funcionario = defineEntity({
  name: 'Funcionario',
  tableName: 'funcionario',
  properties: {
    id: p.integer().primary(),
    user_type: p.enum(['admin', 'suporte'] as const),
    usuario: p.text(),
    nome: p.text(),
    senha_hash: p.text(),
    ativo: p.boolean().default(true),
    data_cadastro: p.datetime().defaultRaw('agora()'),
    encerrado_em: p.datetime().nullable(),
  },
});
