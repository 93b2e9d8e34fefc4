import { FAIXAS_MAX, type SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { MoneyField } from '@corre/ui/domain/money-field/money-field.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, Controller, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form';
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

/**
 * The columns of a line: its subject, its price, its delete button. All lines use the same widths, so that prices
 * align.
 */
export const ROW_CLASS =
  'grid items-start gap-2 grid-cols-[minmax(0,1fr)_124px_44px] max-[359px]:grid-cols-[minmax(0,1fr)_104px_44px]';

const EMPTY = { bairros: { bairro: '', valor: null }, distancias: { ate_km: null, valor: null } };
const PRIMEIRO_CAMPO = { bairros: 'bairro', distancias: 'ate_km' } as const;

type Props = {
  control: Control<Tabela, unknown, SalvarPrecos>;
  name: 'bairros' | 'distancias';
  /** the subject of one line: 'bairro' or 'distância' */
  palavra: string;
  maximo: number;
  /** renders the field before the price of line `i` */
  children: (i: number) => ReactNode;
};

/** The lines of one kind with their prices, and the button that adds a line. */
export function PriceRows({ control, name, palavra, maximo, children }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <>
      <ul className="grid gap-2 empty:hidden">
        {fields.map((row, i) => (
          <li key={row.id} className={ROW_CLASS}>
            {children(i)}
            <Preco control={control} name={`${name}.${i}.valor`} label="Preço" hideLabel />
            <IconButton
              icon={Trash2}
              label={`Tirar ${palavra} ${i + 1} da tabela`}
              className="size-11"
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
        disabled={fields.length >= maximo}
        onClick={() => append(EMPTY[name], { focusName: `${name}.${fields.length}.${PRIMEIRO_CAMPO[name]}` })}
      >
        Adicionar {palavra}
      </Button>
    </>
  );
}

/** Returns the number of a typed text such as '3,5'. Returns null for an empty text or an invalid number. */
function emQuilometros(typed: unknown): number | null {
  const text = String(typed ?? '')
    .trim()
    .replace(',', '.');
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}

type FaixasProps = {
  control: Control<Tabela, unknown, SalvarPrecos>;
  register: UseFormRegister<Tabela>;
  errors: FieldErrors<Tabela>['distancias'];
};

/** The price lines by distance, one line for each upper limit in kilometres. */
export const FaixasDePreco = ({ control, register, errors }: FaixasProps) => (
  <div className="grid gap-2.5">
    <p className="text-[14px] leading-5 text-ink-2">
      Por distância: só para pedidos de um sistema conectado que manda a posição. O preço do bairro vem antes.
    </p>
    <PriceRows control={control} name="distancias" palavra="distância" maximo={FAIXAS_MAX}>
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
    </PriceRows>
  </div>
);
