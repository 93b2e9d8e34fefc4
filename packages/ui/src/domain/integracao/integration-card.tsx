import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import { MENSAGENS_CONTADAS } from '@corre/contract/integracoes/regras.ts';
import type { Ambiente } from '@corre/contract/vocabulario.ts';
import { ChevronRight, CircleAlert, CircleCheck, CircleOff, FlaskConical, Rocket } from 'lucide-react';
import { Badge } from '../../kit/badge/badge.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { countOf } from '../../kit/format/money.ts';
import { formatAgo } from '../format/dates.ts';
import { comoTerminou, NOME_DO_AMBIENTE, NOME_DO_TIPO, withError } from './words.ts';

/** Badge of the environment. Test and production differ in colour, icon and word, so that nobody confuses them. */
export const AmbienteBadge = ({ ambiente }: { ambiente: Ambiente }) => (
  <Badge tone={ambiente === 'teste' ? 'aguardando' : 'suave'} icon={ambiente === 'teste' ? FlaskConical : Rocket}>
    {NOME_DO_AMBIENTE[ambiente]}
  </Badge>
);

type BadgesProps = { integracao: Pick<Integracao, 'ativa' | 'desligada_por' | 'ultimo_erro' | 'ultimo_sucesso'> };

/** Badge that says whether an integration is on, and whether its last message arrived. */
export function StateBadge({ integracao }: BadgesProps) {
  const { ativa, desligada_por } = integracao;
  if (!ativa) {
    return (
      <Badge tone={desligada_por === null ? 'neutro' : 'perigo-contorno'} icon={CircleOff}>
        {desligada_por === null ? 'Desligada' : 'Desligada pelo sistema'}
      </Badge>
    );
  }
  if (withError(integracao)) {
    return (
      <Badge tone="perigo-contorno" icon={CircleAlert}>
        Ligada, com erro
      </Badge>
    );
  }
  return (
    <Badge tone="finalizada" icon={CircleCheck}>
      Ligada
    </Badge>
  );
}

type Props = {
  integracao: Integracao;
  /** names the shop, for the administrator */
  withComercio: boolean;
  /** the server's current time in epoch milliseconds */
  now: number;
  onOpen: () => void;
};

function Row({ integracao, now }: Pick<Props, 'integracao' | 'now'>) {
  const { ultimo_sucesso, ultimo_erro, ultima_entrada, esperando, desistidas } = integracao;
  const error = withError(integracao) ? ultimo_erro : null;
  const aoMenos = esperando + desistidas >= MENSAGENS_CONTADAS ? 'ao menos ' : '';
  const parts = [
    ultimo_sucesso === null ? 'Nada enviado ainda' : `Último aviso recebido ${formatAgo(ultimo_sucesso, now)}`,
    ...(ultima_entrada === null ? [] : [`última chamada do sistema ${formatAgo(ultima_entrada, now)}`]),
    ...(esperando === 0 ? [] : [`${aoMenos}${countOf(esperando, 'aviso espera', 'avisos esperam')}`]),
    ...(desistidas === 0 ? [] : [`${aoMenos}${countOf(desistidas, 'aviso falhou', 'avisos falharam')}`]),
  ];
  return (
    <>
      <p className="text-[14px] leading-5 text-ink-2">{parts.join(' · ')}</p>
      {error && (
        <p className="text-[14px] leading-5 font-semibold text-perigo-ink">
          Último erro, {formatAgo(error.quando, now)}: {comoTerminou(error)}
        </p>
      )}
    </>
  );
}

/** One integration in a list: its name, its state, and the button that opens it. */
export function IntegrationCard({ integracao, withComercio, now, onOpen }: Props) {
  const { nome, comercio, tipo, ambiente, destino, merchant_id_novo } = integracao;
  const where = [withComercio ? comercio : null, NOME_DO_TIPO[tipo], destino ?? 'sem endereço dos avisos'];
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
        <h3 className="text-[16px] leading-5 font-bold wrap-anywhere">{nome}</h3>
        <p className="text-[14px] leading-5 wrap-anywhere text-ink">{where.filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap gap-1.5">
          <AmbienteBadge ambiente={ambiente} />
          <StateBadge integracao={integracao} />
        </p>
        <Row integracao={integracao} now={now} />
        {merchant_id_novo !== null && (
          <p className="text-[14px] leading-5 font-semibold text-aguardando-ink">
            O sistema mandou outro código de loja: abra e confirme.
          </p>
        )}
      </div>
      <Button variant="secondary" icon={ChevronRight} onClick={onOpen} className="max-sm:w-full">
        Abrir<span className="sr-only"> {nome}</span>
      </Button>
    </Card>
  );
}
