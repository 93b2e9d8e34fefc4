import { CONTAGEM_URGENTE_S } from '@corre/contract/constants.ts';
import { CountdownRing } from '@corre/ui/domain/countdown/countdown-ring.tsx';
import { OfferDialog } from '@corre/ui/domain/offer-dialog/offer-dialog.tsx';
import { Amount } from '@corre/ui/kit/amount/amount.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Volume2, VolumeX } from 'lucide-react';
import { Aceitar, notReadyClass, Recados, Recusar } from './atos.tsx';
import { Destinos } from './destinos.tsx';
import type { OfertaAtual } from './use-oferta.ts';
import type { Oferta } from './use-oferta-viva.ts';
import { useTapGuard } from './use-tap-guard.ts';

const Valores = ({ oferta }: { oferta: Oferta }) => (
  // The negative margin makes this as high as the ring beside it.
  <div className="-my-2 min-w-0">
    <p>
      <Amount valor={oferta.valor_total} className="text-[min(58px,16.2vw)]" />
    </p>
    <p className="mt-1 text-[16px] leading-6 text-ink-2">
      você recebe <strong className="font-[750] text-ink">{formatMoney(oferta.valor_liquido)}</strong>
    </p>
  </div>
);

/**
 * 'Aceitar' within reach of the thumb. 'Recusar' and 'Ver depois' are below, equal in size and without a fill colour.
 */
const Acts = ({ atual }: { atual: OfertaAtual }) => (
  <>
    <Recados atual={atual} />
    <Aceitar atual={atual} className="min-h-[72px] rounded-[18px] text-[22px] low:min-h-14" />
    <div className="grid grid-cols-2 gap-2.5">
      <Recusar atual={atual} className="min-h-14 rounded-2xl" />
      <Button
        variant="secondary"
        aria-label="Ver depois na aba Solicitações"
        className={`min-h-14 rounded-2xl px-2 ${notReadyClass(atual.pronta)}`}
        aria-disabled={!atual.pronta}
        onClick={() => atual.pronta && atual.adiar()}
      >
        Ver depois
      </Button>
    </div>
  </>
);

/** The ring and the amount stay in place while the rest scrolls. */
const Preco = ({ oferta, total }: { oferta: Oferta; total: number }) => (
  <div className="flex items-center gap-5 large-text:flex-wrap border-b border-line pb-6 low:pb-2.5 turned:border-0">
    <CountdownRing expira_em={oferta.expira_em} now={serverNow} total={total} size="mini" />
    <Valores oferta={oferta} />
  </div>
);

const doNothing = () => undefined;

/**
 * This part may load after the offer appears. The finger may already be on its way, so the buttons are disabled again.
 */
function useGuardedButtons(atual: OfertaAtual, oferta_id: number): OfertaAtual {
  const pronta = useTapGuard(oferta_id, false);
  return pronta ? atual : { ...atual, pronta: false, aceitar: doNothing, recusar: doNothing };
}

type Props = {
  oferta: Oferta;
  atual: OfertaAtual;
  total: number;
  mudo: boolean;
  onMuted: (mudo: boolean) => void;
};

/** An offer on the whole screen. */
export function OfertaAberta({ oferta, atual, total, mudo, onMuted }: Props) {
  const { urgente } = atual;
  const stored = useGuardedButtons(atual, oferta.oferta_id);
  const entregas = oferta.paradas.length;
  const title = entregas > 1 ? `Rota · ${entregas} entregas` : 'Nova entrega';
  return (
    <OfferDialog
      open
      onDismiss={atual.adiar}
      title={title}
      urgente={urgente}
      action={
        <IconButton
          icon={mudo ? VolumeX : Volume2}
          label={mudo ? 'Ligar o som' : 'Silenciar'}
          variant="ghost"
          className="-mr-3"
          onClick={() => onMuted(!mudo)}
        />
      }
      fixed={<Preco oferta={oferta} total={total} />}
      footer={<Acts atual={stored} />}
    >
      <Destinos oferta={oferta} />
      <p aria-live="assertive" className="sr-only">
        {urgente
          ? `Faltam ${CONTAGEM_URGENTE_S} segundos`
          : `${title} de ${oferta.first.comercio}, ${formatMoney(oferta.valor_total)}`}
      </p>
    </OfferDialog>
  );
}
