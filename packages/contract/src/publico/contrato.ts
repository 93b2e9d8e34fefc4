import { z } from 'zod';
import { instantSchema } from '../fields.ts';

/**
 * The server's settings that panels and the landing page show. `whatsapp` is digits with country and area code.
 * `whatsapp`, `instagram` and `endereco` are empty where they are not configured: then there is nothing to show.
 * Support's fields are null where they are not configured. Times and counts are the couriers' rules
 * (docs/configuration.md).
 */
export const configuracaoSchema = z
  .object({
    /** the company that pays couriers and bills shops, as it is named on papers */
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
    /** the company's fee in the current week, in percent [taxa] */
    taxa_percentual: z.number(),
    agora: instantSchema,
    /** the demonstration, with its entrances and its strip; absent everywhere else */
    demonstracao: z.literal(true).optional(),
  })
  .meta({ id: 'Configuracao' });
