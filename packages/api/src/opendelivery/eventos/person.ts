import type { Vault } from '../../base/vault.ts';

/** First name and the last one's initial: `João P.` */
export function shortName(whole: string): string {
  const [first = '', ...rest] = whole.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** A courier as a requester knows them: another id for each integration, so that two cannot compare. */
export const personOf = (vault: Vault, integracao_id: number, entregador_id: number, nome_completo: string) => ({
  id: vault.index(`opendelivery.${integracao_id}.${entregador_id}`).slice(0, 32),
  name: shortName(nome_completo),
});
