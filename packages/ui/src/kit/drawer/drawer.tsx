import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { DialogNotice, footClass, scrimClass, surfaceClass } from '../dialog/dialog-parts.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLayer } from '../layers/layers.ts';
import { usePhone } from '../media-query/use-media-query.ts';
import { inRem } from '../theme/in-rem.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { useInsideNotice } from '../toaster/toast-hold.ts';

const widths = { 440: 'sm:w-[440px]', 480: 'sm:w-[480px]' };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** left of the title: a back button, an avatar */
  lead?: ReactNode;
  /** under the title, still in the head: a status, the dashes */
  head?: ReactNode;
  width?: keyof typeof widths;
  /** a head of 56 px, without anything under the title */
  slim?: boolean;
  /** false: no scrim, and the page beside the drawer stays usable (the shop's chat) */
  modal?: boolean;
  /** space for the app's header above the drawer, in px at a text size of 16 px */
  top?: number;
  footer?: ReactNode;
  /** gets the focus; by default the heading */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** returns the element that gets the focus after closing; by default the former place */
  finalFocus?: () => HTMLElement | null;
  className?: string;
  /** fills the drawer and scrolls itself */
  children: ReactNode;
};

/** Moves the toasts beside a drawer without a scrim, because the page stays in use (toaster.tsx). */
function useToastsBeside(active: boolean, width: number) {
  useEffect(() => {
    if (!active) return;
    const { style } = document.documentElement;
    style.setProperty('--ui-toast-right', inRem(`${width}px`));
    return () => void style.removeProperty('--ui-toast-right');
  }, [active, width]);
}

/** A sheet from the right edge, on a phone the whole screen. The focus returns to its former place. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  lead,
  head,
  width = 480,
  slim = false,
  modal = true,
  top = 0,
  footer,
  initialFocus,
  finalFocus,
  className,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const phone = usePhone();
  const covers = modal || phone;
  const { notice, dismiss } = useInsideNotice(open && covers);
  useToastsBeside(open && !covers, width);
  useLayer(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal={modal} disablePointerDismissal={!modal}>
      <Base.Portal>
        {modal && <Base.Backdrop className={scrimClass} />}
        <Base.Popup
          initialFocus={initialFocus ?? heading}
          finalFocus={finalFocus}
          data-beside={covers ? undefined : ''}
          style={{ top: inRem(`${top}px`) }}
          className={twMerge(
            surfaceClass,
            'fixed inset-0 z-50 border-0 data-ending-style:translate-x-(--ui-rise) data-starting-style:translate-x-(--ui-rise) max-sm:top-0! sm:left-auto sm:border-l',
            modal ? '' : 'sm:shadow-raised',
            widths[width],
            className,
          )}
        >
          {/* No `header` or `footer` elements: beside the page they would be duplicate landmarks. */}
          <div className={`shrink-0 border-b border-line px-4 sm:px-5 ${slim ? 'py-[7px]' : 'py-3'}`}>
            <div className="flex items-center gap-3">
              {lead}
              <div className="min-w-0 flex-1">
                <Base.Title
                  ref={heading}
                  tabIndex={-1}
                  className="line-clamp-2 text-[18px] leading-6 font-bold wrap-anywhere outline-none!"
                >
                  {title}
                </Base.Title>
                {description && (
                  <Base.Description className="text-(length:--ui-secondary) leading-5 text-ink-2">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton icon={X} label="Fechar" className="-mr-2" />} />
            </div>
            {head}
          </div>
          <div className="flex min-h-0 flex-1 flex-col">{children}</div>
          <DialogNotice notice={notice} onDismiss={dismiss} />
          {footer && <div className={footClass}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
