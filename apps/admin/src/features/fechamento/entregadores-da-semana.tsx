import { FALHAS } from '@corre/contract/falhas.ts';
import { continuousTable } from '@corre/ui/kit/data-table/continuous-table.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { useDataTable } from '@corre/ui/kit/data-table/use-data-table.ts';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useEffect, useMemo, useState } from 'react';
import { type Filtro, filtrar } from '../pagamentos/contas.ts';
import { colunasDoFechamento } from './colunas.tsx';
import { Filtros } from './filtros.tsx';
import { PagamentoAoLado } from './lado-do-pagamento.tsx';
import { pagamentoNoTelefone } from './linha-no-telefone.tsx';
import { Progresso } from './progresso.tsx';
import { Teclas } from './teclas.tsx';
import { useAtalhos } from './use-atalhos.ts';
import { useDialogos } from './use-dialogos.ts';
import type { Folha } from './use-folha.ts';
import { usePagamentos } from './use-pagamentos.ts';

// These parts load after the sheet: the dialogs, a phone's payment, and the bank files below the sheet.
const Dialogos = lazyPart(async () => (await import('./dialogos.tsx')).Dialogos);
const PagamentoNoTelefone = lazyPart(async () => (await import('./pagamento-no-telefone.tsx')).PagamentoNoTelefone);
const LotesDaSemana = lazyPart(async () => (await import('../lotes/lotes-da-semana.tsx')).LotesDaSemana);
const DEPOIS = [Dialogos, PagamentoNoTelefone, LotesDaSemana];

const VAZIO: Record<Filtro, { title: string; texto?: string }> = {
  todos: { title: 'Ninguém entregou nesta semana', texto: 'Escolha outra semana.' },
  falta: { title: 'Ninguém falta pagar' },
  pagos: { title: 'Nenhum pagamento marcado ainda' },
  contestados: { title: 'Nenhuma contestação aberta' },
};

type Props = {
  folha: Folha;
  semana_inicio: string;
  atual: string;
  filtro: Filtro;
  onFiltrar: (filtro: Filtro) => void;
  onTable: (shown: ShownTable) => void;
};

/** The couriers of a week. The chosen payout stands beside them, on a phone in a dialog. */
export function EntregadoresDaSemana({ folha, semana_inicio, atual, filtro, onFiltrar, onTable }: Props) {
  const pagamentos = usePagamentos(semana_inicio, folha);
  const dialogos = useDialogos();
  const [perguntou, setPerguntou] = useState(false);
  if (!perguntou && (dialogos.estado || pagamentos.contestado)) setPerguntou(true);
  usePreload(DEPOIS);
  const phone = usePhone();
  const { escolhida, marcando, pausa, marcar, marcarPorTecla, mover, mostrarPix, copiar, desfazer, dito } = pagamentos;
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
    marcar: () => marcarPorTecla(escolhida),
    desfazer: desfazer.desfazer,
  });
  const lado = { folha, pagamentos, dialogos };
  const table = useDataTable({
    columns,
    data: dados,
    rowId: ({ entregador_id }) => entregador_id,
    continuous: continuousTable,
    selected: escolhido,
    onRow: pagamentos.escolher,
    onTable,
    error: folha.falhou ? { title: FALHAS['fechamento.semana'], onRetry: folha.tentar } : undefined,
  });
  const { setVisiveis } = pagamentos;
  useEffect(() => setVisiveis(table.rows), [setVisiveis, table.rows]);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_256px] lg:gap-3">
        <p role="status" className="sr-only">
          {dito}
        </p>
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <DataTable
            table={table}
            title="Pagamentos da semana"
            search="Buscar nome"
            searchClassName="sm:w-[170px]"
            toolbar={
              <>
                <div className="order-first min-w-0 flex-1 basis-[220px]">
                  {folha.linhas && <Progresso linhas={folha.linhas} />}
                </div>
                <Filtros linhas={folha.todas} filtro={filtro} onFiltrar={onFiltrar} phone={phone} />
              </>
            }
            dense
            boxClassName="@container max-h-[max(380px,calc(100dvh-300px))] lg:max-h-[max(380px,calc(100dvh-230px))]"
            phoneRow={(linha) => pagamentoNoTelefone(linha, pagamentos)}
            empty={VAZIO[filtro]}
          />
          <Teclas />
        </div>
        {!phone && <PagamentoAoLado {...lado} />}
        <LazyDialog>
          {phone && <PagamentoNoTelefone {...lado} />}
          {perguntou && (
            <Dialogos semana_inicio={semana_inicio} atual={atual} dialogos={dialogos} pagamentos={pagamentos} />
          )}
        </LazyDialog>
      </div>
      {folha.folha?.aberta === false && folha.todas.length > 0 && (
        <LazyTab>
          <LotesDaSemana semana_inicio={semana_inicio} linhas={folha.todas} />
        </LazyTab>
      )}
    </>
  );
}
