import type { ProblemaDaEntrega, VigiaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import { NOME_VIGIA } from '@corre/contract/problemas/vigia-regras.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import { ACOES_PROBLEMA } from '@corre/contract/vocabulario.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { dialOf, formatPhone } from '@corre/ui/domain/format/phone.ts';
import { OrderNumber } from '@corre/ui/domain/order-number/order-number-badge.tsx';
import { ProblemCard } from '@corre/ui/domain/problem/problem-card.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { Check, CheckCheck, EllipsisVertical, Eye, Phone, Replace, Store } from 'lucide-react';
import { type EntregaParada, useActs } from '../atos/atos.tsx';
import { EntregaMenu } from '../intervencao/entrega-menu.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { useEncerrarVigia, useEncerrarVigias, useProblemas, useResponder, useVigias } from './use-problemas.ts';

/** Menu of a problem card with the timeline and the interventions. */
const MenuDoProblema = ({ entrega }: { entrega: EntregaParada }) => (
  <EntregaMenu
    entrega={entrega}
    linhaDoTempo
    trigger={
      <IconButton
        icon={EllipsisVertical}
        size="sm"
        label={`Ações da entrega de ${entrega.entregador_nome} em ${entrega.endereco}`}
        className="max-sm:size-11"
      />
    }
  />
);

const RESPOSTA: Record<'sigo' | 'problema' | 'nenhuma', string> = {
  nenhuma: 'Não respondeu ao "Tudo bem?"',
  problema: 'Respondeu que tem um problema',
  sigo: 'Respondeu que segue',
};

/**
 * Alerts for which a transfer is the main action, because no courier seems to be on the way. Otherwise it is a call.
 */
const TRANSFERIR_PRIMEIRO: readonly VigiaDoSuporte['tipo'][] = ['aceita_sem_chegar', 'sem_sinal'];

type Variante = 'soft' | 'secondary';

/** Link that calls the courier. Renders nothing when the phone number is unknown. */
function Ligar({ entregador_id, nome, variant }: { entregador_id: number; nome: string; variant: Variante }) {
  const telefone = useEntregadores().data?.find(({ id }) => id === entregador_id)?.telefone_pessoal;
  if (!telefone) return null;
  return (
    <a
      href={`tel:${telefone}`}
      aria-label={`Ligar para ${nome}`}
      className={buttonClass({ variant, size: 'sm', className: 'max-md:min-h-11' })}
    >
      <Phone aria-hidden="true" className={buttonIcon.sm} />
      Ligar
    </a>
  );
}

/** Link that calls the shop, with its number. Renders nothing when the shop gave none, or the server is older. */
function LigarLoja({ comercio, telefone }: { comercio: string; telefone: string | null | undefined }) {
  if (telefone == null) return null;
  return (
    <a
      href={dialOf(telefone)}
      className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-md:min-h-11' })}
    >
      <Store aria-hidden="true" className={buttonIcon.sm} />
      <span className="sr-only">Ligar para {comercio}, </span>
      <Spoken>{formatPhone(telefone)}</Spoken>
    </a>
  );
}

/** Card of a delivery that does not move: since when, the courier's answer, and the actions. */
function VigiaCard({ vigia, now }: { vigia: VigiaDoSuporte; now: number }) {
  const { show } = useActs();
  const encerrar = useEncerrarVigia();
  const { id, tipo, desde, limite_segundos, resposta, nome_entregador, comercio, endereco, status } = vigia;
  const transferir = TRANSFERIR_PRIMEIRO.includes(tipo);
  const entrega = { ...vigia, entregador_nome: nome_entregador };
  return (
    <Card item tone="agir" aria-labelledby={`vigia-${id}`} data-vigia={id} className="grid content-start gap-3 p-4">
      <div className="flex items-start gap-2.5">
        <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-aguardando-ink" />
        <div className="min-w-0 flex-1">
          <h3 id={`vigia-${id}`} className="text-[15.5px] leading-6 font-bold text-ink">
            {NOME_VIGIA[tipo]}
          </h3>
          <p className="text-[14px] leading-5 wrap-anywhere text-ink-2">
            {nome_entregador} · {NOME_STATUS[status]} · há {formatDuration(now - Date.parse(desde))}
            {tipo !== 'sem_sinal' && `, em geral até ${formatDuration(limite_segundos * 1_000)}`}
          </p>
          <p className="text-[14px] leading-5 font-semibold wrap-anywhere text-ink">
            <OrderNumber pedido={{ id: vigia.solicitacao_id, numero_pedido: vigia.numero_pedido }} /> · {comercio} ·{' '}
            {endereco}
          </p>
          <p className="text-[14px] leading-5 text-ink-2">{RESPOSTA[resposta ?? 'nenhuma']}</p>
        </div>
        <MenuDoProblema entrega={entrega} />
      </div>
      <fieldset aria-label={`O que fazer: ${nome_entregador}`} className="flex flex-wrap gap-2">
        <Ligar entregador_id={vigia.entregador_id} nome={nome_entregador} variant={transferir ? 'secondary' : 'soft'} />
        <LigarLoja comercio={comercio} telefone={vigia.comercio_telefone} />
        <Button
          variant={transferir ? 'soft' : 'secondary'}
          size="sm"
          icon={Replace}
          className="max-md:min-h-11"
          aria-label={`Transferir: ${nome_entregador}, ${endereco}`}
          onClick={() => show({ tipo: 'intervir', acao: 'transferir', entrega })}
        >
          Transferir
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={Check}
          className="max-md:min-h-11"
          loading={encerrar.isPending}
          aria-label={`Já cuidei disso: ${nome_entregador}, ${endereco}`}
          onClick={() => encerrar.mutate({ vigia_id: id })}
        >
          Já cuidei disso
        </Button>
      </fieldset>
    </Card>
  );
}

/** Refresh interval of the clock, in milliseconds. The cards show minutes. */
const CLOCK_MS = 15_000;

type ProblemaProps = { problema: ProblemaDaEntrega; now: number; responder: ReturnType<typeof useResponder> };

function Problema({ problema, now, responder: { running, responder } }: ProblemaProps) {
  const { id, nome_entregador } = problema;
  return (
    <ProblemCard
      problema={problema}
      now={now}
      withComercio
      dense
      acoes={ACOES_PROBLEMA}
      respondendo={running?.id === id ? running.acao : null}
      onAnswer={(resposta) => responder(id, resposta)}
    >
      <LigarLoja comercio={problema.comercio} telefone={problema.comercio_telefone} />
      <MenuDoProblema entrega={{ ...problema, entregador_nome: nome_entregador }} />
    </ProblemCard>
  );
}

/** Closes all alerts on the screen with one press: a street without signal raises one for each courier. */
function CuidarDeTodos({ vigias }: { vigias: readonly VigiaDoSuporte[] }) {
  const { running, encerrarTodas } = useEncerrarVigias();
  return (
    <Button
      variant="secondary"
      icon={CheckCheck}
      loading={running}
      onClick={() => void encerrarTodas(vigias.map(({ id }) => id))}
    >
      Já cuidei de {countOf(vigias.length, 'alerta', 'alertas')}
    </Button>
  );
}

/** Cards of the problems of couriers, then of the watchdog alerts. */
export function ProblemasCards() {
  const problemas = useProblemas().data;
  const vigias = useVigias().data;
  const responder = useResponder();
  const now = useServerNow(CLOCK_MS);
  return (
    <>
      {problemas?.map((problema) => (
        <Problema key={`problema ${problema.id}`} problema={problema} now={now} responder={responder} />
      ))}
      {vigias && vigias.length > 1 && <CuidarDeTodos vigias={vigias} />}
      {vigias?.map((vigia) => (
        <VigiaCard key={`vigia ${vigia.id}`} vigia={vigia} now={now} />
      ))}
    </>
  );
}
