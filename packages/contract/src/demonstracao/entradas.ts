import { z } from 'zod';
import { entradaComercioSchema, entradaSchema } from '../sessao/contrato.ts';
import { USER_TYPES } from '../vocabulario.ts';

/** The entrance of the demonstration that a visitor takes: the kind of account. */
export const entrarNaDemonstracaoSchema = z.object({
  como: z.enum(USER_TYPES, { error: 'Diga como entrar: entregador, comercio, suporte ou admin' }),
});

/** What the login of that kind of account answers. */
export const entradaNaDemonstracaoSchema = z
  .union([entradaSchema, entradaComercioSchema])
  .meta({ id: 'EntradaNaDemonstracao' });
export type EntradaNaDemonstracao = z.output<typeof entradaNaDemonstracaoSchema>;

/** The tracking page of a request of the demonstration: a path, or an address if `SITE_URL` is set. */
export const pedidoParaAcompanharSchema = z.object({ url: z.string() }).meta({ id: 'PedidoParaAcompanhar' });
export type PedidoParaAcompanhar = z.output<typeof pedidoParaAcompanharSchema>;
