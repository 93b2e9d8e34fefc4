import { FALHA_IFOOD } from '@corre/contract/falhas.ts';
import { pagamentoDoIfood } from '@corre/contract/ifood/pagamento.ts';
import { enderecoDoIfood } from '@corre/contract/ifood/regras.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { readFormDraft, untouched, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { conferirIfood, PEDIDO_IFOOD_VAZIO, type PedidoIfood, pedidoIfoodSchema } from './pedido-ifood.ts';
import { useCriarSolicitacao } from './use-criar-solicitacao.ts';
import { usePrecoDoIfood } from './use-preco-do-ifood.ts';

const reconhecer = (texto: string) =>
  texto.trim() === '' ? { endereco: '', linha: null, cortado: false } : enderecoDoIfood(texto);

/** Returns the iFood import: its form, the address and the payment found in the text, and the submit handler. */
export function usePedidoIfood(onCriada: () => void) {
  const chave = `ifood:${useComercioNome()}`;
  const [defaultValues] = useState(() => readFormDraft(chave, pedidoIfoodSchema, PEDIDO_IFOOD_VAZIO));
  const form = useForm<PedidoIfood, unknown, NovaSolicitacao>({ defaultValues, resolver: conferirIfood });
  useFormDraft(form, chave, PEDIDO_IFOOD_VAZIO);
  usePrecoDoIfood(form);
  const reconhecido = useRef(reconhecer(defaultValues.texto).endereco);
  const { criar, enviando, segundoToque } = useCriarSolicitacao(FALHA_IFOOD, () => {
    form.reset(PEDIDO_IFOOD_VAZIO);
    reconhecido.current = '';
    pago.current = pagamentoDoIfood('');
    onCriada();
  });
  const pago = useRef(pagamentoDoIfood(defaultValues.texto));
  const lerPagamento = (novo: string) => {
    const lido = pagamentoDoIfood(novo);
    if (JSON.stringify(lido) === JSON.stringify(pago.current)) return;
    pago.current = lido;
    const opcoes = { shouldValidate: form.formState.isSubmitted };
    form.setValue('valor_a_receber', lido.valor_a_receber, opcoes);
    form.setValue('troco_para', lido.troco_para, opcoes);
    form.setValue('pagamento', lido.pagamento ?? '', opcoes);
  };
  const texto = useWatch({ control: form.control, name: 'texto' });
  const { linha, cortado } = reconhecer(texto);
  return {
    form,
    texto,
    linha,
    cortado,
    pagamentoLido: pagamentoDoIfood(texto),
    /**
     * Keeps a manual correction until the text contains another address. The next order must not keep the old address.
     */
    lerTexto: (novo: string) => {
      lerPagamento(novo);
      const { endereco } = reconhecer(novo);
      if (endereco === reconhecido.current) return;
      reconhecido.current = endereco;
      form.setValue('endereco', endereco, { shouldValidate: form.formState.isSubmitted });
    },
    /** Moves the focus to the next field to fill: the value, or the address if none was found. */
    depoisDeColar: (novo: string) => {
      if (novo.trim() === '') return;
      if (reconhecer(novo).linha === null) form.setFocus('endereco', { shouldSelect: true });
      else form.setFocus('valor_estimado');
    },
    enviando,
    enviar: (event: FormEvent) => {
      event.preventDefault();
      if (segundoToque() && untouched(form.getValues(), PEDIDO_IFOOD_VAZIO)) return;
      void form.handleSubmit(criar)(event);
    },
  };
}
