import { z } from 'zod';
import { ENDERECO_MAX } from '../constants.ts';
import { instantSchema, optionalText, requiredText } from '../fields.ts';
import { tidyEndereco } from '../names.ts';
import { ENDERECO_OBRIGATORIO, linkSchema } from '../solicitacoes/criar-contrato.ts';

/** How long a quote is valid, in minutes, by the database's clock [cotacao]. */
export const COTACAO_MINUTOS = 15;

/**
 * Input for a quote: the place, as a stop of a request names it. `bairro` is only needed if the address does not
 * contain the bairro. A map link with degrees makes the price by distance possible.
 */
export const cotarSchema = z
  .object({
    endereco: requiredText(ENDERECO_OBRIGATORIO, ENDERECO_MAX).transform(tidyEndereco),
    bairro: optionalText(),
    link_localizacao: linkSchema,
  })
  .meta({ id: 'PedidoDeCotacao' });

/**
 * The price of a delivery in reais, valid until `valida_ate`. The times of `previsao` are in seconds from now.
 * `aceite`: until a courier accepts, null while unknown. `coleta` and `entrega`: the usual times until the shop and the
 * customer. `maximo`: nine of ten deliveries arrive before.
 */
export const cotacaoSchema = z
  .object({
    cotacao_id: z.uuid(),
    valor: z.number(),
    previsao: z
      .object({
        aceite: z.object({ metade: z.int(), quase_todas: z.int() }).meta({ id: 'TempoAteOAceite' }).nullable(),
        coleta: z.int(),
        entrega: z.int(),
        maximo: z.int(),
      })
      .meta({ id: 'PrevisaoDaCotacao' }),
    valida_ate: instantSchema,
  })
  .meta({ id: 'Cotacao' });
export type Cotacao = z.output<typeof cotacaoSchema>;
