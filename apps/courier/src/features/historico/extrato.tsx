import { rotuloDaTaxa, taxaAdministrativa } from '@corre/contract/configuracoes/taxa.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { releaseNote } from '@corre/ui/domain/format/entrega-when.ts';
import { Statement, StatementActs } from '@corre/ui/domain/statement/statement.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { countOf, formatMoney, formatMoneySigned } from '@corre/ui/kit/format/money.ts';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { fraseDoExtrato, NOME_AJUSTE } from '../fechamento/regras.ts';
import type { Conta } from '../fechamento/use-contas.ts';
import type { Semana } from './use-historico.ts';

const contados = ({ lista_ajustes }: Conta) => lista_ajustes.filter(({ conta }) => conta);

function linhasDaConta(conta: Conta) {
  return [
    { id: 'bruto', nome: `${countOf(conta.total_entregas, 'entrega', 'entregas')} (bruto)`, valor: conta.bruto },
    { id: 'taxa', nome: taxaAdministrativa(conta.taxa_percentual), valor: -conta.taxa, sinal: true },
    ...contados(conta).map(({ id, tipo, motivo, valor }) => ({
      id: `ajuste-${id}`,
      nome: `${NOME_AJUSTE[tipo]}: ${motivo}`,
      valor,
      sinal: true,
    })),
  ];
}

function detailsOnPaper(conta: Conta, nome: string, now: number) {
  const facts: [string, string][] = [
    ['Entregador', nome],
    ['Semana', conta.semana],
  ];
  if (conta.estado !== 'aberta') facts.push(['Identificação do PIX (txid)', conta.txid]);
  if (conta.id_transacao !== null) facts.push(['Transação no banco', conta.id_transacao]);
  return [...facts, ['Emitido em', formatDateTime(now)]] as const;
}

/** The text of the shared statement. */
function resumo(empresa: string, title: string, conta: Conta, sentence: string): string {
  return [
    `${empresa}: ${title}, semana de ${conta.semana}`,
    `${countOf(conta.total_entregas, 'entrega', 'entregas')} (bruto): ${formatMoney(conta.bruto)}`,
    `${rotuloDaTaxa(conta.taxa_percentual)}: ${formatMoneySigned(-conta.taxa)}`,
    ...contados(conta).map(
      ({ tipo, motivo, valor }) => `${NOME_AJUSTE[tipo]}: ${formatMoneySigned(valor)} (${motivo})`,
    ),
    `${conta.pago_em === null ? 'A receber' : 'Recebido'}: ${formatMoney(conta.liquido)}`,
    sentence,
    `txid ${conta.txid}`,
  ].join('\n');
}

/** A week for paper: a receipt if it is paid, otherwise a statement that says that it is not. */
export function Extrato({ semana, conta }: { semana: Semana; conta: Conta }) {
  const { user_name } = useSession();
  const empresa = useConfiguracao()?.empresa ?? 'Corre';
  const now = serverNow();
  const paga = conta.pago_em !== null;
  const title = paga ? 'Recibo de pagamento' : 'Extrato da semana';
  const sentence = fraseDoExtrato(conta, now);
  return (
    <div className="grid max-w-[760px] grid-cols-1 gap-4">
      <Link
        href={`/historico?semana=${conta.semana_inicio}`}
        className={buttonClass({ variant: 'ghost', className: '-ml-2 justify-self-start print:hidden' })}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Voltar ao histórico
      </Link>
      <StatementActs
        file={`${paga ? 'Recibo' : 'Extrato'} ${conta.semana.replaceAll('/', '-')}`}
        summary={resumo(empresa, title, conta, sentence)}
      />
      <Statement
        empresa={empresa}
        title={title}
        situacao={sentence}
        facts={detailsOnPaper(conta, user_name, now)}
        column="Comércio"
        rows={semana.entregas.map((entrega) => ({
          id: entrega.id,
          quando: entrega.data,
          nome: entrega.comercio,
          nota: releaseNote(entrega),
          valor: entrega.valor,
        }))}
        contas={linhasDaConta(conta)}
        total={{ nome: paga ? 'Recebido' : 'A receber', valor: conta.liquido }}
      />
    </div>
  );
}
