import type { Vault } from '../../base/vault.ts';

/** Returns the first name and the initial of the last name: `João P.` */
export function shortName(whole: string): string {
  const [first = '', ...rest] = whole.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** Returns a courier for a requester. The id differs for each integration, so that two requesters cannot compare. */
export const personOf = (vault: Vault, integracao_id: number, entregador_id: number, nome_completo: string) => ({
  id: vault.index(`opendelivery.${integracao_id}.${entregador_id}`).slice(0, 32),
  name: shortName(nome_completo),
});
