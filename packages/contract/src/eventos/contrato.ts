import { z } from 'zod';
import { situacaoDaFilaSchema } from '../fila/contrato.ts';

/** What happened; a hint to look again (docs/reliability.md, "Real time"). */
export const TIPOS_EVENTO = [
  'inicio',
  'oferta',
  'fila',
  'solicitacao',
  'mensagem',
  'suspensao',
  'entrega',
  'cadastro',
  'sessao',
] as const;

/** What a `solicitacao` is about when its status and its courier stay what they were (decision record 0070). */
export const ASSUNTOS_EVENTO = ['problema', 'vigia'] as const;

/**
 * One event of the live stream. The ids say whom it concerns; a courier or shop receives only what is theirs, staff all.
 * `inicio` opens every connection: whoever receives it takes a full snapshot. `sessao` ends a session's streams. When the queue
 * moves, a courier's `fila` brings the queue as they would now read it (decision record 0039): with it there is nothing to ask.
 */
export const eventoSchema = z.object({
  tipo: z.enum(TIPOS_EVENTO),
  entregador_id: z.number().optional(),
  comercio_id: z.number().optional(),
  solicitacao_id: z.number().optional(),
  assunto: z.enum(ASSUNTOS_EVENTO).optional(),
  situacao: situacaoDaFilaSchema.optional(),
});

export type Evento = z.output<typeof eventoSchema>;
