import { trpc } from '@corre/client/trpc.ts';
import { chaveDoEndereco } from '@corre/contract/enderecos/chave.ts';
import type { EnderecoConhecido } from '@corre/contract/enderecos/contrato.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Pedido } from './pedido.ts';
import { type FilledIn, NOTHING_FILLED, precoDe, untouchedByUser, useSuggestions } from './use-suggestions.ts';

/** Returns the names of a stop's fields in the form. */
const fieldNames = (index: number | null) =>
  index === null
    ? ({
        endereco: 'endereco',
        valor_estimado: 'valor_estimado',
        observacao: 'observacao',
        link_localizacao: 'link_localizacao',
      } as const)
    : ({
        endereco: `multiplas_entregas.${index}.endereco`,
        valor_estimado: `multiplas_entregas.${index}.valor_estimado`,
        observacao: `multiplas_entregas.${index}.observacao`,
        link_localizacao: `multiplas_entregas.${index}.link_localizacao`,
      } as const);

/**
 * Returns a function that fills the fields that the user has not changed. `filled` is the form's former values. The
 * function returns the new ones.
 */
function useFillIn(index: number | null) {
  const nomes = fieldNames(index);
  const { setValue, getValues, formState } = useFormContext<Pedido, unknown, NovaSolicitacao>();
  return (filled: FilledIn, novo: FilledIn): FilledIn => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const done = { ...filled };
    if (untouchedByUser(getValues(nomes.valor_estimado), filled.valor_estimado, null)) {
      setValue(nomes.valor_estimado, novo.valor_estimado, options);
      done.valor_estimado = novo.valor_estimado;
    }
    for (const field of ['observacao', 'link_localizacao'] as const) {
      if (!untouchedByUser(getValues(nomes[field]), filled[field], '')) continue;
      setValue(nomes[field], novo[field], options);
      done[field] = novo[field];
    }
    return done;
  };
}

/**
 * Returns the address field of one stop, its suggestions and its handlers. A change fills in price, note and link while
 * the user has not changed these fields. A new address removes the filled values of the old one.
 */
export function useEndereco(index: number | null, onFilled?: () => void) {
  const { control } = useFormContext<Pedido, unknown, NovaSolicitacao>();
  const { field } = useController({ control, name: fieldNames(index).endereco });
  const { data: precos } = trpc.enderecos.precos.useQuery({ comercio_nome: useComercioNome() }, { retry: false });
  const [typed, setTyped] = useState<string | null>(null);
  const sugestoes = useSuggestions(typed);
  const fillIn = useFillIn(index);
  const filled = useRef(NOTHING_FILLED);
  const chosen = useRef<EnderecoConhecido | null>(null);

  const change = (endereco: string, lugar: EnderecoConhecido | null) => {
    // The form was reset, so the values that it filled in before no longer count.
    if (field.value === '') filled.current = NOTHING_FILLED;
    chosen.current = lugar;
    field.onChange(endereco);
    filled.current = fillIn(filled.current, {
      valor_estimado: precoDe(endereco, precos, lugar?.valor_estimado ?? null),
      observacao: lugar?.observacao ?? '',
      link_localizacao: lugar?.link_localizacao ?? '',
    });
    if (lugar?.observacao || lugar?.link_localizacao) onFilled?.();
  };
  return {
    field,
    sugestoes,
    precos,
    type: (text: string) => {
      const before = chosen.current;
      const mesmo = before !== null && chaveDoEndereco(before.endereco) === chaveDoEndereco(text);
      setTyped(text);
      change(text, mesmo ? before : null);
    },
    choose: (lugar: EnderecoConhecido) => {
      setTyped(null);
      change(lugar.endereco, lugar);
    },
  };
}
