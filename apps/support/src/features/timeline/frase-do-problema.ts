import { NOME_ACAO_PROBLEMA, NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { NOME_VIGIA } from '@corre/contract/problemas/vigia-regras.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { TimelineEvent } from '@corre/ui/kit/timeline/timeline.tsx';
import { CircleCheck, Eye, LifeBuoy, MessageCircleQuestion, TriangleAlert } from 'lucide-react';

/** Text, icon and tone of an event in the timeline. */
export type Sentence = Pick<TimelineEvent, 'icon' | 'tone'> & { text: string };

type De<Tipo extends EventoDaSolicitacao['tipo']> = Extract<EventoDaSolicitacao, { tipo: Tipo }>;
/** A problem, its answer, or an event of the watchdog (ADR 0025). */
type EventoDoProblema = De<
  'problema' | 'problema_respondido' | 'vigia' | 'vigia_resposta' | 'vigia_suporte' | 'vigia_fim'
>;

const QUEM: Record<De<'problema_respondido'>['respondido_por'], string> = {
  comercio: 'A loja',
  suporte: 'O suporte',
  admin: 'O administrador',
};

const DO_FIM: Record<De<'vigia_fim'>['fim'], string> = {
  sigo: 'O entregador disse que segue',
  problema: 'O entregador avisou de um problema',
  etapa: 'Aviso encerrado: o entregador deu o passo',
  sinal: 'Aviso encerrado: o celular voltou a dar sinal',
  suporte: 'Aviso encerrado pelo suporte',
  transferida: 'Aviso encerrado: a entrega mudou de entregador',
  cancelada: 'Aviso encerrado: a entrega foi cancelada',
};

const DA_RESPOSTA: Record<De<'vigia_resposta'>['resposta'], string> = {
  sigo: 'Respondeu: tudo bem, sigo',
  problema: 'Respondeu: tenho um problema',
};

/** Returns the text and the icon of the event. */
export function fraseDoProblema(evento: EventoDoProblema): Sentence {
  switch (evento.tipo) {
    case 'problema':
      return { text: `Problema: ${NOME_MOTIVO_PROBLEMA[evento.motivo]}`, icon: TriangleAlert, tone: 'recusa' };
    case 'problema_respondido':
      return {
        text: `${QUEM[evento.respondido_por]} respondeu: ${NOME_ACAO_PROBLEMA[evento.acao]}`,
        icon: LifeBuoy,
        tone: 'retirada',
      };
    case 'vigia':
      return { text: 'O sistema perguntou: tudo bem?', icon: MessageCircleQuestion, tone: 'neutra' };
    case 'vigia_resposta':
      return {
        text: DA_RESPOSTA[evento.resposta],
        icon: evento.resposta === 'sigo' ? CircleCheck : TriangleAlert,
        tone: evento.resposta === 'sigo' ? 'final' : 'recusa',
      };
    case 'vigia_suporte':
      return { text: 'O suporte foi avisado', icon: Eye, tone: 'retirada' };
    case 'vigia_fim':
      return { text: DO_FIM[evento.fim], icon: CircleCheck, tone: 'neutra' };
  }
}

const junto = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

/** Returns the second line of the event: message, addresses, answer and courier. */
export function detalheDoProblema(evento: EventoDoProblema): string {
  const { nome_entregador } = evento;
  switch (evento.tipo) {
    case 'problema':
      return junto(evento.mensagem, nome_entregador);
    case 'problema_respondido':
      return junto(
        evento.endereco_novo !== null && `De ${evento.endereco_anterior} para ${evento.endereco_novo}`,
        evento.resposta,
        nome_entregador,
      );
    case 'vigia':
    case 'vigia_suporte':
      return junto(NOME_VIGIA[evento.vigia], nome_entregador);
    case 'vigia_resposta':
    case 'vigia_fim':
      return nome_entregador;
  }
}
