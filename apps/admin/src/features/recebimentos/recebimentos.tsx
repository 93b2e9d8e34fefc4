import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import {
  FILTROS_DE_PIX,
  type LinhaDeRecebimento,
  type ResumoDeRecebimentos,
} from '@corre/contract/recebimentos/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import type { Periodo } from '@corre/ui/domain/numeros/dias.ts';
import { EscolherPeriodo, usePeriodo } from '@corre/ui/domain/numeros/periodo.tsx';
import { SummaryStrip } from '@corre/ui/domain/summary-strip/summary-strip.tsx';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import type { Column } from '@corre/ui/kit/data-table/columns.ts';
import { shownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { Download, FileText, Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Format } from '../exportar/arquivos.ts';
import { dinheiro, ESPERA } from '../relatorios/numeros.tsx';
import { Page } from '../shell/page.tsx';
import { NOME_DO_MOTIVO } from './palavras.ts';
import { Pendencias } from './pendencias.tsx';
import { PixRecebidos } from './pix-recebidos.tsx';
import { PorDia } from './por-dia.tsx';
import { useResumo } from './use-recebimentos.ts';

const exportColumns: readonly Column<LinhaDeRecebimento>[] = [
  { id: 'dia', title: 'Dia', kind: 'dia', fields: ['dia'], value: ({ dia }) => dia },
  { id: 'horario', title: 'Quando', kind: 'instante', fields: ['horario'], value: ({ horario }) => horario },
  { id: 'comercios', title: 'Comércio', fields: ['comercios'], value: ({ comercios }) => comercios },
  dinheiro('entrou', 'Entrou', 'entrou'),
  dinheiro('devolvido', 'Devolvido', 'devolvido'),
  dinheiro('liquidado', 'Em faturas', 'liquidado'),
  dinheiro('nao_atribuido', 'Sem fatura', 'nao_atribuido'),
  {
    id: 'motivo',
    title: 'Motivo',
    fields: ['motivo'],
    value: ({ motivo }) => motivo,
    sheetValue: ({ motivo }) => motivo && NOME_DO_MOTIVO[motivo],
  },
  { id: 'txid', title: 'Txid', fields: ['txid'], value: ({ txid }) => txid },
  { id: 'pix', title: 'Pix', fields: ['end_to_end_id'], value: ({ end_to_end_id }) => end_to_end_id },
];

/** The export of all Pix of the span, also of those that the list has not loaded. */
function ExportarTudo({ de, ate }: Periodo) {
  const { client } = trpc.useUtils();
  const [making, setMaking] = useState(false);
  const exportar = async (format: Format) => {
    setMaking(true);
    try {
      const linhas = await client.recebimentos.exportar.query({ de, ate });
      if (linhas.length === 0) return notify.info('Nenhum dado para exportar');
      const { baixar } = await import('../exportar/arquivos.ts');
      await baixar(`recebimentos-${de}-${ate}`, format, shownTable(exportColumns, linhas));
    } catch (error) {
      notifyFailureWithReason(FALHAS['recebimentos.exportar'], error);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={Download} loading={making}>
          Exportar
        </Button>
      }
      items={[
        { label: 'Exportar CSV', icon: FileText, onSelect: () => void exportar('csv') },
        { label: 'Exportar Excel', icon: Sheet, onSelect: () => void exportar('xlsx') },
      ]}
    />
  );
}

function cells(resumo: ResumoDeRecebimentos | undefined) {
  const reais = (valor: number | undefined) => (valor === undefined ? ESPERA : formatMoney(valor));
  return [
    { label: 'Cobrado', valor: reais(resumo?.cobrado), nota: 'Faturas que vencem no período' },
    { label: 'Recebido', valor: reais(resumo?.recebido) },
    { label: 'Em aberto', valor: reais(resumo?.em_aberto) },
    { label: 'Devolvido', valor: reais(resumo?.devolvido) },
    { label: 'Sem fatura', valor: reais(resumo?.nao_atribuido) },
  ];
}

/** Whether the bank is known, and up to when. Renders nothing while all is well. */
function Banco({ resumo }: { resumo: ResumoDeRecebimentos | undefined }) {
  if (!resumo) return null;
  if (!resumo.ligado)
    return (
      <Banner tone="aviso">
        O servidor não está ligado ao banco da empresa. Defina PIX_URL na configuração do servidor: as faturas pagas
        passam a aparecer aqui sozinhas.
      </Banner>
    );
  if (resumo.erro !== null) return <Banner tone="aviso">O banco não respondeu da última vez: {resumo.erro}</Banner>;
  return null;
}

const VIEWS = ['pix', 'dias', 'pendencias'] as const;

/** What was charged, received, refunded and is without an invoice, for a span of days [conciliacao]. */
export function Recebimentos() {
  const now = serverNow();
  const { periodo, choose } = usePeriodo(now);
  const [params, change] = useAddress();
  const ver = VIEWS.find((view) => view === params.get('ver')) ?? 'pix';
  const filtro = FILTROS_DE_PIX.find((valor) => valor === params.get('mostrar')) ?? 'todos';
  const { data: resumo, isError, refetch, isRefetching } = useResumo(periodo);
  return (
    <Page
      title="Recebimentos"
      nota={resumo?.visto_ate ? `O banco foi lido até ${formatDayMonthTime(resumo.visto_ate)}` : 'Pix das lojas'}
      actions={
        <>
          <EscolherPeriodo now={now} periodo={periodo} onChange={choose} />
          <ExportarTudo {...periodo} />
        </>
      }
    >
      <Banco resumo={resumo} />
      {isError && !resumo ? (
        <InlineError
          title={FALHAS['recebimentos.resumo']}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          className="p-5"
        />
      ) : (
        <SummaryStrip missing={resumo ? undefined : 'loading'} cells={cells(resumo)} />
      )}
      <Segmented
        label="Ver"
        options={[
          { value: 'pix', label: 'Pix' },
          { value: 'dias', label: 'Por dia' },
          { value: 'pendencias', label: 'Pendências', count: resumo?.pendencias },
        ]}
        value={ver}
        onValueChange={(view) => change({ ver: view === 'pix' ? null : view, pagina: null })}
        className="sm:w-[420px]"
      />
      {ver === 'pix' && (
        <PixRecebidos
          key={`${periodo.de} ${periodo.ate}`}
          periodo={periodo}
          filtro={filtro}
          onFiltro={(novo) => change({ mostrar: novo === 'todos' ? null : novo, pagina: null })}
        />
      )}
      {ver === 'dias' && <PorDia dias={resumo?.dias} />}
      {ver === 'pendencias' && <Pendencias />}
    </Page>
  );
}
