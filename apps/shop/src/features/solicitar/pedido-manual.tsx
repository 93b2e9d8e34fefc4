import { URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Switch } from '@corre/ui/kit/switch/switch.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useDicaDeEndereco } from '@corre/ui/shell/use-configuracao.ts';
import { MapPin, Siren } from 'lucide-react';
import { type Ref, useState } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { Aceite } from '../solicitacoes/previsao.tsx';
import { urgentesNaFrente } from '../solicitacoes/urgentes-na-frente.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useProvaDaLoja } from '../use-prova-da-loja.ts';
import { EnderecoInput } from './endereco-input.tsx';
import { EntregasAdicionais } from './entregas-adicionais.tsx';
import { PagamentoNaPorta } from './pagamento-na-porta.tsx';
import type { Pedido } from './pedido.ts';
import { PedidoDoApp } from './pedido-do-app.tsx';
import { FoldedFields, LinkDoMapa, PedidoFoot, ValorDaEntrega } from './pedido-fields.tsx';
import { QuandoFicaPronto } from './quando-fica-pronto.tsx';
import type { usePedidoManual } from './use-pedido-manual.ts';

type ExigeCodigoProps = {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** null until the user changes it: then the shop's setting applies */
  value: boolean | null;
  onChange: (exige: boolean) => void;
  onBlur: () => void;
};

/** The switch that makes these deliveries ask for the customer's code. */
function ExigeCodigo({ value, onChange, ...field }: ExigeCodigoProps) {
  const daLoja = useProvaDaLoja().data?.exigir_codigo ?? false;
  return (
    // Without this box, the form's grid would reduce the switch to its minimum height.
    <div>
      <Switch
        {...field}
        checked={value ?? daLoja}
        onChange={({ target }) => onChange(target.checked)}
        detail="Quem recebe diz 4 números a quem entrega."
      >
        Pedir código ao cliente
      </Switch>
    </div>
  );
}

/** The interval at which the limit is checked, in milliseconds. */
const CLOCK_MS = 15_000;

type UrgenteProps = { control: Control<Pedido, unknown, NovaSolicitacao> };

/**
 * The warning that this urgent request will wait as a normal one. It appears after three urgent requests in ten minutes
 * [urgentes].
 */
function AvisoDeUrgente({ control }: UrgenteProps) {
  const urgente = useWatch({ control, name: 'urgente' });
  const comoNormal = urgentesNaFrente(useSolicitacoes().data ?? [], useServerNow(CLOCK_MS)) >= URGENTES_POR_LOJA;
  return (
    <div role="status">
      {urgente && comoNormal && (
        <Banner tone="aviso" className="mt-3">
          Só {URGENTES_POR_LOJA} urgentes da loja passam na frente a cada {URGENTES_JANELA_MINUTOS} minutos. Esta entra
          na fila como normal.
        </Banner>
      )}
    </div>
  );
}

/** The words of the folded line while all its fields are empty. */
const ALL_BEHIND_MAIS = ['urgente', 'observação', 'código', 'outra parada'] as const;

/**
 * Returns the filled fields behind 'Mais', in the order of the form. The folded line names every field that will be
 * sent.
 */
export function filledBehindMais(pedido: Pedido): string[] {
  const { urgente, observacao, exige_codigo, link_localizacao, multiplas_entregas } = pedido;
  return [
    urgente && 'urgente',
    observacao.trim() !== '' && 'observação',
    exige_codigo !== null && (exige_codigo ? 'código' : 'sem código'),
    link_localizacao.trim() !== '' && 'mapa',
    pedido.pedido_externo_id.trim() !== '' && 'pedido do app',
    multiplas_entregas.length > 0 && countOf(multiplas_entregas.length, 'outra parada', 'outras paradas'),
  ].filter((part) => part !== false);
}

type MaisProps = { form: ReturnType<typeof usePedidoManual>['form'] };

/** The fields behind 'Mais': urgent, note, code, map link, further stops. An error in one of them unfolds it. */
function MaisDoPedido({ form }: MaisProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const preenchido = useWatch({ control, compute: filledBehindMais });
  const temRota = useWatch({ control, compute: ({ multiplas_entregas }) => multiplas_entregas.length > 0 });
  const [choice, setChoice] = useState<boolean | null>(null);
  const { observacao, link_localizacao, multiplas_entregas, pedido_externo_id } = errors;
  const withError = Boolean(observacao ?? link_localizacao ?? multiplas_entregas ?? pedido_externo_id);
  // A further stop is a delivery of its own, so the user must see it before the request is sent.
  const open = withError || (choice ?? temRota);
  return (
    <FoldedFields tudo={ALL_BEHIND_MAIS} preenchido={preenchido} open={open} onChange={setChoice}>
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
      <PedidoDoApp
        register={register}
        control={control}
        error={errors.pedido_externo_id?.message}
        name="pedido_externo_id"
      />
      <EntregasAdicionais control={control} register={register} errors={errors.multiplas_entregas} />
      <Aceite className="md:hidden" />
    </FoldedFields>
  );
}

const NAMES = { pagamento: 'pagamento', valor_a_receber: 'valor_a_receber', troco_para: 'troco_para' } as const;

/** The manual request [pedido]: address, value, ready time, payment. The other fields are behind 'Mais'. */
export function PedidoManual({ pedido }: { pedido: ReturnType<typeof usePedidoManual> }) {
  const { form, formKey, total, valor, sending, enviar } = pedido;
  const dica = useDicaDeEndereco('Rua e número');
  const { control, formState } = form;
  return (
    <form
      onSubmit={enviar}
      noValidate
      data-draft
      aria-label="Solicitar entrega"
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid min-h-0 flex-1 content-start gap-2.5 pt-2.5 pb-1.5 md:gap-4 md:overflow-y-auto md:px-5 md:py-4">
        <Field label="Endereço" error={formState.errors.endereco?.message} className="gap-1">
          <EnderecoInput index={null} icon={MapPin} placeholder={dica} />
        </Field>
        <div className="grid grid-cols-[11fr_18fr] items-start gap-x-2.5 gap-y-2.5 max-[340px]:grid-cols-1">
          <ValorDaEntrega control={control} name="valor_estimado" />
          <QuandoFicaPronto control={control} />
        </div>
        <PagamentoNaPorta control={control} names={NAMES} />
        <MaisDoPedido key={formKey} form={form} />
      </div>
      <PedidoFoot
        text={total > 1 ? `Solicitar ${total} entregas` : 'Solicitar entrega'}
        sending={sending}
        soma={{ total, valor }}
      />
    </form>
  );
}
