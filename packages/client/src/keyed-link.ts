import { CABECALHO_DA_CONTA } from '@corre/contract/sessao/painel.ts';
import type { Operation, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { errorCode } from './error.ts';
import { newId } from './new-id.ts';
import type { AppRouter } from './router.d.ts';

/** Asks the person for the second factor. Returns null if nothing on the page asks. */
type Ask = () => Promise<boolean | null> | null;

let askBy!: (ask: Ask) => void;
const asker = new Promise<Ask>((resolve) => {
  askBy = resolve;
});

/** Lets calls ask by the function that is given first. The question is no part of a panel's first view. */
export { askBy };

/** Asks by the page's own part. An early act waits until this part is loaded. */
const askOnThisPage: Ask = async () => (await asker)();

/** Refusals whose question the person closed. There is nothing to tell about them. */
export const declined = new WeakSet<object>();

/** Returns the idempotency key of a call. A caller with an id of its own may set the key in the context. */
export const keyOf = ({ context: { idempotency_key } }: Operation): string =>
  typeof idempotency_key === 'string' ? idempotency_key : newId();

/** Returns the header that names the account of a call, for a caller that set it in the context. */
export const accountOf = ({ context: { conta } }: Operation): Record<string, string> =>
  typeof conta === 'string' ? { [CABECALHO_DA_CONTA]: conta } : {};

/**
 * Gives each call one key before any repetition, so that the call has one effect however often it arrives
 * (docs/reliability.md, invariant 8). Repeats a call that was refused because the second factor was given too long ago,
 * once the person has given it again [segundo-fator]. Without a confirmation the refusal goes on.
 */
export const keyedLink =
  (ask: Ask = askOnThisPage): TRPCLink<AppRouter> =>
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const keyed = { ...op, context: { ...op.context, idempotency_key: keyOf(op) } };
      let sent = next(keyed).subscribe({
        ...observer,
        error: async (error) => {
          const confirmed = errorCode(error) === 'SEGUNDO_FATOR_ANTIGO' ? await ask() : null;
          if (confirmed) sent = next(keyed).subscribe(observer);
          else {
            if (confirmed === false) declined.add(error);
            observer.error(error);
          }
        },
      });
      return () => sent.unsubscribe();
    });
