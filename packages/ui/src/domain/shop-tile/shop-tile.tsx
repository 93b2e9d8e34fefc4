import { Avatar, type AvatarProps } from '../../kit/avatar/avatar.tsx';

/** A shop's photo: a square with a radius of 28 %, or a package icon without a photo [foto]. */
export function ShopTile(props: Omit<AvatarProps, 'shape' | 'user_type' | 'status'>) {
  return <Avatar {...props} user_type="comercio" shape="quadrada" />;
}
