import { Button } from '@corre/ui/kit/button/button.tsx';
import { LazyDialog, lazyPart, useEverOpen } from '@corre/ui/shell/lazy-part.tsx';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { SettingsBody, SettingsCard } from '../settings-card.tsx';

const DadosDaFaturaDialog = lazyPart(async () => (await import('./dados-da-fatura-dialog.tsx')).DadosDaFaturaDialog);

/** The card that leads to whom the company's bank charges the invoices [cobranca-pix]. */
export function DadosDaFatura() {
  const [open, setOpen] = useState(false);
  const ever = useEverOpen(open);
  return (
    <SettingsCard title="Fatura">
      <SettingsBody>
        <Button
          variant="secondary"
          icon={ReceiptText}
          onClick={() => setOpen(true)}
          className="min-h-(--ui-control) max-sm:w-full"
        >
          Dados da fatura
        </Button>
        <LazyDialog>{ever && <DadosDaFaturaDialog open={open} onOpenChange={setOpen} />}</LazyDialog>
      </SettingsBody>
    </SettingsCard>
  );
}
