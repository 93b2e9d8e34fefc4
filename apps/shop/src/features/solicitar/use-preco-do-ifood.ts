import { trpc } from '@corre/client/trpc.ts';
import { chaveDoEndereco, lerEndereco } from '@corre/contract/enderecos/chave.ts';
import { ENDERECO_IFOOD_SEM_RUA } from '@corre/contract/ifood/regras.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PedidoIfood } from './pedido-ifood.ts';
import { aindaEDoFormulario, precoDe } from './preenchimento.ts';
import { useSugestoes } from './use-sugestoes.ts';

/** Leaves out bairro and city, because their spelling varies. The search finds the place without them. */
const ruaENumero = (endereco: string): string => {
  const { rua, numero, complemento } = lerEndereco(endereco);
  return `${rua} ${numero} ${complemento}`.trim();
};

/**
 * Selects the text of the focused value field, so that the first digit replaces a filled value. A blur is necessary:
 * after a value from outside, the field resets its caret until it loses the focus.
 */
const entrarDeNovo = () =>
  requestAnimationFrame(() => {
    const campo = document.activeElement;
    if (!(campo instanceof HTMLInputElement) || campo.name !== 'valor_estimado') return;
    campo.blur();
    campo.focus();
  });

/**
 * Fills in the price for the address of the pasted order with the rules of `precoDe` (ADR 0071). Stops once the user
 * types a price.
 */
export function usePrecoDoIfood(form: UseFormReturn<PedidoIfood, unknown, NovaSolicitacao>): void {
  const comercio_nome = useComercioNome();
  const { data: precos } = trpc.enderecos.precos.useQuery({ comercio_nome }, { retry: false });
  const digitado = useWatch({ control: form.control, name: 'endereco' });
  const endereco = digitado.trim() === ENDERECO_IFOOD_SEM_RUA ? '' : digitado;
  const sugestoes = useSugestoes(ruaENumero(endereco));
  const chave = chaveDoEndereco(endereco);
  const lugar = sugestoes.find((sugestao) => chaveDoEndereco(sugestao.endereco) === chave);
  const preco = precoDe(endereco, precos, lugar?.valor_estimado ?? null);
  const posto = useRef<number | null>(null);
  useEffect(() => {
    if (preco === posto.current) return;
    if (!aindaEDoFormulario(form.getValues('valor_estimado'), posto.current, null)) return;
    posto.current = preco;
    form.setValue('valor_estimado', preco, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    entrarDeNovo();
  }, [preco, form]);
}
