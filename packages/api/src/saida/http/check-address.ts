import { BusinessError } from '../../base/business-error.ts';
import { isName, type Reach, type Refusal, readAddress } from './address.ts';
import { publicAddresses } from './agent.ts';
import { failureOf } from './failure.ts';
import { type Resolve, resolveByDns } from './resolve.ts';

const CODES = {
  malformed: 'URL_INCOMPLETA',
  'not-https': 'URL_SEM_HTTPS',
  credentials: 'URL_COM_SENHA',
  port: 'URL_EM_OUTRA_PORTA',
  'not-public': 'URL_DE_REDE_INTERNA',
  'unknown-host': 'URL_DESCONHECIDA',
} as const satisfies Record<Refusal, string>;

const refuse = (refusal: Refusal, campo: string | null) => new BusinessError(CODES[refusal], { campo });

/**
 * Returns an address in the form to store. Runs the checks of every call early, so that the user learns of a fault.
 * With `OD_REDE_LOCAL` there is no DNS lookup.
 * @throws BusinessError 400 with what to do, about the field `campo`.
 */
export async function checkAddress(
  config: Reach,
  text: string,
  { campo = null, resolve = resolveByDns }: { campo?: string | null; resolve?: Resolve } = {},
): Promise<string> {
  const address = readAddress(config, text.trim());
  if (typeof address === 'string') throw refuse(address, campo);
  if (!config.OD_REDE_LOCAL && isName(address)) {
    await publicAddresses(resolve, address.hostname).catch((error: unknown) => {
      throw refuse(failureOf(error) === 'address' ? 'not-public' : 'unknown-host', campo);
    });
  }
  return address.href;
}
