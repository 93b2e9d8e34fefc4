import { z } from 'zod';
import { normalizeTelefone } from './documentos.ts';

/** A Brazilian telephone as input, null for none. The output is in E.164. A blank text counts as no telephone. */
export const telefoneSchema = z
  .string({ error: 'Telefone inválido' })
  .trim()
  .nullable()
  .meta({ description: 'Com DDD, como (34) 99876-5432 ou +5534998765432.' })
  .transform((texto, ctx) => {
    const telefone = texto ? normalizeTelefone(texto) : null;
    if (!texto || telefone !== null) return telefone;
    ctx.addIssue({ code: 'custom', message: 'Telefone inválido: use DDD e número' });
    return z.NEVER;
  });
