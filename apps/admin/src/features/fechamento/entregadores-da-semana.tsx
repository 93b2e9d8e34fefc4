import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { TableRecord } from '@corre/ui/kit/data-table/table-records.ts';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useMemo } from 'react';
import { Entregador, LinhaNoTelefone } from '../pessoas/pessoas.tsx';
import { BarraDeDesfazer } from './barra-de-desfazer.tsx';
import { colunasDoFechamento } from './colunas.tsx';
import { contar, type Filtro, falta, filtrar, porExtenso } from './contas.ts';
import { Dialogos, useDialogos } from './dialogos.tsx';
import { Estado } from './estado.tsx';
import { PainelDoPagamento, Quem } from './painel-do-pagamento.tsx';
import { PeDoPainel } from './pe-do-painel.tsx';
import { Progresso } from './progresso.tsx';
import { Teclas } from './teclas.tsx';
import { useAtalhos } from './use-atalhos.ts';
import type { Folha } from './use-folha.ts';
import { type Pagamentos, usePagamentos } from './use-pagamentos.ts';

const VAZIO: Record<Filtro, { title: string; texto?: string }> = {
  todos: { title: 'Ninguém entregou nesta semana', texto: 'Escolha outra semana.' },
  falta: { title: 'Ninguém falta pagar' },
  pagos: { title: 'Nenhum pagamento marcado ainda' },
  contestados: { title: 'Nenhuma contestação aberta' },
};

type FiltrosProps = {
  linhas: readonly LinhaDoFechamento[];
  filtro: Filtro;
  onFiltrar: (filtro: Filtro) => void;
  phone: boolean;
};

function Filtros({ linhas, filtro, onFiltrar, phone }: FiltrosProps) {
  const { faltam, contestados } = contar(linhas);
  const todos = [
    { value: 'todos', label: 'Todos' },
    { value: 'falta', label: 'Falta pagar', count: faltam },
    { value: 'pagos', label: 'Pagos' },
  ] as const;
  const comContestados = [...todos, { value: 'contestados', label: 'Contestados', count: contestados }] as const;
  const options = contestados > 0 || filtro === 'contestados' ? comContestados : todos;
  return (
    <Segmented<Filtro>
      label="Mostrar"
      size="sm"
      options={options}
      columns={phone && options.length > todos.length ? 2 : options.length}
      value={filtro}
      onValueChange={onFiltrar}
      className="w-full md:w-auto md:auto-cols-auto md:grid-flow-col md:grid-cols-none!"
    />
  );
}

const noTelefone = (linha: LinhaDoFechamento, { marcando, escolher }: Pagamentos) => {
  const { entregador_id, nome_completo, liquido } = linha;
  return (
    <button type="button" onClick={() => escolher(linha)} className="block w-full text-left">
      <LinhaNoTelefone
        quem={<Entregador entregador_id={entregador_id} nome={nome_completo} size={40} nota={porExtenso(linha)} />}
        valor={formatMoney(liquido)}
        legend={
          falta(linha) && !linha.contestacao && !marcando.has(entregador_id) ? (
            'falta pagar'
          ) : (
            <Estado linha={linha} marcando={marcando.has(entregador_id)} />
          )
        }
      />
    </button>
  );
};

type LadoProps = { folha: Folha; pagamentos: Pagamentos; dialogos: ReturnType<typeof useDialogos> };

function AoLado({ folha, pagamentos, dialogos }: LadoProps) {
  const { escolhida, desfazer } = pagamentos;
  if (!escolhida) return null;
  return (
    <Card
      aria-label="Pagamento escolhido"
      className="flex flex-col lg:sticky lg:top-6 lg:max-h-[max(420px,calc(100dvh-162px))] print:hidden"
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <div className="mb-4">
          <Quem linha={escolhida} />
        </div>
        <PainelDoPagamento linha={escolhida} pagamentos={pagamentos} dialogos={dialogos} olhar={folha.olhar} />
      </div>
      <div className="grid gap-3 border-t border-line p-4 empty:hidden">
        <PeDoPainel linha={escolhida} pagamentos={pagamentos} />
        <BarraDeDesfazer desfazer={desfazer} />
      </div>
    </Card>
  );
}

function NoTelefone({ folha, pagamentos, dialogos }: LadoProps) {
  const { escolhida, escolher, desfazer } = pagamentos;
  return (
    <>
      <Dialog
        open={escolhida !== undefined}
        onOpenChange={(abrir) => !abrir && escolher(null)}
        title={escolhida?.nome_completo ?? 'Pagamento'}
        lead={escolhida && <UserAvatar user_type="entregador" user_id={escolhida.entregador_id} size={40} />}
        footer={
          escolhida && (
            <div className="grid gap-3">
              <BarraDeDesfazer desfazer={desfazer} />
              <PeDoPainel linha={escolhida} pagamentos={pagamentos} />
            </div>
          )
        }
      >
        {escolhida && (
          <PainelDoPagamento linha={escolhida} pagamentos={pagamentos} dialogos={dialogos} olhar={folha.olhar} />
        )}
      </Dialog>
      {!escolhida && (
        <div className="fixed inset-x-4 bottom-4 z-30">
          <BarraDeDesfazer desfazer={desfazer} />
        </div>
      )}
    </>
  );
}

type Props = {
  folha: Folha;
  semana_inicio: string;
  atual: string;
  filtro: Filtro;
  onFiltrar: (filtro: Filtro) => void;
  onTable: (records: () => TableRecord[]) => void;
};

/** The couriers of a week and the chosen payout beside them; on a phone in a dialog. */
export function EntregadoresDaSemana({ folha, semana_inicio, atual, filtro, onFiltrar, onTable }: Props) {
  const pagamentos = usePagamentos(semana_inicio, folha);
  const dialogos = useDialogos();
  const phone = usePhone();
  const { escolhida, marcando, pausa, marcar, mover, mostrarPix, copiar, desfazer, dito } = pagamentos;
  const escolhido = escolhida?.entregador_id;
  const columns = useMemo(
    () => colunasDoFechamento({ marcando, escolhido, pausa, marcar }),
    [marcando, escolhido, pausa, marcar],
  );
  const dados = useMemo(() => folha.linhas && filtrar(folha.linhas, filtro), [folha.linhas, filtro]);
  useAtalhos({
    mover,
    mostrarPix: () => mostrarPix(escolhida),
    copiarPix: () => copiar(escolhida),
    marcar: () => marcar(escolhida),
    desfazer: desfazer.desfazer,
  });
  const lado = { folha, pagamentos, dialogos };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-5 print:hidden">
      <p role="status" className="sr-only">
        {dito}
      </p>
      <div className="grid min-w-0 gap-2">
        <DataTable
          title="Pagamentos da semana"
          columns={columns}
          dados={dados}
          rowId={({ entregador_id }) => entregador_id}
          busca="Buscar entregador"
          searchClassName="sm:w-[170px]"
          ferramentas={
            <>
              <div className="order-first min-w-0 flex-1 basis-[220px]">
                {folha.linhas && <Progresso linhas={folha.linhas} />}
              </div>
              <Filtros linhas={folha.todas} filtro={filtro} onFiltrar={onFiltrar} phone={phone} />
            </>
          }
          dense
          continuous
          boxClassName="max-h-[max(380px,calc(100dvh-270px))]"
          selected={escolhido}
          onRow={pagamentos.escolher}
          phoneRow={(linha) => noTelefone(linha, pagamentos)}
          onTable={onTable}
          onLinhas={pagamentos.setVisiveis}
          empty={VAZIO[filtro]}
          erro={folha.falhou ? { title: FALHAS['fechamento.semana'], onRetry: folha.tentar } : undefined}
        />
        <Teclas />
      </div>
      {phone ? <NoTelefone {...lado} /> : <AoLado {...lado} />}
      <Dialogos semana_inicio={semana_inicio} atual={atual} dialogos={dialogos} pagamentos={pagamentos} />
    </div>
  );
}
