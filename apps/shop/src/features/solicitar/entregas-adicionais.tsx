import { ROTA_MAX } from '@corre/contract/constants.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { MoneyInput } from '@corre/ui/domain/money-field/money-field.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { ChevronDown, ChevronUp, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type Control,
  type FieldErrors,
  type UseFormRegister,
  useController,
  useFieldArray,
  useWatch,
} from 'react-hook-form';
import { EnderecoInput } from './endereco-input.tsx';
import { PagamentoNaPorta } from './pagamento-na-porta.tsx';
import { EMPTY_PARADA, type Parada, type Pedido } from './pedido.ts';
import { PedidoDoApp } from './pedido-do-app.tsx';
import { useSelectOnFocus } from './select-on-focus.ts';

type Props = {
  index: number;
  control: Control<Pedido, unknown, NovaSolicitacao>;
  register: UseFormRegister<Pedido>;
  errors: FieldErrors<Parada> | undefined;
  /** absent in the first row, which cannot be removed */
  onRemove: (() => void) | undefined;
};

type DetalhesProps = Pick<Props, 'index' | 'register' | 'errors' | 'control'>;

/** The note and the map link of one stop. They are rarely needed, so a button unfolds them. */
function Detalhes({ index, register, errors, control }: DetalhesProps) {
  return (
    <div className="grid gap-2 pt-1">
      <Field label="Observação" note="(opcional)" error={errors?.observacao?.message}>
        <TextInput size="sm" autoComplete="off" {...register(`multiplas_entregas.${index}.observacao`)} />
      </Field>
      <Field label="Link do mapa" note="(opcional)" error={errors?.link_localizacao?.message}>
        <TextInput
          size="sm"
          type="url"
          inputMode="url"
          autoComplete="off"
          {...register(`multiplas_entregas.${index}.link_localizacao`)}
        />
      </Field>
      <PedidoDoApp
        size="sm"
        register={register}
        control={control}
        error={errors?.pedido_externo_id?.message}
        name={`multiplas_entregas.${index}.pedido_externo_id`}
      />
    </div>
  );
}

/** One further delivery in a row: number, address, value, more, delete. */
function EntregaAdicional({ index, control, register, errors, onRemove }: Props) {
  const numero = index + 2;
  const { observacao, link_localizacao } = useWatch({ control, name: `multiplas_entregas.${index}` });
  const [open, setOpen] = useState(observacao !== '' || link_localizacao !== '');
  const { field } = useController({ control, name: `multiplas_entregas.${index}.valor_estimado` });
  const selectOnFocus = useSelectOnFocus();
  const error = [errors?.endereco?.message, errors?.valor_estimado?.message].filter(Boolean).join('. ');
  const erroId = `entrega-${numero}-erro`;
  const reveal = open || Boolean(errors?.observacao ?? errors?.link_localizacao ?? errors?.pedido_externo_id);
  return (
    <li className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 md:grid-cols-[minmax(0,1fr)_92px_auto]">
        <EnderecoInput
          index={index}
          onFilled={() => setOpen(true)}
          size="sm"
          prefix={String(numero)}
          className="gap-2 max-md:col-span-2 max-md:min-h-11 md:px-2.5 md:text-[14px]"
          aria-label={`Endereço da entrega ${numero}`}
          aria-invalid={Boolean(errors?.endereco)}
          aria-describedby={errors?.endereco ? erroId : undefined}
          placeholder="Endereço"
        />
        <MoneyInput
          size="sm"
          className="max-md:min-h-11 md:gap-1 md:px-2.5 md:text-[14px]"
          aria-label={`Valor da entrega ${numero}`}
          aria-invalid={Boolean(errors?.valor_estimado)}
          aria-describedby={errors?.valor_estimado ? erroId : undefined}
          {...field}
          {...selectOnFocus}
          value={field.value}
          onValueChange={field.onChange}
        />
        <span className="flex">
          <IconButton
            icon={reveal ? ChevronUp : ChevronDown}
            size="sm"
            className="max-md:size-11"
            label={`Observação e link da entrega ${numero}`}
            aria-expanded={reveal}
            onClick={() => setOpen(!open)}
          />
          {onRemove && (
            <IconButton
              icon={Trash2}
              size="sm"
              className="max-md:size-11"
              label={`Remover entrega ${numero}`}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      {error && (
        <p id={erroId} className="flex items-center gap-1.5 text-(length:--ui-hint) font-semibold text-perigo-ink">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      )}
      <PagamentoNaPorta
        control={control}
        names={{
          pagamento: `multiplas_entregas.${index}.pagamento`,
          valor_a_receber: `multiplas_entregas.${index}.valor_a_receber`,
          troco_para: `multiplas_entregas.${index}.troco_para`,
        }}
        entrega={numero}
      />
      {reveal && <Detalhes index={index} register={register} errors={errors} control={control} />}
    </li>
  );
}

type EntregasProps = {
  control: Control<Pedido, unknown, NovaSolicitacao>;
  register: UseFormRegister<Pedido>;
  errors: FieldErrors<Pedido>['multiplas_entregas'];
};

/** The further deliveries of the same route. The first row cannot be removed. An untouched row is not sent [pedido]. */
export function EntregasAdicionais({ control, register, errors }: EntregasProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'multiplas_entregas' });
  const adicionar = (
    <Button
      variant="ghost"
      size="sm"
      icon={Plus}
      className="justify-self-start text-brand-ink hover:text-brand-ink max-md:min-h-11"
      disabled={fields.length >= ROTA_MAX - 1}
      // The money field registers first. Without a name, it would take the focus.
      onClick={() => append(EMPTY_PARADA, { focusName: `multiplas_entregas.${fields.length}.endereco` })}
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
        {fields.map((field, index) => (
          <EntregaAdicional
            key={field.id}
            index={index}
            control={control}
            register={register}
            errors={errors?.[index]}
            onRemove={index > 0 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {adicionar}
    </fieldset>
  );
}
