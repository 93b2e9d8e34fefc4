import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Check, HandCoins } from 'lucide-react';
import type { Ajuste, Conta } from './descontos-em-aberto.ts';
import { NOME_AJUSTE } from './regras.ts';

type Props = { conta: Conta; ajuste: Ajuste; onResponder: (concordo: boolean) => void };

/** A discount that waits for the courier's answer: amount, reason and two buttons. */
export function Desconto({ conta, ajuste, onResponder }: Props) {
  const titulo = `desconto-${ajuste.id}`;
  return (
    <Card item tone="agir" aria-labelledby={titulo} className="print:hidden">
      <div className="grid gap-3 p-4">
        <h2 id={titulo} className="flex items-center gap-3 text-[20px] leading-7 font-[750]">
          <HandCoins aria-hidden="true" className="size-6 shrink-0" />
          Concorda com este desconto?
        </h2>
        <p className="text-[28px] leading-9 font-[800] tabular-nums">{formatMoney(-ajuste.valor)}</p>
        <p className="text-[17px] leading-6 wrap-anywhere">
          <strong>{NOME_AJUSTE[ajuste.tipo]}:</strong> {ajuste.motivo}
        </p>
        <p className="text-[16px] leading-6 text-ink-2">
          Semana de {conta.semana}. Sem a sua resposta nada é descontado.
        </p>
        <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
          <Button variant="secondary" size="lg" className="px-2" onClick={() => onResponder(false)}>
            Não concordo
          </Button>
          <Button size="lg" icon={Check} className="px-2" onClick={() => onResponder(true)}>
            Concordo
          </Button>
        </div>
      </div>
    </Card>
  );
}
