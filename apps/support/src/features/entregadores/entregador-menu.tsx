import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import type { MenuItem } from '@corre/ui/kit/menu/open-menu.tsx';
import { ArrowRight, EllipsisVertical, Eye, KeyRound, LogOut, RotateCcw, ShieldCheck, ShieldOff } from 'lucide-react';
import { useActs } from '../atos/atos.tsx';
import type { Entregador } from '../torre/use-torre.ts';

type Props = {
  entregador: Pick<Entregador, 'id' | 'nome_completo' | 'ativo' | 'suspenso' | 'recusas_consecutivas'>;
  size?: 'sm' | 'md';
};

/** Menu with the actions for a courier. Each item shows the shortcut of its action. */
export function EntregadorMenu({ entregador, size = 'md' }: Props) {
  const { show, atribuir } = useActs();
  const { id, nome_completo, ativo, suspenso, recusas_consecutivas } = entregador;
  const itens: MenuItem[] = [
    { label: 'Ver detalhes', icon: Eye, onSelect: () => show({ tipo: 'detalhes', entregador }) },
  ];
  if (ativo && !suspenso) {
    itens.push({
      label: 'Atribuir entrega',
      icon: ArrowRight,
      hint: 'A',
      onSelect: () => atribuir({ entregador_id: id }),
    });
  }
  if (recusas_consecutivas > 0) {
    const onSelect = () => show({ tipo: 'resetar_recusas', entregador });
    itens.push({ label: 'Resetar recusas', icon: RotateCcw, hint: 'R', onSelect });
  }
  if (ativo) {
    const conta = { user_type: 'entregador', id, nome: nome_completo } as const;
    itens.push({
      label: 'Link para nova senha',
      icon: KeyRound,
      onSelect: () => show({ tipo: 'link_de_senha', conta }),
    });
    itens.push({ label: 'Encerrar sessões', icon: LogOut, onSelect: () => show({ tipo: 'encerrar_sessoes', conta }) });
  }
  if (suspenso) {
    const onSelect = () => show({ tipo: 'remover_suspensao', entregador });
    itens.push({ label: 'Remover suspensão', icon: ShieldCheck, onSelect });
  } else if (ativo) {
    const onSelect = () => show({ tipo: 'suspender', entregador });
    itens.push({ label: 'Suspender', icon: ShieldOff, hint: 'S', danger: true, separator: true, onSelect });
  }
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          size={size}
          label={`Ações de ${nome_completo}`}
          className="max-sm:size-11"
        />
      }
      items={itens}
    />
  );
}
