import { Amount } from '@corre/ui/amount/amount.tsx';
import { Button } from '@corre/ui/button/button.tsx';
import { CountdownRing } from '@corre/ui/countdown/countdown-ring.tsx';
import { formatMoney } from '@corre/ui/format/money.ts';
import { IconButton } from '@corre/ui/icon-button/icon-button.tsx';
import { OfferDialog } from '@corre/ui/offer-dialog/offer-dialog.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Check, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Onde } from './onde.tsx';
import { Selos } from './selos.tsx';
import { useAlerta, useGuarda, useUrgencia } from './use-alerta.ts';
import type { OfertaAtual } from './use-oferta.ts';
import type { Oferta } from './use-oferta-viva.ts';

/** A longer address, or a lower screen, makes the ring smaller before any text is cut. In characters, in pixels. */
const ENDERECO_LONGO = 48;
const TELA_BAIXA = 790;

const semEspaco = ({ paradas, primeira }: Oferta) =>
  paradas.length > 1 || primeira.endereco.length > ENDERECO_LONGO || innerHeight < TELA_BAIXA;

function Valores({ oferta, rota }: { oferta: Oferta; rota: boolean }) {
  return (
    <div className={rota ? 'min-w-0' : 'text-center'}>
      {rota && <p className="text-[16px] leading-6 text-ink-2">Total da rota</p>}
      <p>
        <Amount valor={oferta.valor_total} className={rota ? 'text-[42px]' : 'text-[58px]'} />
      </p>
      <p className={`mt-1 leading-6 text-ink-2 ${rota ? 'text-[16px]' : 'text-[18px]'}`}>
        você recebe <strong className="font-[750] text-ink">{formatMoney(oferta.valor_liquido)}</strong>
      </p>
    </div>
  );
}

type AtosProps = { atual: OfertaAtual; pronta: boolean; rota: boolean };

/** Aceitar at the thumb; Recusar and 'ver depois' below it, of one size and without colour. */
function Atos({ atual, pronta, rota }: AtosProps) {
  const ocupado = atual.aceitando || atual.recusando;
  const dormente = pronta ? '' : 'opacity-60 pointer-events-none';
  return (
    <>
      <Button
        variant="ok"
        full
        icon={Check}
        className={`min-h-20 rounded-[18px] text-[22px] font-[780] ${dormente}`}
        loading={atual.aceitando}
        loadingLabel="Aceitando..."
        aria-disabled={!pronta || ocupado}
        onClick={() => pronta && !ocupado && atual.aceitar()}
      >
        {rota ? 'Aceitar rota' : 'Aceitar'}
      </Button>
      <div className={`grid grid-cols-2 gap-2.5 ${dormente}`}>
        <Button
          variant="secondary"
          className="min-h-14 text-perigo-ink"
          loading={atual.recusando}
          loadingLabel="Recusando..."
          aria-disabled={!pronta || ocupado}
          onClick={() => pronta && !ocupado && atual.recusar()}
        >
          Recusar
        </Button>
        <Button variant="secondary" className="min-h-14 px-2" onClick={() => pronta && atual.adiar()}>
          <span className="grid leading-5">
            Ver depois <small className="text-[14px] font-normal text-ink-2">na aba Solicitações</small>
          </span>
        </Button>
      </div>
    </>
  );
}

/** The alert of a new offer (specification §2): the whole screen, one thing to decide, the deadline the server's. */
export function OfertaTela({ atual, total }: { atual: OfertaAtual; total: number }) {
  const { oferta, adiada } = atual;
  const [mudo, setMudo] = useState(false);
  const urgente = useUrgencia(oferta);
  const pronta = useGuarda(oferta?.oferta_id);
  useAlerta(oferta, mudo || adiada);
  if (!oferta || adiada) return null;
  const rota = oferta.paradas.length > 1;
  const titulo = rota ? `Nova rota · ${oferta.paradas.length} entregas` : 'Nova entrega';
  return (
    <OfferDialog
      open
      onDismiss={atual.adiar}
      title={titulo}
      urgente={urgente}
      action={
        <IconButton
          icon={mudo ? VolumeX : Volume2}
          rotulo={mudo ? 'Ligar o som' : 'Silenciar'}
          variant="ghost"
          onClick={() => setMudo(!mudo)}
        />
      }
      footer={<Atos atual={atual} pronta={pronta} rota={rota} />}
    >
      <div className="grid grid-cols-1 gap-3">
        <Selos oferta={oferta.primeira} />
        <div className={rota ? 'flex items-center gap-4' : 'grid gap-3'}>
          <CountdownRing
            expira_em={oferta.expira_em}
            agora={serverNow}
            total={total}
            tamanho={semEspaco(oferta) ? 'pequeno' : 'grande'}
            className={rota ? 'max-[359px]:size-[112px]' : 'mx-auto'}
          />
          <Valores oferta={oferta} rota={rota} />
        </div>
        <hr className="border-line" />
        <Onde oferta={oferta} />
      </div>
      <p aria-live="assertive" className="sr-only">
        {urgente ? 'Faltam 5 segundos' : `${titulo} de ${oferta.primeira.comercio}, ${formatMoney(oferta.valor_total)}`}
      </p>
    </OfferDialog>
  );
}
