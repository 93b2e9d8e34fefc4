import type { Combobox as Base } from '@base-ui/react/combobox';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Opens and closes the list of a Base UI combobox without its `Popup`. The `Popup` would hide the page from screen
 * readers, while Tab still reaches the page's links and buttons (axe: aria-hidden-focus).
 * Without a `Popup`, Base UI neither unmounts a closed list nor closes it when the focus leaves.
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
