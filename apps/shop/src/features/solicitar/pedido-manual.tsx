import { Field } from '@corre/ui/kit/field/field.tsx';
import { MapPin } from 'lucide-react';
import { EnderecoInput } from './endereco-input.tsx';
import { MaisDoPedido } from './mais-do-pedido.tsx';
import { PagamentoNaPorta } from './pagamento-na-porta.tsx';
import { PedidoFoot } from './pedido-foot.tsx';
import { QuandoFicaPronto } from './quando-fica-pronto.tsx';
import type { usePedidoManual } from './use-pedido-manual.ts';
import { ValorDaEntrega } from './valor-da-entrega.tsx';

const NOMES = { pagamento: 'pagamento', valor_a_receber: 'valor_a_receber', troco_para: 'troco_para' } as const;

/** The manual request [pedido]: address, value, ready time, payment. The other fields are behind 'Mais'. */
export function PedidoManual({ pedido }: { pedido: ReturnType<typeof usePedidoManual> }) {
  const { form, vez, total, valor, enviando, enviar } = pedido;
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
          <EnderecoInput indice={null} icon={MapPin} placeholder="Rua, número, complemento" />
        </Field>
        <div className="grid grid-cols-[11fr_18fr] items-start gap-x-2.5 gap-y-2.5 max-[340px]:grid-cols-1">
          <ValorDaEntrega control={control} name="valor_estimado" />
          <QuandoFicaPronto control={control} />
        </div>
        <PagamentoNaPorta control={control} names={NOMES} />
        <MaisDoPedido key={vez} form={form} />
      </div>
      <PedidoFoot
        texto={total > 1 ? `Solicitar ${total} entregas` : 'Solicitar entrega'}
        enviando={enviando}
        soma={{ total, valor }}
      />
    </form>
  );
}
