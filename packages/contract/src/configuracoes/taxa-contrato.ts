import { z } from 'zod';
import { semanaInicioSchema } from '../fechamento/contrato.ts';
import { daySchema, instantSchema } from '../fields.ts';
import { TAXA_MAX } from './taxa.ts';

const FAIXA = `A taxa vai de 0% a ${TAXA_MAX}%`;
const PERCENTUAL = 'Informe a taxa, em porcentagem';

/** The company's fee, in percent with at most two decimals [taxa]. */
const percentualSchema = z
  .number({ error: PERCENTUAL })
  .min(0, FAIXA)
  .max(TAXA_MAX, FAIXA)
  .refine(
    (percentual) => Math.round(percentual * 100) / 100 === percentual,
    'A taxa tem no máximo duas casas decimais',
  );

/** A rate, and the Monday from which it holds. */
export const dizerTaxaSchema = z.object({ percentual: percentualSchema, vale_de: semanaInicioSchema });
export type NovaTaxa = z.output<typeof dizerTaxaSchema>;

/** A rate that will hold from a later Monday on. */
export const taxaPlanejadaSchema = z
  .object({ percentual: z.number(), vale_de: daySchema })
  .meta({ id: 'TaxaPlanejada' });
export type TaxaPlanejada = z.output<typeof taxaPlanejadaSchema>;

/**
 * The company's fee: the rate of the current week, the first Monday from which a new one may hold, the changes to come
 * in their order, and who said which rate, the newest first.
 */
export const taxaSchema = z
  .object({
    percentual: z.number(),
    semana_inicio: daySchema,
    primeira_segunda: daySchema,
    planejadas: z.array(taxaPlanejadaSchema),
    ditas: z.array(
      z.object({ id: z.int(), percentual: z.number(), vale_de: daySchema, quem: z.string(), em: instantSchema }),
    ),
  })
  .meta({ id: 'Taxa' });
export type Taxa = z.output<typeof taxaSchema>;

export const respostaTaxaSchema = z.object({ message: z.string(), taxa: taxaSchema }).meta({ id: 'RespostaTaxa' });
