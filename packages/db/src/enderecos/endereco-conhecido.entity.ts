import { defineEntity, p } from '@mikro-orm/core';
import { reference, timestamp } from '../columns.ts';
import { Comercio } from '../comercios/comercio.entity.ts';
import { Entregador } from '../entregadores/entregador.entity.ts';

/**
 * An address that a shop sent something to, as it was typed last, with its note, map link and price. There is one row
 * per shop and `chave`, which is the same for every spelling. `busca` holds the words that searches compare, with a
 * blank before each word (ADR 0026).
 */
export const EnderecoConhecido = defineEntity({
  name: 'EnderecoConhecido',
  tableName: 'endereco_conhecido',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    chave: p.text(),
    busca: p.text(),
    endereco: p.text(),
    observacao: p.text().nullable(),
    link_localizacao: p.text().nullable(),
    valor_estimado: p.decimal('number').precision(12).scale(2).check('valor_estimado > 0'),
    usos: p.integer().default(1).check('usos > 0'),
    usado_em: timestamp().defaultRaw('agora()'),
  },
  uniques: [{ name: 'endereco_conhecido_unico', properties: ['comercio_id', 'chave'] }],
  indexes: [
    // for a shop's list and search, newest first
    {
      name: 'endereco_conhecido_recente',
      columns: [{ name: 'comercio_id' }, { name: 'usado_em', sort: 'desc' }],
    },
    // for the sweep
    { name: 'endereco_conhecido_antigo', properties: ['usado_em'] },
  ],
});

/**
 * A courier's hint for the next courier about an address. There is one row per courier and address, and the newest is
 * shown.
 */
export const DicaDoLugar = defineEntity({
  name: 'DicaDoLugar',
  tableName: 'dica_do_lugar',
  properties: {
    id: p.integer().primary().autoincrement(),
    endereco_id: reference(EnderecoConhecido, 'endereco_id').deleteRule('cascade'),
    entregador_id: reference(Entregador, 'entregador_id'),
    texto: p.text().check("texto = btrim(texto) and texto <> ''"),
    escrita_em: timestamp().defaultRaw('agora()'),
  },
  uniques: [{ name: 'dica_do_lugar_unica', properties: ['endereco_id', 'entregador_id'] }],
  indexes: [
    {
      name: 'dica_do_lugar_recente',
      columns: [{ name: 'endereco_id' }, { name: 'escrita_em', sort: 'desc' }],
    },
    // for the removal of a courier's hints when the courier is anonymised
    { name: 'dica_do_lugar_autor', properties: ['entregador_id'] },
  ],
});

/** The price of a delivery of a shop in one bairro. An empty `bairro` stands for all others. */
export const PrecoDoComercio = defineEntity({
  name: 'PrecoDoComercio',
  tableName: 'preco_do_comercio',
  properties: {
    id: p.integer().primary().autoincrement(),
    comercio_id: reference(Comercio, 'comercio_id'),
    bairro: p.text(),
    bairro_chave: p.text(),
    valor: p.decimal('number').precision(12).scale(2).check('valor > 0'),
  },
  uniques: [{ name: 'preco_do_comercio_unico', properties: ['comercio_id', 'bairro_chave'] }],
});

/**
 * The price of a delivery of a shop by distance, in kilometres in a straight line. A price for the bairro takes
 * precedence.
 */
export const PrecoPorDistancia = defineEntity({
  name: 'PrecoPorDistancia',
  tableName: 'preco_por_distancia',
  properties: {
    comercio_id: reference(Comercio, 'comercio_id').primary(),
    ate_km: p.decimal('number').precision(5).scale(1).primary().check('ate_km > 0'),
    valor: p.decimal('number').precision(12).scale(2).check('valor > 0'),
  },
});
