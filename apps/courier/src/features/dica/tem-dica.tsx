import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Lightbulb } from 'lucide-react';
import { useDica } from './use-dica.ts';

/**
 * A badge that says that the place has a hint. 'Mais' shows the text. The query here already loads it, before the
 * signal fails.
 */
export function TemDica({ solicitacao_id }: { solicitacao_id: number }) {
  const text = useDica(solicitacao_id)?.texto ?? null;
  if (text === null) return null;
  return (
    <li>
      <Badge tone="contorno" icon={Lightbulb} className="text-[14px]">
        Dica do lugar
      </Badge>
    </li>
  );
}
