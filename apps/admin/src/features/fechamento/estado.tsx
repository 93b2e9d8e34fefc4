import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Spinner } from '@corre/ui/kit/button/spinner.tsx';
import { Check, Clock, Landmark, MessageSquareWarning, Minus } from 'lucide-react';
import { esperaOBanco, fraseDoBanco } from '../pagamentos/contas.ts';

type Props = { row: LinhaDoFechamento; marking: boolean };

/** Returns the state of a payout as a text. */
export function estadoPorExtenso(row: LinhaDoFechamento): string {
  const { estado, pago_em, liquido, contestacao } = row;
  if (estado === 'paga') {
    const paga = pago_em === null ? 'Paga' : `Paga em ${formatDayMonthTime(pago_em)}`;
    return contestacao ? `${paga}, contestada` : paga;
  }
  if (estado === 'aberta') return 'Semana aberta';
  if (liquido <= 0) return 'Nada a receber';
  const doBanco = fraseDoBanco(row);
  if (esperaOBanco(row) && doBanco) return doBanco;
  const state = estado === 'contestada' ? 'Contestada' : 'Falta pagar';
  return doBanco ? `${state}. ${doBanco}` : state;
}

/** The badge of a payout's state. What lies at the bank comes first, then an objection. */
export function Estado({ row, marking }: Props) {
  const { estado, pago_em, liquido, contestacao } = row;
  if (marking) {
    return (
      <Badge tone="neutro">
        <Spinner />
        Marcando
      </Badge>
    );
  }
  if (estado !== 'paga' && row.no_banco && esperaOBanco(row)) {
    return <Badge icon={Landmark}>No arquivo nº {row.no_banco.nsa}</Badge>;
  }
  if (contestacao) {
    return (
      <Badge tone="aguardando" icon={MessageSquareWarning}>
        Contestada
      </Badge>
    );
  }
  if (estado === 'paga') {
    return (
      <Badge tone="finalizada" icon={Check} className="tabular-nums">
        {pago_em === null ? 'Paga' : formatDayMonthTime(pago_em)}
      </Badge>
    );
  }
  if (estado === 'aberta') return <Badge icon={Clock}>Aberta</Badge>;
  if (liquido <= 0) return <Badge icon={Minus}>Nada</Badge>;
  return null;
}
