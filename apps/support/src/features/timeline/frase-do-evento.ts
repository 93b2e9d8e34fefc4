import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import { PULOS_GUARDADOS } from '@corre/contract/vocabulario.ts';
import {
  Ban,
  Bike,
  Check,
  Clock,
  Flag,
  LifeBuoy,
  MapPinCheck,
  Plus,
  Send,
  Store,
  Undo2,
  WifiOff,
  X,
} from 'lucide-react';
import { fraseDoProblema, type Sentence } from './frase-do-problema.ts';

type De<Tipo extends EventoDaSolicitacao['tipo']> = Extract<EventoDaSolicitacao, { tipo: Tipo }>;

const NA_OFERTA = { icon: Send, tone: 'oferta' } as const;

function doStatus({ status, ator_tipo }: Pick<De<'status'>, 'status' | 'ator_tipo'>): Sentence {
  switch (status) {
    case 'aguardando':
      return { text: 'Solicitação criada', icon: Plus, tone: 'criada' };
    case 'aceita':
      return {
        text: ator_tipo === 'entregador' ? 'Aceita pelo entregador' : 'Atribuída pelo suporte',
        icon: Check,
        tone: 'oferta',
      };
    case 'em_retirada':
      return { text: 'Entregador no comércio', icon: Store, tone: 'retirada' };
    case 'em_entrega':
      return { text: 'Saiu para entrega', icon: Bike, tone: 'entrega' };
    case 'finalizada':
      return {
        text: ator_tipo === 'entregador' ? 'Entrega finalizada' : 'Finalizada pelo suporte',
        icon: Flag,
        tone: 'final',
      };
    case 'cancelada':
      return { text: ator_tipo === 'suporte' ? 'Cancelada pelo suporte' : 'Cancelada', icon: Ban, tone: 'neutra' };
  }
}

const DA_RESPOSTA: Record<De<'resposta'>['resultado'], Sentence> = {
  aceita: { text: 'Aceitou', icon: Check, tone: 'final' },
  recusada: { text: 'Recusou', icon: X, tone: 'recusa' },
  expirada: { text: 'Deixou passar', icon: Clock, tone: 'neutra' },
  nao_entregue: { text: 'Oferta não chegou ao celular', icon: WifiOff, tone: 'neutra' },
  retirada: { text: 'Oferta retirada', icon: Undo2, tone: 'neutra' },
};

/** Adds the reason of a refusal, if the courier gave one. */
const daResposta = ({ resultado, motivo_recusa }: De<'resposta'>): Sentence => {
  const sentence = DA_RESPOSTA[resultado];
  return motivo_recusa === null
    ? sentence
    : { ...sentence, text: `${sentence.text}: ${NOME_MOTIVO_RECUSA[motivo_recusa]}` };
};

const DO_PULO: Record<De<'pulo'>['motivo'], string> = {
  inalcancavel: 'Passado adiante: celular sem resposta',
  pausa_recusa: 'Passado adiante: recusou há pouco',
  pausa_expirada: 'Passado adiante: deixou passar há pouco',
  limite_dinheiro: 'Passado adiante: já está com dinheiro demais',
};

const DA_INTERVENCAO: Record<De<'intervencao'>['acao'], string> = {
  transferir: 'O suporte passou a entrega a outra pessoa',
  finalizar: 'O suporte finalizou',
  cancelar: 'O suporte cancelou',
};

/** Counts the passed-over couriers that have no line of their own, above PULOS_GUARDADOS. */
function eMais({ pulados }: De<'oferta'>): string {
  const calados = pulados - PULOS_GUARDADOS;
  if (calados <= 0) return '';
  return calados === 1 ? ', e mais 1 foi passado' : `, e mais ${calados} foram passados`;
}

/** Returns the text and the icon of an event of a request. No other code has these texts (ADR 0033). */
export function fraseDoEvento(evento: EventoDaSolicitacao): Sentence {
  switch (evento.tipo) {
    case 'status':
      return doStatus(evento);
    case 'pulo':
      return { text: DO_PULO[evento.motivo], icon: WifiOff, tone: 'neutra' };
    case 'oferta':
      return { ...NA_OFERTA, text: `Oferecida ao ${evento.posicao_fila}º da fila${eMais(evento)}` };
    case 'entregue':
      return { ...NA_OFERTA, text: 'Oferta chegou ao celular' };
    case 'vista':
      return { ...NA_OFERTA, text: 'Oferta vista' };
    case 'resposta':
      return daResposta(evento);
    case 'intervencao':
      return { text: DA_INTERVENCAO[evento.acao], icon: LifeBuoy, tone: 'retirada' };
    case 'marco':
      return { text: NOME_MARCO[evento.marco], icon: MapPinCheck, tone: 'entrega' };
    default:
      return fraseDoProblema(evento);
  }
}
