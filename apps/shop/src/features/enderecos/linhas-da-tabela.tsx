import type { SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { Preco, type Tabela } from './preco-da-linha.tsx';

/**
 * The columns of a line: its subject, its price, its delete button. All lines use the same widths, so that prices
 * align.
 */
export const LINHA_DA_TABELA =
  'grid items-start gap-2 grid-cols-[minmax(0,1fr)_124px_44px] max-[359px]:grid-cols-[minmax(0,1fr)_104px_44px]';

const VAZIA = { bairros: { bairro: '', valor: null }, distancias: { ate_km: null, valor: null } };
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
export function LinhasDaTabela({ control, name, palavra, maximo, children }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <>
      <ul className="grid gap-2 empty:hidden">
        {fields.map((linha, i) => (
          <li key={linha.id} className={LINHA_DA_TABELA}>
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
        onClick={() => append(VAZIA[name], { focusName: `${name}.${fields.length}.${PRIMEIRO_CAMPO[name]}` })}
      >
        Adicionar {palavra}
      </Button>
    </>
  );
}
