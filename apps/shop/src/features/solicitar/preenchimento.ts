import { bairroDoEndereco } from '@corre/contract/enderecos/bairro.ts';
import type { Precos } from '@corre/contract/enderecos/contrato.ts';

/** The values that the form filled in by itself. The form may replace a value while its field still has it. */
export interface Preenchido {
  valor_estimado: number | null;
  observacao: string;
  link_localizacao: string;
}

export const NADA_PREENCHIDO: Preenchido = { valor_estimado: null, observacao: '', link_localizacao: '' };

/** True if the user has not changed the field: it is empty, or has the form's own value. */
export const aindaEDoFormulario = <Valor>(agora: Valor, posto: Valor, vazio: Valor): boolean =>
  agora === vazio || agora === posto;

/**
 * Returns the price of a delivery to this address, in reais. The price of its bairro comes first, then the last price
 * of the address, then the price for all bairros. Returns null if there is none (ADR 0071).
 */
export function precoDe(
  endereco: string,
  precos: Pick<Precos, 'fixo' | 'bairros'> | undefined,
  ultimo: number | null,
): number | null {
  if (endereco.trim() === '') return null;
  return bairroDoEndereco(endereco, precos?.bairros ?? [])?.valor ?? ultimo ?? precos?.fixo ?? null;
}
