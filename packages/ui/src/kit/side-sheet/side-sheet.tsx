import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { scrimClass } from '../dialog/dialog-parts.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLayer } from '../layers/layers.ts';
import { Logo } from '../logo/logo.tsx';
import { useQuietToasts } from '../toaster/toast-hold.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** names the sheet: 'Painel Admin' */
  title: string;
  /** at the bottom, below a line */
  footer?: ReactNode;
  children: ReactNode;
};

/** The menu of a phone: a dark sheet from the left edge. The focus returns to its button. */
export function SideSheet({ open, onOpenChange, title, footer, children }: Props) {
  useQuietToasts(open);
  useLayer(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          data-theme="dark"
          className="fixed inset-y-0 left-0 z-50 flex w-[min(304px,calc(100vw-48px))] flex-col overflow-y-auto border-r border-line bg-bg pb-[env(safe-area-inset-bottom)] text-ink shadow-dialog outline-none! transition-[opacity,translate] duration-(--ui-sheet) ease-out data-ending-style:-translate-x-(--ui-rise) data-ending-style:opacity-0 data-starting-style:-translate-x-(--ui-rise) data-starting-style:opacity-0"
        >
          <div className="flex items-start gap-3 pt-4 pr-2 pb-4 pl-6">
            <div className="min-w-0 flex-1">
              <Logo />
              <Base.Title className="mt-2 text-[14px] leading-5 font-semibold text-ink-2">{title}</Base.Title>
            </div>
            <Base.Close render={<IconButton icon={X} label="Fechar" size="lg" />} />
          </div>
          {children}
          {footer && <div className="mx-3 mt-auto border-t border-line pt-3 pb-4">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
