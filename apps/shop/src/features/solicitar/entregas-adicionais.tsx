import { ROTA_MAX } from '@corre/contract/constants.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Plus } from 'lucide-react';
import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { EntregaAdicional } from './entrega-adicional.tsx';
import { PARADA_VAZIA, type Pedido } from './pedido.ts';

type Props = {
  control: Control<Pedido, unknown, NovaSolicitacao>;
  register: UseFormRegister<Pedido>;
  errors: FieldErrors<Pedido>['multiplas_entregas'];
};

/** The further deliveries of the same route. The first row cannot be removed. An untouched row is not sent [pedido]. */
export function EntregasAdicionais({ control, register, errors }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'multiplas_entregas' });
  const adicionar = (
    <Button
      variant="ghost"
      size="sm"
      icon={Plus}
      className="justify-self-start text-brand-ink hover:text-brand-ink max-md:min-h-11"
      disabled={fields.length >= ROTA_MAX - 1}
      // The money field registers first. Without a name, it would take the focus.
      onClick={() => append(PARADA_VAZIA, { focusName: `multiplas_entregas.${fields.length}.endereco` })}
    >
      {fields.length === 0 ? 'Adicionar entrega na mesma rota' : 'Adicionar entrega'}
    </Button>
  );
  if (fields.length === 0) return adicionar;
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-(--ui-radius-lg) bg-sunken p-3">
      <legend className="contents">
        <span className="text-(length:--ui-label) leading-5 font-semibold text-ink">
          Entregas adicionais na mesma rota
        </span>
      </legend>
      <ol className="grid gap-2">
        {fields.map((field, indice) => (
          <EntregaAdicional
            key={field.id}
            indice={indice}
            control={control}
            register={register}
            errors={errors?.[indice]}
            onRemover={indice > 0 ? () => remove(indice) : undefined}
          />
        ))}
      </ol>
      {adicionar}
    </fieldset>
  );
}
