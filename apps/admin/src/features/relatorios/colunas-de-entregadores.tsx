import { TAXA } from '@corre/contract/constants.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatPercent } from '@corre/ui/kit/format/money.ts';
import { Entregador } from '../pessoas/pessoas.tsx';
import { dinheiro, inteiro, menos } from './colunas-de-numeros.tsx';
import { Participacao } from './participacao.tsx';
import type { LinhaDoRanking } from './posicoes.ts';
import { somarParticipacoes } from './somar.ts';

const nome: Column<LinhaDoRanking> = {
  id: 'entregador',
  title: 'Entregador',
  pinned: true,
  valor: (linha) => `${linha.nome} @${linha.usuario}`,
  campos: ['entregador_id', 'nome'],
  planilha: ({ nome }) => nome,
  cell: (linha) => (
    <Entregador
      entregador_id={linha.entregador_id}
      nome={linha.nome}
      antes={
        <span aria-hidden="true" className="w-5 shrink-0 text-right text-ink-2 tabular-nums">
          {linha.posicao}
        </span>
      }
    />
  ),
};

const participacao: Column<LinhaDoRanking> = {
  id: 'participacao',
  title: 'Participação nas entregas',
  sortable: false,
  busca: false,
  campos: ['participacao'],
  tipo: 'porcento',
  valor: ({ participacao }) => participacao,
  cell: ({ participacao }) => <Participacao porcento={participacao} />,
  total: (linhas) => somarParticipacoes(linhas.map(({ participacao }) => participacao)),
  formato: formatPercent,
  className: 'w-[22%]',
};

/** The columns of a report's couriers: deliveries, share, value − fee = to receive. Totals stand below. */
export const colunasDeItens: readonly Column<LinhaDoRanking>[] = [
  nome,
  inteiro('entregas', 'Entregas', 'total_entregas'),
  participacao,
  dinheiro('valor', 'Valor', 'total_valor'),
  dinheiro('taxa', TAXA, 'total_taxa', { mostrar: menos, className: 'text-ink-2' }),
  dinheiro('receber', 'A receber', 'total_a_receber', { className: 'font-bold' }),
];
