import type { EnderecoConhecido, Precos } from '@corre/contract/enderecos/contrato.ts';
import type { ControlSize } from '@corre/ui/kit/field/control.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { SuggestInput } from '@corre/ui/kit/suggest-input/suggest-input.tsx';
import type { LucideIcon } from 'lucide-react';
import { useEndereco } from './use-endereco.ts';
import { precoDe } from './use-suggestions.ts';

/**
 * Returns 'R$ 9,00 · Portão azul': the values that a choice fills in. The price of the bairro wins over the last price
 * of the address.
 */
const detalheDe = ({ endereco, valor_estimado, observacao }: EnderecoConhecido, precos: Precos | undefined): string =>
  [formatMoney(precoDe(endereco, precos, valor_estimado) ?? valor_estimado), observacao].filter(Boolean).join(' · ');

type Props = {
  /** index of the further delivery; null for the first stop */
  index: number | null;
  /** called after a note or a link was filled in, so that the form can unfold these fields */
  onFilled?: () => void;
  placeholder: string;
  size?: ControlSize;
  icon?: LucideIcon;
  prefix?: string;
  className?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

/** The address field of a stop. It suggests the shop's remembered addresses while the user types (ADR 0026). */
export function EnderecoInput({ index, onFilled, ...input }: Props) {
  const { field, sugestoes, precos, type, choose } = useEndereco(index, onFilled);
  return (
    <SuggestInput
      {...input}
      ref={field.ref}
      name={field.name}
      value={field.value}
      onBlur={field.onBlur}
      onValueChange={type}
      items={sugestoes}
      onChoose={choose}
      getKey={({ id }) => id}
      getLabel={({ endereco }) => endereco}
      getDetail={(lugar) => detalheDe(lugar, precos)}
    />
  );
}
