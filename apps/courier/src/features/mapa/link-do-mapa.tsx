import { Navigation } from 'lucide-react';
import { type Destino, linkMaps, useCidade } from './app-de-navegacao.ts';

/** The address of a delivery in the map, in a tab of its own: the panel stays, and so do its sound and its clock. */
export function LinkDoMapa({ lugar, className = '' }: { lugar: Destino; className?: string }) {
  const cidade = useCidade();
  return (
    <a
      href={linkMaps(lugar, cidade)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Abrir ${lugar.endereco} no mapa`}
      className={`flex size-12 shrink-0 items-center justify-center rounded-xl text-ink ${className}`}
    >
      <Navigation aria-hidden="true" className="size-[22px]" />
    </a>
  );
}
