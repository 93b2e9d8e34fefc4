import { z } from 'zod';

const base64url = (min: number, max: number) =>
  z
    .string({ error: 'Inscrição inválida' })
    .min(min, 'Inscrição inválida')
    .max(max, 'Inscrição inválida')
    .regex(/^[\w-]+={0,2}$/, 'Inscrição inválida');

/** What `PushSubscription.toJSON()` gives in a browser: where to send, and the two keys that only the browser can open. */
export const inscreverPushSchema = z.object({
  endpoint: z.string({ error: 'Inscrição inválida' }).min(1, 'Inscrição inválida').max(2000, 'Inscrição inválida'),
  // Not strict: a browser writes this object, and a newer one may say more.
  keys: z.object({ p256dh: base64url(80, 120), auth: base64url(16, 40) }, { error: 'Inscrição inválida' }),
});
export type InscricaoPush = z.output<typeof inscreverPushSchema>;

export const esquecerPushSchema = inscreverPushSchema.pick({ endpoint: true });

/** `chave` is the public VAPID key in base64url; null while push is switched off. */
export const chavePushSchema = z.object({ chave: z.string().nullable() });

export const respostaPushSchema = z.object({ message: z.string() });

/**
 * What a sleeping phone gets: enough to say that there is an offer, and to ask for it; or that the watchdog asks 'Tudo bem?'
 * (decision record 0070). Everything else comes from the server, with the courier's session; amounts and names never leave
 * through somebody else's service.
 */
export const avisoPushSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('oferta'), oferta_id: z.number(), entregador_id: z.number() }),
  z.object({ tipo: z.literal('pergunta'), vigia_id: z.number(), entregador_id: z.number() }),
]);
export type AvisoPush = z.output<typeof avisoPushSchema>;
