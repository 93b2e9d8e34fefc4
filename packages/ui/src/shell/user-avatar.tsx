import type { UserType } from '@corre/contract/vocabulario.ts';
import { Avatar, type AvatarProps } from '../kit/avatar/avatar.tsx';
import { usePhoto } from './use-photo.ts';

const SIDE = { small: 30, medium: 40, large: 64 };

type Props = Omit<AvatarProps, 'src' | 'loading' | 'user_type'> & {
  user_type: UserType;
  /** a courier's id, or a shop's id or name; null while unknown */
  user_id: number | string | null;
  /** the presence from the caller's list, which makes the check unnecessary */
  has_foto?: boolean;
};

/** An Avatar with the presence check and the address of the photo [foto]. */
export function UserAvatar({ user_type, user_id, has_foto, ...rest }: Props) {
  const { size = 'medium' } = rest;
  const side = typeof size === 'number' ? size : SIDE[size];
  const photo = usePhoto(user_id === null ? null : { user_type, user_id }, side, has_foto);
  return <Avatar {...photo} {...rest} user_type={user_type} />;
}
