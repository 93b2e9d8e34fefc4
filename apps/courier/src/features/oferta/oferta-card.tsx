import { Button } from '@corre/ui/button/button.tsx';
import { Card, CardBody, CardHeader } from '@corre/ui/card/card.tsx';
import { CountdownDashes } from '@corre/ui/countdown/countdown-dashes.tsx';
import { formatMoney } from '@corre/ui/format/money.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { Check } from 'lucide-react';
import { Onde } from './onde.tsx';
import { Segundos } from './segundos.tsx';
import { Selos } from './selos.tsx';
import type { OfertaAtual } from './use-oferta.ts';

type Props = { atual: OfertaAtual; total: number; online: boolean; ocupado: boolean };

const semOferta = ({ online, ocupado }: Pick<Props, 'online' | 'ocupado'>) => {
  if (ocupado) return 'Finalize a entrega atual para receber a próxima oferta.';
  if (!online) return 'Fique online para entrar na fila e receber ofertas.';
  return 'Nenhuma oferta agora. Assim que chegar a sua vez, ela aparece aqui e toca.';
};

/** 'Próxima Entrega' (specification §2): the current offer as a card, for whoever chose to see it later. */
export function OfertaCard({ atual, total, online, ocupado }: Props) {
  const { oferta } = atual;
  if (!oferta) {
    return (
      <Card aria-labelledby="proxima-entrega">
        <CardHeader titulo="Próxima Entrega" id="proxima-entrega" />
        <CardBody className="pt-0 text-ink-2">{semOferta({ online, ocupado })}</CardBody>
      </Card>
    );
  }
  return (
    <Card tom="agir" aria-labelledby="proxima-entrega">
      <CardHeader titulo="Próxima Entrega" id="proxima-entrega">
        <Segundos key={oferta.oferta_id} expira_em={oferta.expira_em} />
      </CardHeader>
      <CardBody className="grid grid-cols-1 gap-4 pt-0">
        <CountdownDashes expira_em={oferta.expira_em} agora={serverNow} total={total} />
        <Selos oferta={oferta.primeira} />
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <strong className="text-[34px] leading-10 font-[800] tracking-[-.02em]">
            {formatMoney(oferta.valor_total)}
          </strong>
          <span className="text-[16px] leading-6 text-ink-2">
            você recebe <strong className="font-[750] text-ink">{formatMoney(oferta.valor_liquido)}</strong>
          </span>
        </p>
        <Onde oferta={oferta} />
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5">
          <Button
            variant="secondary"
            size="lg"
            className="min-h-16 text-perigo-ink"
            loading={atual.recusando}
            loadingLabel="Recusando..."
            onClick={atual.recusar}
          >
            Recusar
          </Button>
          <Button
            variant="ok"
            size="lg"
            className="min-h-16 text-[20px] font-[780]"
            icon={Check}
            loading={atual.aceitando}
            loadingLabel="Aceitando..."
            onClick={atual.aceitar}
          >
            Aceitar
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
