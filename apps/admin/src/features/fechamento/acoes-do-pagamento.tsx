import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';
import { UndoBar } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { Check, Copy } from 'lucide-react';
import { falta } from '../pagamentos/contas.ts';
import { UNDO_MS, type useDesfazer } from './use-marcar.ts';
import type { Pagamentos } from './use-pagamentos.ts';

/** 'Copiar PIX' and 'Marcar como pago'. A mark selects the next payout. */
export function AcoesDoPagamento({ row, pagamentos }: { row: LinhaDoFechamento; pagamentos: Pagamentos }) {
  const { seguinte, marking, pausa } = pagamentos;
  const copied = pagamentos.copied === row.entregador_id && pagamentos.pix.doEntregador(row.entregador_id) !== null;
  if (!falta(row)) return null;
  return (
    <div className="grid w-full grid-cols-1 gap-2">
      <Button
        size="lg"
        full
        icon={copied ? Check : Copy}
        aria-keyshortcuts="C"
        onClick={() => pagamentos.copy(row)}
        className="px-2 text-[16px]"
      >
        {copied ? 'PIX copiado' : 'Copiar PIX'}
        <Key>C</Key>
      </Button>
      <Button
        variant="secondary"
        size="lg"
        full
        icon={Check}
        aria-keyshortcuts="P"
        aria-disabled={pausa}
        loading={marking.has(row.entregador_id)}
        onClick={() => pagamentos.marcar(row)}
        className="px-2 text-[16px]"
      >
        Marcar como pago
        <Key>P</Key>
      </Button>
      <p className="min-h-[18px] text-center text-[13px] leading-[18px] text-ink-2 wrap-anywhere">
        {seguinte ? `Passa para o próximo: ${seguinte.nome_completo}` : 'É o último que falta pagar'}
      </p>
    </div>
  );
}

/** The key of a button's shortcut. Screen readers get it from `aria-keyshortcuts`. A phone does not show it. */
export const Key = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="ml-1 inline-flex max-md:hidden">
    <Kbd className="h-5 min-w-5">{children}</Kbd>
  </span>
);

/** The bar with 'Desfazer' for ten seconds after a payout is marked as paid. */
export function UndoMarkBar({ undo }: { undo: ReturnType<typeof useDesfazer> }) {
  const { last } = undo;
  if (!last) return null;
  return (
    <UndoBar key={`${last.entregador_id}`} ms={UNDO_MS} onUndo={undo.undo} className="w-full shadow-raised">
      <span className="block text-[14px] leading-[18px]">
        <span className="wrap-anywhere">{last.nome_completo}</span> pago {formatMoney(last.liquido)}
      </span>
    </UndoBar>
  );
}
