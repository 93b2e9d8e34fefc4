import { trpc } from '@corre/client/trpc.ts';
import { chaveDoEndereco, parseEndereco } from '@corre/contract/enderecos/chave.ts';
import { FALHA_IFOOD } from '@corre/contract/falhas.ts';
import { pagamentoDoIfood } from '@corre/contract/ifood/pagamento.ts';
import { ENDERECO_IFOOD_SEM_RUA, enderecoDoIfood } from '@corre/contract/ifood/regras.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { readFormDraft, untouched, useFormDraft } from '@corre/ui/shell/form-draft.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { dicaDoResto, prontoDoTexto } from './lido-do-ifood.ts';
import { EMPTY_PEDIDO_IFOOD, ifoodResolver, type PedidoIfood, pedidoIfoodSchema } from './pedido-ifood.ts';
import { PRONTO_AGORA } from './quando-pronto.ts';
import { useCriarSolicitacao } from './use-criar-solicitacao.ts';
import { precoDe, untouchedByUser, useSuggestions } from './use-suggestions.ts';

/** Leaves out bairro and city, because their spelling varies. The search finds the place without them. */
const ruaENumero = (endereco: string): string => {
  const { rua, numero, complemento } = parseEndereco(endereco);
  return `${rua} ${numero} ${complemento}`.trim();
};

/**
 * Selects the text of the focused value field, so that the first digit replaces a filled value. A blur is necessary:
 * after a value from outside, the field resets its caret until it loses the focus.
 */
const refocus = () =>
  requestAnimationFrame(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.name !== 'valor_estimado') return;
    field.blur();
    field.focus();
  });

/**
 * Fills in the price for the address of the pasted order with the rules of `precoDe` [precos]. Stops once the user
 * types a price.
 */
function usePrecoDoIfood(form: UseFormReturn<PedidoIfood, unknown, NovaSolicitacao>): void {
  const comercio_nome = useComercioNome();
  const { data: precos } = trpc.enderecos.precos.useQuery({ comercio_nome }, { retry: false });
  const typed = useWatch({ control: form.control, name: 'endereco' });
  const endereco = typed.trim() === ENDERECO_IFOOD_SEM_RUA ? '' : typed;
  const sugestoes = useSuggestions(ruaENumero(endereco));
  const key = chaveDoEndereco(endereco);
  const lugar = sugestoes.find((sugestao) => chaveDoEndereco(sugestao.endereco) === key);
  const preco = precoDe(endereco, precos, lugar?.valor_estimado ?? null);
  const filled = useRef<number | null>(null);
  useEffect(() => {
    if (preco === filled.current) return;
    if (!untouchedByUser(form.getValues('valor_estimado'), filled.current, null)) return;
    filled.current = preco;
    form.setValue('valor_estimado', preco, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    refocus();
  }, [preco, form]);
}

const findEndereco = (text: string) =>
  text.trim() === '' ? { endereco: '', linha: null, cortado: false } : enderecoDoIfood(text);

/** Returns the iFood import: its form, the address and the payment found in the text, and the submit handler. */
export function usePedidoIfood(onCreated: () => void) {
  const key = `ifood:${useComercioNome()}`;
  const [defaultValues] = useState(() => readFormDraft(key, pedidoIfoodSchema, EMPTY_PEDIDO_IFOOD));
  const form = useForm<PedidoIfood, unknown, NovaSolicitacao>({ defaultValues, resolver: ifoodResolver });
  useFormDraft(form, key, EMPTY_PEDIDO_IFOOD);
  usePrecoDoIfood(form);
  const found = useRef(findEndereco(defaultValues.texto).endereco);
  const { criar, sending, secondTap } = useCriarSolicitacao(FALHA_IFOOD, () => {
    form.reset(EMPTY_PEDIDO_IFOOD);
    found.current = '';
    pago.current = pagamentoDoIfood('');
    pronto.current = PRONTO_AGORA;
    onCreated();
  });
  const pago = useRef(pagamentoDoIfood(defaultValues.texto));
  const lerPagamento = (novo: string) => {
    const lido = pagamentoDoIfood(novo);
    if (JSON.stringify(lido) === JSON.stringify(pago.current)) return;
    pago.current = lido;
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('valor_a_receber', lido.valor_a_receber, options);
    form.setValue('troco_para', lido.troco_para, options);
    form.setValue('pagamento', lido.pagamento ?? '', options);
  };
  const pronto = useRef(prontoDoTexto(defaultValues.texto, serverNow()));
  const lerPronto = (novo: string) => {
    const lido = prontoDoTexto(novo, serverNow());
    if (JSON.stringify(lido) === JSON.stringify(pronto.current)) return;
    pronto.current = lido;
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('pronto', lido.pronto, options);
    form.setValue('pronto_dia', lido.pronto_dia, options);
    form.setValue('pronto_hora', lido.pronto_hora, options);
  };
  const text = useWatch({ control: form.control, name: 'texto' });
  const { linha, cortado } = findEndereco(text);
  return {
    form,
    text,
    row: linha,
    cortado,
    pagamentoLido: pagamentoDoIfood(text),
    resto: dicaDoResto(text),
    /**
     * Keeps a manual correction until the text contains another address. The next order must not keep the old address.
     */
    lerTexto: (novo: string) => {
      lerPagamento(novo);
      lerPronto(novo);
      const { endereco } = findEndereco(novo);
      if (endereco === found.current) return;
      found.current = endereco;
      form.setValue('endereco', endereco, { shouldValidate: form.formState.isSubmitted });
    },
    /** Moves the focus to the next field to fill: the value, or the address if none was found. */
    depoisDeColar: (novo: string) => {
      if (novo.trim() === '') return;
      if (findEndereco(novo).linha === null) form.setFocus('endereco', { shouldSelect: true });
      else form.setFocus('valor_estimado');
    },
    sending,
    enviar: (event: FormEvent) => {
      event.preventDefault();
      if (secondTap() && untouched(form.getValues(), EMPTY_PEDIDO_IFOOD)) return;
      void form.handleSubmit(criar)(event);
    },
  };
}
