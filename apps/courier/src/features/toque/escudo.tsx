import { useSegundoToque } from './use-segundo-toque.ts';

/**
 * Takes the taps meant for what has just closed, and leaves the focus where it is. Stands beside what opens and closes, and
 * stays when that goes.
 */
export function Escudo({ aberta }: { aberta: boolean }) {
  const segundoToque = useSegundoToque(aberta);
  if (!segundoToque) return null;
  return <div aria-hidden="true" className="fixed inset-0 z-50" onMouseDown={(toque) => toque.preventDefault()} />;
}
