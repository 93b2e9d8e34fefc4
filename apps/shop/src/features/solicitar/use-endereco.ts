import { trpc } from '@corre/client/trpc.ts';
import { chaveDoEndereco } from '@corre/contract/enderecos/chave.ts';
import type { EnderecoConhecido } from '@corre/contract/enderecos/contrato.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Pedido } from './pedido.ts';
import { aindaEDoFormulario, NADA_PREENCHIDO, type Preenchido, precoDe } from './preenchimento.ts';
import { useSugestoes } from './use-sugestoes.ts';

/** Where in the form a stop's fields stand: the request's own, or those of a further delivery. */
const nomesDaParada = (indice: number | null) =>
  indice === null
    ? ({
        endereco: 'endereco',
        valor_estimado: 'valor_estimado',
        observacao: 'observacao',
        link_localizacao: 'link_localizacao',
      } as const)
    : ({
        endereco: `multiplas_entregas.${indice}.endereco`,
        valor_estimado: `multiplas_entregas.${indice}.valor_estimado`,
        observacao: `multiplas_entregas.${indice}.observacao`,
        link_localizacao: `multiplas_entregas.${indice}.link_localizacao`,
      } as const);

/**
 * Fills in what follows from an address, wherever nobody typed; `posto` is what the form put there before. Gives what it has put
 * there now.
 */
function usePreencher(indice: number | null) {
  const nomes = nomesDaParada(indice);
  const { setValue, getValues, formState } = useFormContext<Pedido, unknown, NovaSolicitacao>();
  return (posto: Preenchido, novo: Preenchido): Preenchido => {
    const opcoes = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const feito = { ...posto };
    if (aindaEDoFormulario(getValues(nomes.valor_estimado), posto.valor_estimado, null)) {
      setValue(nomes.valor_estimado, novo.valor_estimado, opcoes);
      feito.valor_estimado = novo.valor_estimado;
    }
    for (const campo of ['observacao', 'link_localizacao'] as const) {
      if (!aindaEDoFormulario(getValues(nomes[campo]), posto[campo], '')) continue;
      setValue(nomes[campo], novo[campo], opcoes);
      feito[campo] = novo[campo];
    }
    return feito;
  };
}

/**
 * The address of one stop: what was typed, what it may mean, and what follows from it. Price, note and link are filled in as long
 * as nobody typed there; what belongs to a place goes again when the address becomes another's.
 */
export function useEndereco(indice: number | null, onPreenchido?: () => void) {
  const { control } = useFormContext<Pedido, unknown, NovaSolicitacao>();
  const { field } = useController({ control, name: nomesDaParada(indice).endereco });
  const { data: precos } = trpc.enderecos.precos.useQuery({ comercio_nome: useComercioNome() }, { retry: false });
  const [digitado, setDigitado] = useState<string | null>(null);
  const sugestoes = useSugestoes(digitado);
  const preencher = usePreencher(indice);
  const posto = useRef(NADA_PREENCHIDO);
  const escolhido = useRef<EnderecoConhecido | null>(null);

  const mudar = (endereco: string, lugar: EnderecoConhecido | null) => {
    // a fresh order: what the form put into the former one is nobody's any more
    if (field.value === '') posto.current = NADA_PREENCHIDO;
    escolhido.current = lugar;
    field.onChange(endereco);
    posto.current = preencher(posto.current, {
      valor_estimado: precoDe(endereco, precos, lugar?.valor_estimado ?? null),
      observacao: lugar?.observacao ?? '',
      link_localizacao: lugar?.link_localizacao ?? '',
    });
    if (lugar?.observacao || lugar?.link_localizacao) onPreenchido?.();
  };
  return {
    field,
    sugestoes,
    precos,
    digitar: (texto: string) => {
      const antes = escolhido.current;
      const mesmo = antes !== null && chaveDoEndereco(antes.endereco) === chaveDoEndereco(texto);
      setDigitado(texto);
      mudar(texto, mesmo ? antes : null);
    },
    escolher: (lugar: EnderecoConhecido) => {
      setDigitado(null);
      mudar(lugar.endereco, lugar);
    },
  };
}
