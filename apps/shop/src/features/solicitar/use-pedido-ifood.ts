import type { NovaSolicitacao } from '@corre/api/solicitacoes/contrato.ts';
import { enderecoDoIfood } from '@corre/api/solicitacoes/regras.ts';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { conferirIfood, PEDIDO_IFOOD_VAZIO, type PedidoIfood } from './pedido-ifood.ts';
import { useCriarSolicitacao } from './use-criar-solicitacao.ts';

const reconhecer = (texto: string) => (texto.trim() === '' ? { endereco: '', linha: null } : enderecoDoIfood(texto));

/** The iFood import: the pasted text, the address found in it, sending it. */
export function usePedidoIfood(onCriada: () => void) {
  const form = useForm<PedidoIfood, unknown, NovaSolicitacao>({
    defaultValues: PEDIDO_IFOOD_VAZIO,
    resolver: conferirIfood,
  });
  const reconhecido = useRef('');
  const { criar, enviando } = useCriarSolicitacao('Erro ao solicitar entrega do iFood', () => {
    form.reset(PEDIDO_IFOOD_VAZIO);
    reconhecido.current = '';
    onCriada();
  });
  const texto = useWatch({ control: form.control, name: 'texto' });
  return {
    form,
    texto,
    linha: reconhecer(texto).linha,
    /** A correction by hand stands until the text names another address: the next order must not keep the last one's. */
    lerTexto: (novo: string) => {
      const { endereco } = reconhecer(novo);
      if (endereco === reconhecido.current) return;
      reconhecido.current = endereco;
      form.setValue('endereco', endereco, { shouldValidate: form.formState.isSubmitted });
    },
    enviando,
    enviar: form.handleSubmit(criar),
  };
}
