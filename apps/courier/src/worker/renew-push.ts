import { CABECALHO_DO_PAINEL } from '@corre/contract/sessao/painel.ts';

declare const self: ServiceWorkerGlobalScope;

/** The event's own members, which TypeScript's type of the worker lacks. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

const headers = { [CABECALHO_DO_PAINEL]: 'entregador' };

/** Returns the browser's subscription now. A browser that made no new one itself is asked for it. */
async function subscriptionOf({ oldSubscription, newSubscription }: SubscriptionChange) {
  if (newSubscription) return newSubscription;
  const kept = await self.registration.pushManager.getSubscription();
  const key = oldSubscription?.options.applicationServerKey;
  if (kept || !key) return kept;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Tells the server the browser's new address, which the push service changed by itself. Otherwise no offer would wake
 * this phone until its panel is opened. Without a session there is nobody to wake.
 */
async function renew(event: SubscriptionChange): Promise<void> {
  const { endpoint, keys } = (await subscriptionOf(event))?.toJSON() ?? {};
  const session = endpoint && keys ? await fetch('/api/sessao', { headers }) : null;
  if (!session?.ok) return;
  const { user_id }: { user_id: number } = await session.json();
  await fetch(`/api/entregador/${user_id}/push`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(renew(change));
});
