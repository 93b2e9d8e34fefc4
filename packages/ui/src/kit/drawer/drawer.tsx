import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePhone } from '../data-table/use-phone.ts';
import { DialogNotice } from '../dialog/dialog-notice.tsx';
import { footClass, scrimClass, surfaceClass } from '../dialog/popup-class.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLayer } from '../layers/use-layer.ts';
import { inRem } from '../theme/in-rem.ts';
import { twMerge } from '../theme/merge-classes.ts';
import { useInsideNotice } from '../toaster/use-quiet-toasts.ts';

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
  /** a head of 56 px: nothing stands under its title */
  slim?: boolean;
  /** false leaves the page usable beside it and draws no scrim (the shop's chat) */
  modal?: boolean;
  /** room for the header of the app above it, in px at a text size of 16 */
  top?: number;
  footer?: ReactNode;
  /** what takes the focus; without it the heading */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** where the focus goes afterwards; without it back to where it was */
  finalFocus?: () => HTMLElement | null;
  className?: string;
  /** fills the drawer and scrolls by itself where it must */
  children: ReactNode;
};

/** The page beside a drawer without a scrim stays in use: its toasts move beside it, too (toaster.tsx). */
function useToastsBeside(active: boolean, width: number) {
  useEffect(() => {
    if (!active) return;
    const { style } = document.documentElement;
    style.setProperty('--ui-toast-right', inRem(`${width}px`));
    return () => void style.removeProperty('--ui-toast-right');
  }, [active, width]);
}

/** A sheet from the right edge; the whole screen on a phone. The focus returns to where it was. */
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
          {/* No header nor footer: beside the page, not over it, they would be the page's own a second time. */}
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
