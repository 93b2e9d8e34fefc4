import { Card } from '@corre/ui/kit/card/card.tsx';
import { BarraDeDesfazer } from './barra-de-desfazer.tsx';
import { PainelDoPagamento, Quem } from './painel-do-pagamento.tsx';
import { PeDoPainel } from './pe-do-painel.tsx';
import type { DialogosAbertos } from './use-dialogos.ts';
import type { Folha } from './use-folha.ts';
import type { Pagamentos } from './use-pagamentos.ts';

export type LadoProps = { folha: Folha; pagamentos: Pagamentos; dialogos: DialogosAbertos };

/** The chosen payout, beside the sheet. */
export function PagamentoAoLado({ folha, pagamentos, dialogos }: LadoProps) {
  const { escolhida, desfazer } = pagamentos;
  if (!escolhida) return null;
  return (
    <Card
      aria-label="Pagamento escolhido"
      className="flex flex-col lg:sticky lg:top-6 lg:max-h-[max(420px,calc(100dvh-108px))] print:hidden"
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
