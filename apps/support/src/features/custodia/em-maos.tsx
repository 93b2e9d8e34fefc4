import { sumReais } from '@corre/contract/cents.ts';
import type { EmMaos, LinhaEmMaos } from '@corre/contract/custodia/suporte-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { type ReactNode, useState } from 'react';
import { ReceberDinheiro, ReceberMaquininha } from './receber.tsx';
import type { MaquininhaEmMaos } from './use-em-maos.ts';

type Alguem = Pick<LinhaEmMaos, 'entregador_id' | 'entregador' | 'entregador_ativo'>;

/** A removed account stays in the list, because its cash or machine is still missing. */
const Inativo = () => (
  <Badge tone="perigo-contorno" className="ml-2">
    Inativo
  </Badge>
);

const Quem = ({ row: { entregador_id, entregador, entregador_ativo } }: { row: Alguem }) => (
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
  value: ({ entregador }: Alguem) => entregador,
  cell: (row: Alguem) => <Quem row={row} />,
};
const loja = {
  id: 'comercio',
  title: 'Loja',
  value: ({ comercio }: Pick<LinhaEmMaos, 'comercio'>) => comercio,
  cell: ({ comercio, comercio_ativo }: Pick<LinhaEmMaos, 'comercio' | 'comercio_ativo'>) => (
    <span className="wrap-anywhere">
      {comercio}
      {!comercio_ativo && <Inativo />}
    </span>
  ),
};
const since = {
  id: 'desde',
  title: 'Desde',
  searchable: false,
  value: ({ desde }: Pick<LinhaEmMaos, 'desde'>) => desde,
  cell: ({ desde }: Pick<LinhaEmMaos, 'desde'>) => <span className="whitespace-nowrap">{formatDateTime(desde)}</span>,
};

/** Columns of the cash table, one row for each courier and shop. */
const colunasDoDinheiro: readonly Column<LinhaEmMaos>[] = [
  entregador,
  loja,
  since,
  {
    id: 'saldo',
    title: 'Em dinheiro',
    numeric: true,
    searchable: false,
    value: ({ saldo }) => saldo,
    cell: ({ saldo }) => <strong>{formatMoney(saldo)}</strong>,
    total: (rows) => sumReais(rows, ({ saldo }) => saldo),
    formatTotal: formatMoney,
  },
];

/** Columns of the card machine table. */
const colunasDasMaquininhas: readonly Column<MaquininhaEmMaos>[] = [
  { id: 'maquininha', title: 'Maquininha', value: ({ apelido }) => apelido },
  entregador,
  loja,
  since,
];

const NoTelefone = ({ quem, text }: { quem: ReactNode; text: string }) => (
  <div className="grid gap-1">
    {quem}
    <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">{text}</p>
  </div>
);

const Receber = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="secondary" size="sm" aria-label={label} onClick={onClick} className="max-sm:min-h-11">
    Receber
  </Button>
);

type Props = {
  /** Undefined while the query loads. */
  emMaos: EmMaos | undefined;
  failed: boolean;
  retry: () => void;
};

/**
 * Tables of the cash (largest balance first) and of the card machines that couriers hold. Support can take both back.
 */
export function EmMaosTables({ emMaos, failed, retry }: Props) {
  const [dinheiro, setDinheiro] = useState<LinhaEmMaos | null>(null);
  const [maquininha, setMaquininha] = useState<MaquininhaEmMaos | null>(null);
  const error = failed && !emMaos ? { title: FALHAS['custodia.emMaos'], onRetry: retry } : undefined;
  const tabelaDoDinheiro = useDataTable({
    prefix: 'd',
    columns: colunasDoDinheiro,
    data: emMaos?.linhas,
    rowId: ({ entregador_id, comercio_id }) => `${entregador_id}-${comercio_id}`,
    initialSort: { id: 'saldo', desc: true },
    error,
  });
  const tabelaDasMaquininhas = useDataTable({
    prefix: 'm',
    columns: colunasDasMaquininhas,
    data: emMaos?.maquininhas,
    rowId: ({ maquininha_id }) => maquininha_id,
    error,
  });
  return (
    <>
      <h2>Dinheiro em mãos</h2>
      <DataTable
        table={tabelaDoDinheiro}
        title="Dinheiro em mãos"
        search="Buscar entregador ou loja"
        actionsTitle="Ações"
        actions={(row) => (
          <Receber label={`Receber dinheiro de ${row.entregador}, ${row.comercio}`} onClick={() => setDinheiro(row)} />
        )}
        phoneRow={(row) => (
          <NoTelefone
            quem={<Quem row={row} />}
            text={`${formatMoney(row.saldo)} de ${row.comercio} · desde ${formatDateTime(row.desde)}`}
          />
        )}
        empty={{ title: 'Nenhum dinheiro com entregadores', text: 'O que clientes pagam em dinheiro aparece aqui.' }}
      />
      <h2>Maquininhas em mãos</h2>
      <DataTable
        table={tabelaDasMaquininhas}
        title="Maquininhas em mãos"
        search="Buscar maquininha, entregador ou loja"
        actionsTitle="Ações"
        actions={(row) => (
          <Receber
            label={`Receber de volta a maquininha ${row.apelido} de ${row.comercio}`}
            onClick={() => setMaquininha(row)}
          />
        )}
        phoneRow={(row) => (
          <NoTelefone
            quem={<Quem row={row} />}
            text={`Maquininha ${row.apelido} de ${row.comercio} · desde ${formatDateTime(row.desde)}`}
          />
        )}
        empty={{ title: 'Nenhuma maquininha com entregadores' }}
      />
      {dinheiro && <ReceberDinheiro row={dinheiro} onClose={() => setDinheiro(null)} />}
      {maquininha && <ReceberMaquininha maquininha={maquininha} onClose={() => setMaquininha(null)} />}
    </>
  );
}
