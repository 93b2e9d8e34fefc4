import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { cleanText, isAllVisible, TEM_INVISIVEL } from '../names.ts';
import { telefoneDoDestinatarioSchema } from '../telefones/contrato.ts';

/** Longest reference of a caller, in characters. */
export const REFERENCIA_MAX = 64;
/** Longest name of a recipient, in characters. */
export const DESTINATARIO_MAX = 80;

/** The caller's own reference of one request [referencia-externa]: trimmed, visible characters. Blank: no reference. */
export const referenciaSchema = optionalText(REFERENCIA_MAX).refine(
  (texto) => texto === null || isAllVisible(texto),
  TEM_INVISIVEL,
);

/** What a point of sale may say of one stop: its own reference, and the recipient's name and phone [destinatario]. */
export const doPontoDeVenda = {
  referencia_externa: referenciaSchema,
  destinatario_nome: optionalText(DESTINATARIO_MAX).transform((nome) => (nome && cleanText(nome)) || null),
  destinatario_telefone: telefoneDoDestinatarioSchema.optional().transform((telefone) => telefone ?? null),
};

/**
 * The recipient, as the shop and the courier who carries the parcel read it. The phone is as
 * `telefoneDoDestinatarioSchema` makes it.
 */
export const destinatarioVisto = {
  destinatario_nome: z.string().nullable(),
  destinatario_telefone: z.string().nullable(),
};

interface ComReferencia {
  referencia_externa: string | null;
}

/** Adds an error when two stops of one route have the same reference, because a reference finds one request. */
export function checkReferencias(
  { multiplas_entregas, ...primeira }: ComReferencia & { multiplas_entregas: readonly ComReferencia[] },
  ctx: z.RefinementCtx,
): void {
  const vistas = new Set([primeira.referencia_externa]);
  for (const [i, { referencia_externa }] of multiplas_entregas.entries()) {
    if (referencia_externa !== null && vistas.has(referencia_externa))
      ctx.addIssue({
        code: 'custom',
        path: ['multiplas_entregas', i, 'referencia_externa'],
        message: 'Duas entregas da rota têm a mesma referência',
      });
    vistas.add(referencia_externa);
  }
}
