import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { DialogNotice, footClass, riseClass, scrimClass, surfaceClass } from '../dialog/dialog-parts.tsx';
import { swallowSecondTap } from '../guarded-press/guarded-press.ts';
import { useLayer } from '../layers/layers.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { useInsideNotice } from '../toaster/toast-hold.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** the question: 'Remover Luana Barbosa?' */
  title: ReactNode;
  /** the consequence */
  description: ReactNode;
  /** the name of the action: 'Remover Entregador' */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** the server has not answered; buttons, Escape and the back gesture do not close the dialog then */
  loading?: boolean;
  loadingLabel?: string;
  /** true until a name is typed or a reason is given */
  confirmDisabled?: boolean;
  tone?: 'danger' | 'primary';
  /** icon of the head */
  icon?: LucideIcon;
  /** icon of the confirm button */
  confirmIcon?: LucideIcon;
  /** the person that it concerns, a field to fill */
  children?: ReactNode;
};

/**
 * Asks before an action that cannot be undone. 'Cancelar' has the initial focus. A click outside does nothing, a double
 * click acts once.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  onConfirm,
  loading = false,
  loadingLabel,
  confirmDisabled = false,
  tone = 'danger',
  icon: Icon = TriangleAlert,
  confirmIcon,
  children,
}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { notice, dismiss } = useInsideNotice(open);
  useLayer(open, () => !loading && onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop forceRender className={scrimClass} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4">
          <Base.Popup
            initialFocus={cancel}
            className={twMerge(
              surfaceClass,
              riseClass,
              'max-h-full w-[520px] max-w-full overflow-y-auto rounded-[18px]',
            )}
          >
            <div className="grid grid-cols-1 gap-3 px-5 pt-5 pb-5 wrap-anywhere sm:px-6">
              <div className="flex items-center gap-3">
                <span
                  className={twMerge(
                    'flex size-11 shrink-0 items-center justify-center rounded-[10px]',
                    tone === 'danger' ? 'bg-perigo-soft text-perigo-ink' : 'bg-brand-soft text-brand-ink',
                  )}
                >
                  <Icon aria-hidden="true" className="size-[22px]" />
                </span>
                <Base.Title className="min-w-0 text-[20px] leading-6 font-bold">{title}</Base.Title>
              </div>
              <Base.Description className="text-(length:--ui-text) leading-snug text-ink-2">
                {description}
              </Base.Description>
              {children}
            </div>
            <DialogNotice notice={notice} onDismiss={dismiss} />
            <footer className={footClass} onClickCapture={swallowSecondTap}>
              <Base.Close ref={cancel} render={<Button variant="secondary">{cancelLabel}</Button>} />
              <Button
                variant={tone}
                icon={confirmIcon}
                loading={loading}
                loadingLabel={loadingLabel}
                disabled={confirmDisabled}
                // Ignores the second click of a double click: `loading` renders too late to block it.
                onClick={({ detail }) => detail < 2 && onConfirm()}
              >
                {confirmLabel}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
