import { trpc } from '@corre/client/trpc.ts';
import type { DadosComercio } from '@corre/contract/relatorios/contrato.ts';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Exportar } from '../exportar/exportar.tsx';
import { Page } from '../shell/page.tsx';
import {
  ComercioNoTelefone,
  ComerciosTable,
  comercioColumn,
  quemEntregouColumn,
  useComerciosTable,
} from './comercios-table.tsx';
import { dinheiro, inteiro } from './numeros.tsx';
import { emptyRelatorio, useRelatorio } from './use-relatorio.tsx';

/** Number of courier names before '+N' [relatorios]. */
const NOMES_MAX = 3;

/** The columns per shop: deliveries, items, value, couriers and their names. */
const columns: readonly Column<DadosComercio>[] = [
  { ...comercioColumn, className: 'min-w-52 lg:max-xl:min-w-36' },
  inteiro('entregas', 'Entregas', 'total_entregas'),
  inteiro('itens', 'Itens', 'total_quantidade'),
  dinheiro('valor', 'Valor', 'valor_total', { className: 'font-bold' }),
  // No total: several shops share couriers, so a sum would count them twice.
  { ...inteiro('entregadores', 'Entregadores', 'numero_entregadores'), total: undefined },
  quemEntregouColumn('entregadores_utilizados', NOMES_MAX),
];

const NONE: DadosComercio[] = [];

const noTelefone = (comercio: DadosComercio) => (
  <ComercioNoTelefone
    comercio={comercio}
    valor={comercio.valor_total}
    legend={countOf(comercio.numero_entregadores, 'entregador', 'entregadores')}
    names={comercio.entregadores_utilizados}
    count={NOMES_MAX}
  />
);

/** The report of each shop of all time, with its couriers [relatorios]. */
export function DadosComercios() {
  const relatorio = useRelatorio('dados-comercios', trpc.relatorios.dadosComercios.useQuery(), NONE);
  const { data: comercios, answered } = relatorio;
  const table = useComerciosTable({ columns, data: comercios });
  return (
    <Page
      title="Dados Comércios"
      nota={answered && countOf(answered.length, 'comércio', 'comércios')}
      actions={<Exportar nome="dados-comercios" table={table.shown} />}
    >
      <ComerciosTable
        table={table}
        title="Dados Comércios"
        search="Buscar comércio ou entregador"
        phoneRow={noTelefone}
        empty={emptyRelatorio(relatorio, {
          title: 'Nenhum comércio cadastrado',
          text: 'Crie o primeiro em Gerenciar Comércios.',
        })}
      />
    </Page>
  );
}
