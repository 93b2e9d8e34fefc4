import { z } from 'zod';
import { comLocalizador, lerTelefone, lerTelefoneDoBrasil, type TelefoneRecusado } from './ler.ts';

/** A telephone as input, null for none. A blank text counts as no telephone. */
const opcional = (ler: (texto: string) => { telefone: string } | TelefoneRecusado) =>
  z
    .string({ error: 'Telefone inválido' })
    .trim()
    .nullable()
    .transform((texto, ctx) => {
      if (!texto) return null;
      const lido = ler(texto);
      if (!('recusa' in lido)) return lido.telefone;
      ctx.addIssue({ code: 'custom', message: lido.recusa });
      return z.NEVER;
    });

/** A Brazilian telephone with area code. The output is in E.164. */
export const telefoneSchema = opcional(lerTelefoneDoBrasil).meta({
  description: 'Com DDD, como (34) 99876-5432 ou +5534998765432.',
});

function paraLigar(texto: string): { telefone: string } | TelefoneRecusado {
  const lido = lerTelefone(texto);
  if ('recusa' in lido) return lido;
  if (lido.tipo === 'local') return { recusa: 'Telefone inválido: use DDD e número' };
  return { telefone: comLocalizador(lido.telefone, lido.localizador) };
}

/**
 * A recipient's telephone: whatever a courier can dial, also 0800, 4004 and other countries. The output is E.164, or
 * the digits of a service, with `,,` before a code to type.
 */
export const telefoneDoDestinatarioSchema = opcional(paraLigar).meta({
  description: 'Com DDD, como (34) 99876-5432; ou 0800 608 1015 ID: 81726354, guardado como 08006081015,,81726354.',
});
