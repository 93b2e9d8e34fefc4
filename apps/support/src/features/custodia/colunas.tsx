import { somarReais } from '@corre/contract/cents.ts';
import type { EmMaos, LinhaEmMaos } from '@corre/contract/custodia/suporte-contrato.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';

export type MaquininhaEmMaos = EmMaos['maquininhas'][number];
type Alguem = Pick<LinhaEmMaos, 'entregador_id' | 'entregador' | 'entregador_ativo'>;

/** A removed account stays in the list, because its cash or machine is still missing. */
const Inativo = () => (
  <Badge tone="perigo-contorno" className="ml-2">
    Inativo
  </Badge>
);

export const Quem = ({ de: { entregador_id, entregador, entregador_ativo } }: { de: Alguem }) => (
  <span className="flex min-w-0 items-center gap-3 font-[650]">
    <UserAvatar user_type="entregador" user_id={entregador_id} size={32} />
    <span className="min-w-0 wrap-anywhere">
      {entregador}
      {!entregador_ativo && <Inativo />}
    </span>
  </span>
);

const entregador = {
  id: 'entregador',
  title: 'Entregador',
  valor: ({ entregador }: Alguem) => entregador,
  cell: (linha: Alguem) => <Quem de={linha} />,
};
const loja = {
  id: 'comercio',
  title: 'Loja',
  valor: ({ comercio }: Pick<LinhaEmMaos, 'comercio'>) => comercio,
  cell: ({ comercio, comercio_ativo }: Pick<LinhaEmMaos, 'comercio' | 'comercio_ativo'>) => (
    <span className="wrap-anywhere">
      {comercio}
      {!comercio_ativo && <Inativo />}
    </span>
  ),
};
const desde = {
  id: 'desde',
  title: 'Desde',
  busca: false,
  valor: ({ desde }: Pick<LinhaEmMaos, 'desde'>) => desde,
  cell: ({ desde }: Pick<LinhaEmMaos, 'desde'>) => <span className="whitespace-nowrap">{formatDateTime(desde)}</span>,
};

/** Columns of the cash table, one row for each courier and shop. */
export const colunasDoDinheiro: readonly Column<LinhaEmMaos>[] = [
  entregador,
  loja,
  desde,
  {
    id: 'saldo',
    title: 'Em dinheiro',
    numero: true,
    busca: false,
    valor: ({ saldo }) => saldo,
    cell: ({ saldo }) => <strong>{formatMoney(saldo)}</strong>,
    total: (linhas) => somarReais(linhas, ({ saldo }) => saldo),
    formato: formatMoney,
  },
];

/** Columns of the card machine table. */
export const colunasDasMaquininhas: readonly Column<MaquininhaEmMaos>[] = [
  { id: 'maquininha', title: 'Maquininha', valor: ({ apelido }) => apelido },
  entregador,
  loja,
  desde,
];
