import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';
import { Ban, Flag, type LucideIcon, Replace } from 'lucide-react';
import type { EntregaParada } from '../atos/ato.ts';

interface Textos {
  /** The label of the menu item. */
  linha: string;
  icon: LucideIcon;
  title: (entrega: EntregaParada) => string;
  descricao: (entrega: EntregaParada) => string;
  botao: string;
  fazendo: string;
}

/** Texts of the three interventions in a delivery whose courier does not answer (ADR 0014). */
export const TEXTOS: Record<AcaoIntervencao, Textos> = {
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
      `Ela conta como entregue por ${entregador_nome}; se já está paga, entra na semana. ${comercio} recebe o aviso. Não dá para desfazer.`,
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
