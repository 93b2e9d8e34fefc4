import { FALHAS } from '@corre/contract/falhas.ts';
import { continuousTable } from '@corre/ui/kit/data-table/continuous-table.tsx';
import { DataTable } from '@corre/ui/kit/data-table/data-table.tsx';
import type { ShownTable } from '@corre/ui/kit/data-table/shown-table.ts';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { useMemo } from 'react';
import { LotesDaSemana } from '../lotes/lotes-da-semana.tsx';
import { type Filtro, filtrar } from '../pagamentos/contas.ts';
import { colunasDoFechamento } from './colunas.tsx';
import { Dialogos, useDialogos } from './dialogos.tsx';
import { Filtros } from './filtros.tsx';
import { PagamentoAoLado, PagamentoNoTelefone } from './lado-do-pagamento.tsx';
import { pagamentoNoTelefone } from './linha-no-telefone.tsx';
import { Progresso } from './progresso.tsx';
import { Teclas } from './teclas.tsx';
import { useAtalhos } from './use-atalhos.ts';
import type { Folha } from './use-folha.ts';
import { usePagamentos } from './use-pagamentos.ts';

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

/** The couriers of a week and the chosen payout beside them; on a phone in a dialog. */
export function EntregadoresDaSemana({ folha, semana_inicio, atual, filtro, onFiltrar, onTable }: Props) {
  const pagamentos = usePagamentos(semana_inicio, folha);
  const dialogos = useDialogos();
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
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_256px] lg:gap-3">
        <p role="status" className="sr-only">
          {dito}
        </p>
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <DataTable
            title="Pagamentos da semana"
            columns={columns}
            dados={dados}
            rowId={({ entregador_id }) => entregador_id}
            busca="Buscar nome"
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
            continuous={continuousTable}
            boxClassName="@container max-h-[max(380px,calc(100dvh-300px))] lg:max-h-[max(380px,calc(100dvh-230px))]"
            selected={escolhido}
            onRow={pagamentos.escolher}
            phoneRow={(linha) => pagamentoNoTelefone(linha, pagamentos)}
            onTable={onTable}
            onLinhas={pagamentos.setVisiveis}
            empty={VAZIO[filtro]}
            erro={folha.falhou ? { title: FALHAS['fechamento.semana'], onRetry: folha.tentar } : undefined}
          />
          <Teclas />
        </div>
        {phone ? <PagamentoNoTelefone {...lado} /> : <PagamentoAoLado {...lado} />}
        <Dialogos semana_inicio={semana_inicio} atual={atual} dialogos={dialogos} pagamentos={pagamentos} />
      </div>
      {folha.folha?.aberta === false && folha.todas.length > 0 && (
        <LotesDaSemana semana_inicio={semana_inicio} linhas={folha.todas} />
      )}
    </>
  );
}
