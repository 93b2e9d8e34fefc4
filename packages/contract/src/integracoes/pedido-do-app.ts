import { z } from 'zod';
import { idSchema } from '../fields.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Longest text in which a code is looked for, in characters. A pasted address may hold the code. */
const TEXTO_MAX = 200;

/**
 * An ordering app's own id of an order (`orderId` of Open Delivery, a UUID of any version), in lower case. Blank: none.
 */
const pedidoExternoIdSchema = z
  .string({ error: 'Código do pedido no app inválido' })
  .max(TEXTO_MAX, 'Código do pedido no app longo demais')
  .transform((texto) => texto.trim().toLowerCase() || null)
  .refine(
    (codigo) => codigo === null || UUID.test(codigo),
    'O código do pedido no app tem 36 caracteres, como 52122852-6626-41ed-9022-0242ac120002',
  )
  .nullish();

/**
 * The order of an ordering app that a stop delivers. Corre tells the app of its steps (docs/open-delivery.md).
 * `app_id` is the number of the app's integration; a shop with one app may leave it out. The `app_id` of the answers
 * about integrations is another thing: the UUID by which Corre names itself. Kept contracts have both names.
 */
export const pedidoDoApp = {
  pedido_externo_id: pedidoExternoIdSchema,
  app_id: idSchema
    .nullish()
    .describe('O app do pedido: o `id` da integração dele. Não é o `app_id` (UUID) das respostas de integrações.'),
};

/** The order of an app, as a stop names it. */
export interface PedidoDoApp {
  pedido_externo_id?: string | null | undefined;
  app_id?: number | null | undefined;
}
