import { Field } from '@corre/ui/kit/field/field.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Aceite } from '../previsao/aceite.tsx';
import { ExigeCodigo } from '../prova/exige-codigo.tsx';
import { AvisoDeUrgente } from './aviso-de-urgente.tsx';
import { dentroDoMais, TUDO_DO_MAIS } from './dentro-do-mais.ts';
import { Dobra } from './dobra.tsx';
import { EntregasAdicionais } from './entregas-adicionais.tsx';
import { LinkDoMapa } from './link-do-mapa.tsx';
import type { usePedidoManual } from './use-pedido-manual.ts';

type Props = { form: ReturnType<typeof usePedidoManual>['form'] };

/** The fields behind 'Mais': urgent, note, code, map link, further stops. An error in one of them unfolds it. */
export function MaisDoPedido({ form }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const preenchido = useWatch({ control, compute: dentroDoMais });
  const temRota = useWatch({ control, compute: ({ multiplas_entregas }) => multiplas_entregas.length > 0 });
  const [escolha, setEscolha] = useState<boolean | null>(null);
  const comErro = Boolean(errors.observacao ?? errors.link_localizacao ?? errors.multiplas_entregas);
  // A further stop is a delivery of its own, so the user must see it before the request is sent.
  const aberto = comErro || (escolha ?? temRota);
  return (
    <Dobra tudo={TUDO_DO_MAIS} preenchido={preenchido} aberta={aberto} onMudar={setEscolha}>
      <div>
        <Switch {...register('urgente')} className="font-semibold">
          <span className="flex items-center gap-1.5">
            <Siren aria-hidden="true" className="size-4 shrink-0" />
            Urgente
          </span>
        </Switch>
        <AvisoDeUrgente control={control} />
      </div>
      <Field label="Observação" note="(opcional)" error={errors.observacao?.message}>
        <TextArea
          rows={1}
          className="md:[&>textarea]:min-h-5.5 md:[&>textarea]:resize-none"
          placeholder="Ponto de referência, portaria"
          {...register('observacao')}
        />
      </Field>
      <Controller control={control} name="exige_codigo" render={({ field }) => <ExigeCodigo {...field} />} />
      <LinkDoMapa error={errors.link_localizacao?.message} {...register('link_localizacao')} />
      <EntregasAdicionais control={control} register={register} errors={errors.multiplas_entregas} />
      <Aceite className="md:hidden" />
    </Dobra>
  );
}
