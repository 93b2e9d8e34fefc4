import type { Combobox as Base } from '@base-ui/react/combobox';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Opens and ends the list of a Base UI combobox that draws no `Popup`. The popup would hide the rest of the page from screen
 * readers while its links and buttons can still be reached by Tab (axe: aria-hidden-focus); without it nobody else ends the
 * closing, nor closes the list when the focus goes on.
 */
export function useListPopup() {
  const actionsRef = useRef<Base.Root.Actions | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) actionsRef.current?.unmount();
  }, [open]);

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const inside = currentTarget.contains(relatedTarget) || popup.current?.contains(relatedTarget);
    if (relatedTarget && !inside) setOpen(false);
  }
  return {
    root: { actionsRef, open, onOpenChange: (next: boolean) => setOpen(next) },
    popup,
    closeOnLeave,
    show: () => setOpen(true),
  };
}
