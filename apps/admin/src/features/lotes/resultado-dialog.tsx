import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { VirtualList } from '@corre/ui/kit/virtual-list/virtual-list.tsx';
import type { Lotes } from './use-lotes.ts';

type Resultado = NonNullable<Lotes['retorno']['data']>;
type Item = Resultado['itens'][number];

const DITO = { pago: 'Pago', recusado: 'Recusado', cancelado: 'Cancelado' } as const;
const ROW_PX = 52;

function Linha({ item: { nome_completo, valor, resultado, ocorrencias } }: { item: Item }) {
  const palavras = ocorrencias.map(({ codigo, texto }) => `${texto} (${codigo})`).join('; ');
  return (
    <div className="flex items-start justify-between gap-3 py-2 text-[14px] leading-5">
      <span className="min-w-0 wrap-anywhere">
        <strong className="block">{nome_completo}</strong>
        <span className="text-ink-2">
          {resultado === null ? 'Sem resposta final' : DITO[resultado]}
          {palavras && `: ${palavras}`}
        </span>
      </span>
      <span className="shrink-0 tabular-nums">{formatMoney(valor)}</span>
    </div>
  );
}

/** The result of the bank's return file, payment by payment. Paid ones come last. */
export function ResultadoDialog({ resultado, onFechar }: { resultado: Resultado | undefined; onFechar: () => void }) {
  const itens = resultado?.itens.toSorted((a, b) => Number(a.resultado === 'pago') - Number(b.resultado === 'pago'));
  return (
    <Dialog
      open={resultado !== undefined}
      onOpenChange={(abrir) => !abrir && onFechar()}
      title={resultado ? `Retorno do lote nº ${resultado.nsa}` : 'Retorno'}
      description={
        resultado &&
        `${countOf(resultado.pagos, 'pago', 'pagos')} (${formatMoney(resultado.total_pago)}), ${countOf(resultado.recusados, 'recusado', 'recusados')}, ${resultado.aguardando} sem resposta`
      }
      width={600}
      footer={<Button onClick={onFechar}>Fechar</Button>}
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
          {(item) => <Linha item={item} />}
        </VirtualList>
      </div>
    </Dialog>
  );
}
