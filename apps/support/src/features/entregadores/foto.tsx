import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { Entregador } from '../torre/use-torre.ts';

type Props = { entregador: Pick<Entregador, 'id' | 'suspenso' | 'online'>; size: number };

/** A courier's photo with their presence: online, offline or suspended. */
export function Foto({ entregador, size }: Props) {
  const { id, suspenso, online } = entregador;
  return (
    <UserAvatar
      user_type="entregador"
      user_id={id}
      size={size}
      status={suspenso ? 'suspenso' : online ? 'online' : 'offline'}
    />
  );
}
