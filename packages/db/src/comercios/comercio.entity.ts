import { defineEntity, p } from '@mikro-orm/core';

/**
 * A shop. `nome_chave` is `nome` without case, accents and outer blanks; it is what makes a name unique.
 * `endereco_retirada` and `link_loja` say where couriers pick up (docs/decisions/0012-shop-place-and-lists.md).
 */
export const Comercio = defineEntity({
  name: 'Comercio',
  tableName: 'comercio',
  properties: {
    id: p.integer().primary(),
    nome: p.text(),
    nome_chave: p.text(),
    senha_hash: p.text(),
    senha_inicial: p.boolean().default(true),
    endereco_retirada: p.text().nullable(),
    link_loja: p.text().nullable(),
    ativo: p.boolean().default(true),
    data_cadastro: p.datetime().defaultRaw('agora()'),
    removido_em: p.datetime().nullable(),
  },
});
