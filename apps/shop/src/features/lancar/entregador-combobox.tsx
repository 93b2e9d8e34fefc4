import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { Ref } from 'react';
import { useBuscaEntregador } from './use-busca-entregador.ts';
import type { EntregadorEncontrado } from './use-lancar.ts';

type Props = {
  value: EntregadorEncontrado | null;
  onValueChange: (entregador: EntregadorEncontrado | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A combobox that searches couriers by name. An option shows photo, name, user name and phone. */
export function EntregadorCombobox({ value, onValueChange, onBlur, ref }: Props) {
  const { buscar, entregadores, buscando, empty } = useBuscaEntregador();
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
      loading={buscando}
      emptyMessage={empty}
      placeholder="Nome do entregador"
    />
  );
}
