import type { EnderecoConhecido, Precos } from '@corre/contract/enderecos/contrato.ts';
import type { ControlSize } from '@corre/ui/kit/field/control-class.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { SuggestInput } from '@corre/ui/kit/suggest-input/suggest-input.tsx';
import type { LucideIcon } from 'lucide-react';
import { precoDe } from './preenchimento.ts';
import { useEndereco } from './use-endereco.ts';

/** 'R$ 9,00 · Portão azul': what choosing it fills in, the price of its bairro before the one paid there last. */
const detalheDe = ({ endereco, valor_estimado, observacao }: EnderecoConhecido, precos: Precos | undefined): string =>
  [formatMoney(precoDe(endereco, precos, valor_estimado) ?? valor_estimado), observacao].filter(Boolean).join(' · ');

type Props = {
  /** which further delivery; null for the request's own stop */
  indice: number | null;
  /** a note or a link was filled in: shows where they stand */
  onPreenchido?: () => void;
  placeholder: string;
  size?: ControlSize;
  icon?: LucideIcon;
  prefix?: string;
  className?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

/** Where a stop is, with the shop's own places as offers while it is typed (decision record 0071). */
export function EnderecoInput({ indice, onPreenchido, ...input }: Props) {
  const { field, sugestoes, precos, digitar, escolher } = useEndereco(indice, onPreenchido);
  return (
    <SuggestInput
      {...input}
      ref={field.ref}
      name={field.name}
      value={field.value}
      onBlur={field.onBlur}
      onValueChange={digitar}
      items={sugestoes}
      onChoose={escolher}
      getKey={({ id }) => id}
      getLabel={({ endereco }) => endereco}
      getDetail={(lugar) => detalheDe(lugar, precos)}
    />
  );
}
