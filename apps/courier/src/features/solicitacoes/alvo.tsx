import { enderecoInOneLine } from '@corre/contract/enderecos/partes.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Destino } from '../mapa/app-de-navegacao.ts';
import { LinkDoMapa } from '../mapa/link-do-mapa.tsx';
import { Endereco } from '../pedido/endereco.tsx';
import { numeroDoPedido } from '../pedido/pedido.ts';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';
import { Disc } from './paradas.tsx';

const CodigoDeColeta = lazyPart(async () => (await import('../pedido-de-fora/coleta-de-fora.tsx')).CodigoDeColeta);

/** In the same file as the data of other systems' orders, which 'Mais' loads in advance. */
const Destinatario = lazyPart(async () => (await import('../pedido-de-fora/pedido-de-fora.tsx')).Destinatario);

const Papel = ({ children }: { children: string }) => (
  <span className="block text-[15px] leading-5 font-[700] text-brand-ink">{children}</span>
);

/** The destination after this one, in small text. `lugar`: it can be looked at in the map already. */
export const Depois = ({ children, lugar }: { children: ReactNode; lugar?: Destino }) => (
  <p className="mt-[9px] flex gap-2.5 border-t border-line pt-[9px] text-[16px] leading-5 text-ink-2">
    <MapPin aria-hidden="true" className="mt-px size-[18px] shrink-0" />
    <span className="line-clamp-2 min-w-0 flex-1 break-words">Depois: {children}</span>
    {lugar && <LinkDoMapa lugar={lugar} className="-my-3.5 -mr-3" />}
  </p>
);

/** The destination on the way to the shop: its name and address. */
export function BuscarEm({ rota }: { rota: Rota }) {
  const { comercio, comercio_endereco } = rota.paradas[0];
  return (
    <p>
      <Papel>Buscar em</Papel>
      <strong className="block text-[22px] leading-7 font-[750] break-words">{comercio}</strong>
      <span className="block text-[17px] leading-6 break-words empty:hidden">
        {comercio_endereco && enderecoInOneLine(comercio_endereco)}
      </span>
    </p>
  );
}

/** '#4821', with the sign about half as large and raised, like the currency of an amount. */
const Numero = ({ numero, wide }: { numero: string; wide: boolean }) => (
  <strong
    className={`ui-figures flex items-start font-[800] tracking-[-.02em] break-all text-ink ${
      wide ? 'text-[24px] leading-8' : 'text-[44px] leading-[46px]'
    }`}
  >
    <span className="mt-[.12em] mr-0.5 text-[.55em] leading-none">#</span>
    {numero.replace(/^#/, '')}
  </strong>
);

/** Characters of a number that fit into one line in large digits. */
const NUMERO_GRANDE = 8;

/** The card at the counter. The order's number is the largest text, because the courier says it there. */
export function NaLoja({ rota }: { rota: Rota }) {
  const numeros = rota.paradas.flatMap((parada) => numeroDoPedido(parada) ?? []);
  const wide = numeros.length > 1 || (numeros[0]?.length ?? 0) > NUMERO_GRANDE;
  return (
    <div>
      <p>
        <Papel>Na loja</Papel>
        <strong className="block text-[22px] leading-7 font-[750] break-words">{rota.paradas[0].comercio}</strong>
      </p>
      {numeros.length > 0 && (
        <p className="mt-2.5 flex min-h-[62px] flex-wrap items-center justify-between gap-x-4 rounded-xl bg-sunken px-3.5 py-2">
          <span className="text-[16px] leading-6 text-ink-2">Diga no balcão</span>
          <span className="flex flex-wrap gap-x-4">
            {numeros.map((numero) => (
              <Numero key={numero} numero={numero} wide={wide} />
            ))}
          </span>
        </p>
      )}
      <LazyDialog>
        {rota.paradas
          .filter(({ origem }) => origem === 'opendelivery')
          .map((entrega) => (
            <CodigoDeColeta key={entrega.id} entrega={entrega} />
          ))}
      </LazyDialog>
    </div>
  );
}

/** The destination on the way to a customer. In a route it has the number of the stop. */
export function EntregarEm({ parada, numero }: { parada: Solicitacao; numero: number | null }) {
  return (
    <div>
      <div className={numero === null ? '' : 'mb-0.5 flex items-center gap-2.5'}>
        {numero !== null && <Disc numero={numero} filled />}
        <Papel>Entregar em</Papel>
      </div>
      <p>
        <Endereco endereco={parada.endereco} />
      </p>
      {(parada.destinatario_nome ?? parada.destinatario_telefone) && (
        <LazyDialog>
          <Destinatario entrega={parada} />
        </LazyDialog>
      )}
    </div>
  );
}
