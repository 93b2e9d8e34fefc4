import { TIPOS_FUNCIONARIO } from '@corre/contract/vocabulario.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../columns.ts';

/** A staff account: the administrator (`admin`) or support (`suporte`) [papeis]. */
export const Funcionario = defineEntity({
  name: 'Funcionario',
  tableName: 'funcionario',
  properties: {
    id: p.integer().primary().autoincrement(),
    user_type: p.enum(TIPOS_FUNCIONARIO),
    usuario: p.text(),
    nome: p.text(),
    senha_hash: p.text(),
    ativo: p.boolean().default(true),
    data_cadastro: timestamp().defaultRaw('agora()'),
    encerrado_em: timestamp().nullable(),
  },
  checks: [{ name: 'funcionario_encerrado', expression: 'ativo = (encerrado_em is null)' }],
  uniques: [
    {
      name: 'funcionario_usuario_unico',
      expression: 'create unique index funcionario_usuario_unico on funcionario (user_type, lower(usuario))',
    },
  ],
});
