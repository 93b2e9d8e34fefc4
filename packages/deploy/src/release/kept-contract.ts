import { isSameContract } from '../contract/check.ts';
import { type Description, describe } from '../contract/description.ts';
import { type KeptContract, keptContracts } from '../contract/kept.ts';
import { ReleaseRefused } from './refused.ts';

/**
 * Refuses a changed contract that is not kept under its version number. Panels and API are matched by that number
 * alone (speaks-with.ts). A changed contract under the former number would pass every check. A panel could then ask
 * for something that the API does not know.
 * @throws ReleaseRefused
 */
export function refuseUnkeptContract(
  now: Description = describe(),
  kept: readonly KeptContract[] = keptContracts(),
): void {
  const newest = kept.at(-1);
  if (newest && newest.version === now.version && isSameContract(newest, now)) return;
  throw new ReleaseRefused(
    `O contrato entre painéis e API mudou desde o ${newest?.version ?? 'primeiro'} e ainda não está guardado em docs/contract. Rode npm run contract -- release, faça o commit do que ele escreveu, e libere de novo. Nada mudou.`,
  );
}
