import type { NamedMigration } from '../migrate/migration.ts';
import { initial } from './20261121175155-initial.ts';
import { matching } from './20261121210612-matching.ts';
import { fairness } from './20261121222058-fairness.ts';
import { sweep } from './20261121222601-sweep.ts';
import { closedWeeks } from './20261121222602-closed-weeks.ts';
import { keyProof } from './20261122002432-key-proof.ts';
import { paymentAtTheDoor } from './20261122030621-payment-at-the-door.ts';
import { paymentAtTheDoorChecked } from './20261122030622-payment-at-the-door-checked.ts';
import { payouts } from './20261122030756-payouts.ts';
import { releasedByCourier } from './20261122032034-released-by-courier.ts';
import { batchesAndChain } from './20261122032322-batches-and-chain.ts';
import { custody } from './20261122033330-custody.ts';
import { forgetReasons } from './20261122034545-forget-reasons.ts';
import { cashLimit } from './20261122044605-cash-limit.ts';
import { cashLimitChecked } from './20261122044606-cash-limit-checked.ts';
import { custodyIndex } from './20261122052535-custody-index.ts';
import { cashLimitInline } from './20261122052821-cash-limit-inline.ts';
import { marcos } from './20261122080356-marcos.ts';
import { courierApproval } from './20261122080434-courier-approval.ts';
import { courierApprovalChecked } from './20261122080435-courier-approval-checked.ts';
import { problemsAndWatchdog } from './20261122080521-problems-and-watchdog.ts';
import { problemsAndWatchdogChecked } from './20261122080522-problems-and-watchdog-checked.ts';
import { acceptedOffers } from './20261122081256-accepted-offers.ts';
import { proof } from './20261122081513-proof.ts';
import { proofChecked } from './20261122081514-proof-checked.ts';
import { replayShifts } from './20261122083512-replay-shifts.ts';
import { proofSweep } from './20261122083805-proof-sweep.ts';
import { proofSweepChecked } from './20261122083806-proof-sweep-checked.ts';
import { addressMemory } from './20261122085400-address-memory.ts';
import { trackingLink } from './20261122094000-tracking-link.ts';
import { trackingLinkChecked } from './20261122094001-tracking-link-checked.ts';
import { ready } from './20261122100303-ready.ts';
import { readyChecked } from './20261122100304-ready-checked.ts';
import { readyDispatch } from './20261122100305-ready-dispatch.ts';
import { problemPhoto } from './20261122110100-problem-photo.ts';
import { outside } from './20261122130436-outside.ts';
import { outsideChecked } from './20261122130437-outside-checked.ts';
import { apiKeys } from './20261122130747-api-keys.ts';
import { outboxPerIntegration } from './20261122132820-outbox-per-integration.ts';
import { outboxPerIntegrationChecked } from './20261122132821-outbox-per-integration-checked.ts';
import { provider } from './20261122140000-provider.ts';
import { providerAccepted } from './20261122140001-provider-accepted.ts';
import { outsideBounded } from './20261122181118-outside-bounded.ts';
import { orderNumber } from './20261122181305-order-number.ts';
import { pastRequests } from './20261123022847-past-requests.ts';
import { urgentWindowIndex } from './20261123022847-urgent-window-index.ts';
import { urgentWindow } from './20261123022848-urgent-window.ts';
import { codeVersion } from './20261123023642-code-version.ts';
import { codeVersionChecked } from './20261123023643-code-version-checked.ts';
import { shopTelephone } from './20261123054500-shop-telephone.ts';
import { shopTelephoneChecked } from './20261123054501-shop-telephone-checked.ts';
import { help } from './20261123055235-help.ts';
import { places } from './20261123090000-places.ts';
import { placesIndexed } from './20261123090001-places-indexed.ts';
import { placesSwapped } from './20261123090002-places-swapped.ts';
import { fewerWrites } from './20261123095330-fewer-writes.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: NamedMigration[] = [
  { name: '20261121175155-initial', ...initial },
  { name: '20261121210612-matching', ...matching },
  { name: '20261121222058-fairness', ...fairness },
  { name: '20261121222601-sweep', ...sweep },
  { name: '20261121222602-closed-weeks', ...closedWeeks },
  { name: '20261122002432-key-proof', ...keyProof },
  { name: '20261122030621-payment-at-the-door', ...paymentAtTheDoor },
  { name: '20261122030622-payment-at-the-door-checked', ...paymentAtTheDoorChecked },
  { name: '20261122030756-payouts', ...payouts },
  { name: '20261122032034-released-by-courier', ...releasedByCourier },
  { name: '20261122032322-batches-and-chain', ...batchesAndChain },
  { name: '20261122033330-custody', ...custody },
  { name: '20261122034545-forget-reasons', ...forgetReasons },
  { name: '20261122044605-cash-limit', ...cashLimit },
  { name: '20261122044606-cash-limit-checked', ...cashLimitChecked },
  { name: '20261122052535-custody-index', ...custodyIndex },
  { name: '20261122052821-cash-limit-inline', ...cashLimitInline },
  { name: '20261122080356-marcos', ...marcos },
  { name: '20261122080434-courier-approval', ...courierApproval },
  { name: '20261122080435-courier-approval-checked', ...courierApprovalChecked },
  { name: '20261122080521-problems-and-watchdog', ...problemsAndWatchdog },
  { name: '20261122080522-problems-and-watchdog-checked', ...problemsAndWatchdogChecked },
  { name: '20261122081256-accepted-offers', ...acceptedOffers },
  { name: '20261122081513-proof', ...proof },
  { name: '20261122081514-proof-checked', ...proofChecked },
  { name: '20261122083512-replay-shifts', ...replayShifts },
  { name: '20261122083805-proof-sweep', ...proofSweep },
  { name: '20261122083806-proof-sweep-checked', ...proofSweepChecked },
  { name: '20261122085400-address-memory', ...addressMemory },
  { name: '20261122094000-tracking-link', ...trackingLink },
  { name: '20261122094001-tracking-link-checked', ...trackingLinkChecked },
  { name: '20261122100303-ready', ...ready },
  { name: '20261122100304-ready-checked', ...readyChecked },
  { name: '20261122100305-ready-dispatch', ...readyDispatch },
  { name: '20261122110100-problem-photo', ...problemPhoto },
  { name: '20261122130436-outside', ...outside },
  { name: '20261122130437-outside-checked', ...outsideChecked },
  { name: '20261122130747-api-keys', ...apiKeys },
  { name: '20261122132820-outbox-per-integration', ...outboxPerIntegration },
  { name: '20261122132821-outbox-per-integration-checked', ...outboxPerIntegrationChecked },
  { name: '20261122140000-provider', ...provider },
  { name: '20261122140001-provider-accepted', ...providerAccepted },
  { name: '20261122181118-outside-bounded', ...outsideBounded },
  { name: '20261122181305-order-number', ...orderNumber },
  { name: '20261123022847-past-requests', ...pastRequests },
  { name: '20261123022847-urgent-window-index', ...urgentWindowIndex },
  { name: '20261123022848-urgent-window', ...urgentWindow },
  { name: '20261123023642-code-version', ...codeVersion },
  { name: '20261123023643-code-version-checked', ...codeVersionChecked },
  { name: '20261123054500-shop-telephone', ...shopTelephone },
  { name: '20261123054501-shop-telephone-checked', ...shopTelephoneChecked },
  { name: '20261123055235-help', ...help },
  { name: '20261123090000-places', ...places },
  { name: '20261123090001-places-indexed', ...placesIndexed },
  { name: '20261123090002-places-swapped', ...placesSwapped },
  { name: '20261123095330-fewer-writes', ...fewerWrites },
];
