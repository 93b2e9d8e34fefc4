import { panelNamed } from '@corre/contract/panels.ts';
import { RailTabs } from '@corre/ui/kit/rail/rail.tsx';
import { SideSheet } from '@corre/ui/kit/side-sheet/side-sheet.tsx';
import { Conta } from './conta.tsx';
import type { Aba, useSecoes } from './use-secoes.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; rota: ReturnType<typeof useSecoes> };

/** The sections on a phone, in a sheet from the left. */
export function MenuDoTelefone({ open, onOpenChange, rota }: Props) {
  const choose = (aba: Aba) => {
    onOpenChange(false);
    rota.onValueChange(aba);
  };
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={panelNamed('admin').title} footer={<Conta />}>
      <RailTabs alto label="Seções do painel" groups={rota.grupos} value={rota.value} onValueChange={choose} />
    </SideSheet>
  );
}
