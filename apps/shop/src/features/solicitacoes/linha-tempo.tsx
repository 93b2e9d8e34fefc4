import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { formatTime, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { DELIVERY_LATE_MIN, WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { quandoCurto } from '../entregas/quando.ts';
import { chegadaDe, type Grupo, trocoDe } from '../linha/linha.ts';
import { usePrevisao } from '../previsao/use-previsao.ts';
import { encerrada } from './partes.ts';

type Props = { grupo: Grupo; agora: number };

const NENHUMA = [] as const;

/** The most useful time of a line: the wait, the planned offer, the arrival or the end. */
export function LinhaTempo({ grupo, agora }: Props) {
  const janelas = usePrevisao()?.janelas ?? NENHUMA;
  const [primeira] = grupo;
  if (encerrada(primeira)) return <span>· {quandoCurto(primeira.data_status, agora)}</span>;
  if (primeira.status === 'aguardando') {
    if (primeira.agendada && primeira.oferecer_apos)
      return <span>· sai {formatWhen(primeira.oferecer_apos, agora)}</span>;
    return <WaitTime desde={esperaDesde(primeira)} agora={agora} short />;
  }
  const troco = trocoDe(grupo);
  const chegada = chegadaDe(grupo, janelas, agora);
  const pronto = prontoDesde(ultimaAFicarPronta(grupo)) !== undefined;
  return (
    <>
      {troco > 0 && <strong className="font-semibold text-ink">· troco {formatMoney(troco)}</strong>}
      {pronto && <span>· pronto</span>}
      {chegada === null ? (
        <WaitTime desde={esperaDesde(primeira)} agora={agora} short limite_min={DELIVERY_LATE_MIN} />
      ) : (
        <span>· chega {formatTime(chegada)}</span>
      )}
    </>
  );
}
