import { FAIXAS_MAX, type SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { Preco, type Tabela } from './preco-da-linha.tsx';

/** '3,5' as it is typed here; nothing while it is empty or no number. */
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

/** One line per band of distance: up to so many kilometres. */
export function FaixasDePreco({ control, register, errors }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'distancias' });
  return (
    <div className="grid gap-3">
      <p className="text-[14px] leading-5 text-ink-2">
        Por distância: só para pedidos de um sistema conectado que manda a posição. O preço do bairro vem antes.
      </p>
      <ul className="grid gap-3 empty:hidden">
        {fields.map((linha, i) => (
          <li key={linha.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
            <Field label="Até" error={errors?.[i]?.ate_km?.message}>
              <TextInput
                autoComplete="off"
                inputMode="decimal"
                placeholder="3"
                suffix="km"
                {...register(`distancias.${i}.ate_km`, { setValueAs: emQuilometros })}
              />
            </Field>
            <Preco control={control} name={`distancias.${i}.valor`} label="Preço" />
            <IconButton
              icon={Trash2}
              label={`Tirar a distância ${i + 1} da tabela`}
              className="mt-6.5 max-sm:size-11"
              onClick={() => remove(i)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        icon={Plus}
        className="justify-self-start text-brand-ink hover:text-brand-ink max-md:min-h-11"
        disabled={fields.length >= FAIXAS_MAX}
        onClick={() => append({ ate_km: null, valor: null }, { focusName: `distancias.${fields.length}.ate_km` })}
      >
        Adicionar distância
      </Button>
    </div>
  );
}
