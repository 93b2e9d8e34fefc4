import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';
import { useShortcutChoice } from '@corre/ui/shell/shortcuts.ts';
import { LEGENDA } from './use-shortcuts.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Help dialog of the '?' key. It lists the keyboard shortcuts and explains the amber colour. */
export function AjudaDialog({ open, onOpenChange }: Props) {
  const { on } = useShortcutChoice();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={480}
      title="Atalhos do teclado"
      description={
        on
          ? 'Valem em qualquer aba, fora dos campos de texto. Você pode desligá-los em Configurações.'
          : 'Estão desligados. Você pode ligá-los em Configurações.'
      }
      footer={<Button onClick={() => onOpenChange(false)}>Entendi</Button>}
    >
      <dl className="grid gap-2.5">
        {LEGENDA.map(({ key, text }) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="flex w-10 shrink-0 justify-center">
              <Kbd className="in-data-[atalhos=off]:inline-flex">{key}</Kbd>
            </dt>
            <dd className="min-w-0 text-[15px] leading-5 text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 rounded-[10px] bg-sunken px-3 py-2.5 text-[14px] leading-5 text-ink-2">
        Âmbar pede ação agora: solicitação parada há mais de 5 minutos, entrega com mais de 30.
      </p>
    </Dialog>
  );
}
