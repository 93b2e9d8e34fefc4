import { PROXIMO_STATUS, TEXTO_ETAPA } from '@corre/api/solicitacoes/regras.ts';
import { CountBadge, UrgenteBadge } from '@corre/ui/badge/badges.tsx';
import { Button } from '@corre/ui/button/button.tsx';
import { Card, CardBody } from '@corre/ui/card/card.tsx';
import { formatTime } from '@corre/ui/format/dates.ts';
import { formatMoney } from '@corre/ui/format/money.ts';
import { StatusBadge } from '@corre/ui/status-badge/status-badge.tsx';
import { StepButton } from '@corre/ui/step-button/step-button.tsx';
import { StepDashes } from '@corre/ui/step-dashes/step-dashes.tsx';
import { stepOf } from '@corre/ui/step-dashes/steps.ts';
import { MessageCircle, StickyNote } from 'lucide-react';
import type { Chats } from '../chat/use-chats.ts';
import { AbrirMapa } from '../mapa/abrir-mapa.tsx';
import { Lugares, pedidoAs } from '../mapa/lugares.tsx';
import { definirEtapa, type Etapa, useEtapa } from './use-etapa.ts';
import type { Solicitacao } from './use-minhas-entregas.ts';

/** Where a request came from (specification §2). */
const ORIGEM = { manual: 'manual', ifood: 'iFood' } as const;

const OndeFica = ({ entrega }: { entrega: Solicitacao }) => (
  <Lugares
    comercio={{ nome: entrega.comercio, ao_lado: entrega.urgente && <UrgenteBadge /> }}
    endereco={{
      nome: entrega.endereco,
      detalhe: `${pedidoAs(entrega.data_solicitacao)} · ${ORIGEM[entrega.origem]}`,
    }}
  />
);

/** What a step kept for later is called, with the time of the tap. */
const GUARDADA = { em_retirada: 'Chegada', em_entrega: 'Saída', finalizada: 'Entrega' } as const;

function ProximaEtapa({ entrega, etapa }: { entrega: Solicitacao; etapa: Etapa | null }) {
  const proximo = PROXIMO_STATUS[entrega.status];
  if (!proximo) return null;
  return (
    <StepButton
      pendente={etapa !== null}
      guardada={etapa?.espera ? `${GUARDADA[etapa.novo_status]} guardada às ${formatTime(etapa.quando)}` : undefined}
      onClick={() =>
        definirEtapa({ solicitacao_id: entrega.id, novo_status: proximo, quando: Date.now(), espera: false })
      }
    >
      {TEXTO_ETAPA[proximo]}
    </StepButton>
  );
}

/** Map and chat; on the way to the shop also the way there (specification §2). */
function Atalhos({ entrega, chats }: { entrega: Solicitacao; chats: Chats }) {
  const nao_lidas = chats.naoLidasDe(entrega.id);
  const aCaminho = entrega.status === 'aceita';
  return (
    <div
      className={
        aCaminho
          ? 'grid grid-cols-3 gap-2 *:text-[15px] *:leading-5'
          : 'grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] gap-2.5 *:px-2'
      }
    >
      {aCaminho && (
        <AbrirMapa destino={{ endereco: entrega.comercio, link_localizacao: null }} titulo="Ir para a loja" estreito />
      )}
      <AbrirMapa destino={entrega} estreito={aCaminho} />
      <Button
        variant="secondary"
        size="lg"
        icon={aCaminho ? undefined : MessageCircle}
        className={aCaminho ? 'px-2' : ''}
        onClick={() => chats.abrir(entrega.id)}
      >
        Chat
        {nao_lidas > 0 && <CountBadge total={nao_lidas} tom="perigo" rotulo="mensagens não lidas" className="ml-1" />}
      </Button>
    </div>
  );
}

/** The card's id: after an acceptance the focus goes there. */
export const ENTREGA_ATUAL = 'entrega-atual';

/** The delivery at hand (specification §2): where, what for, and the one next step. */
export function EntregaAtual({ entrega, chats }: { entrega: Solicitacao; chats: Chats }) {
  const emCurso = useEtapa();
  const etapa = emCurso?.solicitacao_id === entrega.id ? emCurso : null;
  return (
    <Card
      id={ENTREGA_ATUAL}
      tabIndex={-1}
      className="border-etapa"
      aria-label={`Entrega em andamento: ${entrega.endereco}`}
    >
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="flex items-center gap-2">
          <StatusBadge status={entrega.status} />
          <strong className="ml-auto text-[24px] leading-8 font-[780]">{formatMoney(entrega.valor_estimado)}</strong>
        </p>
        <StepDashes etapa={stepOf(entrega.status)} guardada={etapa?.espera} />
        <OndeFica entrega={entrega} />
        {entrega.observacao && (
          <p className="flex gap-3 rounded-xl bg-sunken p-3 text-[17px] leading-6">
            <StickyNote aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
            <span className="min-w-0 break-words whitespace-pre-line">{entrega.observacao}</span>
          </p>
        )}
        <Atalhos entrega={entrega} chats={chats} />
        <ProximaEtapa entrega={entrega} etapa={etapa} />
      </CardBody>
    </Card>
  );
}
