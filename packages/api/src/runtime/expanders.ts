import type { Deps } from '../base/deps.ts';
import { expanderDoWebhook } from '../integracoes/webhooks/expander.ts';
import { openDeliveryExpander } from '../opendelivery/eventos/expander.ts';
import type { Expanders } from '../saida/envio/expandir.ts';

/** How what happened to a request is told, per kind of integration (docs/decisions/0074-outbox.md). */
export const expandersOf = (deps: Pick<Deps, 'config' | 'vault'>): Expanders => ({
  opendelivery: openDeliveryExpander(deps),
  webhook: expanderDoWebhook,
});
