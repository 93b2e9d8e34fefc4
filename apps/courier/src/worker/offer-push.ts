import { LOCALE } from '@corre/contract/constants.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { AvisoPush } from '@corre/contract/push/contrato.ts';
import { CABECALHO_DO_PAINEL } from '@corre/contract/sessao/painel.ts';
import { avisoOf } from './aviso-of.ts';
import { offerNotice } from './offer-notice.ts';
import { PEDE_O_TRABALHO } from './pede-o-trabalho.ts';

declare const self: ServiceWorkerGlobalScope;

/** Options that phones support and TypeScript's type lacks. */
interface Notice extends NotificationOptions {
  renotify?: boolean;
  vibrate?: number[];
}

const TAG = 'oferta';
/** In milliseconds. After a longer wait the notification says that the offer is over. */
const PATIENCE_MS = 3000;
const panel = import.meta.env.BASE_URL;

/** Reads the offer with the courier's session. This request counts as the delivery of the offer. */
async function askForOffer(courier: number): Promise<OfertaView | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`/api/entregador/${courier}/proxima-entrega?_t=${Date.now()}`, {
      headers: { [CABECALHO_DO_PAINEL]: 'entregador' },
      signal,
    });
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

/** Closes the notification when its offer ends. */
async function closeWhenOver({ oferta_id, expira_em, agora }: OfertaView): Promise<void> {
  if (expira_em === null) return;
  const left = Date.parse(expira_em) - Date.parse(agora);
  await new Promise((over) => setTimeout(over, left));
  const shown = await self.registration.getNotifications({ tag: TAG });
  for (const notification of shown) if (notification.data?.oferta_id === oferta_id) notification.close();
}

/**
 * Shows the watchdog's question. It sends no request: an automatic answer would count as a sign of life from the
 * courier (ADR 0025).
 */
const ask = () =>
  tell('Tudo bem com a entrega?', {
    tag: 'pergunta',
    body: 'Abra o painel e diga se você segue ou se tem um problema.',
    renotify: true,
    vibrate: [300, 150, 300],
  });

async function wake({ tipo, entregador_id }: AvisoPush): Promise<void> {
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

self.addEventListener('push', (event) => event.waitUntil(wake(avisoOf(event))));

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
