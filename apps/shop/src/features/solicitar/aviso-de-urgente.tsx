import { URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { type Control, useWatch } from 'react-hook-form';
import { urgentesNaFrente } from '../solicitacoes/urgentes-na-frente.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import type { Pedido } from './pedido.ts';

/** The interval at which the limit is checked, in milliseconds. */
const RELOGIO_MS = 15_000;

type Props = { control: Control<Pedido, unknown, NovaSolicitacao> };

/**
 * The warning that this urgent request will wait as a normal one. It appears after three urgent requests in ten minutes
 * (ADR 0038).
 */
export function AvisoDeUrgente({ control }: Props) {
  const urgente = useWatch({ control, name: 'urgente' });
  const comoNormal = urgentesNaFrente(useSolicitacoes().data ?? [], useServerNow(RELOGIO_MS)) >= URGENTES_POR_LOJA;
  return (
    <div role="status">
      {urgente && comoNormal && (
        <Banner tone="aviso" className="mt-3">
          Só {URGENTES_POR_LOJA} urgentes da loja passam na frente a cada {URGENTES_JANELA_MINUTOS} minutos. Esta entra
          na fila como normal.
        </Banner>
      )}
    </div>
  );
}
