import { taxaAdministrativa } from '@corre/contract/configuracoes/taxa.ts';
import { CardBody } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney, formatMoneySigned } from '@corre/ui/kit/format/money.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import type { ReactNode } from 'react';
import { foraDaConta, NOME_AJUSTE, porQueNaoConta } from '../fechamento/regras.ts';
import type { Conta } from '../fechamento/use-contas.ts';
import type { Semana } from './use-historico.ts';

function Row({ nome, children }: { nome: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5 text-[17px] leading-6">
      <dt className="min-w-0 wrap-anywhere text-ink-2">{nome}</dt>
      <dd className="font-[650] whitespace-nowrap tabular-nums">
        <Spoken>{children}</Spoken>
      </dd>
    </div>
  );
}

/** Adjustments that stay out of the sum for good, with the reason. Those that wait for an answer are above the week. */
function ForaDaConta({ conta }: { conta: Conta }) {
  const fora = foraDaConta(conta);
  if (fora.length === 0) return null;
  return (
    <section aria-label="Fora da conta" className="mt-4 rounded-xl bg-sunken p-3">
      <h3 className="text-[16px] leading-6">Fora da conta</h3>
      <ul className="grid gap-2">
        {fora.map((ajuste) => (
          <li key={ajuste.id} className="text-[16px] leading-6 wrap-anywhere text-ink-2">
            <span className="whitespace-nowrap tabular-nums">
              <Spoken>{formatMoneySigned(ajuste.valor)}</Spoken>
            </span>
            , {NOME_AJUSTE[ajuste.tipo].toLowerCase()}: {ajuste.motivo}
            <span className="block font-[650] text-ink">{porQueNaoConta(ajuste)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the net sum with the adjustments. While the week runs, the deliveries are newer than the accounts. */
function somado(semana: Semana, conta: Conta | undefined): number {
  if (!conta) return semana.total_a_receber;
  return conta.estado === 'aberta' ? semana.total_a_receber + conta.ajustes : conta.liquido;
}

/** The sum as a receipt: gross − fee ± adjustments = net. */
export function Resumo({ semana, conta }: { semana: Semana; conta: Conta | undefined }) {
  return (
    <CardBody>
      <dl>
        <Row nome={countOf(semana.total_entregas, 'entrega', 'entregas')}>
          {countOf(semana.total_quantidade, 'item', 'itens')}
        </Row>
        <Row nome="Valor total (bruto)">{formatMoney(semana.total_valor)}</Row>
        <Row nome={taxaAdministrativa(semana.taxa_percentual)}>{formatMoney(-semana.total_taxa)}</Row>
        {conta?.lista_ajustes
          .filter((ajuste) => ajuste.conta)
          .map(({ id, tipo, motivo, valor }) => (
            <Row key={id} nome={`${NOME_AJUSTE[tipo]}: ${motivo}`}>
              {formatMoneySigned(valor)}
            </Row>
          ))}
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-3">
          <dt className="text-[18px] font-[750]">{conta?.pago_em ? 'Recebido' : 'A receber'}</dt>
          <dd className="text-[28px] leading-9 font-[800] whitespace-nowrap tabular-nums">
            <Spoken>{formatMoney(somado(semana, conta))}</Spoken>
          </dd>
        </div>
      </dl>
      {conta && <ForaDaConta conta={conta} />}
    </CardBody>
  );
}
