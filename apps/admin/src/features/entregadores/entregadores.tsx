import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatPhone } from '@corre/ui/domain/format/phone.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { FilterChips } from '@corre/ui/kit/filter-chips/filter-chips.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Pagina } from '../casca/pagina.tsx';
import { Exportar } from '../exportar/exportar.tsx';
import { Entregador } from '../pessoas/pessoas.tsx';
import { colunasDeEntregadores } from './colunas.tsx';
import { resumoDoCadastro } from './ficha.ts';
import { useEntregadores, useRemover } from './use-entregadores.ts';

const RELOGIO_MS = 60_000;

/** The dialogs load after the list. */
const Detalhe = lazyPart(async () => (await import('./detalhe.tsx')).Detalhe);
const RemoverDialog = lazyPart(async () => (await import('./remover-dialog.tsx')).RemoverDialog);
const DEPOIS = [Detalhe, RemoverDialog];

type AcoesProps = { entregador: EntregadorDoAdmin; onVer: () => void; onRemover: () => void };

function Acoes({ entregador, onVer, onRemover }: AcoesProps) {
  const nome = <span className="sr-only"> {entregador.nome_completo}</span>;
  return (
    <span className="inline-flex gap-1 max-sm:-mr-2 max-sm:flex-col">
      <Button variant="ghost" size="sm" icon={Eye} onClick={onVer}>
        Ver{nome}
      </Button>
      {entregador.ativo && (
        <Button
          variant="ghost"
          size="sm"
          icon={Trash2}
          onClick={onRemover}
          className="text-perigo-ink hover:bg-perigo-soft hover:text-perigo-ink"
        >
          Remover{nome}
        </Button>
      )}
    </span>
  );
}

/** The couriers: table, details, removal [cadastros]. */
export function Entregadores() {
  usePreload(DEPOIS);
  const { todos, ativos, removidos, mostrados, incompletos, situacao, escolher, falhou, tentar } = useEntregadores();
  const [visto, setVisto] = useState<{ entregador: EntregadorDoAdmin; aberto: boolean } | null>(null);
  const fechar = () => setVisto((antes) => antes && { ...antes, aberto: false });
  const remocao = useRemover(fechar);
  const agora = useServerNow(RELOGIO_MS);
  const table = useDataTable({
    columns: colunasDeEntregadores,
    data: mostrados,
    incomplete: incompletos,
    rowId: ({ id }) => id,
    initialSort: { id: 'nome' },
    error: falhou ? { title: FALHAS['entregadores.listaMascarada'], onRetry: tentar } : undefined,
  });
  return (
    <Pagina
      title="Entregadores"
      nota={todos && resumoDoCadastro(todos, agora)}
      actions={<Exportar nome={`entregadores-${situacao}`} table={table.shown} />}
    >
      <DataTable
        table={table}
        title="Entregadores"
        search="Nome, usuário ou telefone"
        chooseColumns
        toolbar={
          <FilterChips
            label="Situação do cadastro"
            value={situacao}
            onValueChange={escolher}
            chips={[
              { value: 'ativos', label: 'Ativos', count: ativos?.length },
              { value: 'removidos', label: 'Removidos', count: removidos?.length },
            ]}
          />
        }
        actions={(entregador) => (
          <Acoes
            entregador={entregador}
            onVer={() => setVisto({ entregador, aberto: true })}
            onRemover={() => remocao.perguntar(entregador)}
          />
        )}
        phoneRow={({ id, nome_completo, telefone_pessoal }) => (
          <Entregador entregador_id={id} nome={nome_completo} size={40} nota={formatPhone(telefone_pessoal)} />
        )}
        empty={
          situacao === 'ativos'
            ? { title: 'Nenhum entregador cadastrado', texto: 'Quem se cadastra em /cadastro aparece aqui.' }
            : { title: 'Nenhum entregador removido' }
        }
      />
      {visto && (
        <LazyDialog>
          <Detalhe
            key={visto.entregador.id}
            entregador={visto.entregador}
            open={visto.aberto}
            onFechar={fechar}
            onRemover={() => remocao.perguntar(visto.entregador)}
          />
        </LazyDialog>
      )}
      {remocao.alvo && (
        <LazyDialog>
          <RemoverDialog remocao={remocao} />
        </LazyDialog>
      )}
    </Pagina>
  );
}
