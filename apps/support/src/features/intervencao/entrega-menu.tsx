import { ACOES_INTERVENCAO, type AcaoIntervencao } from '@corre/contract/vocabulario.ts';
import type { Trigger } from '@corre/ui/kit/lazy/opened-later.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import type { MenuItem } from '@corre/ui/kit/menu/open-menu.tsx';
import { Ban, Flag, History, type LucideIcon, Replace } from 'lucide-react';
import { type EntregaParada, useActs } from '../atos/atos.tsx';

interface Textos {
  /** The label of the menu item. */
  row: string;
  icon: LucideIcon;
  title: (entrega: EntregaParada) => string;
  descricao: (entrega: EntregaParada) => string;
  button: string;
  fazendo: string;
}

/** Texts of the three interventions in a delivery whose courier does not answer [intervencao]. */
export const TEXTOS_DA_INTERVENCAO: Record<AcaoIntervencao, Textos> = {
  transferir: {
    row: 'Transferir entrega',
    icon: Replace,
    title: ({ entregador_nome }) => `Transferir a entrega de ${entregador_nome}?`,
    descricao: ({ comercio }) =>
      `O que falta da rota passa para outra pessoa, na etapa em que está. Quem tinha a entrega e ${comercio} recebem o aviso.`,
    button: 'Transferir entrega',
    fazendo: 'Transferindo...',
  },
  finalizar: {
    row: 'Finalizar entrega',
    icon: Flag,
    title: ({ entregador_nome }) => `Finalizar a entrega de ${entregador_nome}?`,
    descricao: ({ entregador_nome, comercio }) =>
      `Ela conta como entregue por ${entregador_nome}; se já está paga, entra na semana. ${comercio} recebe o aviso. Não dá para desfazer.`,
    button: 'Finalizar entrega',
    fazendo: 'Finalizando...',
  },
  cancelar: {
    row: 'Cancelar entrega',
    icon: Ban,
    title: ({ entregador_nome }) => `Cancelar a entrega de ${entregador_nome}?`,
    descricao: ({ entregador_nome, comercio }) =>
      `Ela não entra na semana de ${entregador_nome}. ${comercio} recebe o aviso. Não dá para desfazer.`,
    button: 'Cancelar entrega',
    fazendo: 'Cancelando...',
  },
};

type Props = {
  entrega: EntregaParada;
  trigger: Trigger;
  /** Adds a link to the timeline. False inside the timeline itself. */
  linhaDoTempo?: boolean;
  /** Items above the interventions. */
  mais?: readonly MenuItem[];
};

/** Menu with the interventions for a delivery. The monitor, the notice cards and the timeline use it. */
export function EntregaMenu({ entrega, trigger, linhaDoTempo = false, mais = [] }: Props) {
  const { show } = useActs();
  const { solicitacao_id } = entrega;
  const row: MenuItem = {
    label: 'Linha do tempo',
    icon: History,
    onSelect: () => show({ tipo: 'linha_do_tempo', solicitacao_id }),
  };
  const acts = ACOES_INTERVENCAO.map((acao): MenuItem => {
    const { row: label, icon } = TEXTOS_DA_INTERVENCAO[acao];
    return {
      label,
      icon,
      danger: acao === 'cancelar',
      separator: acao === 'cancelar',
      onSelect: () => show({ tipo: 'intervir', acao, entrega }),
    };
  });
  return <Menu trigger={trigger} items={[...(linhaDoTempo ? [row] : []), ...mais, ...acts]} />;
}
