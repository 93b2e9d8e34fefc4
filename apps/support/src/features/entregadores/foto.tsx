import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import type { Entregador } from '../torre/use-torre.ts';
import { semSinal } from './groups.ts';

type Props = {
  entregador: Pick<Entregador, 'id' | 'suspenso' | 'online' | 'status' | 'has_foto'> &
    Partial<Pick<Entregador, 'alcancavel'>>;
  size: number;
};

/** Photo of a courier with a status mark: online, without signal, offline or suspended. */
export function Foto({ entregador, size }: Props) {
  const { id, suspenso, online, has_foto } = entregador;
  return (
    <UserAvatar
      user_type="entregador"
      user_id={id}
      has_foto={has_foto}
      size={size}
      status={suspenso ? 'suspenso' : semSinal(entregador) ? 'sem_sinal' : online ? 'online' : 'offline'}
    />
  );
}
