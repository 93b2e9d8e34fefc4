import { FALHAS } from '@corre/contract/falhas.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { readFormDraft, untouched, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { type FormEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PEDIDO_VAZIO, type Pedido, pedidoResolver, pedidoSchema, somaDoPedido } from './pedido.ts';
import { useCriarSolicitacao } from './use-criar-solicitacao.ts';

/** Returns the manual request: its form, its total and the submit handler. */
export function usePedidoManual(onCriada: () => void) {
  const chave = `manual:${useComercioNome()}`;
  const [defaultValues] = useState(() => readFormDraft(chave, pedidoSchema, PEDIDO_VAZIO));
  const form = useForm<Pedido, unknown, NovaSolicitacao>({ defaultValues, resolver: pedidoResolver });
  useFormDraft(form, chave, PEDIDO_VAZIO);
  const [formKey, setFormKey] = useState(0);
  const { criar, enviando, segundoToque } = useCriarSolicitacao(FALHAS['solicitacoes.criar'], () => {
    form.reset(PEDIDO_VAZIO);
    setFormKey((antes) => antes + 1);
    onCriada();
  });
  const pedido = useWatch({ control: form.control, compute: somaDoPedido });
  return {
    form,
    /** number of sent requests; used as a key, so that each request starts with a new form */
    formKey,
    ...pedido,
    enviando,
    enviar: (event: FormEvent) => {
      event.preventDefault();
      if (segundoToque() && untouched(form.getValues(), PEDIDO_VAZIO)) return;
      void form.handleSubmit(criar)(event);
    },
    repetir: (anterior: Pedido) => {
      form.reset(PEDIDO_VAZIO);
      form.reset(anterior, { keepDefaultValues: true });
      form.setFocus('endereco');
    },
  };
}
