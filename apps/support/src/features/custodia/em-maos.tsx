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

const Quem = ({ linha: { entregador_id, entregador, entregador_ativo } }: { linha: Alguem }) => (
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
  cell: (linha: Alguem) => <Quem linha={linha} />,
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
const colunasDoDinheiro: readonly Column<LinhaEmMaos>[] = [
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
    total: (linhas) => sumReais(linhas, ({ saldo }) => saldo),
    formato: formatMoney,
  },
];

/** Columns of the card machine table. */
const colunasDasMaquininhas: readonly Column<MaquininhaEmMaos>[] = [
  { id: 'maquininha', title: 'Maquininha', valor: ({ apelido }) => apelido },
  entregador,
  loja,
  desde,
];

const NoTelefone = ({ quem, texto }: { quem: ReactNode; texto: string }) => (
  <div className="grid gap-1">
    {quem}
    <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">{texto}</p>
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
  falhou: boolean;
  tentar: () => void;
};

/**
 * Tables of the cash (largest balance first) and of the card machines that couriers hold. Support can take both back.
 */
export function TabelasEmMaos({ emMaos, falhou, tentar }: Props) {
  const [dinheiro, setDinheiro] = useState<LinhaEmMaos | null>(null);
  const [maquininha, setMaquininha] = useState<MaquininhaEmMaos | null>(null);
  const erro = falhou && !emMaos ? { title: FALHAS['custodia.emMaos'], onRetry: tentar } : undefined;
  const tabelaDoDinheiro = useDataTable({
    prefix: 'd',
    columns: colunasDoDinheiro,
    data: emMaos?.linhas,
    rowId: ({ entregador_id, comercio_id }) => `${entregador_id}-${comercio_id}`,
    initialSort: { id: 'saldo', desc: true },
    error: erro,
  });
  const tabelaDasMaquininhas = useDataTable({
    prefix: 'm',
    columns: colunasDasMaquininhas,
    data: emMaos?.maquininhas,
    rowId: ({ maquininha_id }) => maquininha_id,
    error: erro,
  });
  return (
    <>
      <h2>Dinheiro em mãos</h2>
      <DataTable
        table={tabelaDoDinheiro}
        title="Dinheiro em mãos"
        search="Buscar entregador ou loja"
        actionsTitle="Ações"
        actions={(linha) => (
          <Receber
            label={`Receber dinheiro de ${linha.entregador}, ${linha.comercio}`}
            onClick={() => setDinheiro(linha)}
          />
        )}
        phoneRow={(linha) => (
          <NoTelefone
            quem={<Quem linha={linha} />}
            texto={`${formatMoney(linha.saldo)} de ${linha.comercio} · desde ${formatDateTime(linha.desde)}`}
          />
        )}
        empty={{ title: 'Nenhum dinheiro com entregadores', texto: 'O que clientes pagam em dinheiro aparece aqui.' }}
      />
      <h2>Maquininhas em mãos</h2>
      <DataTable
        table={tabelaDasMaquininhas}
        title="Maquininhas em mãos"
        search="Buscar maquininha, entregador ou loja"
        actionsTitle="Ações"
        actions={(linha) => (
          <Receber
            label={`Receber de volta a maquininha ${linha.apelido} de ${linha.comercio}`}
            onClick={() => setMaquininha(linha)}
          />
        )}
        phoneRow={(linha) => (
          <NoTelefone
            quem={<Quem linha={linha} />}
            texto={`Maquininha ${linha.apelido} de ${linha.comercio} · desde ${formatDateTime(linha.desde)}`}
          />
        )}
        empty={{ title: 'Nenhuma maquininha com entregadores' }}
      />
      {dinheiro && <ReceberDinheiro linha={dinheiro} onFechar={() => setDinheiro(null)} />}
      {maquininha && <ReceberMaquininha maquininha={maquininha} onFechar={() => setMaquininha(null)} />}
    </>
  );
}
