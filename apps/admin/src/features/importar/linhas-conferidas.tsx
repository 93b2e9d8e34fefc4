import { COLUNAS, type TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import type { FalhaDaLinha } from '@corre/contract/importacao/contrato.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { Check, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Planilha } from './ler-arquivo.ts';

/** A row of the sheet with what it is called and what is wrong with it. */
interface Conferida {
  linha: number;
  nome: string;
  falhas: string[];
}

/** Returns the sentence of a fault with the heading of its column. */
const dizer = (tipo: TipoDePlanilha, { campo, frase }: FalhaDaLinha) => {
  const coluna = COLUNAS[tipo].find((uma) => uma.campo === campo);
  return coluna ? `${coluna.titulo}: ${frase}` : frase;
};

const Situacao = ({ falhas }: Pick<Conferida, 'falhas'>) =>
  falhas.length === 0 ? (
    <Badge tone="finalizada" icon={Check}>
      Pronta
    </Badge>
  ) : (
    <ul className="grid gap-1 text-perigo-ink">
      {falhas.map((falha) => (
        <li key={falha} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere">{falha}</span>
        </li>
      ))}
    </ul>
  );

const columns: readonly Column<Conferida>[] = [
  { id: 'linha', title: 'Linha', numeric: true, value: ({ linha }) => linha, className: 'w-20' },
  { id: 'nome', title: 'Nome', value: ({ nome }) => nome },
  {
    id: 'situacao',
    title: 'Situação',
    // With the faulty rows first in a descending order.
    value: ({ falhas }) => falhas.join('. '),
    cell: Situacao,
  },
];

type Props = {
  tipo: TipoDePlanilha;
  planilha: Planilha;
  colunas: readonly (string | null)[];
  falhas: readonly FalhaDaLinha[];
};

/** The rows of the sheet with their faults in words, the faulty ones first. */
export function LinhasConferidas({ tipo, planilha, colunas, falhas }: Props) {
  const onde = colunas.indexOf(tipo === 'entregadores' ? 'nome_completo' : 'nome');
  const data = useMemo(() => {
    const porLinha = Map.groupBy(falhas, ({ linha }) => linha);
    return planilha.linhas
      .map(({ linha, celulas }) => ({
        linha,
        nome: celulas[onde] ?? '',
        falhas: (porLinha.get(linha) ?? []).map((falha) => dizer(tipo, falha)),
      }))
      .toSorted((a, b) => Number(b.falhas.length > 0) - Number(a.falhas.length > 0) || a.linha - b.linha);
  }, [tipo, planilha, onde, falhas]);
  const table = useDataTable({ columns, data, rowId: ({ linha }) => linha });
  return (
    <DataTable
      table={table}
      title="Linhas da planilha"
      search="Buscar nome ou problema"
      phoneRow={({ linha, nome, falhas: dela }) => (
        <div className="grid justify-items-start gap-1.5">
          <strong className="wrap-anywhere">{nome || `Linha ${linha}`}</strong>
          <span className="text-[13px] text-ink-2">Linha {linha}</span>
          <Situacao falhas={dela} />
        </div>
      )}
      empty={{ title: 'Nenhuma linha' }}
    />
  );
}
