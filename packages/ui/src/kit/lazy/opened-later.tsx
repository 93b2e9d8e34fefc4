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

/** How something was opened: after a key, or a screen reader's press, its first item takes the focus. */
export type Press = 'key' | 'pointer';

/** The button that opens it, an IconButton or a Button. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

type Props = {
  trigger: Trigger;
  /** starts the download: asked at the first sign that somebody will press */
  load: () => void;
  /** what takes the button's place once it was pressed: a `lazy` part that draws the button, too */
  children: (press: Press) => ReactNode;
};

/**
 * A button whose popup has a chunk of its own. A list has hundreds of such buttons, and nearly none is ever pressed: until then each
 * is nothing but a button. It stays, with the focus, until the chunk has come.
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

/** The button of the part that came: it takes the focus of the one before it, and a key's press, which the part then hears itself. */
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
