/**
 * Wakes with an offer (docs/decisions/0011-web-push.md). The push says only that there is one: asking for it, with the
 * courier's own session, is what delivers it. The build puts this behind the panel's service worker.
 */
const offerTag = 'oferta';
/** A server slower than this has passed the offer on, in milliseconds. */
const offerPatience = 3000;
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

async function askForOffer(courier) {
  try {
    const signal = AbortSignal.timeout(offerPatience);
    const answer = await fetch(`/api/entregador/${courier}/proxima-entrega?_t=${Date.now()}`, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const tell = (title, options) =>
  self.registration.showNotification(title, {
    tag: offerTag,
    lang: 'pt-BR',
    icon: '__BASE__icone-192.png',
    badge: '__BASE__icone-mascara-192.png',
    ...options,
  });

/** A notification that outlived its offer would lead to nothing. */
async function closeWhenOver(offer) {
  await new Promise((over) => setTimeout(over, Date.parse(offer.expira_em) - Date.parse(offer.agora)));
  const shown = await self.registration.getNotifications({ tag: offerTag });
  for (const notification of shown) if (notification.data?.oferta_id === offer.oferta_id) notification.close();
}

async function wake({ entregador_id }) {
  const offer = await askForOffer(entregador_id);
  if (!offer?.proxima_entrega) {
    await tell('A oferta já passou adiante', { body: 'Abra o painel para continuar na fila.' });
    return;
  }
  const { comercio, total_entregas, valor_liquido, proxima_entrega, oferta_id } = offer;
  const { comercio_endereco, endereco, tempo_reserva } = proxima_entrega;
  const stops = total_entregas > 1 ? `${total_entregas} entregas` : endereco;
  const where = [comercio, comercio_endereco, stops].filter(Boolean).join(' · ');
  await tell(`Nova entrega · você recebe ${reais.format(valor_liquido)}`, {
    body: `${where} · ${tempo_reserva} segundos para responder`,
    renotify: true,
    requireInteraction: true,
    vibrate: [400, 150, 400, 150, 400],
    data: { oferta_id },
  });
  await closeWhenOver(offer);
}

self.addEventListener('push', (event) => event.waitUntil(wake(event.data.json())));

async function openPanel() {
  const panels = await self.clients.matchAll({ type: 'window' });
  await (panels[0] ? panels[0].focus() : self.clients.openWindow('__BASE__'.replace(/\/$/, '')));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPanel());
});
