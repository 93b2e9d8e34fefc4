import { whenCalm } from '@corre/ui/shell/calm.ts';
import { passkeysHere } from '@corre/ui/shell/fatores/passkeys-here.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Loads after the first view or at the press, because most people type a password. */
const load = () => import('./passkey-login.ts');

/**
 * Login by passkey, without a password [passkeys]. After the first view the browser offers the passkeys in the field of
 * the user name, where it can. `passkey` asks at a press. `offered` is false where passkeys do not work.
 */
export function usePasskeyLogin(onProblem: (text: string | null) => void) {
  const [offered, setOffered] = useState(passkeysHere);
  const [asking, setAsking] = useState(false);

  async function refused(error: unknown): Promise<void> {
    const { problemOf } = await load();
    onProblem(problemOf(error));
  }
  const hear = useEffectEvent(refused);

  useEffect(() => {
    if (!offered) return;
    let here = true;
    let begun = false;
    const forget = whenCalm(() => {
      begun = true;
      void load().then(
        ({ offer, notHere }) =>
          offer(
            () => here,
            (error) => void hear(error),
          ).catch((error: unknown) => {
            if (here && notHere(error)) setOffered(false);
          }),
        () => undefined,
      );
    });
    return () => {
      here = false;
      forget();
      if (begun) void load().then(({ stopAutofill }) => stopAutofill());
    };
  }, [offered]);

  async function passkey(): Promise<void> {
    setAsking(true);
    onProblem(null);
    try {
      await (await load()).signInNow();
    } catch (error) {
      setAsking(false);
      await refused(error).catch(() => undefined);
    }
  }
  return { offered, asking, passkey: () => void passkey() };
}
