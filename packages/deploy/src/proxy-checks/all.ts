import { API_CHECKS } from './api.ts';
import { CALLER_CHECKS } from './callers.ts';
import type { Check } from './check.ts';
import { FAILURE_CHECKS } from './failures.ts';
import { HEADER_CHECKS } from './headers.ts';
import { OPEN_DELIVERY_CHECKS } from './open-delivery.ts';
import { PAGE_CHECKS } from './pages.ts';
import { TRACKING_CHECKS } from './tracking.ts';
import { TRANSPORT_CHECKS } from './transport.ts';

/** All checks of the proxy, for nginx and Caddy (docs/proxy.md). */
export const CHECKS: readonly Check[] = [
  ...PAGE_CHECKS,
  ...HEADER_CHECKS,
  ...API_CHECKS,
  ...CALLER_CHECKS,
  ...TRACKING_CHECKS,
  ...OPEN_DELIVERY_CHECKS,
  ...TRANSPORT_CHECKS,
  ...FAILURE_CHECKS,
];
