import { FALHAS } from '@corre/contract/falhas.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { Handovers } from '@corre/ui/shell/handovers.tsx';
import { Contestada } from './contestada.tsx';
import { EmMaosTables } from './em-maos.tsx';
import { useEmMaos, usePendencias } from './use-em-maos.ts';

/**
 * Cash and card machines that couriers hold, for all shops (ADR 0022).
 * Contested differences and unconfirmed handovers come first, because they wait for an action.
 */
export function Custodia() {
  const { data: emMaos, isError, refetch } = useEmMaos();
  const { data: pendencias } = usePendencias();
  useFailureNotice(isError, FALHAS['custodia.emMaos']);
  const contestacoes = pendencias?.contestacoes ?? [];
  const prestacoes = emMaos?.prestacoes ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      {emMaos && (
        <p className="text-ink-2">
          Ao todo <strong className="tabular-nums text-ink">{formatMoney(emMaos.total)}</strong> com entregadores
          {emMaos.limite !== null && ` · limite de ${formatMoney(emMaos.limite)} por entregador`}
        </p>
      )}
      {contestacoes.length > 0 && (
        <section aria-labelledby="diferencas-contestadas" className="grid grid-cols-1 gap-3">
          <h2 id="diferencas-contestadas">Diferenças contestadas</h2>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {contestacoes.map((diferenca) => (
              <Contestada key={diferenca.prestacao_id} diferenca={diferenca} />
            ))}
          </div>
        </section>
      )}
      {prestacoes.length > 0 && (
        <section aria-labelledby="a-confirmar" className="grid grid-cols-1 gap-3">
          <h2 id="a-confirmar">Dinheiro a confirmar</h2>
          <Handovers prestacoes={prestacoes} withComercio />
        </section>
      )}
      <EmMaosTables emMaos={emMaos} failed={isError} retry={() => void refetch()} />
    </div>
  );
}
