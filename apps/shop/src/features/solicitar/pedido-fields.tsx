import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { MoneyField } from '@corre/ui/domain/money-field/money-field.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { TextInput, type TextInputProps } from '@corre/ui/kit/text-input/text-input.tsx';
import { Bike, ChevronDown, ChevronUp, Link } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Aceite } from '../solicitacoes/previsao.tsx';
import { useSelectOnFocus } from './select-on-focus.ts';

type ValorProps<Campos extends FieldValues> = {
  control: Control<Campos, unknown, NovaSolicitacao>;
  name: FieldPath<Campos>;
};

/** The value of the delivery. The user types it from the cents up. */
export function ValorDaEntrega<Campos extends FieldValues>({ control, name }: ValorProps<Campos>) {
  const { field, fieldState } = useController({ control, name });
  const selectOnFocus = useSelectOnFocus();
  return (
    <MoneyField
      label="Valor da entrega"
      className="gap-1"
      error={fieldState.error?.message}
      {...field}
      {...selectOnFocus}
      value={field.value}
      onValueChange={field.onChange}
    />
  );
}

type LinkProps = TextInputProps & { error: string | undefined };

/** The field for the map link of the customer's place. The shop's own place is in its settings. */
export function LinkDoMapa({ error, ...input }: LinkProps) {
  return (
    <Field label="Link do mapa" note="(do cliente, opcional)" error={error}>
      <TextInput
        icon={Link}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://maps.app.goo.gl/"
        {...input}
      />
    </Field>
  );
}

type FoldProps = {
  /** names of all fields behind the line */
  tudo: readonly string[];
  /** names of the filled fields */
  preenchido: readonly string[];
  open: boolean;
  onChange: (open: boolean) => void;
  children: ReactNode;
};

/**
 * 'Mais': rarely used fields behind one line that names the filled ones. The children stay mounted while it is folded,
 * because their fields belong to the form.
 */
export function FoldedFields({ tudo, preenchido, open, onChange, children }: FoldProps) {
  const id = useId();
  const Seta = open ? ChevronUp : ChevronDown;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onChange(!open)}
        className="-my-0.5 flex min-h-11 min-w-0 items-center gap-2.5 rounded-(--ui-radius-sm) px-1 text-left text-[15px] leading-5 text-ink-2 hover:bg-sunken"
      >
        <Seta aria-hidden="true" className="size-[18px] shrink-0 text-brand-ink" />
        <span className="min-w-0 truncate">
          <strong className="text-[15.5px] text-brand-ink">Mais</strong>
          {preenchido.length > 0 ? (
            <strong className="font-semibold text-ink"> · {preenchido.join(', ')}</strong>
          ) : (
            ` · ${tudo.join(', ')}`
          )}
        </span>
      </button>
      <div id={id} hidden={!open} className="grid gap-4 pb-1">
        {children}
      </div>
    </div>
  );
}

type FootProps = {
  /** label of the button: 'Solicitar 3 entregas' */
  text: string;
  sending: boolean;
  /** number of deliveries and their total in reais; absent for the iFood import with its single delivery */
  soma?: { total: number; valor: number };
};

/**
 * The form's footer, which stays in view. It has the button with the total. For a route it says that one courier takes
 * all stops.
 */
export function PedidoFoot({ text, sending, soma }: FootProps) {
  return (
    <div className="shrink-0 md:border-t md:border-line md:px-5 md:py-4">
      {soma && soma.total > 1 && (
        <p className="mb-2 text-[14px] leading-5 text-ink-2">{soma.total} entregas · um entregador</p>
      )}
      <Aceite className="mb-2 max-md:hidden" />
      <Button type="submit" size="lg" full icon={Bike} loading={sending} loadingLabel="Enviando...">
        <span>
          {text}
          {soma && soma.valor > 0 && ` · ${formatMoney(soma.valor)}`}
        </span>
      </Button>
    </div>
  );
}
