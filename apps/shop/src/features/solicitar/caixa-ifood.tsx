import { controlClass, useFieldControl } from '@corre/ui/kit/field/control.ts';
import { type ComponentProps, useRef } from 'react';
import { linhasDoTexto } from './pedido-ifood.ts';

type Props = ComponentProps<'textarea'> & {
  texto: string;
  /** index of the line that contains the address, or null */
  linha: number | null;
};

/** Both layers must wrap lines in the same way. Otherwise the mark would not cover its line. */
const letra =
  'size-full px-(--ui-pad) py-2.5 text-[14.5px] leading-5 whitespace-pre-wrap wrap-anywhere [scrollbar-gutter:stable]';

/** The paste box: a text area over a copy of its text. The copy marks the line of the address. */
export function CaixaIfood({ texto, linha, ...rest }: Props) {
  const control = useFieldControl(rest);
  const copia = useRef<HTMLDivElement>(null);
  const { antes, linha: marcada, depois } = linhasDoTexto(texto, linha);
  return (
    <div className={controlClass({ className: 'relative h-[164px] px-0 max-md:h-24' })}>
      <div ref={copia} aria-hidden="true" className={`absolute inset-0 overflow-hidden text-transparent ${letra}`}>
        {antes}
        {marcada !== '' && (
          <mark className="rounded-[4px] bg-brand-soft text-transparent shadow-[0_0_0_3px_var(--c-brand-soft)]">
            {marcada}
          </mark>
        )}
        {depois}
      </div>
      <textarea
        {...rest}
        {...control}
        placeholder="Cole aqui o texto do pedido"
        onScroll={(event) => {
          if (copia.current) copia.current.scrollTop = event.currentTarget.scrollTop;
        }}
        className={`relative resize-none overflow-y-auto bg-transparent text-ink outline-none! ${letra}`}
      />
    </div>
  );
}
