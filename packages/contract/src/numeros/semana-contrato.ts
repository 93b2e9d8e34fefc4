import { z } from 'zod';
import { semanaInicioSchema } from '../fechamento/contrato.ts';
import { instantSchema } from '../fields.ts';
import { entregadoresDoPeriodoSchema, ofertasDoPeriodoSchema, operacaoSchema } from './contrato.ts';
import { dinheiroDoPeriodoSchema } from './dinheiro-contrato.ts';
import { lojasDoPeriodoSchema, portaDoPeriodoSchema } from './lojas-contrato.ts';

/**
 * A week's report. After the week was closed (`fechada_em`) it stays as it was then, whatever is corrected later.
 * Before that `fechada_em` is null and the figures are those of now.
 */
export const relatorioDaSemanaSchema = z
  .object({
    semana_inicio: semanaInicioSchema,
    fechada_em: instantSchema.nullable(),
    operacao: operacaoSchema,
    ofertas: ofertasDoPeriodoSchema,
    entregadores: entregadoresDoPeriodoSchema,
    dinheiro: dinheiroDoPeriodoSchema,
    lojas: lojasDoPeriodoSchema,
    porta: portaDoPeriodoSchema,
  })
  .meta({ id: 'NumerosDaSemana' });
export type RelatorioDaSemana = z.output<typeof relatorioDaSemanaSchema>;
