import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import type { LinhaDeLote } from '@corre/contract/lotes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import { FileDown, X } from 'lucide-react';
import { MotivoDialog } from '../pagamentos/motivo-dialog.tsx';
import { useDialogState } from '../shell/use-dialog-state.ts';
import { LoteCard } from './lote-card.tsx';
import { NovoLoteDialog } from './novo-lote-dialog.tsx';
import { type Lotes, useLotes } from './use-lotes.ts';

type Resultado = NonNullable<Lotes['retorno']['data']>;
type Item = Resultado['itens'][number];

const DITO = { pago: 'Pago', recusado: 'Recusado', cancelado: 'Cancelado' } as const;
const ROW_PX = 52;

function Row({ item: { nome_completo, valor, resultado, ocorrencias } }: { item: Item }) {
  const words = ocorrencias.map(({ codigo, texto }) => `${texto} (${codigo})`).join('; ');
  return (
    <div className="flex items-start justify-between gap-3 py-2 text-[14px] leading-5">
      <span className="min-w-0 wrap-anywhere">
        <strong className="block">{nome_completo}</strong>
        <span className="text-ink-2">
          {resultado === null ? 'Sem resposta final' : DITO[resultado]}
          {words && `: ${words}`}
        </span>
      </span>
      <span className="shrink-0 tabular-nums">{formatMoney(valor)}</span>
    </div>
  );
}

/** The result of the bank's return file, payment by payment. Paid ones come last. */
function ResultadoDialog({ resultado, onClose }: { resultado: Resultado | undefined; onClose: () => void }) {
  const itens = resultado?.itens.toSorted((a, b) => Number(a.resultado === 'pago') - Number(b.resultado === 'pago'));
  return (
    <Dialog
      open={resultado !== undefined}
      onOpenChange={(show) => !show && onClose()}
      title={resultado ? `Retorno do lote nº ${resultado.nsa}` : 'Retorno'}
      description={
        resultado &&
        `${countOf(resultado.pagos, 'pago', 'pagos')} (${formatMoney(resultado.total_pago)}), ${countOf(resultado.recusados, 'recusado', 'recusados')}, ${resultado.aguardando} sem resposta`
      }
      width={600}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      {/* Nothing inside takes the focus. Without a tab stop of its own, the list could not be scrolled by keyboard. */}
      <div data-rolagem="" tabIndex={resultado ? 0 : undefined} className="max-h-[60dvh] overflow-y-auto">
        <VirtualList
          inBox
          label="Pagamentos do lote"
          items={itens ?? []}
          keyOf={({ pagamento_id }) => pagamento_id}
          height={ROW_PX}
          className="divide-y divide-line"
        >
          {(item) => <Row item={item} />}
        </VirtualList>
      </div>
    </Dialog>
  );
}

type Props = { semana_inicio: string; rows: readonly LinhaDoFechamento[] };

/** The batches of the week: files for the bank, and the bank's answers. */
export function LotesDaSemana({ semana_inicio, rows }: Props) {
  const lotes = useLotes(semana_inicio);
  const novo = useDialogState<'novo'>();
  const cancelamento = useDialogState<LinhaDeLote>();
  const feitos = lotes.daSemana?.lotes ?? [];
  return (
    <Card aria-labelledby="lotes" className="print:hidden">
      <CardHeader id="lotes" title="Lotes para o banco" className="px-4 py-2 sm:px-5">
        <Button variant="secondary" size="sm" icon={FileDown} onClick={() => novo.show('novo')}>
          Gerar arquivo do banco
        </Button>
      </CardHeader>
      {feitos.length > 0 && (
        <ul aria-labelledby="lotes" className="border-t border-line">
          {feitos.map((lote) => (
            <LoteCard
              key={lote.lote_id}
              lote={lote}
              importando={lotes.retorno.isPending && lotes.retorno.variables.id === lote.lote_id}
              onDownload={() => void lotes.baixar(lote)}
              onImport={(file) => void lotes.importar(lote, file)}
              onCancel={() => cancelamento.show(lote)}
            />
          ))}
        </ul>
      )}
      <NovoLoteDialog
        key={novo.opening}
        semana_inicio={semana_inicio}
        rows={rows}
        lotes={lotes}
        open={novo.open}
        onOpenChange={novo.onOpenChange}
      />
      <ResultadoDialog resultado={lotes.retorno.data} onClose={lotes.retorno.reset} />
      {cancelamento.target && (
        <MotivoDialog
          key={cancelamento.target.lote_id}
          open={cancelamento.open}
          onOpenChange={cancelamento.onOpenChange}
          icon={X}
          title={`Cancelar o lote nº ${cancelamento.target.nsa}?`}
          description={`${countOf(cancelamento.target.quantidade, 'pagamento', 'pagamentos')} de ${formatMoney(cancelamento.target.total)} voltam a falta pagar. Cancele só se o banco não recebeu o arquivo, ou pagaria duas vezes.`}
          confirmLabel="Cancelar lote"
          loadingLabel="Cancelando..."
          onMotivoChange={(motivo) =>
            cancelamento.target &&
            lotes.cancelar.mutate({ id: cancelamento.target.lote_id, motivo }, { onSuccess: cancelamento.close })
          }
          sending={lotes.cancelar.isPending}
        />
      )}
    </Card>
  );
}
