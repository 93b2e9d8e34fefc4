import type { Comercio as Loja } from '@corre/contract/comercios/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf, formatInteger } from '@corre/ui/kit/format/money.ts';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { Comercio } from '../pessoas/pessoas.tsx';
import { vazioDoRelatorio } from '../relatorios/vazio-do-relatorio.tsx';
import { ChavesDoComercio } from './chaves-do-comercio.tsx';
import { ExcluirDialog } from './excluir-dialog.tsx';
import { NovoComercio } from './novo-comercio.tsx';
import { useComercios, useExcluirComercio } from './use-comercios.ts';

const AindaAInicial = () => (
  <Badge tone="aguardando" icon={KeyRound}>
    Ainda a inicial
  </Badge>
);

const columns: readonly Column<Loja>[] = [
  {
    id: 'comercio',
    title: 'Comércio',
    pinned: true,
    campos: ['id', 'nome'],
    valor: ({ nome }) => nome,
    cell: ({ nome }) => <Comercio nome={nome} size={32} />,
  },
  {
    id: 'desde',
    title: 'Desde',
    busca: false,
    valor: ({ data_cadastro }) => data_cadastro,
    campos: ['data_cadastro'],
    tipo: 'dia',
    cell: ({ data_cadastro }) => <span className="text-ink-2 tabular-nums">{formatDate(data_cadastro)}</span>,
  },
  {
    id: 'entregas',
    title: 'Entregas',
    numero: true,
    busca: false,
    campos: ['total_entregas'],
    tipo: 'inteiro',
    valor: ({ total_entregas }) => total_entregas,
    cell: ({ total_entregas }) => formatInteger(total_entregas),
  },
  {
    id: 'senha',
    title: 'Senha',
    busca: false,
    valor: ({ senha_inicial }) => senha_inicial,
    campos: ['senha_inicial'],
    planilha: ({ senha_inicial }) => (senha_inicial ? 'Ainda a inicial' : 'Trocada'),
    cell: ({ senha_inicial }) => (senha_inicial ? <AindaAInicial /> : <span className="text-ink-2">Trocada</span>),
  },
];

const noTelefone = ({ nome, total_entregas, senha_inicial }: Loja) => (
  <div className="grid justify-items-start gap-1.5">
    <Comercio nome={nome} size={40} nota={countOf(total_entregas, 'entrega', 'entregas')} />
    {senha_inicial && <AindaAInicial />}
  </div>
);

/** The section that creates and deletes shops [cadastros]. */
export function GerenciarComercios() {
  const relatorio = useComercios();
  const exclusao = useExcluirComercio();
  const [visto, setVisto] = useState<{ comercio: Loja; aberto: boolean } | null>(null);
  const { dados } = relatorio;
  const table = useDataTable({
    columns,
    data: dados,
    rowId: ({ id }) => id,
    initialSort: { id: 'comercio' },
  });
  return (
    <Pagina
      title="Gerenciar Comércios"
      nota={dados && countOf(dados.length, 'comércio ativo', 'comércios ativos')}
      actions={<Exportar nome="comercios" table={table.shown} />}
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[316px_minmax(0,1fr)] xl:gap-5">
        <NovoComercio />
        <DataTable
          table={table}
          title="Comércios existentes"
          search="Buscar comércio"
          toolbar={<h2 className="order-first mr-auto max-sm:w-full">Comércios existentes</h2>}
          phoneRow={noTelefone}
          actions={(comercio) => (
            <span className="flex flex-wrap justify-end max-sm:-mr-2 max-sm:flex-col">
              <Button variant="ghost" size="sm" icon={KeyRound} onClick={() => setVisto({ comercio, aberto: true })}>
                Chaves<span className="sr-only"> de {comercio.nome}</span>
              </Button>
              <Button
                variant="ghost"
                size="sm"
                icon={Trash2}
                onClick={() => exclusao.perguntar(comercio)}
                className="text-perigo-ink hover:bg-perigo-soft hover:text-perigo-ink"
              >
                Excluir<span className="sr-only"> {comercio.nome}</span>
              </Button>
            </span>
          )}
          empty={vazioDoRelatorio(relatorio, {
            title: 'Nenhum comércio cadastrado',
            texto: 'Crie o primeiro no formulário.',
          })}
        />
      </div>
      <ExcluirDialog exclusao={exclusao} />
      {visto && (
        <ChavesDoComercio
          nome={visto.comercio.nome}
          open={visto.aberto}
          onOpenChange={(aberto) => setVisto({ ...visto, aberto })}
        />
      )}
    </Pagina>
  );
}
