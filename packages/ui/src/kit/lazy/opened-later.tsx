import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How the popup was opened. After a key or a screen reader's press, its first item gets the focus. */
export type Press = 'key' | 'pointer';

/** The button that opens the popup: an IconButton or a Button. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

type Props = {
  trigger: Trigger;
  /** starts the download; called at the first hover or focus */
  load: () => void;
  /** renders after the press: a `lazy` part that also renders the button */
  children: (press: Press) => ReactNode;
};

/**
 * A button whose popup is a separate chunk. A list has hundreds of such buttons, and most are never pressed.
 * Until the chunk has loaded, only the plain button renders, and it keeps the focus.
 */
export function OpenedLater({ trigger, load, children }: Props) {
  const [press, setPress] = useState<Press | null>(null);
  const open = (by: Press) => {
    load();
    startTransition(() => setPress(by));
  };
  const plain = () =>
    cloneElement(trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: load,
      onFocus: load,
      onClick: ({ detail }: MouseEvent) => open(detail === 0 ? 'key' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open('key');
      },
    });
  return <Suspense fallback={null}>{press === null ? plain() : children(press)}</Suspense>;
}

/**
 * Returns the ref of the loaded part's button. Moves the focus to this button. After a key press it also clicks the
 * button, so that the popup opens as by key.
 */
export function useFirstPress(press: Press) {
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    button.current?.focus({ preventScroll: true });
    if (press === 'key') button.current?.click();
  }, [press]);
  return button;
}
