import { panelNamed } from '@corre/contract/panels.ts';
import { RailTabs } from '@corre/ui/kit/rail/rail.tsx';
import { SideSheet } from '@corre/ui/kit/side-sheet/side-sheet.tsx';
import { Conta } from './conta.tsx';
import type { Tab, useSections } from './use-sections.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; rota: ReturnType<typeof useSections> };

/** The sections on a phone, in a sheet from the left. */
export function PhoneMenu({ open, onOpenChange, rota }: Props) {
  const choose = (tab: Tab) => {
    onOpenChange(false);
    rota.onValueChange(tab);
  };
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={panelNamed('admin').title} footer={<Conta />}>
      <RailTabs alto label="Seções do painel" groups={rota.groups} value={rota.marked} onValueChange={choose} />
    </SideSheet>
  );
}
