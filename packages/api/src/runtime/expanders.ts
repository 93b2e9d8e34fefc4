import type { Deps } from '../base/deps.ts';
import { expanderDoWebhook } from '../integracoes/webhooks/expander.ts';
import { openDeliveryExpander } from '../opendelivery/eventos/expander.ts';
import type { Expanders } from '../saida/envio/expandir.ts';

/** Returns the expander of each kind of integration (ADR 0074). */
export const expandersOf = (deps: Pick<Deps, 'config' | 'vault'>): Expanders => ({
  opendelivery: openDeliveryExpander(deps),
  webhook: expanderDoWebhook,
});
