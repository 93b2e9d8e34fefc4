import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { DashCount } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { progresso } from '../pagamentos/contas.ts';

/** Maximum number of dashes. With more couriers, one dash stands for several. */
const TRACOS_MAX = 30;

/** The progress of the payments: '9 de 15 pagos · R$ 1.606,50 de R$ 2.690,55' and a bar of dashes. */
export function Progresso({ linhas }: { linhas: readonly LinhaDoFechamento[] }) {
  const { pagos, total, valor_pago, valor_total } = progresso(linhas);
  const texto = `${formatInteger(pagos)} de ${formatInteger(total)} pagos`;
  const tracos = Math.min(total, TRACOS_MAX);
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="text-[14px] leading-5 tabular-nums">
        <strong>{texto}</strong>{' '}
        <span className="text-ink-2">
          {formatMoney(valor_pago)} de {formatMoney(valor_total)}
        </span>
      </p>
      {tracos > 0 && (
        <DashCount
          tone="ok"
          filled={Math.floor((pagos / total) * tracos)}
          total={tracos}
          label={texto}
          className="h-1.5 max-w-[360px] flex-nowrap px-0.5 *:h-1.5 *:w-auto *:flex-1"
        />
      )}
    </div>
  );
}
