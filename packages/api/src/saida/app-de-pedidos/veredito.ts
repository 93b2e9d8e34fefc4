import type { Outcome } from '../http/post.ts';

/**
 * What follows a sending: `entregue`, `repetir` with growing pauses, `amanha` (once more at the end of the message's
 * day), or `desistir` at once.
 */
export type Veredito = 'entregue' | 'repetir' | 'amanha' | 'desistir';

/** Statuses that say nothing about the order: no access, or a receiver that is busy or gone. */
const SEM_DECISAO = new Set([401, 403, 408, 410, 425, 429]);

/** Messages that an app must know (Orders API 1.7.0). It may do without the others, and then answers 404. */
const OBRIGATORIAS = new Set(['dispatch']);

/** A message that was sent, the number of its sendings with this one, and the outcome. */
interface Enviada {
  tipo: string;
  envios: number;
  saiu: Outcome;
}

/**
 * Judges the answer of an ordering app. An unknown order (404 to `dispatch`) is asked once more, at the end of a day. A
 * refused message is abandoned, because the same bytes would be refused again. The standard answers 422 to an
 * instruction that was sent before, so a 422 to a repetition means that the app has it.
 */
export function vereditoDoApp({ tipo, envios, saiu }: Enviada): Veredito {
  if (!('http' in saiu)) return 'repetir';
  const { http } = saiu;
  if (http >= 200 && http < 300) return 'entregue';
  // 501: the app does not have this call. 3xx: the address is not the app's, which a person can mend.
  if (http >= 500 ? http !== 501 : http < 400 || SEM_DECISAO.has(http)) return 'repetir';
  if (http === 422 && envios > 1) return 'entregue';
  return http === 404 && OBRIGATORIAS.has(tipo) ? 'amanha' : 'desistir';
}

/** The Portuguese text of an answer that decides about the message, for its list. */
export function motivoDoApp({ http }: { http: number }, veredito: Veredito): string | undefined {
  if (veredito === 'amanha')
    return 'o app não conhece este pedido: confira o código dele. Tentamos mais uma vez em um dia';
  if (veredito === 'desistir' && http === 404) return 'o app não conhece este pedido, ou não quer este aviso';
  if (veredito === 'desistir' && http === 422) return 'o app recusou: o pedido já passou desta etapa lá';
  return undefined;
}
