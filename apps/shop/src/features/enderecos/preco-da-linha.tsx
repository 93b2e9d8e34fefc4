import type { SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { MoneyField } from '@corre/ui/kit/money-field/money-field.tsx';
import { type Control, Controller } from 'react-hook-form';

/** The table as it is typed; prices in reais, null while empty. */
export type Tabela = {
  fixo: number | null;
  bairros: { bairro: string; valor: number | null }[];
  distancias: { ate_km: number | null; valor: number | null }[];
};

/** The price of one line. */
export function Preco({
  control,
  name,
  label,
}: {
  control: Control<Tabela, unknown, SalvarPrecos>;
  name: 'fixo' | `bairros.${number}.valor` | `distancias.${number}.valor`;
  label: string;
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          label={label}
          error={fieldState.error?.message}
          {...field}
          value={field.value}
          onValueChange={field.onChange}
        />
      )}
    />
  );
}
