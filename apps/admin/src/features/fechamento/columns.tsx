import { rotuloDaTaxa } from '@corre/contract/configuracoes/taxa.ts';
import { NOME_CHAVE_PIX } from '@corre/contract/entregadores/labels.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ArrowRight, Check } from 'lucide-react';
import { chaveLegivel } from '../entregadores/ficha.ts';
import { comSinal, falta, porExtenso } from '../pagamentos/contas.ts';
import { Entregador, PessoaRow } from '../pessoas.tsx';
import { dinheiro, menos } from '../relatorios/numeros.tsx';
import { Estado, estadoPorExtenso } from './estado.tsx';
import type { Pagamentos } from './use-pagamentos.ts';

/** Returns the row of a payout in a phone's list: courier, calculation, net amount and state. */
export const pagamentoNoTelefone = (row: LinhaDoFechamento, { marking, choose }: Pagamentos) => {
  const { entregador_id, nome_completo, liquido } = row;
  return (
    <button type="button" onClick={() => choose(row)} className="block w-full text-left">
      <PessoaRow
        quem={<Entregador entregador_id={entregador_id} nome={nome_completo} size={40} nota={porExtenso(row)} />}
        valor={formatMoney(liquido)}
        legend={
          falta(row) && !row.contestacao && !marking.has(entregador_id) ? (
            'falta pagar'
          ) : (
            <Estado row={row} marking={marking.has(entregador_id)} />
          )
        }
      />
    </button>
  );
};

type Row = LinhaDoFechamento;

/** Hides these columns on a narrow sheet, so that the name has room. The pane beside the sheet shows their values. */
const PRIMEIRAS = '@max-[820px]:hidden';

/**
 * A narrow column, because two panes stand beside the sheet. The column of the net amount is the only bold and sortable
 * one.
 */
const valor = (
  id: string,
  title: string,
  field: 'bruto' | 'taxa' | 'ajustes' | 'liquido',
  reveal: (valor: number) => string,
  className: string,
): Column<Row> => ({
  ...dinheiro(id, title, field, { reveal, className: id === 'receber' ? 'font-bold' : 'text-[14px]' }),
  sortable: id === 'receber',
  className: `px-1.5 text-[13.5px] ${className}`,
});

const ouNada = (valor: number) => (valor === 0 ? '–' : comSinal(valor));

const nome: Column<Row> = {
  id: 'entregador',
  title: 'Entregador',
  pinned: true,
  value: ({ nome_completo, usuario }) => `${nome_completo} @${usuario}`,
  fields: ['entregador_id', 'nome_completo'],
  sheetValue: ({ nome_completo }) => nome_completo,
  cell: ({ entregador_id, nome_completo }) => (
    <span className="flex min-w-0 items-center gap-2">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={28} />
      <span className="py-1 text-[14px] leading-[17px] font-[650] wrap-anywhere">{nome_completo}</span>
    </span>
  ),
  className: 'pr-1 first:pl-4',
};

const pix: Column<Row> = {
  id: 'pix',
  title: 'Chave PIX',
  sortable: false,
  searchable: false,
  fields: ['pix_tipo_chave', 'pix_chave'],
  value: (row) => `${NOME_CHAVE_PIX[row.pix_tipo_chave]} ${chaveLegivel(row)}`.trim(),
  cell: (row) => (
    <span className="block text-[13px] leading-[18px]">
      <span className="block text-ink-2">{NOME_CHAVE_PIX[row.pix_tipo_chave]}</span>
      <span className="block tabular-nums wrap-anywhere">
        <Spoken>{row.pix_chave === '' ? 'Apagada' : chaveLegivel(row)}</Spoken>
      </span>
    </span>
  ),
  className: 'w-[108px] px-1.5 pl-3 @max-[600px]:hidden',
};

/** The data that the state column needs besides the row. */
interface Marcacao {
  marking: ReadonlySet<number>;
  chosen: number | undefined;
  pausa: boolean;
  marcar: (row: Row) => void;
}

const situacao = ({ marking, chosen, pausa, marcar }: Marcacao): Column<Row> => ({
  id: 'estado',
  title: 'Pago',
  searchable: false,
  value: ({ pago_em, estado }) => pago_em ?? estado,
  fields: ['estado', 'pago_em'],
  sheetValue: estadoPorExtenso,
  cell: (row) => {
    const daVez = row.entregador_id === chosen;
    if (!falta(row) || row.contestacao || marking.has(row.entregador_id)) {
      return <Estado row={row} marking={marking.has(row.entregador_id)} />;
    }
    if (daVez) {
      return (
        <Badge tone="faixa" icon={ArrowRight}>
          Agora
        </Badge>
      );
    }
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={Check}
        // The key P does the same. With Tab stops here, fifteen stops would stand between the sheet and the pane.
        tabIndex={-1}
        aria-disabled={pausa}
        onClick={() => marcar(row)}
        className="relative z-1"
      >
        Marcar<span className="sr-only"> {row.nome_completo} como pago</span>
      </Button>
    );
  },
  className: 'w-[128px] px-1.5 last:pr-3',
});

/** The columns of the closing: gross − fee ± adjustments = to receive, the masked key, the state. `percentual`: the rate of the week. */
export const fechamentoColumns = (marcacao: Marcacao, percentual: number | undefined): readonly Column<Row>[] => [
  nome,
  valor('bruto', 'Bruto', 'bruto', formatMoney, `w-[104px] ${PRIMEIRAS}`),
  valor('taxa', rotuloDaTaxa(percentual), 'taxa', menos, `w-[110px] text-ink-2 ${PRIMEIRAS}`),
  valor('ajustes', 'Ajustes', 'ajustes', ouNada, 'w-[104px] @max-[480px]:hidden'),
  valor('receber', 'A receber', 'liquido', formatMoney, 'w-[108px]'),
  pix,
  situacao(marcacao),
];
