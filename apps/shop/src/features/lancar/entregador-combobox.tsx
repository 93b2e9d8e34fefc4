import { trpc } from '@corre/client/trpc.ts';
import { BUSCA_MIN } from '@corre/contract/entregadores/contrato.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import type { EntregadorEncontrado } from './use-lancar.ts';

/** The search's debounce, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Searches couriers by name on the server. A failure is only logged [falhas]. */
function useEntregadorSearch() {
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const wait = setTimeout(() => setQ(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  const short = q.length < BUSCA_MIN;
  const search = trpc.entregadores.buscar.useQuery({ q }, { enabled: !short, placeholderData: keepPreviousData });
  const { error } = search;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const typing = text.trim() !== q;
  return {
    buscar: setText,
    entregadores: short ? [] : (search.data ?? []),
    searching: search.isFetching || typing,
    empty: short && !typing ? `Digite ao menos ${BUSCA_MIN} letras do nome` : 'Nenhum entregador encontrado',
  };
}

type Props = {
  value: EntregadorEncontrado | null;
  onValueChange: (entregador: EntregadorEncontrado | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A combobox that searches couriers by name. An option shows photo, name, user name and phone. */
export function EntregadorCombobox({ value, onValueChange, onBlur, ref }: Props) {
  const { buscar, entregadores, searching, empty } = useEntregadorSearch();
  return (
    <Combobox
      ref={ref}
      items={entregadores}
      value={value}
      onValueChange={onValueChange}
      onBlur={onBlur}
      getKey={({ id }) => id}
      getLabel={({ nome }) => nome}
      getDetail={({ usuario, telefone }) => `@${usuario} · ${formatPhone(telefone)}`}
      renderLead={({ id }) => <UserAvatar user_type="entregador" user_id={id} size={36} />}
      onSearch={buscar}
      loading={searching}
      emptyMessage={empty}
      placeholder="Nome do entregador"
    />
  );
}
