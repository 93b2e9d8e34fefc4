import type { AvisoPush } from '@corre/contract/push/contrato.ts';

/** The members of a push event. Safari alone has `notification`, and TypeScript's type of the event lacks it. */
interface Pushed {
  data: Pick<PushMessageData, 'json'> | null;
  notification?: Pick<Notification, 'data'> | null;
}

/**
 * Returns what a push says: its kind and the courier (ADR 0015, ADR 0025). Safari 18.4 and newer read a declarative push
 * themselves and hand the worker its notification, and `data` is then null.
 */
export const avisoOf = ({ data, notification }: Pushed): AvisoPush => data?.json() ?? notification?.data;
