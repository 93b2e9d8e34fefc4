import { z } from 'zod';
import { instanteSchema } from '../fields.ts';

/**
 * What the panels and the landing page show of the server's configuration. `whatsapp` is digits with country and area code; those of
 * support are null where there is none. Times and counts are the rules that couriers are told (docs/configuration.md).
 */
export const configuracaoSchema = z.object({
  /** who pays couriers and bills shops, as papers name them */
  empresa: z.string(),
  cidade: z.string(),
  uf: z.string(),
  whatsapp: z.string(),
  instagram: z.string(),
  endereco: z.string(),
  suporte_telefone: z.string().nullable(),
  suporte_whatsapp: z.string().nullable(),
  oferta_segundos: z.number(),
  recusas_para_suspender: z.number(),
  suspensao_horas: z.number(),
  expiradas_para_sair: z.number(),
  pausa_recusa_segundos: z.number(),
  pausa_expirada_segundos: z.number(),
  agora: instanteSchema,
});
