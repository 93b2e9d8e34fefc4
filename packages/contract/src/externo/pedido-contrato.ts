import { z } from 'zod';

/**
 * What a point of sale said of an order, for the courier who carries it (decision record 0075). Every part may be missing: it is
 * another company's system, and the recipient's data are emptied after a month. `localizador`: what is typed after a call centre's number.
 */
export const pedidoDeForaSchema = z.object({
  canal: z.string().nullable(),
  numero_pedido: z.string().nullable(),
  cliente: z.string().nullable(),
  telefone: z.string().nullable(),
  localizador: z.string().nullable(),
  /** What the courier says at the counter, and nobody at the door. */
  codigo_coleta: z.string().nullable(),
  /** Where it is fetched, as the point of sale wrote it, and what it said of that. */
  coleta: z.string().nullable(),
  instrucoes_coleta: z.string().nullable(),
  /** Which bag or box it wants. */
  recipiente: z.string().nullable(),
  itens: z.array(z.object({ nome: z.string(), quantidade: z.number().nullable() })),
  peso_gramas: z.number().nullable(),
  volumes: z.number().nullable(),
});
export type PedidoDeFora = z.output<typeof pedidoDeForaSchema>;
