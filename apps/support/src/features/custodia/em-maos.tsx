import type { EmMaos, LinhaEmMaos } from '@corre/contract/custodia/suporte-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDateTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { colunasDasMaquininhas, colunasDoDinheiro, type MaquininhaEmMaos, Quem } from './colunas.tsx';
import { ReceberDinheiro, ReceberMaquininha } from './receber.tsx';

const NoTelefone = ({ quem, texto }: { quem: ReactNode; texto: string }) => (
  <div className="grid gap-1">
    {quem}
    <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">{texto}</p>
  </div>
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
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Receber dinheiro de ${linha.entregador}, ${linha.comercio}`}
            onClick={() => setDinheiro(linha)}
            className="max-sm:min-h-11"
          >
            Receber
          </Button>
        )}
        phoneRow={(linha) => (
          <NoTelefone
            quem={<Quem de={linha} />}
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
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Receber de volta a maquininha ${linha.apelido} de ${linha.comercio}`}
            onClick={() => setMaquininha(linha)}
            className="max-sm:min-h-11"
          >
            Receber
          </Button>
        )}
        phoneRow={(linha) => (
          <NoTelefone
            quem={<Quem de={linha} />}
            texto={`Maquininha ${linha.apelido} de ${linha.comercio} · desde ${formatDateTime(linha.desde)}`}
          />
        )}
        empty={{ title: 'Nenhuma maquininha com entregadores' }}
      />
      {dinheiro && <ReceberDinheiro de={dinheiro} onFechar={() => setDinheiro(null)} />}
      {maquininha && <ReceberMaquininha de={maquininha} onFechar={() => setMaquininha(null)} />}
    </>
  );
}
