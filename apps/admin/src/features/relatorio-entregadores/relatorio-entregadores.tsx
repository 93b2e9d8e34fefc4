import { trpc } from '@corre/client/trpc.ts';
import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { celulasDosItens } from '../relatorios/celulas.ts';
import { TabelaDeItens, useTabelaDeItens } from '../relatorios/tabela-de-itens.tsx';
import { useRelatorio } from '../relatorios/use-relatorio.ts';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';

const NENHUM: ItemEntregador[] = [];

/** The report of all couriers with deliveries: deliveries, value, fee, net amount [relatorios]. */
export function RelatorioEntregadores() {
  const relatorio = useRelatorio('relatorio-entregadores', trpc.relatorios.entregadores.useQuery(), NENHUM);
  const { dados } = relatorio;
  const table = useTabelaDeItens(dados);
  return (
    <Pagina
      title="Relatório Entregadores"
      nota={dados && `Todos os períodos · ${countOf(dados.length, 'entregador', 'entregadores')}`}
      actions={<Exportar nome="relatorio-entregadores" table={table.shown} />}
    >
      <SummaryStrip cells={celulasDosItens(dados)} />
      <TabelaDeItens
        title="Relatório Entregadores"
        table={table}
        empty={vazioDoRelatorio(relatorio, {
          title: 'Nenhuma entrega ainda',
          texto: 'Os entregadores aparecem com a primeira entrega.',
        })}
      />
    </Pagina>
  );
}
