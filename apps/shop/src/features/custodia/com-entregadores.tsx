import type { CustodiaDoComercio } from '@corre/contract/custodia/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { quandoCurto } from '../entregas/quando.ts';
import { EntregarTroco } from './entregar-troco.tsx';
import { type ComSaldo, ReceberDinheiro } from './receber-dinheiro.tsx';

type LinhaProps = { de: ComSaldo; espera: boolean; agora: number; onReceber: () => void };

function Linha({ de: { entregador_id, entregador, saldo, desde }, espera, agora, onReceber }: LinhaProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">
      <UserAvatar user_type="entregador" user_id={entregador_id} size={40} />
      <div className="min-w-0 flex-1 basis-32">
        <strong className="line-clamp-2 text-[15.5px] leading-5 font-[650] wrap-anywhere" title={entregador}>
          {nomeCurto(entregador)}
        </strong>
        <span className="text-[14px] leading-5 text-ink-2">desde {quandoCurto(desde, agora)}</span>
      </div>
      <strong className="text-[17px] whitespace-nowrap tabular-nums">{formatMoney(saldo)}</strong>
      {espera ? (
        <span className="text-[14px] text-ink-2 max-sm:w-full">espera a sua confirmação acima</span>
      ) : (
        <Button
          variant="secondary"
          onClick={onReceber}
          aria-label={`Receber dinheiro de ${entregador}`}
          className="min-h-11 max-sm:w-full"
        >
          Receber dinheiro
        </Button>
      )}
    </li>
  );
}

/** The shop's cash that couriers hold. The shop can receive cash from a courier or hand out change. */
export function ComEntregadores({ custodia, agora }: { custodia: CustodiaDoComercio; agora: number }) {
  const { entregadores, prestacoes, saldo_total } = custodia;
  const [recebendo, setRecebendo] = useState<ComSaldo | null>(null);
  const [trocando, setTrocando] = useState(false);
  const esperam = new Set(prestacoes.map(({ entregador_id }) => entregador_id));
  return (
    <Card aria-labelledby="com-entregadores">
      <CardHeader title="Dinheiro com entregadores" id="com-entregadores" className="flex-wrap py-2">
        <Button variant="secondary" icon={Coins} onClick={() => setTrocando(true)} className="min-h-11">
          Entregar troco
        </Button>
      </CardHeader>
      {entregadores.length === 0 ? (
        <EmptyState title="Nenhum dinheiro com entregadores" texto="O que clientes pagam em dinheiro aparece aqui." />
      ) : (
        <>
          <p className="px-4 pb-3 text-ink-2">
            Ao todo <strong className="tabular-nums text-ink">{formatMoney(saldo_total)}</strong>
          </p>
          <ul aria-label="Dinheiro com entregadores">
            {entregadores.map((de) => (
              <Linha
                key={de.entregador_id}
                de={de}
                espera={esperam.has(de.entregador_id)}
                agora={agora}
                onReceber={() => setRecebendo(de)}
              />
            ))}
          </ul>
        </>
      )}
      {recebendo && <ReceberDinheiro de={recebendo} onFechar={() => setRecebendo(null)} />}
      {trocando && <EntregarTroco onFechar={() => setTrocando(false)} />}
    </Card>
  );
}
