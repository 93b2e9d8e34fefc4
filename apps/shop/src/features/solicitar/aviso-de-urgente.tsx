import { URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { type Control, useWatch } from 'react-hook-form';
import { urgentesNaFrente } from '../solicitacoes/urgentes-na-frente.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import type { Pedido } from './pedido.ts';

type Props = { control: Control<Pedido, unknown, NovaSolicitacao> };

/** Said before it is sent: while three urgent ones wait, a further one queues as normal (decision record 0038). */
export function AvisoDeUrgente({ control }: Props) {
  const urgente = useWatch({ control, name: 'urgente' });
  const comoNormal = urgentesNaFrente(useSolicitacoes().data ?? []) >= URGENTES_POR_LOJA;
  return (
    <div role="status">
      {urgente && comoNormal && (
        <Banner tone="aviso" className="mt-3">
          Sua loja já tem {URGENTES_POR_LOJA} urgentes esperando. Esta entra na fila como normal até uma delas ser
          aceita.
        </Banner>
      )}
    </div>
  );
}
