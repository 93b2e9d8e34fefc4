import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import type { Ambiente } from '@corre/contract/vocabulario.ts';
import { CircleAlert, CircleCheck, CircleOff, FlaskConical, Rocket } from 'lucide-react';
import { Badge } from '../../kit/badge/badge.tsx';
import { comErro, NOME_DO_AMBIENTE } from './words.ts';

/** Badge of the environment. Test and production differ in colour, icon and word, so that nobody confuses them. */
export const AmbienteBadge = ({ ambiente }: { ambiente: Ambiente }) => (
  <Badge tone={ambiente === 'teste' ? 'aguardando' : 'suave'} icon={ambiente === 'teste' ? FlaskConical : Rocket}>
    {NOME_DO_AMBIENTE[ambiente]}
  </Badge>
);

type Props = { integracao: Pick<Integracao, 'ativa' | 'desligada_por' | 'ultimo_erro' | 'ultimo_sucesso'> };

/** Badge that says whether an integration is on, and whether its last message arrived. */
export function StateBadge({ integracao }: Props) {
  const { ativa, desligada_por } = integracao;
  if (!ativa) {
    return (
      <Badge tone={desligada_por === null ? 'neutro' : 'perigo-contorno'} icon={CircleOff}>
        {desligada_por === null ? 'Desligada' : 'Desligada pelo sistema'}
      </Badge>
    );
  }
  if (comErro(integracao)) {
    return (
      <Badge tone="perigo-contorno" icon={CircleAlert}>
        Ligada, com erro
      </Badge>
    );
  }
  return (
    <Badge tone="finalizada" icon={CircleCheck}>
      Ligada
    </Badge>
  );
}
