import { TAXA } from '@corre/contract/constants.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { comSinal } from '../pagamentos/contas.ts';

const Parcela = ({ nome, valor }: { nome: string; valor: string }) => (
  <div className="flex justify-between gap-2">
    <dt className="text-ink-2">{nome}</dt>
    <dd className="tabular-nums">{valor}</dd>
  </div>
);

/** The calculation of a payout: gross − fee ± adjustments = to receive. */
export function Soma({ linha: { bruto, taxa, ajustes, liquido } }: { linha: LinhaDoFechamento }) {
  return (
    <dl className="grid gap-1.5 rounded-[10px] bg-sunken px-3.5 py-3 text-[14px] leading-5">
      <Parcela nome="Bruto" valor={formatMoney(bruto)} />
      <Parcela nome={TAXA} valor={`− ${formatMoney(taxa)}`} />
      {ajustes !== 0 && <Parcela nome="Ajustes" valor={comSinal(ajustes)} />}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2 border-t border-line pt-2">
        <dt className="font-bold">A receber</dt>
        <dd className="text-[20px] leading-7 font-bold tabular-nums">{formatMoney(liquido)}</dd>
      </div>
    </dl>
  );
}
