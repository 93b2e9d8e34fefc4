import { BusinessError } from '../../base/business-error.ts';
import { isName, type Reach, type Refusal, readAddress } from './address.ts';
import { publicAddresses } from './agent.ts';
import { failureOf } from './failure.ts';
import { type Resolve, resolveByDns } from './resolve.ts';

/** The sentence for each refused address, with what to do. */
const DETAILS: Record<Refusal, string> = {
  malformed: 'O endereço não está completo: copie-o inteiro, como https://sistema.exemplo.com.br/eventos.',
  'not-https': 'O endereço deve começar por https://.',
  credentials: 'O endereço não pode ter usuário e senha antes do @: peça um endereço sem eles.',
  port: 'O endereço deve usar a porta 443 ou 8443.',
  'not-public': 'O endereço leva a uma rede interna: informe um que se alcança pela internet.',
  'unknown-host': 'O servidor deste endereço não foi encontrado: confira se o nome está certo.',
};

const refuse = (refusal: Refusal, campo: string | null) =>
  new BusinessError('BAD_REQUEST', DETAILS[refusal], { campo });

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
