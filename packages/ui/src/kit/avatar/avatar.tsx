import { LoaderCircle, Package, Truck } from 'lucide-react';
import { useState } from 'react';
import { inRem } from '../theme/in-rem.ts';
import { twMerge } from '../theme/merge-classes.ts';

/** Sides in pixels of the named sizes. Other sizes are given as a number. */
const sizes = { small: 30, medium: 40, large: 64 } as const;
const dots = {
  online: { word: 'online', className: 'bg-ok' },
  sem_sinal: { word: 'sem sinal', className: 'bg-faixa' },
  offline: { word: 'offline', className: 'bg-ink-3' },
  suspenso: { word: 'suspenso', className: 'bg-perigo' },
} as const;

export type AvatarProps = {
  /** the photo's address, null when `has_foto` is false */
  src: string | null | undefined;
  /** true while it is unknown whether there is a photo */
  loading?: boolean;
  /** decides the icon without a photo: a truck for a courier, a package for others [foto] */
  user_type?: 'entregador' | 'comercio' | 'admin' | 'suporte';
  /** read aloud as 'Foto de …'; left out when the name stands beside the picture */
  nome?: string;
  size?: keyof typeof sizes | number;
  status?: keyof typeof dots;
  shape?: 'redonda' | 'quadrada';
  className?: string;
};

function StandIn({ user_type }: { user_type: AvatarProps['user_type'] }) {
  const Icon = user_type === 'entregador' ? Truck : Package;
  return <Icon aria-hidden="true" className="size-1/2 text-ink-3" />;
}

/**
 * The picture of a person or shop: a spinner while unknown, then the photo. Without a photo or after a load error, an
 * icon.
 */
export function Avatar({
  src,
  loading = false,
  user_type = 'entregador',
  nome,
  size = 'medium',
  status,
  shape = 'redonda',
  className,
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const side = typeof size === 'number' ? size : sizes[size];
  const photo = src && src !== failed ? src : null;
  const label = nome ? `Foto de ${nome}` : undefined;
  const dot = status && dots[status];
  return (
    <span
      className={twMerge('relative inline-flex shrink-0', className)}
      style={{ width: inRem(`${side}px`), height: inRem(`${side}px`) }}
    >
      <span
        className={twMerge(
          'flex size-full items-center justify-center overflow-hidden bg-sunken',
          shape === 'redonda' ? 'rounded-full' : 'rounded-[28%]',
          !photo && 'border border-line',
        )}
      >
        {loading ? (
          <LoaderCircle aria-hidden="true" className="size-[45%] animate-spin text-ink-3" />
        ) : photo ? (
          <img
            src={photo}
            alt={label ?? ''}
            width={side}
            height={side}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
            onError={() => setFailed(photo)}
          />
        ) : (
          <StandIn user_type={user_type} />
        )}
        {label && !photo && <span className="sr-only">{label}</span>}
      </span>
      {dot && (
        <span
          className={twMerge(
            'absolute -right-0.5 -bottom-0.5 size-3 rounded-full ring-2 ring-surface',
            shape === 'redonda' && side >= 56 && 'right-0 bottom-0',
            dot.className,
          )}
        >
          <span className="sr-only">{dot.word}</span>
        </span>
      )}
    </span>
  );
}
