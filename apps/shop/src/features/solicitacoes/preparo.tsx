import { asHoras, linhaDoPreparo, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { Check, ChefHat, Clock } from 'lucide-react';
import { type Group, podeDizerPronto } from './line.ts';
import { usePronto } from './use-pronto.ts';

type Props = {
  /** a single request, or the stops of a route that are still at the shop */
  paradas: Group;
  /** the current time, in epoch milliseconds */
  now: number;
};

/** The times to choose from, in minutes from now. */
const MINUTOS = [5, 10, 20, 30, 45] as const;

/** The time at which a held request is offered: 'Sai para oferta às 19:30, em 12 min'. */
function Retida({ oferecer_apos, now }: { oferecer_apos: string; now: number }) {
  const minutes = Math.ceil((Date.parse(oferecer_apos) - now) / 60_000);
  return (
    <span className="block text-ink-2">
      Sai para oferta {asHoras(oferecer_apos, now)}
      {minutes > 0 && minutes < 100 && `, em ${minutes} min`}
    </span>
  );
}

function Acts({ paradas: [first, ...others] }: Pick<Props, 'paradas'>) {
  const { sending, pronto, prontoEm } = usePronto(first.id, others.length > 0);
  return (
    <div className="flex gap-2">
      <Menu
        trigger={
          <IconButton
            icon={Clock}
            variant="secondary"
            label="Mudar quando fica pronto"
            disabled={sending}
            className="max-md:size-11"
          />
        }
        align="start"
        items={MINUTOS.map((minutes) => ({
          label: `Fica pronto em ${minutes} min`,
          onSelect: () => prontoEm(minutes),
        }))}
      />
      <Button
        size="sm"
        icon={Check}
        loading={sending}
        loadingLabel="Avisando..."
        className="max-md:min-h-11"
        onClick={pronto}
      >
        {others.length > 0 ? 'Tudo pronto!' : 'Pronto!'}
      </Button>
    </div>
  );
}

/**
 * The time at which the parcel is ready, and the button 'Pronto!'. After a press, a held request is offered at once,
 * and a courier on the way is notified (ADR 0016).
 */
export function Preparo({ paradas, now }: Props) {
  const last = ultimaAFicarPronta(paradas);
  const sentence = linhaDoPreparo(last, now);
  // A milestone shows that a parcel is ready. A request without a time and without a courier needs no action.
  if (!podeDizerPronto(paradas)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="flex min-w-0 items-start gap-1.5 text-[14px] leading-5 tabular-nums text-ink">
        <ChefHat aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
        <span className="min-w-0">
          {sentence ?? 'O entregador já vem'}
          {last.agendada && last.oferecer_apos && <Retida oferecer_apos={last.oferecer_apos} now={now} />}
        </span>
      </p>
      <Acts paradas={paradas} />
    </div>
  );
}
