import type { NovaSolicitacao } from '@corre/api/solicitacoes/contrato.ts';
import { useForm, useWatch } from 'react-hook-form';
import { conferirPedido, PEDIDO_VAZIO, type Pedido, somaDoPedido } from './pedido.ts';
import { useCriarSolicitacao } from './use-criar-solicitacao.ts';

/** The manual request: the form, its sum, sending it. */
export function usePedidoManual(onCriada: () => void) {
  const form = useForm<Pedido, unknown, NovaSolicitacao>({ defaultValues: PEDIDO_VAZIO, resolver: conferirPedido });
  const { criar, enviando } = useCriarSolicitacao('Erro ao solicitar entrega', () => {
    form.reset(PEDIDO_VAZIO);
    onCriada();
  });
  const pedido = useWatch({ control: form.control, compute: somaDoPedido });
  return {
    form,
    ...pedido,
    enviando,
    enviar: form.handleSubmit(criar),
    repetir: (anterior: Pedido) => {
      form.reset(PEDIDO_VAZIO);
      form.reset(anterior, { keepDefaultValues: true });
      form.setFocus('endereco');
    },
  };
}
