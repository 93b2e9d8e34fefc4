import { FAIXAS_MAX, type SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { LinhasDaTabela } from './linhas-da-tabela.tsx';
import type { Tabela } from './preco-da-linha.tsx';

/** Returns the number of a typed text such as '3,5'. Returns null for an empty text or an invalid number. */
function emQuilometros(digitado: unknown): number | null {
  const texto = String(digitado ?? '')
    .trim()
    .replace(',', '.');
  return texto === '' || !Number.isFinite(Number(texto)) ? null : Number(texto);
}

type Props = {
  control: Control<Tabela, unknown, SalvarPrecos>;
  register: UseFormRegister<Tabela>;
  errors: FieldErrors<Tabela>['distancias'];
};

/** The price lines by distance, one line for each upper limit in kilometres. */
export const FaixasDePreco = ({ control, register, errors }: Props) => (
  <div className="grid gap-2.5">
    <p className="text-[14px] leading-5 text-ink-2">
      Por distância: só para pedidos de um sistema conectado que manda a posição. O preço do bairro vem antes.
    </p>
    <LinhasDaTabela control={control} name="distancias" palavra="distância" maximo={FAIXAS_MAX}>
      {(i) => (
        <Field label="Até" hideLabel error={errors?.[i]?.ate_km?.message}>
          <TextInput
            autoComplete="off"
            inputMode="decimal"
            placeholder="3"
            prefix="Até"
            suffix="km"
            {...register(`distancias.${i}.ate_km`, { setValueAs: emQuilometros })}
          />
        </Field>
      )}
    </LinhasDaTabela>
  </div>
);
