import { TAXA } from '@corre/contract/constants.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { ShareBar } from '@corre/ui/kit/share-bar/share-bar.tsx';
import { Entregador } from '../pessoas/pessoas.tsx';
import { dinheiro, inteiro, menos } from './colunas-de-numeros.tsx';
import type { LinhaDoRanking } from './posicoes.ts';

const nome: Column<LinhaDoRanking> = {
  id: 'entregador',
  title: 'Entregador',
  pinned: true,
  valor: (linha) => `${linha.nome} @${linha.usuario}`,
  exporta: ({ nome }) => nome,
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
  title: 'Participação',
  sortable: false,
  busca: false,
  valor: ({ parte }) => Math.round(parte * 100),
  exporta: ({ parte }) => `${Math.round(parte * 100)}%`,
  cell: ({ parte }) => <ShareBar parte={parte} highlight={parte === 1} className="w-full min-w-20 max-w-[168px]" />,
  className: 'w-[20%]',
};

/** Couriers of a report: deliveries, value − fee = receivable, with the sums below (specification §2). */
export const colunasDeItens: readonly Column<LinhaDoRanking>[] = [
  nome,
  inteiro('entregas', 'Entregas', ({ total_entregas }) => total_entregas),
  participacao,
  dinheiro('valor', 'Valor', ({ total_valor }) => total_valor),
  dinheiro('taxa', TAXA, ({ total_taxa }) => total_taxa, { mostrar: menos, className: 'text-ink-2' }),
  dinheiro('receber', 'A receber', ({ total_a_receber }) => total_a_receber, { className: 'font-bold' }),
];
