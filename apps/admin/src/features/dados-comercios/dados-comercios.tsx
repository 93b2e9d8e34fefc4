import { trpc } from '@corre/client/trpc.ts';
import type { DadosComercio } from '@corre/contract/relatorios/contrato.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { Nomes } from '../pessoas/nomes.tsx';
import { Comercio, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { useRelatorio } from '../relatorios/use-relatorio.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';
import { colunasDeDados, NOMES_EM_DADOS } from './colunas.tsx';

const NENHUM: DadosComercio[] = [];

const noTelefone = (item: DadosComercio) => (
  <div className="grid gap-1">
    <LinhaNoTelefone
      quem={<Comercio nome={item.comercio} size={40} nota={countOf(item.total_entregas, 'entrega', 'entregas')} />}
      valor={formatMoney(item.valor_total)}
      legend={countOf(item.numero_entregadores, 'entregador', 'entregadores')}
    />
    <Nomes nomes={item.entregadores_utilizados} quantos={NOMES_EM_DADOS} />
  </div>
);

/** The report of each shop of all time, with its couriers [relatorios]. */
export function DadosComercios() {
  const relatorio = useRelatorio('dados-comercios', trpc.relatorios.dadosComercios.useQuery(), NENHUM);
  const { dados } = relatorio;
  const table = useDataTable({
    columns: colunasDeDados,
    data: dados,
    rowId: ({ comercio_id }) => comercio_id,
    initialSort: { id: 'entregas', desc: true },
  });
  return (
    <Pagina
      title="Dados Comércios"
      nota={dados && countOf(dados.length, 'comércio', 'comércios')}
      actions={<Exportar nome="dados-comercios" table={table.shown} />}
    >
      <DataTable
        table={table}
        title="Dados Comércios"
        search="Buscar comércio ou entregador"
        chooseColumns
        dense
        phoneRow={noTelefone}
        empty={vazioDoRelatorio(relatorio, {
          title: 'Nenhum comércio cadastrado',
          texto: 'Crie o primeiro em Gerenciar Comércios.',
        })}
      />
    </Pagina>
  );
}
