import { z } from 'zod';

/**
 * The data of a point of sale about an order, for its courier (ADR 0038). Every field may be missing in another
 * company's system. The recipient's data are erased after a month. `localizador` is the code to type after dialling a
 * call centre's number.
 */
export const pedidoDeForaSchema = z.object({
  canal: z.string().nullable(),
  numero_pedido: z.string().nullable(),
  cliente: z.string().nullable(),
  telefone: z.string().nullable(),
  localizador: z.string().nullable(),
  /** The code that the courier says at the counter, never at the door. */
  codigo_coleta: z.string().nullable(),
  /** The pickup place and its instructions, as the point of sale wrote them. */
  coleta: z.string().nullable(),
  instrucoes_coleta: z.string().nullable(),
  /** The kind of bag or box that the order needs. */
  recipiente: z.string().nullable(),
  itens: z.array(z.object({ nome: z.string(), quantidade: z.number().nullable() })),
  peso_gramas: z.number().nullable(),
  volumes: z.number().nullable(),
});
export type PedidoDeFora = z.output<typeof pedidoDeForaSchema>;
