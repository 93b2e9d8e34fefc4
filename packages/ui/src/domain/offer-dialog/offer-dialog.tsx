import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { DialogBody, riseClass, scrimClass, surfaceClass } from '../../kit/dialog/dialog-parts.tsx';
import { useLayer } from '../../kit/layers/layers.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { useQuietToasts } from '../../kit/toaster/toast-hold.ts';

type Props = {
  open: boolean;
  /** called by Escape and by the phone's back gesture: hides this view, the offer stays */
  onDismiss: () => void;
  title: ReactNode;
  /** right of the title: mute */
  action?: ReactNode;
  /** the last seconds: a red glow at the top */
  urgente?: boolean;
  /** stays under the title, above the scroll area */
  fixed?: ReactNode;
  /** stays at the bottom, below the scroll area */
  footer: ReactNode;
  children: ReactNode;
};

/**
 * The dialog of an offer: covers a phone's whole screen, 480 px wide on a desktop. A click outside does not close it.
 * The heading gets the focus, so that a stray Enter neither answers nor mutes.
 */
export function OfferDialog({ open, onDismiss, title, action, urgente = false, fixed, footer, children }: Props) {
  useQuietToasts(open);
  useLayer(open, onDismiss);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onDismiss()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-center justify-center sm:p-4 turned:p-0!">
          <Base.Popup
            initialFocus={heading}
            className={twMerge(
              surfaceClass,
              riseClass,
              'size-full max-sm:border-0 sm:h-auto sm:max-h-[calc(100dvh-32px)] sm:w-[480px] sm:rounded-[18px]',
              // Acts on the left, places on the right.
              'turned:grid turned:size-full! turned:max-h-none! turned:grid-cols-2 turned:grid-rows-[auto_auto_minmax(0,1fr)] turned:rounded-none!',
              urgente && 'bg-[radial-gradient(120%_40%_at_50%_0%,var(--c-perigo-soft),transparent)]',
            )}
          >
            <header className="flex min-h-12 shrink-0 items-center gap-3 px-4 pt-[max(10px,env(safe-area-inset-top))]">
              <Base.Title
                ref={heading}
                tabIndex={-1}
                className="min-w-0 flex-1 text-[24px] leading-8 font-[780] outline-none!"
              >
                {title}
              </Base.Title>
              {action}
            </header>
            {fixed && <div className="shrink-0 px-4 pt-5 low:pt-1">{fixed}</div>}
            <DialogBody className="px-4 pt-[18px] pb-3 sm:px-4 sm:pt-[18px] sm:pb-3 low:pt-2! turned:col-start-2 turned:row-span-3 turned:row-start-1">
              {children}
            </DialogBody>
            <footer className="grid shrink-0 gap-3 px-4 pt-2 pb-[max(16px,env(safe-area-inset-bottom))] low:gap-2 low:pt-1 low:pb-[max(10px,env(safe-area-inset-bottom))] turned:col-start-1 turned:content-end">
              {footer}
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
