import { TAXA } from '@corre/contract/constants.ts';
import { NOME_CHAVE_PIX } from '@corre/contract/entregadores/labels.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ArrowRight, Check } from 'lucide-react';
import { chaveLegivel } from '../entregadores/ficha.ts';
import { comSinal, falta, porExtenso } from '../pagamentos/contas.ts';
import { Entregador, LinhaNoTelefone } from '../pessoas.tsx';
import { dinheiro, menos } from '../relatorios/numeros.tsx';
import { Estado, estadoPorExtenso } from './estado.tsx';
import type { Pagamentos } from './use-pagamentos.ts';

/** Returns the row of a payout in a phone's list: courier, calculation, net amount and state. */
export const pagamentoNoTelefone = (linha: LinhaDoFechamento, { marcando, escolher }: Pagamentos) => {
  const { entregador_id, nome_completo, liquido } = linha;
  return (
    <button type="button" onClick={() => escolher(linha)} className="block w-full text-left">
      <LinhaNoTelefone
        quem={<Entregador entregador_id={entregador_id} nome={nome_completo} size={40} nota={porExtenso(linha)} />}
        valor={formatMoney(liquido)}
        legend={
          falta(linha) && !linha.contestacao && !marcando.has(entregador_id) ? (
            'falta pagar'
          ) : (
            <Estado linha={linha} marcando={marcando.has(entregador_id)} />
          )
        }
      />
    </button>
  );
};

type Linha = LinhaDoFechamento;

/** Hides these columns on a narrow sheet, so that the name has room. The pane beside the sheet shows their values. */
const PRIMEIRAS = '@max-[760px]:hidden';

/**
 * A narrow column, because two panes stand beside the sheet. The column of the net amount is the only bold and sortable
 * one.
 */
const valor = (
  id: string,
  title: string,
  campo: 'bruto' | 'taxa' | 'ajustes' | 'liquido',
  mostrar: (valor: number) => string,
  className: string,
): Column<Linha> => ({
  ...dinheiro(id, title, campo, { mostrar, className: id === 'receber' ? 'font-bold' : 'text-[14px]' }),
  sortable: id === 'receber',
  className: `px-1.5 text-[13.5px] ${className}`,
});

const ouNada = (valor: number) => (valor === 0 ? '–' : comSinal(valor));

const nome: Column<Linha> = {
  id: 'entregador',
  title: 'Entregador',
  pinned: true,
  valor: ({ nome_completo, usuario }) => `${nome_completo} @${usuario}`,
  campos: ['entregador_id', 'nome_completo'],
  planilha: ({ nome_completo }) => nome_completo,
  cell: ({ entregador_id, nome_completo }) => (
    <span className="flex min-w-0 items-center gap-2">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={28} />
      <span className="py-1 text-[14px] leading-[17px] font-[650] wrap-anywhere">{nome_completo}</span>
    </span>
  ),
  className: 'pr-1 first:pl-4',
};

const pix: Column<Linha> = {
  id: 'pix',
  title: 'Chave PIX',
  sortable: false,
  busca: false,
  campos: ['pix_tipo_chave', 'pix_chave'],
  valor: (linha) => `${NOME_CHAVE_PIX[linha.pix_tipo_chave]} ${chaveLegivel(linha)}`.trim(),
  cell: (linha) => (
    <span className="block text-[13px] leading-[18px]">
      <span className="block text-ink-2">{NOME_CHAVE_PIX[linha.pix_tipo_chave]}</span>
      <span className="block tabular-nums wrap-anywhere">
        {linha.pix_chave === '' ? 'Apagada' : chaveLegivel(linha)}
      </span>
    </span>
  ),
  className: 'w-[108px] px-1.5 pl-3 @max-[600px]:hidden',
};

/** The data that the state column needs besides the row. */
interface Marcacao {
  marcando: ReadonlySet<number>;
  escolhido: number | undefined;
  pausa: boolean;
  marcar: (linha: Linha) => void;
}

const situacao = ({ marcando, escolhido, pausa, marcar }: Marcacao): Column<Linha> => ({
  id: 'estado',
  title: 'Pago',
  busca: false,
  valor: ({ pago_em, estado }) => pago_em ?? estado,
  campos: ['estado', 'pago_em'],
  planilha: estadoPorExtenso,
  cell: (linha) => {
    const daVez = linha.entregador_id === escolhido;
    if (!falta(linha) || linha.contestacao || marcando.has(linha.entregador_id)) {
      return <Estado linha={linha} marcando={marcando.has(linha.entregador_id)} />;
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
        onClick={() => marcar(linha)}
        className="relative z-1"
      >
        Marcar<span className="sr-only"> {linha.nome_completo} como pago</span>
      </Button>
    );
  },
  className: 'w-[128px] px-1.5 last:pr-3',
});

/** The columns of the closing: gross − fee ± adjustments = to receive, the masked key, the state. */
export const colunasDoFechamento = (marcacao: Marcacao): readonly Column<Linha>[] => [
  nome,
  valor('bruto', 'Bruto', 'bruto', formatMoney, `w-[94px] ${PRIMEIRAS}`),
  valor('taxa', TAXA, 'taxa', menos, `w-[96px] text-ink-2 ${PRIMEIRAS}`),
  valor('ajustes', 'Ajustes', 'ajustes', ouNada, 'w-[92px] @max-[480px]:hidden'),
  valor('receber', 'A receber', 'liquido', formatMoney, 'w-[98px]'),
  pix,
  situacao(marcacao),
];
