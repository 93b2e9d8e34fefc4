import { asHoras, linhaDoPreparo, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { Check, ChefHat, Clock } from 'lucide-react';
import { type Grupo, podeDizerPronto } from '../linha/linha.ts';
import { usePronto } from './use-pronto.ts';

type Props = {
  /** what goes together and is still at the shop, or a single request */
  paradas: Grupo;
  /** the present, epoch milliseconds */
  agora: number;
};

/** Another time, in minutes from now. */
const MINUTOS = [5, 10, 20, 30, 45] as const;

/** A line on what waits: 'Sai para oferta às 19:30, em 12 min'. */
function Retida({ oferecer_apos, agora }: { oferecer_apos: string; agora: number }) {
  const minutos = Math.ceil((Date.parse(oferecer_apos) - agora) / 60_000);
  return (
    <span className="block text-ink-2">
      Sai para oferta {asHoras(oferecer_apos, agora)}
      {minutos > 0 && minutos < 100 && `, em ${minutos} min`}
    </span>
  );
}

function Atos({ paradas: [primeira, ...outras] }: Pick<Props, 'paradas'>) {
  const { enviando, pronto, prontoEm } = usePronto(primeira.id, outras.length > 0);
  return (
    <div className="flex gap-2">
      <Menu
        trigger={
          <IconButton
            icon={Clock}
            variant="secondary"
            label="Mudar quando fica pronto"
            disabled={enviando}
            className="max-md:size-11"
          />
        }
        align="start"
        items={MINUTOS.map((minutos) => ({
          label: `Fica pronto em ${minutos} min`,
          onSelect: () => prontoEm(minutos),
        }))}
      />
      <Button
        size="sm"
        icon={Check}
        loading={enviando}
        loadingLabel="Avisando..."
        className="max-md:min-h-11"
        onClick={pronto}
      >
        {outras.length > 0 ? 'Tudo pronto!' : 'Pronto!'}
      </Button>
    </div>
  );
}

/** When it is ready and, with one tap, that it is: then a held request is offered now, and a courier on the way knows (decision record 0067). */
export function Preparo({ paradas, agora }: Props) {
  const ultima = ultimaAFicarPronta(paradas);
  const frase = linhaDoPreparo(ultima, agora);
  // what is ready is told by its milestone; of one that nobody waits for nothing was said and nothing has to be
  if (!podeDizerPronto(paradas)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="flex min-w-0 items-start gap-1.5 text-[14px] leading-5 tabular-nums text-ink">
        <ChefHat aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
        <span className="min-w-0">
          {frase ?? 'O entregador já vem'}
          {ultima.agendada && ultima.oferecer_apos && <Retida oferecer_apos={ultima.oferecer_apos} agora={agora} />}
        </span>
      </p>
      <Atos paradas={paradas} />
    </div>
  );
}
