import { bairroDoEndereco } from '@corre/contract/enderecos/bairro.ts';
import type { Precos } from '@corre/contract/enderecos/contrato.ts';

/** What the form filled in by itself: as long as a field still holds it, the form may change it again. */
export interface Preenchido {
  valor_estimado: number | null;
  observacao: string;
  link_localizacao: string;
}

export const NADA_PREENCHIDO: Preenchido = { valor_estimado: null, observacao: '', link_localizacao: '' };

/** Whether nobody typed here: the field is empty, or holds what the form put there. */
export const aindaEDoFormulario = <Valor>(agora: Valor, posto: Valor, vazio: Valor): boolean =>
  agora === vazio || agora === posto;

/**
 * What a delivery to this address costs the shop: the price of its bairro, else what was paid there last, else the price for all;
 * null when nothing says (decision record 0071).
 */
export function precoDe(
  endereco: string,
  precos: Pick<Precos, 'fixo' | 'bairros'> | undefined,
  ultimo: number | null,
): number | null {
  if (endereco.trim() === '') return null;
  return bairroDoEndereco(endereco, precos?.bairros ?? [])?.valor ?? ultimo ?? precos?.fixo ?? null;
}
