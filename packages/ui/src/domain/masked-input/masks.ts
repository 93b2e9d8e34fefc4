import { MASCARAS, type Mascara } from '@corre/contract/mascaras.ts';

/** The Brazilian masks of the forms. */
export const masks = {
  cpf: { format: MASCARAS.cpf, placeholder: '000.000.000-00', inputMode: 'numeric' },
  cep: { format: MASCARAS.cep, placeholder: '00000-000', inputMode: 'numeric' },
  telefone: { format: MASCARAS.telefone, placeholder: '(00) 00000-0000', inputMode: 'tel' },
  data: { format: MASCARAS.data, placeholder: 'dd/mm/aaaa', inputMode: 'numeric' },
} as const satisfies Record<Mascara, object>;

export type Mask = Mascara;

/**
 * Returns the digits that a mask shows for a typed value, a masked value or an E.164 phone (without its 55).
 * A date loses its slashes too; `MaskedInput` adds them again.
 */
export function maskDigits(mask: Mask, value: string | null | undefined): string {
  const text = value ?? '';
  const digits = text.replace(/\D/g, '');
  return mask === 'telefone' && text.trim().startsWith('+55') ? digits.slice(2) : digits;
}
