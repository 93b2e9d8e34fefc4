import { URGENTES_JANELA_MINUTOS, URGENTES_POR_LOJA } from '@corre/contract/constants.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaComoNormal } from './urgentes-na-frente.ts';

/** The reason why an urgent request waits as a normal one (ADR 0038). */
export function EsperaComoNormal({ solicitacao }: { solicitacao: SolicitacaoDoComercio }) {
  if (!esperaComoNormal(solicitacao)) return null;
  return (
    <p className="text-[14px] leading-5 text-ink-2">
      Na fila como normal: só {URGENTES_POR_LOJA} urgentes da loja passam na frente a cada {URGENTES_JANELA_MINUTOS}{' '}
      minutos.
    </p>
  );
}
