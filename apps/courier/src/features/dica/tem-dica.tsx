import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Lightbulb } from 'lucide-react';
import { useDica } from './use-dica.ts';

/** That there is a hint of this place; it stands behind 'Mais', and on the phone should the signal go. */
export function TemDica({ solicitacao_id }: { solicitacao_id: number }) {
  const texto = useDica(solicitacao_id)?.texto ?? null;
  if (texto === null) return null;
  return (
    <li>
      <Badge tone="contorno" icon={Lightbulb} className="text-[14px]">
        Dica do lugar
      </Badge>
    </li>
  );
}
