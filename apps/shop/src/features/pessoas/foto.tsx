import type { AvatarProps } from '@corre/ui/kit/avatar/avatar.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';

type FotoProps = Pick<AvatarProps, 'tamanho' | 'nome' | 'className'>;

/** A courier's photo, or the truck. */
export function FotoDoEntregador({ entregador_id, ...avatar }: FotoProps & { entregador_id: number | null }) {
  return <UserAvatar {...avatar} user_type="entregador" user_id={entregador_id} />;
}

/** The shop's own photo, or the package. */
export function FotoDoComercio({ comercio_nome, ...avatar }: FotoProps & { comercio_nome: string }) {
  return <UserAvatar {...avatar} user_type="comercio" user_id={comercio_nome} forma="quadrada" />;
}
