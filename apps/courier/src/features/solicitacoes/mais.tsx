import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import {
  Bike,
  ChevronRight,
  LifeBuoy,
  ListOrdered,
  type LucideIcon,
  Map as MapIcon,
  Navigation,
  StickyNote,
  Timer,
} from 'lucide-react';
import { useSearchParams } from 'wouter';
import { lojaComoDestino } from '../mapa/app-de-navegacao.ts';
import { pedidoAs } from '../mapa/lugares.tsx';
import { Navegar } from '../mapa/navegar.tsx';
import { MarcosDaEntrega } from '../marcos/marcos-da-entrega.tsx';
import { useBalcao } from '../oferta/use-preparo.ts';
import { nomeDaOrigem, textoDaNota } from '../pedido/pedido.ts';
import { PedidosDeFora } from '../pedido-de-fora/pedido-de-fora.tsx';
import { porParada, type Rota, type Solicitacao } from '../rotas/rotas.ts';

/** The classes of a row in 'Mais': 56 px high, icon and text. */
const linhaDoMais =
  'flex min-h-14 w-full items-center gap-3 border-b border-line py-1 text-left text-[17px] leading-6 font-[650] text-ink hover:bg-sunken';

/** The content of a row in 'Mais'. */
const ConteudoDaLinha = ({ icone: Icone, children }: { icone: LucideIcon; children: string }) => (
  <>
    <Icone aria-hidden="true" className="size-[22px] shrink-0 text-ink-2" />
    <span className="min-w-0 flex-1 break-words">{children}</span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
  </>
);

/** A row in 'Mais' that is a button. */
const LinhaDoMais = ({ icone, nome, onClick }: { icone: LucideIcon; nome: string; onClick: () => void }) => (
  <button type="button" className={linhaDoMais} onClick={onClick}>
    <ConteudoDaLinha icone={icone}>{nome}</ConteudoDaLinha>
  </button>
);

/** Loaded on demand: the first screen of the courier is at its size limit. */
const Link = lazyPart(async () => (await import('@corre/ui/domain/tracking-link/tracking-link.tsx')).TrackingLink);

/** Sends the recipient the link to follow this delivery (ADR 0023). */
const EnviarLink = ({ entrega }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <Link pedido={entrega} size="md" />
  </LazyDialog>
);

/** Returns 'pedido às 19:42 · iFood'. */
const detalheDoPedido = (pedido: Solicitacao): string =>
  [pedidoAs(pedido.data_solicitacao), nomeDaOrigem(pedido)].filter(Boolean).join(' · ');

/** Loaded on demand: the delivery does not need it. */
const Dica = lazyPart(async () => (await import('../dica/dica.tsx')).Dica);

/**
 * The hint of the place, beside the shop's note. A courier at the door or after the delivery may leave one [dica].
 */
const DicaDoLugar = ({ entrega: { id, endereco, status } }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <Dica solicitacao_id={id} endereco={endereco} escrever={status === 'em_entrega' || status === 'finalizada'} />
  </LazyDialog>
);

const inicial = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

/** The whole note of one stop, with its address if there are several. */
function NotaInteira({ parada, nomeada }: { parada: Solicitacao; nomeada: boolean }) {
  const texto = textoDaNota(parada);
  if (texto === null) return null;
  return (
    <div className="flex gap-3 rounded-xl bg-sunken p-3 text-[17px] leading-6">
      <StickyNote aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 break-words whitespace-pre-line">
        {nomeada && <strong className="block">{parada.endereco}</strong>}
        {texto}
      </p>
    </div>
  );
}

/** Note, hint, order data and tracking link of one stop. */
function DaParada({ parada, nomeada }: { parada: Solicitacao; nomeada: boolean }) {
  return (
    <>
      <NotaInteira parada={parada} nomeada={nomeada} />
      <DicaDoLugar entrega={parada} />
      {parada.origem === 'opendelivery' && <PedidosDeFora paradas={[parada]} />}
      <EnviarLink entrega={parada} />
    </>
  );
}

type MapasProps = { rota: Rota; proxima: Solicitacao; naRua: boolean };

/** Navigation to the places that the button at the foot does not lead to. */
function Mapas({ rota, proxima, naRua }: MapasProps) {
  const loja = { nome: 'Mapa da loja', destino: lojaComoDestino(rota.paradas[0]) };
  const portas = rota.paradas.map((parada) => ({
    nome: rota.total > 1 ? `Mapa da parada ${parada.ordem}` : 'Mapa do cliente',
    destino: parada,
    id: parada.id,
  }));
  const outras = naRua ? [loja, ...portas.filter(({ id }) => id !== proxima.id)] : portas;
  return outras.map(({ nome, destino }) => (
    <Navegar key={nome} destino={destino} className={linhaDoMais}>
      <ConteudoDaLinha icone={nome === loja.nome ? Navigation : MapIcon}>{nome}</ConteudoDaLinha>
    </Navegar>
  ));
}

type Props = {
  rota: Rota;
  /** the next stop */
  proxima: Solicitacao;
  /** makes another stop the next one */
  onChoose: (id: number) => void;
  /** stops whose end waits for the connection and that cannot be chosen */
  feitas: readonly number[];
  /** opens the queue, on a phone only */
  onFila: (() => void) | undefined;
  onHelp: () => void;
  onClose: () => void;
};

/**
 * The dialog for everything about the delivery in hand that is not needed now (docs/screens.md). It is open as long as
 * it is mounted. Add new rows to its list.
 */
export function Mais({ rota, proxima, onChoose, feitas, onFila, onHelp, onClose }: Props) {
  const [, setParams] = useSearchParams();
  const balcao = useBalcao(proxima.comercio_id);
  const naRua = porParada(rota);
  const paradas = naRua ? [proxima] : rota.paradas;
  const outras = naRua ? rota.paradas.filter(({ id }) => id !== proxima.id && !feitas.includes(id)) : [];
  const depois = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      short
      title="Mais"
      description={rota.paradas.length > 1 && !naRua ? rota.comercio : proxima.endereco}
    >
      <div className="grid grid-cols-1 gap-3">
        {naRua && <MarcosDaEntrega entrega={proxima} onDado={onClose} />}
        {paradas.map((parada) => (
          <DaParada key={parada.id} parada={parada} nomeada={paradas.length > 1} />
        ))}
        {!naRua && balcao && <p className="text-[16px] leading-6 text-ink-2">{inicial(balcao)}</p>}
        <p className="text-[16px] leading-6 text-ink-2">{inicial(detalheDoPedido(proxima))}</p>
        <div className="border-t border-line">
          {outras.map((parada) => (
            <LinhaDoMais
              key={parada.id}
              icone={Bike}
              nome={`Entregar agora: ${parada.endereco}`}
              onClick={depois(() => onChoose(parada.id))}
            />
          ))}
          <Mapas rota={rota} proxima={proxima} naRua={naRua} />
          <LinhaDoMais
            icone={Timer}
            nome="Por que veio para mim"
            onClick={depois(() => setParams({ caso: proxima.data_solicitacao }))}
          />
          {onFila && <LinhaDoMais icone={ListOrdered} nome="Fila e outras entregas" onClick={depois(onFila)} />}
          <LinhaDoMais icone={LifeBuoy} nome="Ajuda" onClick={depois(onHelp)} />
        </div>
      </div>
    </Dialog>
  );
}
