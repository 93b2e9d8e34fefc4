import { LOCALE } from '@corre/contract/constants.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import { offerNotice } from './offer-notice.ts';
import { PEDE_O_TRABALHO } from './pede-o-trabalho.ts';

declare const self: ServiceWorkerGlobalScope;

/** What TypeScript's list of options leaves out, and phones know. */
interface Notice extends NotificationOptions {
  renotify?: boolean;
  vibrate?: number[];
}

/** The push says only that there is an offer or a question, and whose (docs/decisions/0011-web-push.md, 0070). */
interface Push {
  tipo: 'oferta' | 'pergunta';
  entregador_id: number;
}

const TAG = 'oferta';
/** A server slower than this has passed the offer on, in milliseconds. */
const PATIENCE_MS = 3000;
const panel = import.meta.env.BASE_URL;

/** Asking for the offer, with the courier's own session, is what delivers it. */
async function askForOffer(courier: number): Promise<OfertaView | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`/api/entregador/${courier}/proxima-entrega?_t=${Date.now()}`, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const tell = (title: string, options: Notice) =>
  self.registration.showNotification(title, {
    tag: TAG,
    lang: LOCALE,
    icon: `${panel}icone-192.png`,
    badge: `${panel}icone-mascara-192.png`,
    ...options,
  });

/** A notification that outlived its offer would lead to nothing. */
async function closeWhenOver({ oferta_id, expira_em, agora }: OfertaView): Promise<void> {
  if (expira_em === null) return;
  const left = Date.parse(expira_em) - Date.parse(agora);
  await new Promise((over) => setTimeout(over, left));
  const shown = await self.registration.getNotifications({ tag: TAG });
  for (const notification of shown) if (notification.data?.oferta_id === oferta_id) notification.close();
}

/**
 * The watchdog asks whether the courier goes on. Nothing is asked of the server: a phone that answers by itself would count as
 * heard from (docs/decisions/0070-problems-and-watchdog.md).
 */
const ask = () =>
  tell('Tudo bem com a entrega?', {
    tag: 'pergunta',
    body: 'Abra o painel e diga se você segue ou se tem um problema.',
    renotify: true,
    vibrate: [300, 150, 300],
  });

async function wake({ tipo, entregador_id }: Push): Promise<void> {
  if (tipo === 'pergunta') return ask();
  const oferta = await askForOffer(entregador_id);
  const notice = offerNotice(oferta);
  if (oferta === null || notice === null) {
    await tell('A oferta já passou adiante', { body: 'Abra o painel para continuar na fila.' });
    return;
  }
  await tell(notice.title, {
    body: notice.body,
    renotify: true,
    requireInteraction: true,
    vibrate: [400, 150, 400, 150, 400],
    data: { oferta_id: oferta.oferta_id },
  });
  await closeWhenOver(oferta);
}

self.addEventListener('push', (event) => event.waitUntil(wake(event.data?.json())));

async function openPanel(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(panel.replace(/\/$/, '')));
  await open.focus();
  open.postMessage(PEDE_O_TRABALHO);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPanel());
});
