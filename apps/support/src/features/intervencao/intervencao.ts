import type { LucideIcon } from 'lucide-react';
import { Ban, Flag, Replace } from 'lucide-react';

/** What support can do with a delivery whose courier vanished (decision record 0014). */
export const ACOES = ['transferir', 'finalizar', 'cancelar'] as const;
export type Acao = (typeof ACOES)[number];

/** The delivery that is meant. */
export interface EntregaParada {
  solicitacao_id: number;
  entregador_id: number;
  entregador_nome: string;
  comercio: string;
  endereco: string;
}

interface Textos {
  /** of the menu's line */
  linha: string;
  icon: LucideIcon;
  title: (entrega: EntregaParada) => string;
  descricao: (entrega: EntregaParada) => string;
  botao: string;
  fazendo: string;
}

/** What each act asks and says; the shop and both couriers are told by the server. */
export const TEXTOS: Record<Acao, Textos> = {
  transferir: {
    linha: 'Transferir entrega',
    icon: Replace,
    title: ({ entregador_nome }) => `Transferir a entrega de ${entregador_nome}?`,
    descricao: ({ comercio }) =>
      `O que falta da rota passa para outra pessoa, na etapa em que está. Quem tinha a entrega e ${comercio} recebem o aviso.`,
    botao: 'Transferir entrega',
    fazendo: 'Transferindo...',
  },
  finalizar: {
    linha: 'Finalizar entrega',
    icon: Flag,
    title: ({ entregador_nome }) => `Finalizar a entrega de ${entregador_nome}?`,
    descricao: ({ entregador_nome, comercio }) =>
      `Ela conta como entregue e entra na semana de ${entregador_nome}. ${comercio} recebe o aviso. Não dá para desfazer.`,
    botao: 'Finalizar entrega',
    fazendo: 'Finalizando...',
  },
  cancelar: {
    linha: 'Cancelar entrega',
    icon: Ban,
    title: ({ entregador_nome }) => `Cancelar a entrega de ${entregador_nome}?`,
    descricao: ({ entregador_nome, comercio }) =>
      `Ela não entra na semana de ${entregador_nome}. ${comercio} recebe o aviso. Não dá para desfazer.`,
    botao: 'Cancelar entrega',
    fazendo: 'Cancelando...',
  },
};
