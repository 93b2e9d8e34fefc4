import { Field } from '@corre/ui/kit/field/field.tsx';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { MapPin, Siren } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { ExigeCodigo } from '../prova/exige-codigo.tsx';
import { AvisoDeUrgente } from './aviso-de-urgente.tsx';
import { EnderecoInput } from './endereco-input.tsx';
import { EntregasAdicionais } from './entregas-adicionais.tsx';
import { LinkDoMapa } from './link-do-mapa.tsx';
import { PagamentoNaPorta } from './pagamento-na-porta.tsx';
import { PedidoFoot } from './pedido-foot.tsx';
import { QuandoFicaPronto } from './quando-fica-pronto.tsx';
import type { usePedidoManual } from './use-pedido-manual.ts';
import { ValorDaEntrega } from './valor-da-entrega.tsx';

const NOMES = { pagamento: 'pagamento', valor_a_receber: 'valor_a_receber', troco_para: 'troco_para' } as const;

/** The manual request (specification §2, §5). */
export function PedidoManual({ pedido }: { pedido: ReturnType<typeof usePedidoManual> }) {
  const { form, total, valor, enviando, enviar } = pedido;
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form
      onSubmit={enviar}
      noValidate
      data-draft
      aria-label="Solicitar entrega"
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid min-h-0 flex-1 content-start gap-4 px-4 py-4 max-md:px-0 md:overflow-y-auto md:px-5">
        <Field label="Endereço" error={errors.endereco?.message}>
          <EnderecoInput indice={null} icon={MapPin} placeholder="Rua, número, complemento" />
        </Field>
        <div>
          <div className="grid grid-cols-2 gap-3 max-[340px]:grid-cols-1">
            <ValorDaEntrega control={control} name="valor_estimado" />
            <Field label="Prioridade" group>
              <Switch
                {...register('urgente')}
                className="min-h-(--ui-control) flex-row-reverse items-center justify-between rounded-(--ui-radius) border border-line bg-sunken px-3 font-semibold"
              >
                <span className="flex items-center gap-1.5 text-(length:--ui-input-text)">
                  <Siren aria-hidden="true" className="size-4 shrink-0" />
                  Urgente
                </span>
              </Switch>
            </Field>
          </div>
          <AvisoDeUrgente control={control} />
        </div>
        <PagamentoNaPorta control={control} names={NOMES} />
        <QuandoFicaPronto control={control} />
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
      </div>
      <PedidoFoot
        texto={total > 1 ? `Solicitar ${total} entregas` : 'Solicitar entrega'}
        enviando={enviando}
        soma={{ total, valor }}
      />
    </form>
  );
}
