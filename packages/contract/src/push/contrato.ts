import { z } from 'zod';

const base64url = (min: number, max: number) =>
  z
    .string({ error: 'Inscrição inválida' })
    .min(min, 'Inscrição inválida')
    .max(max, 'Inscrição inválida')
    .regex(/^[\w-]+={0,2}$/, 'Inscrição inválida');

/**
 * The result of `PushSubscription.toJSON()` in a browser: the endpoint, and the keys with which only this browser
 * decrypts.
 */
export const inscreverPushSchema = z.object({
  endpoint: z.string({ error: 'Inscrição inválida' }).min(1, 'Inscrição inválida').max(2000, 'Inscrição inválida'),
  // Not strict: the browser writes this object, and a newer browser may add fields.
  keys: z.object({ p256dh: base64url(80, 120), auth: base64url(16, 40) }, { error: 'Inscrição inválida' }),
});
export type InscricaoPush = z.output<typeof inscreverPushSchema>;

export const esquecerPushSchema = inscreverPushSchema.pick({ endpoint: true });

/** `chave` is the public VAPID key in base64url; null while push is off. */
export const chavePushSchema = z.object({ chave: z.string().nullable() }).meta({ id: 'ChavePush' });

/** `conhecida`: the server had this browser before the call. */
export const respostaPushSchema = z
  .object({ message: z.string(), conhecida: z.boolean() })
  .meta({ id: 'RespostaPush' });

/**
 * The content of a push: there is an offer, or the watchdog asks 'Tudo bem?' (ADR 0025). The app reads everything else
 * from the server, with the courier's session. A push passes through another company's service, so it contains no
 * amounts and no names.
 */
export const avisoPushSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('oferta'), oferta_id: z.int(), entregador_id: z.int() }),
  z.object({ tipo: z.literal('pergunta'), vigia_id: z.int(), entregador_id: z.int() }),
]);
export type AvisoPush = z.output<typeof avisoPushSchema>;
