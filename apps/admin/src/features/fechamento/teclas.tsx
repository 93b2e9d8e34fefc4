import { Kbd } from '@corre/ui/kit/kbd/kbd.tsx';

const TECLAS = [
  ['↓ ↑', 'escolher'],
  ['Enter', 'mostrar PIX'],
  ['C', 'copiar PIX'],
  ['P', 'marcar como pago'],
  ['U', 'desfazer'],
  ['/', 'buscar'],
] as const;

/** The visible list of the sheet's shortcuts. */
export const Teclas = () => (
  <ul
    aria-label="Atalhos"
    className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] leading-6 text-ink-2 max-md:hidden in-data-[atalhos=off]:hidden"
  >
    {TECLAS.map(([tecla, faz]) => (
      <li key={tecla} className="flex items-center gap-1.5">
        <Kbd>{tecla}</Kbd>
        {faz}
      </li>
    ))}
  </ul>
);
