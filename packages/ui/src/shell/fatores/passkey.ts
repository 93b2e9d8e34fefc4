import { errorText } from '@corre/client/error.ts';
import type { Outputs } from '@corre/client/trpc.ts';
import type { PasskeyCriada, PasskeyUsada } from '@corre/contract/fatores/credencial.ts';
import { fetchPart } from '../../kit/lazy/fetch-part.ts';
import { passkeysHere } from './passkeys-here.ts';

/** The library loads with the first use: the first views do not carry it. */
const library = () => fetchPart(() => import('@simplewebauthn/browser'));

/** The person closed the browser's question, or the device had no answer in time. There is nothing to tell. */
class PasskeyCancelled extends Error {}

/** A passkey that the device could not make or use. The message is for the person. */
class PasskeyFailed extends Error {}

const REASONS: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Este aparelho já tem uma passkey desta conta.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'Este aparelho não guarda passkeys. Use outro.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'Este aparelho não confirma quem é você. Ative o bloqueio de tela, ou use outro aparelho.',
  ERROR_INVALID_DOMAIN: 'Passkeys não funcionam neste endereço.',
  ERROR_INVALID_RP_ID: 'Passkeys não funcionam neste endereço.',
};

/** Returns the name of a browser's error, also of one that the library wrapped. */
const nameOf = (error: Error): string => (error.cause instanceof Error ? error.cause.name : error.name);

function problemOf(error: unknown): Error {
  if (!(error instanceof Error)) return new PasskeyFailed('O aparelho não respondeu. Tente de novo.');
  if (['NotAllowedError', 'AbortError'].includes(nameOf(error))) return new PasskeyCancelled();
  const code = 'code' in error ? String(error.code) : '';
  return new PasskeyFailed(REASONS[code] ?? 'O aparelho não respondeu. Tente de novo.');
}

/**
 * Asks the device for a new passkey.
 * @throws what `passkeyProblem` reads.
 */
export async function makePasskey(opcoes: Outputs['fatores']['comecarPasskey']['opcoes']): Promise<PasskeyCriada> {
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    const made = await startRegistration({ optionsJSON: opcoes as Options });
    const { clientDataJSON, attestationObject, transports } = made.response;
    return { ...bare(made), response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * Asks the device to use a passkey. With `autofill` the browser offers the passkeys in the field of the user name, and
 * the promise waits until the person chooses one.
 * @throws what `passkeyProblem` reads.
 */
export async function askPasskey(
  opcoes: Outputs['fatores']['comecarConfirmacao']['opcoes'],
  { autofill = false } = {},
): Promise<PasskeyUsada> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    const used = await startAuthentication({ optionsJSON: opcoes as Options, useBrowserAutofill: autofill });
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
    return { ...bare(used), response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * Returns the sentence for a failed act with a passkey: the device's reason, the server's, or `falha`. Returns null if
 * the person closed the browser's question.
 */
export function passkeyProblem(error: unknown, falha: string): string | null {
  if (error instanceof PasskeyCancelled) return null;
  return error instanceof PasskeyFailed ? error.message : errorText(error, falha);
}

/** Returns the common fields of both answers. Extensions are neither asked for nor sent. */
const bare = ({ id, rawId }: { id: string; rawId: string }) => ({
  id,
  rawId,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/** Returns whether this browser offers passkeys in the field of the user name. */
export const autofillsPasskeys = async (): Promise<boolean> =>
  passkeysHere() && (await library()).browserSupportsWebAuthnAutofill();

/** Ends a waiting offer in the field of the user name. */
export const stopAutofill = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
