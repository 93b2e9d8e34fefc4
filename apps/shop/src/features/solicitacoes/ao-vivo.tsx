import { useLive } from '@corre/ui/shell/live-events.tsx';

/** Shows whether the live connection is open. */
export function AoVivo({ className = '' }: { className?: string }) {
  const { estado } = useLive();
  const vivo = estado === 'ao_vivo';
  return (
    <span className={`inline-flex items-center gap-2 text-[14px] text-ink-2 ${className}`}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${vivo ? 'bg-ok forced-colors:bg-[CanvasText]' : 'border-2 border-ink-3'}`}
      />
      {vivo ? 'ao vivo' : 'conectando'}
    </span>
  );
}
