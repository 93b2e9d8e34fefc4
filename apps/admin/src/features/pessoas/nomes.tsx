import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { primeiros } from './primeiros.ts';

/** The first names as badges, then '+N', or 'Nenhum' [relatorios]. */
export function Nomes({ nomes, quantos }: { nomes: readonly string[]; quantos: number }) {
  const { mostrados, restantes } = primeiros(nomes, quantos);
  if (mostrados.length === 0) return <span className="text-ink-2">Nenhum</span>;
  return (
    <span className="flex flex-wrap gap-1.5 py-1" title={nomes.join(', ')}>
      {mostrados.map((nome) => (
        <Badge key={nome} tone="contorno" className="max-w-48">
          <span className="truncate leading-5">{nome}</span>
        </Badge>
      ))}
      {restantes > 0 && <Badge tone="suave">+{restantes}</Badge>}
    </span>
  );
}
