import { z } from 'zod';
import { DICA_MAX } from '../constants.ts';
import { idSchema, instantSchema, requiredText } from '../fields.ts';
import { amountSchema } from '../money.ts';
import { chaveDoBairro } from './chave.ts';

/** Most suggestions while typing. */
export const SUGESTOES_MAX = 8;
/** Addresses on one page of the shop's list. */
export const ENDERECOS_POR_VEZ = 50;
/** Most bairros in a shop's price table. */
export const BAIRROS_MAX = 200;
/** Most distance bands in one price table, and the longest distance, in km. */
export const FAIXAS_MAX = 20;
export const KM_MAX = 200;
/** Hours after the end of a delivery in which its courier may still leave a hint. */
export const DICA_HORAS = 24;

const consultaSchema = z.string().max(200, 'Busca longa demais').default('');

/** A place of an earlier delivery of the shop, with the last text and the last price [enderecos]. */
export const enderecoConhecidoSchema = z
  .object({
    id: z.int(),
    endereco: z.string(),
    observacao: z.string().nullable(),
    link_localizacao: z.string().nullable(),
    valor_estimado: z.number(),
    usos: z.number(),
    usado_em: instantSchema,
  })
  .meta({ id: 'EnderecoConhecido' });
export type EnderecoConhecido = z.output<typeof enderecoConhecidoSchema>;

export const buscarEnderecosSchema = z.object({ q: consultaSchema });

/** The shop's list, newest first; `pagina` counts from 1. */
export const listarEnderecosSchema = z.object({
  q: consultaSchema,
  pagina: z.coerce.number({ error: 'Página inválida' }).int().min(1).max(10_000).default(1),
});
export const dicaDoLugarSchema = z
  .object({ id: z.int(), texto: z.string(), escrita_em: instantSchema })
  .meta({ id: 'DicaDoLugar' });
export const listaDeEnderecosSchema = z
  .object({
    total: z.number(),
    enderecos: z.array(enderecoConhecidoSchema.extend({ dicas: z.array(dicaDoLugarSchema) })),
  })
  .meta({ id: 'ListaDeEnderecos' });

const precoSchema = amountSchema('Informe o preço').refine((valor) => valor > 0, 'Informe o preço');

/** One line of the price table. */
export const precoDoBairroSchema = z.object({
  bairro: requiredText('Informe o bairro', 80).refine(
    (bairro) => chaveDoBairro(bairro) !== '',
    'Escreva o bairro com letras',
  ),
  valor: precoSchema,
});

/**
 * A shop's price table. `fixo` applies to every bairro that is not in the table; null fills in nothing. The table only
 * fills in the form. A request may have any value above zero [pedido].
 */
export const precosSchema = z
  .object({
    fixo: z.number().nullable(),
    bairros: z.array(z.object(precoDoBairroSchema.shape).meta({ id: 'PrecoDoBairro' })),
    /**
     * Prices by distance, nearest first; for orders of a point of sale that gives both places on the map (ADR 0038).
     */
    distancias: z.array(z.object({ ate_km: z.number(), valor: z.number() }).meta({ id: 'PrecoPorDistancia' })),
  })
  .meta({ id: 'TabelaDePrecos' });
export type Precos = z.output<typeof precosSchema>;

const repetido = (bairros: readonly { bairro: string }[]): number =>
  bairros.findIndex(({ bairro }, i) =>
    bairros.slice(0, i).some((antes) => chaveDoBairro(antes.bairro) === chaveDoBairro(bairro)),
  );

const faixaSchema = z.object({
  ate_km: z
    .number({ error: 'Diga até quantos km' })
    .min(0.1, 'Use pelo menos 0,1 km')
    .max(KM_MAX, `Use no máximo ${KM_MAX} km`)
    .refine((km) => Math.abs(km * 10 - Math.round(km * 10)) < 1e-6, 'Use no máximo uma casa depois da vírgula'),
  valor: precoSchema,
});

/** Missing `distancias` stay unchanged, because older callers do not send them. */
export const salvarPrecosSchema = z.object({
  fixo: precoSchema.nullable(),
  bairros: z
    .array(precoDoBairroSchema, { error: 'Tabela de preços inválida' })
    .max(BAIRROS_MAX, `Use no máximo ${BAIRROS_MAX} bairros`)
    .superRefine((bairros, ctx) => {
      const linha = repetido(bairros);
      if (linha === -1) return;
      ctx.addIssue({ code: 'custom', path: [linha, 'bairro'], message: 'Este bairro já está na tabela' });
    }),
  distancias: z
    .array(faixaSchema, { error: 'Tabela de preços inválida' })
    .max(FAIXAS_MAX, `Use no máximo ${FAIXAS_MAX} distâncias`)
    .superRefine((faixas, ctx) => {
      const linha = faixas.findIndex(({ ate_km }, i) => faixas.slice(0, i).some((antes) => antes.ate_km === ate_km));
      if (linha !== -1)
        ctx.addIssue({ code: 'custom', path: [linha, 'ate_km'], message: 'Esta distância já está na tabela' });
    })
    .optional(),
});
export type SalvarPrecos = z.output<typeof salvarPrecosSchema>;

export const apagarEnderecoSchema = z.object({ endereco_id: idSchema });
export const apagarDicaSchema = z.object({ dica_id: idSchema });

/** Eight digits or more, in any grouping: a phone number or a document. */
const TELEFONE = /\d(?:[\s().-]*\d){7}/;

/** Input for a hint about a place. An empty text removes one's own hint. */
export const dizerDicaSchema = z.object({
  solicitacao_id: idSchema,
  texto: z
    .string({ error: 'Escreva a dica' })
    .trim()
    .max(DICA_MAX, `Use no máximo ${DICA_MAX} caracteres`)
    .refine((texto) => !TELEFONE.test(texto), 'Não escreva telefones nem documentos: a dica é sobre o lugar'),
});

/** The newest hint for the place of the caller's delivery, and the caller's own hint. */
export const dicaDaEntregaSchema = z
  .object({
    solicitacao_id: z.int(),
    texto: z.string().nullable(),
    minha: z.string().nullable(),
  })
  .meta({ id: 'DicaDaEntrega' });
export type DicaDaEntrega = z.output<typeof dicaDaEntregaSchema>;
