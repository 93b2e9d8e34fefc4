import { CountdownRing } from '@corre/ui/domain/countdown/countdown-ring.tsx';
import { Amount } from '@corre/ui/kit/amount/amount.tsx';
import { Check, MapPin, Store, Volume2, Zap } from 'lucide-react';

const pill = 'inline-flex h-5 items-center gap-1 rounded-full border px-[7px] text-[10.5px] font-bold';

/** Twelve of fifteen seconds are left, for ever: the clock of a picture stands still. */
const still = { expira_em: 12_000, agora: () => 0 };

/** A picture of the offer as a courier sees it, in a phone of 274 × 562. For the eyes only: nothing in it can be pressed. */
export function OfertaNoTelefone() {
  return (
    <div
      aria-hidden="true"
      inert
      className="pointer-events-none absolute top-[15px] right-9 hidden h-[564px] w-[276px] rounded-[44px] border border-[#33434b] bg-[#050c11] p-[9px] shadow-dialog wide:block"
    >
      <div className="flex h-full flex-col rounded-[35px] bg-surface px-[11px] pt-4 pb-[11px]">
        <div className="flex items-center justify-between">
          <span className="text-[15px] leading-6 font-bold">Nova entrega</span>
          <Volume2 className="mr-1 size-[18px] text-ink" />
        </div>
        <div className="mt-1.5 flex gap-1">
          <span className={`${pill} border-transparent bg-faixa text-on-faixa`}>
            <Zap className="size-3" />
            Sua vez
          </span>
          <span className={`${pill} border-control`}>iFood</span>
          <span className={`${pill} border-control`}>1ª da fila</span>
        </div>
        <div className="mt-3 grid justify-items-center">
          <CountdownRing {...still} size="pequeno" className="size-[132px]" />
          <Amount valor={9.5} className="mt-4 text-[42px]" />
          <span className="mt-2 text-[13px] text-ink-2">
            você recebe <strong className="font-bold text-ink">R$ 8,55</strong>
          </span>
        </div>
        <div className="mt-4 grid gap-2.5 border-t border-line pt-3.5">
          <Line icon={Store} title="Sushi Nikkei" texto="Av. Cerro Azul, 812" />
          <Line icon={MapPin} title="Av. Getúlio Vargas, 266" texto="Zona 1 · pedido às 19:42" />
        </div>
        <div className="mt-auto grid grid-cols-2 gap-2 text-[12.5px] font-bold">
          <span className="col-span-2 flex h-14 items-center justify-center gap-2 rounded-[11px] bg-ok text-[15px] text-on-ok">
            <Check className="size-5" />
            Aceitar
          </span>
          <span className="flex h-[39px] items-center justify-center rounded-[9px] border border-control text-perigo-ink">
            Recusar
          </span>
          <span className="flex h-[39px] items-center justify-center rounded-[9px] border border-control">
            Ver depois
          </span>
        </div>
      </div>
    </div>
  );
}

function Line({ icon: Icon, title, texto }: { icon: typeof Store; title: string; texto: string }) {
  return (
    <span className="flex gap-2">
      <Icon className="mt-px size-[18px] shrink-0 text-ink-2" />
      <span className="grid">
        <strong className="text-[14px] leading-[18px] font-bold">{title}</strong>
        <span className="text-[11.5px] leading-4 text-ink-2">{texto}</span>
      </span>
    </span>
  );
}
