import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import {
  Bike,
  ChevronRight,
  LifeBuoy,
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
import { byParada, type Rota, type Solicitacao } from '../rotas/rotas.ts';
import { Parada } from './parada.tsx';

/** The classes of a row in 'Mais': 56 px high, icon and text. */
const linhaDoMais =
  'flex min-h-14 w-full items-center gap-3 border-b border-line py-1 text-left text-[17px] leading-6 font-[650] text-ink hover:bg-sunken';

/** The content of a row in 'Mais'. */
const ConteudoDaLinha = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <>
    <Icon aria-hidden="true" className="size-[22px] shrink-0 text-ink-2" />
    <span className="min-w-0 flex-1 break-words">{children}</span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
  </>
);

/** A row in 'Mais' that is a button. */
const LinhaDoMais = ({ icon, nome, onClick }: { icon: LucideIcon; nome: string; onClick: () => void }) => (
  <button type="button" className={linhaDoMais} onClick={onClick}>
    <ConteudoDaLinha icon={icon}>{nome}</ConteudoDaLinha>
  </button>
);

/** Loaded on demand: the first screen of the courier is at its size limit. */
const Link = lazyPart(async () => (await import('@corre/ui/shell/sent-tracking-link.tsx')).SentTrackingLink);

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

const initial = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The whole note of one stop. */
function NotaInteira({ parada }: { parada: Solicitacao }) {
  const text = textoDaNota(parada);
  if (text === null) return null;
  return (
    <div className="flex gap-3 rounded-xl bg-sunken p-3 text-[17px] leading-6">
      <StickyNote aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 break-words whitespace-pre-line">{text}</p>
    </div>
  );
}

/** Note, hint, order data and tracking link of one stop. */
const DaParada = ({ parada, nomeada }: { parada: Solicitacao; nomeada: boolean }) => (
  <Parada parada={parada} nomeada={nomeada}>
    <NotaInteira parada={parada} />
    <DicaDoLugar entrega={parada} />
    {parada.origem === 'opendelivery' && <PedidosDeFora paradas={[parada]} />}
    <EnviarLink entrega={parada} />
  </Parada>
);

type MapasProps = { rota: Rota; next: Solicitacao; naRua: boolean };

/** Navigation to the places that the button at the foot does not lead to. */
function Mapas({ rota, next, naRua }: MapasProps) {
  const loja = { nome: 'Mapa da loja', destino: lojaComoDestino(rota.paradas[0]) };
  const portas = rota.paradas.map((parada) => ({
    nome: rota.total > 1 ? `Mapa da parada ${parada.ordem}` : 'Mapa do cliente',
    destino: parada,
    id: parada.id,
  }));
  const others = naRua ? [loja, ...portas.filter(({ id }) => id !== next.id)] : portas;
  return others.map(({ nome, destino }) => (
    <Navegar key={nome} destino={destino} className={linhaDoMais}>
      <ConteudoDaLinha icon={nome === loja.nome ? Navigation : MapIcon}>{nome}</ConteudoDaLinha>
    </Navegar>
  ));
}

type Props = {
  rota: Rota;
  /** the next stop */
  next: Solicitacao;
  /** makes another stop the next one */
  onChoose: (id: number) => void;
  /** stops whose end waits for the connection and that cannot be chosen */
  feitas: readonly number[];
  onHelp: () => void;
  onClose: () => void;
};

/**
 * The dialog for everything about the delivery in hand that is not needed now (docs/screens.md). It is open as long as
 * it is mounted. Add new rows to its list.
 */
export function Mais({ rota, next, onChoose, feitas, onHelp, onClose }: Props) {
  const [, setParams] = useSearchParams();
  const balcao = useBalcao(next.comercio_id);
  const naRua = byParada(rota);
  const paradas = naRua ? [next] : rota.paradas;
  const others = naRua ? rota.paradas.filter(({ id }) => id !== next.id && !feitas.includes(id)) : [];
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      short
      title="Mais"
      description={rota.paradas.length > 1 && !naRua ? rota.comercio : next.endereco}
    >
      <div className="grid grid-cols-1 gap-3">
        {naRua && <MarcosDaEntrega entrega={next} onDado={onClose} />}
        {paradas.map((parada) => (
          <DaParada key={parada.id} parada={parada} nomeada={paradas.length > 1} />
        ))}
        {!naRua && balcao && <p className="text-[16px] leading-6 text-ink-2">{initial(balcao)}</p>}
        <p className="text-[16px] leading-6 text-ink-2">{initial(detalheDoPedido(next))}</p>
        <div className="border-t border-line">
          {others.map((parada) => (
            <LinhaDoMais
              key={parada.id}
              icon={Bike}
              nome={`${parada.a_devolver ? 'Levar de volta' : 'Entregar'} agora: ${parada.endereco}`}
              onClick={after(() => onChoose(parada.id))}
            />
          ))}
          <Mapas rota={rota} next={next} naRua={naRua} />
          <LinhaDoMais
            icon={Timer}
            nome="Por que veio para mim"
            onClick={after(() => setParams({ caso: next.data_solicitacao }))}
          />
          <LinhaDoMais icon={LifeBuoy} nome="Ajuda" onClick={after(onHelp)} />
        </div>
      </div>
    </Dialog>
  );
}
