import type { SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { MoneyField } from '@corre/ui/kit/money-field/money-field.tsx';
import { type Control, Controller } from 'react-hook-form';
import { z } from 'zod';

/** The price table as the user types it. Prices are in reais, null while the field is empty. */
export const tabelaSchema = z.object({
  fixo: z.number().nullable(),
  bairros: z.array(z.object({ bairro: z.string(), valor: z.number().nullable() })),
  distancias: z.array(z.object({ ate_km: z.number().nullable(), valor: z.number().nullable() })),
});
export type Tabela = z.infer<typeof tabelaSchema>;

/** The price field of one line. */
export function Preco({
  control,
  name,
  label,
  hideLabel = false,
}: {
  control: Control<Tabela, unknown, SalvarPrecos>;
  name: 'fixo' | `bairros.${number}.valor` | `distancias.${number}.valor`;
  label: string;
  /** true if a column's header shows the label */
  hideLabel?: boolean;
}) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          label={label}
          hideLabel={hideLabel}
          error={fieldState.error?.message}
          {...field}
          value={field.value}
          onValueChange={field.onChange}
        />
      )}
    />
  );
}
