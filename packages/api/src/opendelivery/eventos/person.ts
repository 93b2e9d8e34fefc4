import type { Vault } from '../../base/vault.ts';

/** Returns the first name and the initial of the last name: `João P.` */
function shortName(whole: string): string {
  const [first = '', ...rest] = whole.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/**
 * Returns a courier for another system. The id differs for each integration, so that two systems cannot compare.
 */
export const personOf = (
  vault: Pick<Vault, 'index'>,
  integracao_id: number,
  entregador_id: number,
  nome_completo: string,
) => ({
  id: vault.index(`opendelivery.${integracao_id}.${entregador_id}`).slice(0, 32),
  name: shortName(nome_completo),
});
