import { CONTAGEM_URGENTE_S } from '@corre/contract/constants.ts';
import { CountdownRing } from '@corre/ui/domain/countdown/countdown-ring.tsx';
import { OfferDialog } from '@corre/ui/domain/offer-dialog/offer-dialog.tsx';
import { Amount } from '@corre/ui/kit/amount/amount.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Aceitar, dormente, Recusar } from './atos.tsx';
import { Onde } from './onde.tsx';
import { Recados } from './recados.tsx';
import { Selos } from './selos.tsx';
import { useAlerta, useUrgencia } from './use-alerta.ts';
import { useAnel } from './use-anel.ts';
import type { OfertaAtual } from './use-oferta.ts';
import type { Oferta } from './use-oferta-viva.ts';

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

/** Aceitar at the thumb; Recusar and 'ver depois' below it, of one size and without colour. */
function Atos({ atual }: { atual: OfertaAtual }) {
  return (
    <>
      <Recados atual={atual} />
      <Aceitar atual={atual} className="min-h-20 rounded-[18px] text-[22px]" />
      <div className="grid grid-cols-2 gap-2.5">
        <Recusar atual={atual} className="min-h-14" />
        <Button
          variant="secondary"
          className={`min-h-14 px-2 ${dormente(atual.pronta)}`}
          aria-disabled={!atual.pronta}
          onClick={() => atual.pronta && atual.adiar()}
        >
          <span className="grid leading-5">
            Ver depois <small className="text-[14px] font-normal text-ink-2">na aba Solicitações</small>
          </span>
        </Button>
      </div>
    </>
  );
}

function Conteudo({ oferta, total }: { oferta: Oferta; total: number }) {
  const rota = oferta.paradas.length > 1;
  const { ref, size } = useAnel(oferta.oferta_id);
  return (
    <div ref={ref} className="grid grid-cols-1 gap-3">
      <Selos oferta={oferta.primeira} />
      <div className={rota ? 'flex items-center gap-4' : 'grid gap-3'}>
        <CountdownRing
          expira_em={oferta.expira_em}
          agora={serverNow}
          total={total}
          size={rota ? 'pequeno' : size}
          className={rota ? 'max-[359px]:size-[112px]' : 'mx-auto'}
        />
        <Valores oferta={oferta} rota={rota} />
      </div>
      <hr className="border-line" />
      <Onde oferta={oferta} />
    </div>
  );
}

/** The alert of a new offer (specification §2): the whole screen, one thing to decide, the deadline the server's. */
export function OfertaTela({ atual, total }: { atual: OfertaAtual; total: number }) {
  const { oferta, adiada } = atual;
  const [mudo, setMudo] = useState(false);
  const urgente = useUrgencia(oferta);
  useAlerta(oferta, mudo || adiada);
  if (!oferta || adiada) return null;
  const entregas = oferta.paradas.length;
  const title = entregas > 1 ? `Nova rota · ${entregas} entregas` : 'Nova entrega';
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
          onClick={() => setMudo(!mudo)}
        />
      }
      footer={<Atos atual={atual} />}
    >
      <Conteudo oferta={oferta} total={total} />
      <p aria-live="assertive" className="sr-only">
        {urgente
          ? `Faltam ${CONTAGEM_URGENTE_S} segundos`
          : `${title} de ${oferta.primeira.comercio}, ${formatMoney(oferta.valor_total)}`}
      </p>
    </OfferDialog>
  );
}
