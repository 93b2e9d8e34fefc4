import { entregaSchema, SELECIONE_ENTREGADOR } from '@corre/contract/entregas/contrato.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { MoneyField } from '@corre/ui/domain/money-field/money-field.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { QuantityStepper } from '@corre/ui/kit/quantity-stepper/quantity-stepper.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { EntregadorCombobox } from './entregador-combobox.tsx';
import { useLancar } from './use-lancar.ts';

/** Labels only: three labels with icons do not fit side by side. */
const pagamentos = entregaSchema.shape.tipo_pagamento.options.map((value) => ({
  value,
  label: PAGAMENTOS[value].label,
}));

/** The form 'Lançar Entrega' for a delivery that already happened, paid by this shop [lancamento]. */
export function LancarForm() {
  const { form, enviar, lancando, searchKey } = useLancar();
  const { control } = form;
  const phone = usePhone();
  // On a phone the form starts folded, so that the week comes first. A form with a draft starts open.
  const [open, setOpen] = useState(form.getValues('entregador') !== null || form.getValues('valor') !== null);
  if (phone && !open) {
    return (
      <Button
        variant="secondary"
        size="lg"
        full
        icon={Plus}
        onClick={() => {
          setOpen(true);
          // The form must render before it can take the focus.
          setTimeout(() => form.setFocus('entregador'));
        }}
      >
        Lançar Entrega
      </Button>
    );
  }
  return (
    <Card aria-labelledby="lancar-entrega">
      <form onSubmit={enviar} noValidate data-draft className="grid grid-cols-1 gap-4 p-4 sm:p-5">
        <div>
          <h2 id="lancar-entrega">Lançar Entrega</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-ink-2">Para uma entrega que já aconteceu.</p>
        </div>
        <Controller
          control={control}
          name="entregador"
          rules={{ required: SELECIONE_ENTREGADOR }}
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <Field label="Entregador" error={fieldState.error?.message}>
              <EntregadorCombobox key={searchKey} value={value} onValueChange={onChange} onBlur={onBlur} ref={ref} />
            </Field>
          )}
        />
        <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
          <Controller
            control={control}
            name="quantidade"
            render={({ field }) => (
              <Field label="Quantidade">
                <QuantityStepper value={field.value} onValueChange={field.onChange} unit="quantidade" />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="valor"
            render={({ field }) => (
              <MoneyField label="Valor total" {...field} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </div>
        <Controller
          control={control}
          name="tipo_pagamento"
          render={({ field }) => (
            <Field label="Pagamento" group>
              <Segmented
                options={pagamentos}
                value={field.value}
                onValueChange={field.onChange}
                className="max-sm:[&_label]:px-0.5 max-[359px]:[&_label]:text-[14px]"
              />
            </Field>
          )}
        />
        <Button type="submit" size="lg" full loading={lancando} loadingLabel="Lançando...">
          Lançar Entrega
        </Button>
      </form>
    </Card>
  );
}
