import { errorCode } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { OpcoesDeUso } from '@corre/contract/fatores/contrato.ts';
import { askPasskey, autofillsPasskeys, passkeyProblem } from '@corre/ui/shell/fatores/passkey.ts';
import { sessionOf } from '@corre/ui/shell/session.ts';
import { postAct } from '../../post-act.ts';
import { type Answers, enterPanel } from '../entrada/open-session.ts';

export { stopAutofill } from '@corre/ui/shell/fatores/passkey.ts';

const begin = () => postAct<Answers['comecarComPasskey']>('/api/login/passkey/desafio', {});

async function finish(act: { desafio: string; credencial: object }): Promise<void> {
  enterPanel(sessionOf(await postAct<Answers['entrarComPasskey']>('/api/login/passkey', act)));
}

/** Asks the device at a press, and signs in. */
export async function signInNow(): Promise<void> {
  const { desafio, opcoes } = await begin();
  await finish({ desafio, credencial: await askPasskey(opcoes) });
}

/** Asks the device for a passkey of the account whose password was correct, and signs in [segundo-fator]. */
export async function confirmByPasskey(desafio: string, opcoes: OpcoesDeUso): Promise<void> {
  const act = { desafio, credencial: await askPasskey(opcoes) };
  enterPanel(sessionOf(await postAct<Answers['segundoFator']>('/api/login/segundo-fator', act)));
}

/** Returns the sentence of a failed login by passkey, or null if there is nothing to tell. */
export const problemOf = (error: unknown): string | null => passkeyProblem(error, FALHAS['sessao.entrarComPasskey']);

/** Returns whether passkeys do not work at this address. */
export const notHere = (error: unknown): boolean => errorCode(error) === 'PASSKEY_INDISPONIVEL';

/**
 * Offers the passkeys in the field of the user name, and waits for a choice. `onRefused` hears only what follows a
 * choice, because the person has asked for nothing before.
 */
export async function offer(here: () => boolean, onRefused: (error: unknown) => void): Promise<void> {
  while ((await autofillsPasskeys()) && here()) {
    const { desafio, opcoes } = await begin();
    if (!here()) return;
    const credencial = await askPasskey(opcoes, { autofill: true });
    try {
      return await finish({ desafio, credencial });
    } catch (error) {
      onRefused(error);
      // After a long stay on the page only another challenge helps.
      if (errorCode(error) !== 'DESAFIO_TERMINADO') return;
    }
  }
}
