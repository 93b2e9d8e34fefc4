import { liquido } from '@corre/contract/cents.ts';
import { OFERTA_SEGUNDOS } from '@corre/contract/constants.ts';
import { CountdownRing } from '@corre/ui/domain/countdown/countdown-ring.tsx';
import { Amount } from '@corre/ui/kit/amount/amount.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Check, CreditCard, KeyRound, MapPin, Store, Volume2 } from 'lucide-react';
import { useConfiguracao } from '../../public-answers.ts';

/** The clock of the sample offer stands still. */
const still = { expira_em: OFERTA_SEGUNDOS * 1000, now: () => 0 };
const VALOR = 9.5;

const chip = 'inline-flex h-[26px] items-center gap-1 rounded-full border border-control px-2 text-[12px] font-bold';
const act = 'flex items-center justify-center font-bold';

function Line({ icon: Icon, title, text }: { icon: typeof Store; title: string; text: string }) {
  return (
    <span className="flex gap-2.5">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <span className="grid">
        <strong className="text-[16px] leading-5 font-bold">{title}</strong>
        <span className="text-[14px] leading-[18px] text-ink-2">{text}</span>
      </span>
    </span>
  );
}

/** The sample of an offer. The first view of a phone shows only the most important part. */
function Oferta() {
  const percentual = useConfiguracao().configuracao?.taxa_percentual;
  const inFull = 'max-wide:hidden';
  return (
    <>
      <span className="flex items-center justify-between text-[17px] leading-6 font-bold">
        Nova entrega
        <Volume2 className="size-5" />
      </span>
      <span className="mt-2.5 flex flex-wrap items-center gap-x-4">
        <CountdownRing {...still} size="mini" />
        <span className="grid gap-1.5">
          <Amount valor={VALOR} className="text-[44px] wide:text-[38px]" />
          {/* Until the fee is known, the line keeps its place and is not shown. */}
          <span
            className={`text-[16px] leading-5 text-ink-2 wide:text-[14px] ${percentual === undefined ? 'invisible' : ''}`}
          >
            você recebe{' '}
            <strong className="font-bold text-ink">
              {percentual === undefined ? '…' : formatMoney(liquido(VALOR, percentual))}
            </strong>
          </span>
        </span>
      </span>
      <span
        className={`mt-4 flex items-center gap-2.5 rounded-xl bg-aguardando px-3 py-2.5 text-[14px] leading-[18px] font-bold text-aguardando-ink ${inFull}`}
      >
        <CreditCard className="size-5 shrink-0" />
        Cobrar {formatMoney(78.9)} na maquininha
      </span>
      <span className="mt-3 grid gap-2 border-t border-line pt-3 wide:mt-4 wide:gap-3 wide:border-0 wide:pt-0">
        <Line icon={Store} title="Pizzaria Bella Massa" text="Av. Herval, 545 · Zona 1" />
        <Line icon={MapPin} title="Rua Joubert de Carvalho, 623" text="Zona 1" />
      </span>
      <span className={`mt-4 flex flex-wrap gap-1.5 ${inFull}`}>
        <span className={chip}>
          <KeyRound className="size-3.5" />
          Código na porta
        </span>
        <span className={chip}>
          <CreditCard className="size-3.5" />
          Maquininha
        </span>
      </span>
      <span className="mt-4 grid grid-cols-2 gap-2 text-[14px] wide:mt-auto">
        <span className={`${act} col-span-2 h-13 gap-2 rounded-xl bg-ok text-[18px] text-on-ok`}>
          <Check className="size-5" />
          Aceitar
        </span>
        <span className={`${act} h-10 rounded-[10px] border border-control text-perigo-ink ${inFull}`}>Recusar</span>
        <span className={`${act} h-10 rounded-[10px] border border-control ${inFull}`}>Ver depois</span>
      </span>
    </>
  );
}

/**
 * The sample of an offer: a card on a phone, a drawn phone of 276 × 564 px on a desktop. It is hidden from screen
 * readers, and nothing in it can be pressed.
 */
export function OfertaNoTelefone() {
  return (
    <div
      aria-hidden="true"
      inert
      data-oferta=""
      className="pointer-events-none relative mx-auto max-w-[420px] rounded-[22px] border border-[#33434b] bg-surface p-4 shadow-dialog wide:absolute wide:top-[15px] wide:right-9 wide:h-[564px] wide:w-[276px] wide:rounded-[44px] wide:bg-[#050c11] wide:p-[9px]"
    >
      <div className="flex h-full flex-col rounded-[35px] bg-surface wide:px-3.5 wide:pt-5 wide:pb-3.5">
        <Oferta />
      </div>
    </div>
  );
}
