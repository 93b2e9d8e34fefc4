import { trpc } from '@corre/client/trpc.ts';
import { FOTO_LADO, FOTO_LADO_MIN } from '@corre/contract/fotos/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Avatar, type AvatarProps } from '../kit/avatar/avatar.tsx';

/** A courier's id, or a shop's id or name. */
type Owner = { user_type: UserType; user_id: number | string };

/** A photo may be this old, in milliseconds. */
const FRESH_MS = 5 * 60_000;

const versionKey = ({ user_type, user_id }: Owner) => ['foto-versao', user_type, String(user_id)];

/** Returns a photo's address. `size` is in CSS pixels; the photo has twice as many, for sharp screens. */
function photoUrl({ user_type, user_id }: Owner, size: number, versao: number): string {
  const side = Math.min(FOTO_LADO, Math.max(FOTO_LADO_MIN, size * 2));
  const newer = versao > 0 ? `&v=${versao}` : '';
  return `/api/foto/${user_type}/${encodeURIComponent(user_id)}?tamanho=${side}${newer}`;
}

/**
 * Returns the props of Avatar. No photo shows before the presence check, and a failed check counts as no photo [foto].
 * `known` is the presence from a list, which makes the check unnecessary.
 */
export function usePhoto(owner: Owner | null, size = 64, known?: boolean): { src: string | null; loading: boolean } {
  const { data, isLoading } = trpc.fotos.existe.useQuery(
    { user_type: owner?.user_type ?? 'entregador', user_id: String(owner?.user_id ?? '0') },
    { enabled: owner !== null && known === undefined, staleTime: FRESH_MS, refetchOnWindowFocus: false },
  );
  const versao = useQuery({
    queryKey: owner ? versionKey(owner) : ['foto-versao'],
    queryFn: () => 0,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const src = owner && (known ?? data?.has_foto) ? photoUrl(owner, size, versao.data) : null;
  return { src, loading: isLoading };
}

/**
 * Returns a function for after an upload: repeats the presence check and changes the address, which bypasses the
 * browser's cache.
 */
export function useRefreshPhoto() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return (owner: Owner) => {
    client.setQueryData<number>(versionKey(owner), (versao = 0) => versao + 1);
    return utils.fotos.existe.invalidate();
  };
}

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
