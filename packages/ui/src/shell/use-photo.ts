import { trpc } from '@corre/client/trpc.ts';
import { FOTO_LADO, FOTO_LADO_MIN } from '@corre/contract/fotos/regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** A courier's id; a shop's id or name (specification §7). */
type Owner = { user_type: UserType; user_id: number | string };

/** Nobody waits for a photo to change by the second. In milliseconds. */
const FRESH_MS = 5 * 60_000;

const versionKey = ({ user_type, user_id }: Owner) => ['foto-versao', user_type, String(user_id)];

/** Where a photo is found; `side` in CSS pixels, fetched at twice that for sharp screens. */
function photoUrl({ user_type, user_id }: Owner, size: number, versao: number): string {
  const side = Math.min(FOTO_LADO, Math.max(FOTO_LADO_MIN, size * 2));
  const newer = versao > 0 ? `&v=${versao}` : '';
  return `/api/foto/${user_type}/${encodeURIComponent(user_id)}?tamanho=${side}${newer}`;
}

/**
 * What Avatar needs: nothing is shown before the presence check, a failed check counts as no photo (specification §8). `known` is what a
 * list has said of it already: then nobody is asked.
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

/** After an upload: the presence is asked for again, and a new address passes by the picture that the browser still holds. */
export function useRefreshPhoto() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return (owner: Owner) => {
    client.setQueryData<number>(versionKey(owner), (versao = 0) => versao + 1);
    return utils.fotos.existe.invalidate();
  };
}
