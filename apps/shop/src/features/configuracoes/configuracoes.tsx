import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { useMediaQuery } from '@corre/ui/kit/media-query/use-media-query.ts';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { MemoriaDeEnderecos } from '../enderecos/memoria-de-enderecos.tsx';
import { PrecosDaLoja } from '../enderecos/precos-da-loja.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { Conta } from './conta.tsx';
import { EntregaEProva } from './entrega-e-prova.tsx';
import { Loja } from './loja.tsx';
import { PART_LOOKS, PARTS, type Part, partIn, SettingsIndex } from './settings-index.tsx';
import { Sistemas } from './sistemas.tsx';

/** The part 'Preços e endereços': the values that the request form fills in by itself. */
const PrecosEEnderecos = () => (
  <>
    <SettingsCard
      fill
      title="Preços"
      text="Entram sozinhos no pedido pelo bairro do endereço. O valor de cada pedido continua livre."
    >
      <PrecosDaLoja />
    </SettingsCard>
    <SettingsCard
      fill
      title="Endereços"
      text="Voltam enquanto você digita, com a observação e o valor da última vez. Não escreva nomes de clientes."
    >
      <MemoriaDeEnderecos />
    </SettingsCard>
  </>
);

const CONTENT: Record<Part, ComponentType> = {
  loja: Loja,
  'entrega-e-prova': EntregaEProva,
  'precos-e-enderecos': PrecosEEnderecos,
  sistemas: Sistemas,
  conta: Conta,
};

/**
 * The settings in five parts. A desktop shows the index and one part side by side. A phone shows one of them at a time.
 */
export function Configuracoes() {
  const [path] = useLocation();
  const wide = useMediaQuery('(min-width: 1024px)');
  const asked = partIn(path);
  const open = asked ?? (wide ? PARTS[0] : null);
  const Content = open && CONTENT[open];
  return (
    <div className="mx-auto grid max-w-[1312px] grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-y-5 xl:h-[calc(100dvh-105px)] xl:min-h-[440px]">
      <h1 className={open ? 'max-lg:sr-only' : ''}>Configurações</h1>
      {(wide || !open) && <SettingsIndex open={open} />}
      {open && Content && (
        <>
          <div className="lg:col-start-2 lg:row-start-1 lg:self-center">
            <Link
              href="/configuracoes"
              className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3 min-h-11 lg:hidden' })}
            >
              <ArrowLeft aria-hidden="true" className="size-[18px]" />
              Configurações
            </Link>
            <h2 className="text-[20px] leading-7">{PART_LOOKS[open].nome}</h2>
          </div>
          <div
            key={open}
            className="grid min-h-0 min-w-0 grid-cols-1 content-start gap-4 lg:col-start-2 lg:row-start-2 xl:grid-cols-2 xl:grid-rows-[minmax(0,1fr)]"
          >
            <Content />
          </div>
        </>
      )}
    </div>
  );
}
