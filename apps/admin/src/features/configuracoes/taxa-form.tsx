import { percentualLegivel, rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import type { NovaTaxa, Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import type { ReactNode } from 'react';
import { segundasPossiveis, useTaxa } from './use-taxa.ts';

type ValeProps = { taxa: Taxa; saving: boolean; dizer: (nova: NovaTaxa) => void };

/** The rate of this week, and the changes to come. A change is taken back by saying the rate before it again. */
function Vale({ taxa: { percentual, planejadas }, saving, dizer }: ValeProps) {
  return (
    <div className="sm:col-span-2">
      <p className="text-[17px] leading-6 font-[650]">{rotuloDaTaxa(percentual)} nesta semana</p>
      {planejadas.map(({ percentual: nova, vale_de }, n) => (
        <p key={vale_de} className="flex flex-wrap items-center gap-x-3 text-ink-2">
          <span>
            A partir de segunda, {formatDayMonth(vale_de)}: {percentualLegivel(nova)}
          </span>
          <Button
            variant="link"
            disabled={saving}
            onClick={() => dizer({ percentual: planejadas[n - 1]?.percentual ?? percentual, vale_de })}
          >
            Cancelar<span className="sr-only"> a mudança de {formatDayMonth(vale_de)}</span>
          </Button>
        </p>
      ))}
    </div>
  );
}

type Props = {
  taxa: Taxa;
  /** null: it was so already */
  onSaved: (message: string | null) => void;
  /** the buttons below the fields */
  footer: (state: { saving: boolean; dirty: boolean }) => ReactNode;
};

/** The company's fee: what holds, and a new rate with the Monday from which it holds. */
export function TaxaForm({ taxa, onSaved, footer }: Props) {
  const { form, enviar, dizer, saving, dirty } = useTaxa({ taxa, onSaved });
  const { errors } = form.formState;
  return (
    <form onSubmit={enviar} noValidate className="grid gap-4">
      <Card className="grid gap-x-6 gap-y-5 p-5 sm:grid-cols-2 sm:p-6">
        <Vale taxa={taxa} saving={saving} dizer={dizer} />
        <Field
          label="Nova taxa"
          error={errors.percentual?.message}
          hint="Em porcentagem, do total da semana de cada entregador."
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            suffix={<span aria-hidden="true">%</span>}
            {...form.register('percentual')}
          />
        </Field>
        <Field
          label="A partir de"
          error={errors.vale_de?.message}
          hint={
            taxa.primeira_segunda === taxa.semana_inicio
              ? 'Até a primeira entrega, pode valer já desta semana.'
              : 'As semanas que começaram ficam com a taxa que têm.'
          }
        >
          <Select options={segundasPossiveis(taxa)} {...form.register('vale_de')} />
        </Field>
      </Card>
      {footer({ saving, dirty })}
    </form>
  );
}
