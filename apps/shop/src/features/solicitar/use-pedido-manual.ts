import { FALHAS } from '@corre/contract/falhas.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { readFormDraft, untouched, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { type FormEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EMPTY_PEDIDO, type Pedido, pedidoResolver, pedidoSchema, somaDoPedido } from './pedido.ts';
import { useCriarSolicitacao } from './use-criar-solicitacao.ts';

/** Returns the manual request: its form, its total and the submit handler. */
export function usePedidoManual(onCreated: () => void) {
  const chave = `manual:${useComercioNome()}`;
  const [defaultValues] = useState(() => readFormDraft(chave, pedidoSchema, EMPTY_PEDIDO));
  const form = useForm<Pedido, unknown, NovaSolicitacao>({ defaultValues, resolver: pedidoResolver });
  useFormDraft(form, chave, EMPTY_PEDIDO);
  const [formKey, setFormKey] = useState(0);
  const { criar, sending, secondTap } = useCriarSolicitacao(FALHAS['solicitacoes.criar'], () => {
    form.reset(EMPTY_PEDIDO);
    setFormKey((before) => before + 1);
    onCreated();
  });
  const pedido = useWatch({ control: form.control, compute: somaDoPedido });
  return {
    form,
    /** number of sent requests; used as a key, so that each request starts with a new form */
    formKey,
    ...pedido,
    sending,
    enviar: (event: FormEvent) => {
      event.preventDefault();
      if (secondTap() && untouched(form.getValues(), EMPTY_PEDIDO)) return;
      void form.handleSubmit(criar)(event);
    },
    repetir: (previous: Pedido) => {
      form.reset(EMPTY_PEDIDO);
      form.reset(previous, { keepDefaultValues: true });
      form.setFocus('endereco');
    },
  };
}
