import { Avatar, type AvatarProps } from '../../kit/avatar/avatar.tsx';

/** A shop's photo: square with a radius of 28 %, a package when there is none. */
export function ShopTile(props: Omit<AvatarProps, 'shape' | 'user_type' | 'status'>) {
  return <Avatar {...props} user_type="comercio" shape="quadrada" />;
}
