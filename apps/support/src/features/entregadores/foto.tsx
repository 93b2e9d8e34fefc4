import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { Entregador } from '../torre/use-torre.ts';

type Props = { entregador: Pick<Entregador, 'id' | 'suspenso' | 'online' | 'has_foto'>; size: number };

/** Photo of a courier with a status mark: online, offline or suspended. */
export function Foto({ entregador, size }: Props) {
  const { id, suspenso, online, has_foto } = entregador;
  return (
    <UserAvatar
      user_type="entregador"
      user_id={id}
      has_foto={has_foto}
      size={size}
      status={suspenso ? 'suspenso' : online ? 'online' : 'offline'}
    />
  );
}
