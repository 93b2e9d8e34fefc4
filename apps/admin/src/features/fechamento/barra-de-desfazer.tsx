import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { UndoBar } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { DESFAZER_MS, type useDesfazer } from './use-desfazer.ts';

/** The bar with 'Desfazer' for ten seconds after a payout is marked as paid. */
export function BarraDeDesfazer({ desfazer }: { desfazer: ReturnType<typeof useDesfazer> }) {
  const { ultimo } = desfazer;
  if (!ultimo) return null;
  return (
    <UndoBar
      key={`${ultimo.entregador_id}`}
      ms={DESFAZER_MS}
      onUndo={desfazer.desfazer}
      className="w-full shadow-raised"
    >
      <span className="block text-[14px] leading-[18px]">
        <span className="wrap-anywhere">{ultimo.nome_completo}</span> pago {formatMoney(ultimo.liquido)}
      </span>
    </UndoBar>
  );
}
