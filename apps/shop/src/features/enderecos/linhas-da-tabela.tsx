import type { SalvarPrecos } from '@corre/contract/enderecos/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { Preco, type Tabela } from './preco-da-linha.tsx';

const VAZIA = { bairros: { bairro: '', valor: null }, distancias: { ate_km: null, valor: null } };
const PRIMEIRO_CAMPO = { bairros: 'bairro', distancias: 'ate_km' } as const;

type Props = {
  control: Control<Tabela, unknown, SalvarPrecos>;
  name: 'bairros' | 'distancias';
  /** 'bairro', 'distância': what one line is about */
  palavra: string;
  maximo: number;
  /** how wide a line's parts are */
  className: string;
  /** what stands before the price of line `i` */
  children: (i: number) => ReactNode;
};

/** The lines of one kind, each with its price, and a new one. */
export function LinhasDaTabela({ control, name, palavra, maximo, className, children }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <>
      <ul className="grid gap-3 empty:hidden">
        {fields.map((linha, i) => (
          <li key={linha.id} className={`grid items-start gap-2 ${className}`}>
            {children(i)}
            <Preco control={control} name={`${name}.${i}.valor`} label="Preço" />
            <IconButton
              icon={Trash2}
              label={`Tirar ${palavra} ${i + 1} da tabela`}
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
        disabled={fields.length >= maximo}
        onClick={() => append(VAZIA[name], { focusName: `${name}.${fields.length}.${PRIMEIRO_CAMPO[name]}` })}
      >
        Adicionar {palavra}
      </Button>
    </>
  );
}
