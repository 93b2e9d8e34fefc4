import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { Entregador } from '../torre/use-torre.ts';

type Props = { entregador: Pick<Entregador, 'id' | 'suspenso' | 'online'>; tamanho: number };

/** A courier's photo with his presence: online, offline or suspended. */
export function Foto({ entregador, tamanho }: Props) {
  const { id, suspenso, online } = entregador;
  return (
    <UserAvatar
      user_type="entregador"
      user_id={id}
      tamanho={tamanho}
      status={suspenso ? 'suspenso' : online ? 'online' : 'offline'}
    />
  );
}
