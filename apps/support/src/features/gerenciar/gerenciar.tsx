import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Rating } from '@corre/ui/kit/rating/rating.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { ListFilter, ShieldCheck, ShieldOff } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useActs } from '../atos/atos.tsx';
import { Custodia } from '../custodia/custodia.tsx';
import { useTotalDePendencias } from '../custodia/use-em-maos.ts';
import { EntregadorMenu } from '../entregadores/entregador-menu.tsx';
import { Recusas } from '../recusas.tsx';
import { COLORS, gerenciarColumns, motivo, Pessoa, SituacaoBadges } from './columns.tsx';
import { type EntregadorGerido, geridos, rowOf, SITUACOES, type Situacao } from './situacao.ts';

const MINUTE_MS = 60_000;
/** Poll interval in addition to the live events, in milliseconds. */
const LISTA_MS = 30_000;
const NAMES: Record<Situacao, string> = {
  todos: 'Todos',
  ativos: 'Ativos',
  inativos: 'Inativos',
  suspensos: 'Suspensos',
  online: 'Online',
};
const OPTIONS = SITUACOES.map((value) => ({ value, label: NAMES[value] }));

const LARGO = 'max-[1199px]:hidden';
const ESTREITO = 'max-[759px]:hidden min-[1200px]:hidden';

/** The main action of the row: a button on a wide screen, an icon on a narrow one. A phone has the menu only. */
function Act({ entregador }: { entregador: EntregadorGerido }) {
  const { show } = useActs();
  const { nome_completo, ativo, suspenso } = entregador;
  if (suspenso) {
    const remover = () => show({ tipo: 'remover_suspensao', entregador });
    return (
      <>
        <Button variant="secondary" size="sm" icon={ShieldCheck} onClick={remover} className={LARGO}>
          Remover suspensão
        </Button>
        <IconButton
          icon={ShieldCheck}
          size="sm"
          label={`Remover suspensão de ${nome_completo}`}
          onClick={remover}
          className={ESTREITO}
        />
      </>
    );
  }
  if (!ativo) return null;
  const suspender = () => show({ tipo: 'suspender', entregador });
  const vermelho = 'text-perigo-ink hover:bg-perigo-soft hover:text-perigo-ink';
  return (
    <>
      <Button variant="ghost" size="sm" icon={ShieldOff} onClick={suspender} className={`${vermelho} ${LARGO}`}>
        Suspender
      </Button>
      <IconButton
        icon={ShieldOff}
        size="sm"
        label={`Suspender ${nome_completo}`}
        onClick={suspender}
        className={`${vermelho} ${ESTREITO}`}
      />
    </>
  );
}

const Acoes = ({ entregador }: { entregador: EntregadorGerido }) => (
  <span data-entregador={entregador.id} className="inline-flex items-center gap-1">
    <Act entregador={entregador} />
    <EntregadorMenu entregador={entregador} size="sm" />
  </span>
);

function NoTelefone({ entregador, now }: { entregador: EntregadorGerido; now: number }) {
  const porque = motivo(entregador, now);
  return (
    <div className={`-my-3 -ml-4 grid gap-2 bg-transparent py-3 pl-4 ${COLORS[rowOf(entregador)]}`}>
      <Pessoa entregador={entregador} size={40} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <SituacaoBadges entregador={entregador} />
        <Recusas recusas={entregador.recusas_consecutivas} short />
        <Rating {...entregador} className="text-[13px]" />
      </div>
      {porque !== '—' && <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">{porque}</p>}
    </div>
  );
}

function useSituacao() {
  const [params, change] = useAddress();
  const situacao = SITUACOES.find((option) => option === params.get('situacao')) ?? 'todos';
  const choose = (nova: string) => change({ situacao: nova === 'todos' ? null : nova, pagina: null });
  return { situacao, choose };
}

/** All couriers, active and inactive, with status, refusals and reason. */
function EntregadoresGeridos() {
  const { data, isError, refetch } = trpc.entregadores.todos.useQuery(undefined, { refetchInterval: LISTA_MS });
  const now = useServerNow(MINUTE_MS);
  const columns = useMemo(() => gerenciarColumns(now), [now]);
  const { situacao, choose } = useSituacao();
  const shown = useMemo(() => data && geridos(data, situacao), [data, situacao]);
  useFailureNotice(isError, FALHAS['entregadores.todos']);
  const ativos = data?.filter(({ ativo }) => ativo).length ?? 0;
  const table = useDataTable({
    columns,
    data: shown,
    rowId: ({ id }) => id,
    error: isError && !data ? { title: FALHAS['entregadores.todos'], onRetry: () => void refetch() } : undefined,
  });
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-4">
      <header>
        <h1>Gerenciar</h1>
        <p className="min-h-5 text-[14px] leading-5 text-ink-2">
          {data && `${countOf(ativos, 'ativo', 'ativos')} · ${countOf(data.length - ativos, 'inativo', 'inativos')}`}
        </p>
      </header>
      <DataTable
        table={table}
        title="Entregadores"
        search="Buscar nome, usuário ou telefone"
        chooseColumns
        toolbar={
          <Select
            aria-label="Filtrar por situação"
            size="sm"
            icon={ListFilter}
            options={OPTIONS}
            value={situacao}
            onChange={(event) => choose(event.target.value)}
            className="w-full sm:ml-auto sm:w-44"
          />
        }
        actions={(entregador) => <Acoes entregador={entregador} />}
        rowClass={(entregador) => COLORS[rowOf(entregador)]}
        actionsTitle="Ações"
        phoneRow={(entregador) => <NoTelefone entregador={entregador} now={now} />}
        empty={{ title: 'Nenhum entregador nesta situação', text: 'Escolha outra situação acima.' }}
      />
    </div>
  );
}

/** Tab 'Gerenciar': the couriers, or the cash and card machines that they hold (`?ver=custodia`). */
export function Gerenciar() {
  const [params, setParams] = useSearchParams();
  const ver = params.get('ver') === 'custodia' ? 'custodia' : 'entregadores';
  const pendencias = useTotalDePendencias();
  return (
    <div className="mx-auto grid w-full max-w-[1312px] grid-cols-1 gap-4">
      <Segmented
        label="Mostrar"
        options={[
          { value: 'entregadores', label: 'Entregadores' },
          { value: 'custodia', label: `Dinheiro e maquininhas${pendencias > 0 ? ` (${pendencias})` : ''}` },
        ]}
        value={ver}
        // The search, sort order and page in the URL belong to the other list, so drop them.
        onValueChange={(part) => setParams(part === 'custodia' ? { ver: 'custodia' } : {}, { replace: true })}
        className="w-full sm:w-[500px]"
      />
      {ver === 'custodia' ? (
        <>
          <h1>Dinheiro e maquininhas</h1>
          <Custodia />
        </>
      ) : (
        <EntregadoresGeridos />
      )}
    </div>
  );
}
