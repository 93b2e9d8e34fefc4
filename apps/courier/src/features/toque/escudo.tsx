import { useSegundoToque } from './use-segundo-toque.ts';

/**
 * Catches taps that were meant for something that has just closed, and keeps the focus. Mount it beside the part that
 * opens and closes, not inside.
 */
export function Escudo({ aberta }: { aberta: boolean }) {
  const segundoToque = useSegundoToque(aberta);
  if (!segundoToque) return null;
  return <div aria-hidden="true" className="fixed inset-0 z-50" onMouseDown={(toque) => toque.preventDefault()} />;
}
