import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Clock } from 'lucide-react';
import { type Control, type Path, useController } from 'react-hook-form';
import type { QuandoPronto } from './quando-pronto.ts';

type Props<Campos extends QuandoPronto> = { control: Control<Campos, unknown, NovaSolicitacao> };

const OPTIONS = [
  { value: 'agora', label: 'Agora' },
  { value: '10', label: '10', spoken: ' min' },
  { value: '20', label: '20', spoken: ' min' },
  { value: '30', label: '30', spoken: ' min' },
  { value: 'hora', label: 'Às…' },
] as const;
const DIAS = [
  { value: 'hoje', label: 'Hoje' },
  { value: 'amanha', label: 'Amanhã' },
] as const;

const input = <Campos extends QuandoPronto>(nome: keyof QuandoPronto) => nome as Path<Campos>;

/** The fields for a time of today or tomorrow. */
function Horario<Campos extends QuandoPronto>({ control }: Props<Campos>) {
  const { field: dia } = useController({ control, name: input<Campos>('pronto_dia') });
  const { field: hora, fieldState } = useController({ control, name: input<Campos>('pronto_hora') });
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-[340px]:grid-cols-1">
      <Field label="Horário" error={fieldState.error?.message}>
        <TextInput icon={Clock} type="time" {...hora} />
      </Field>
      <Field label="Dia" group>
        <Segmented options={DIAS} value={dia.value} onValueChange={dia.onChange} />
      </Field>
    </div>
  );
}

/**
 * The ready time of the order. The offer goes out early enough for the courier to arrive at that time [pronto]. It
 * stands in a grid beside the value. The fields of a choice take a line of their own below both.
 */
export function QuandoFicaPronto<Campos extends QuandoPronto>({ control }: Props<Campos>) {
  const { field } = useController({ control, name: input<Campos>('pronto') });
  return (
    <>
      <Field
        label={
          <>
            Fica pronto em <span className="font-normal text-ink-2">(min)</span>
          </>
        }
        group
        className="gap-1"
      >
        <Segmented
          options={OPTIONS}
          value={field.value}
          onValueChange={field.onChange}
          className="grid-cols-[1.35fr_1fr_1fr_1fr_1.15fr]! gap-0 [&_label]:px-0 max-[359px]:[&_label]:text-[13px]"
        />
      </Field>
      {field.value !== 'agora' && (
        <div className="col-span-full grid gap-3">
          {field.value === 'hora' && <Horario control={control} />}
          <p className="text-(length:--ui-hint) leading-[18px] text-ink-2">
            A oferta sai para o entregador chegar na hora.
          </p>
        </div>
      )}
    </>
  );
}
