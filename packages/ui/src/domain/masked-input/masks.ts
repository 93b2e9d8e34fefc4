import { MASCARAS, type Mascara } from '@corre/contract/mascaras.ts';

/** The Brazilian masks of the forms (specification §3, §9). */
export const masks = {
  cpf: { format: MASCARAS.cpf, placeholder: '000.000.000-00', inputMode: 'numeric' },
  cep: { format: MASCARAS.cep, placeholder: '00000-000', inputMode: 'numeric' },
  telefone: { format: MASCARAS.telefone, placeholder: '(00) 00000-0000', inputMode: 'tel' },
  data: { format: MASCARAS.data, placeholder: 'dd/mm/aaaa', inputMode: 'numeric' },
} as const satisfies Record<Mascara, object>;

export type Mask = Mascara;

/**
 * The digits a mask shows, out of whatever form a value came in: typed, masked, or a phone in E.164 (its 55 goes).
 * A date loses its slashes too; MaskedInput gives them back.
 */
export function maskDigits(mask: Mask, value: string | null | undefined): string {
  const text = value ?? '';
  const digits = text.replace(/\D/g, '');
  return mask === 'telefone' && text.trim().startsWith('+55') ? digits.slice(2) : digits;
}
