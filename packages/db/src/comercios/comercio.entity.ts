import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Praca } from '../pracas/praca.entity.ts';

/**
 * A shop. `nome_chave` is `nome` without case, accents and outer blanks, and must be unique. `endereco_retirada` and
 * `link_loja` tell couriers where to pick up [link-da-loja]. Customers who wait for a delivery reach the shop at
 * `telefone`, in E.164 (ADR 0023).
 */
export const Comercio = defineEntity({
  name: 'Comercio',
  tableName: 'comercio',
  properties: {
    id: p.integer().primary().autoincrement(),
    nome: p.text().check("nome = btrim(nome) and nome <> ''"),
    nome_chave: p.text(),
    senha_hash: p.text(),
    senha_inicial: p.boolean().default(true),
    endereco_retirada: p
      .text()
      .nullable()
      .check("endereco_retirada = btrim(endereco_retirada) and endereco_retirada <> ''"),
    link_loja: p.text().nullable().check("starts_with(link_loja, 'https://')"),
    telefone: p.text().nullable().check("starts_with(telefone, '+55')"),
    // what the bank needs to charge the shop's invoices, sealed [dados-de-cobranca]
    razao_social: p.text().nullable(),
    documento: p.text().nullable(),
    // proofs that the end of a delivery requires, unless the request says otherwise (ADR 0024)
    exigir_codigo: p.boolean().default(false),
    exigir_foto: p.boolean().default(false),
    exigir_recebedor: p.boolean().default(false),
    // The place whose queue gets the shop's requests. Every waiting route of the shop has the same place.
    praca_id: reference(Praca, 'praca_id').default(1),
    ativo: p.boolean().default(true),
    data_cadastro: timestamp().defaultRaw('agora()'),
    removido_em: timestamp().nullable(),
  },
  checks: [
    { name: 'comercio_removido', expression: 'ativo = (removido_em is null)' },
    { name: 'comercio_dados_de_cobranca', expression: '(razao_social is null) = (documento is null)' },
  ],
  uniques: [{ name: 'comercio_nome_unico', properties: 'nome_chave', where: 'ativo' }],
});
