import type { Medalha } from '@corre/contract/vocabulario.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';

/** The metal colours are the same in both themes, because a medal is a picture. */
const looks = {
  ouro: { numero: 1, side: 46, disc: '#f6c136', borda: '#a97708', text: '#4d3600', fita: ['#c8372d', '#e4685c'] },
  prata: { numero: 2, side: 42, disc: '#ced7dc', borda: '#7c8b94', text: '#2a353b', fita: ['#2d5f83', '#5c93b8'] },
  bronze: { numero: 3, side: 42, disc: '#dd9f6d', borda: '#96572a', text: '#44200a', fita: ['#1f6b52', '#4fa184'] },
} as const satisfies Record<Medalha, object>;

/** A medal of the weekly ranking: two ribbons and a disc with the place [ranking]. */
export function Medal({ medalha, className }: { medalha: Medalha; className?: string }) {
  const { numero, side, disc, borda, text: wording, fita } = looks[medalha];
  return (
    <svg
      viewBox="0 0 48 48"
      width={side}
      height={side}
      role="img"
      aria-label={`Medalha de ${medalha}`}
      className={twMerge('shrink-0', className)}
    >
      <path d="M14 1h9l5 15-8 3z" fill={fita[0]} />
      <path d="M34 1h-9l-5 15 8 3z" fill={fita[1]} />
      <circle cx="24" cy="31" r="15" fill={disc} stroke={borda} strokeWidth="2.5" />
      <path
        d="M13.5 28a11 11 0 0 1 7-7.4"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text x="24" y="37" textAnchor="middle" fontSize="17" fontWeight="800" fill={wording}>
        {numero}
      </text>
    </svg>
  );
}
