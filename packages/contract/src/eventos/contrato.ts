import { z } from 'zod';
import { situacaoDaFilaSchema } from '../fila/contrato.ts';

/** Kinds of events. An event is only a hint to read the data again (docs/reliability.md, "Real time"). */
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

/** The subject of a `solicitacao` event when status and courier did not change (ADR 0025). */
export const ASSUNTOS_EVENTO = ['problema', 'vigia'] as const;

/**
 * One event of the live stream. The ids name the accounts concerned. Couriers and shops get only their own events,
 * staff gets all. `inicio` opens every connection, and the receiver then reads everything again. `sessao` ends a
 * session's streams. When the queue moves, a courier's `fila` event carries the queue itself (ADR 0036), so no query
 * is necessary.
 */
export const eventoSchema = z.object({
  tipo: z.enum(TIPOS_EVENTO),
  entregador_id: z.int().optional(),
  comercio_id: z.int().optional(),
  solicitacao_id: z.int().optional(),
  assunto: z.enum(ASSUNTOS_EVENTO).optional(),
  situacao: situacaoDaFilaSchema.optional(),
});

export type Evento = z.output<typeof eventoSchema>;

/**
 * One event of `GET /api/eventos`, the stream of clients that are no panels (docs/live-stream.md). `lacuna`: events may
 * be missing, and the client reads everything again. `sessao` has no readers.
 */
export const eventoDeClienteSchema = eventoSchema.extend({
  tipo: z.enum([...TIPOS_EVENTO, 'lacuna']).exclude(['sessao']),
});
