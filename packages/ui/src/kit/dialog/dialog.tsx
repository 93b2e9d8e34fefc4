import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { swallowSecondTap } from '../guarded-press/guarded-press.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLayer } from '../layers/layers.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { useInsideNotice } from '../toaster/toast-hold.ts';
import { DialogBody, DialogNotice, footClass, riseClass, scrimClass, surfaceClass } from './dialog-parts.tsx';

/** Makes the browser ask before a reload or a closed tab, while `asked` is true. */
function useAskBeforeUnload(asked: boolean): void {
  useEffect(() => {
    if (!asked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asked]);
}

const widths = {
  480: 'sm:w-[480px]',
  540: 'sm:w-[540px]',
  600: 'sm:w-[600px]',
  720: 'sm:w-[720px]',
  880: 'sm:w-[880px]',
};

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** one sentence under the title, read aloud with it */
  description?: ReactNode;
  /** left of the title: an avatar, a tile */
  lead?: ReactNode;
  width?: keyof typeof widths;
  /** buttons, the safe choice first; `mr-auto` on the first puts a delete button far left */
  footer?: ReactNode;
  /** gets the focus; by default the first field, else the first button of the footer */
  initialFocus?: RefObject<HTMLElement | null>;
  /** false: a click outside does not close the dialog, so that a form is not lost */
  dismissible?: boolean;
  /** for content that is shown only once: Escape and 'back' do not close it, and a reload asks first */
  shownOnce?: boolean;
  /** for a few choices: on a phone at the bottom, only as high as its content */
  short?: boolean;
  bodyClassName?: string;
  children: ReactNode;
};

const firstField = 'input:not([type=hidden],:disabled),select:not(:disabled),textarea:not(:disabled)';

/**
 * Returns the first field, else the first button of the footer. Of radios it returns the checked one, which is the
 * group's tab stop.
 */
function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  const first = popup?.querySelector<HTMLElement>(`${firstField},footer button:not(:disabled)`) ?? null;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = popup?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  return [...group].find(({ name, checked }) => checked && name === first.name) ?? first;
}

/** A modal dialog, on a phone a sheet over the whole screen. The focus returns to its former place. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  lead,
  width = 540,
  footer,
  initialFocus,
  dismissible = true,
  shownOnce = false,
  short = false,
  bodyClassName,
  children,
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const { notice, dismiss } = useInsideNotice(open);
  useAskBeforeUnload(open && shownOnce);
  useLayer(open, () => !shownOnce && onOpenChange(false));
  function focusTarget(opener: string) {
    if (initialFocus?.current) return initialFocus.current;
    // After a touch the popup itself gets the focus: a focused field would open the phone's keyboard over it.
    if (opener === 'touch') return true;
    return firstFocus(popup.current) ?? true;
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason }) => !(shownOnce && reason === 'escape-key') && onOpenChange(next)}
      disablePointerDismissal={!dismissible || shownOnce}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={scrimClass} />
        <Base.Viewport
          className={twMerge('fixed inset-0 z-50 flex items-center justify-center sm:p-4', short && 'max-sm:items-end')}
        >
          <Base.Popup
            ref={popup}
            initialFocus={focusTarget}
            className={twMerge(
              surfaceClass,
              riseClass,
              'size-full max-sm:border-0 sm:h-auto sm:max-h-[calc(100dvh-32px)] sm:max-w-[calc(100vw-32px)] sm:rounded-[18px]',
              short && 'h-auto max-h-[calc(100dvh-48px)] rounded-t-[18px] max-sm:pb-[env(safe-area-inset-bottom)]',
              widths[width],
            )}
          >
            <header className="flex shrink-0 items-start gap-3 px-5 pt-4 max-sm:border-b max-sm:border-line max-sm:pb-3 sm:px-6 sm:pt-5">
              {lead}
              <div className="min-w-0 flex-1 self-center wrap-anywhere">
                <Base.Title className="text-[20px] leading-6 font-bold">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-(length:--ui-secondary) leading-snug text-ink-2">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton icon={X} label="Fechar" className="-mr-2 -mt-1" />} />
            </header>
            <DialogBody className={bodyClassName}>{children}</DialogBody>
            <DialogNotice notice={notice} onDismiss={dismiss} />
            {footer && (
              <footer className={footClass} onClickCapture={swallowSecondTap}>
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
