import { type Description, describe } from '../contract/description.ts';
import { type KeptContract, keptContracts } from '../contract/kept.ts';
import { isSameContract } from '../contract/next-version.ts';
import { ReleaseRefused } from './refused.ts';

/**
 * What is released says a contract by its number, and panels and API are held together by that number alone
 * (speaks-with.ts): so the number must mean what is released, word by word. A contract that changed and was not kept would go
 * out under the former one's number, and no guard would see that a panel asks for what the API does not know.
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
