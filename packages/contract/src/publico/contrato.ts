import { z } from 'zod';
import { instanteSchema } from '../fields.ts';

/** What the panels and the landing page show of the server's configuration. `whatsapp` is digits with country and area code. */
export const configuracaoSchema = z.object({
  /** who pays couriers and bills shops, as papers name them */
  empresa: z.string(),
  cidade: z.string(),
  uf: z.string(),
  whatsapp: z.string(),
  instagram: z.string(),
  endereco: z.string(),
  oferta_segundos: z.number(),
  recusas_para_suspender: z.number(),
  suspensao_horas: z.number(),
  agora: instanteSchema,
});
