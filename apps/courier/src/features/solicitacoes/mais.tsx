import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Bike, LifeBuoy, ListOrdered, Map as MapIcon, Navigation, StickyNote, Timer } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { useBalcao } from '../balcao/use-balcao.ts';
import { DicaDoLugar } from '../dica/dica-do-lugar.tsx';
import { lojaComoDestino } from '../mapa/destinos.ts';
import { Navegar } from '../mapa/navegar.tsx';
import { MarcosDaEntrega } from '../marcos/marcos-da-entrega.tsx';
import { detalheDoPedido } from '../pedido/pedido.ts';
import { textoDaNota } from '../pedido/texto-da-nota.ts';
import { PedidosDeFora } from '../pedido-de-fora/pedido-de-fora.tsx';
import { EnviarLink } from '../rastreio/enviar-link.tsx';
import { porParada, type Rota, type Solicitacao } from '../rotas/rotas.ts';
import { ConteudoDaLinha, LinhaDoMais, linhaDoMais } from './linha-do-mais.tsx';

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
  onEscolher: (id: number) => void;
  /** stops whose end waits for the connection and that cannot be chosen */
  feitas: readonly number[];
  /** opens the queue, on a phone only */
  onFila: (() => void) | undefined;
  onAjuda: () => void;
  onFechar: () => void;
};

/**
 * The dialog for everything about the delivery in hand that is not needed now (docs/screens.md). It is open as long as
 * it is mounted. Add new rows to its list.
 */
export function Mais({ rota, proxima, onEscolher, feitas, onFila, onAjuda, onFechar }: Props) {
  const [, setParams] = useSearchParams();
  const balcao = useBalcao(proxima.comercio_id);
  const naRua = porParada(rota);
  const paradas = naRua ? [proxima] : rota.paradas;
  const outras = naRua ? rota.paradas.filter(({ id }) => id !== proxima.id && !feitas.includes(id)) : [];
  const depois = (ato: () => void) => () => {
    onFechar();
    ato();
  };
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      short
      title="Mais"
      description={rota.paradas.length > 1 && !naRua ? rota.comercio : proxima.endereco}
    >
      <div className="grid grid-cols-1 gap-3">
        {naRua && <MarcosDaEntrega entrega={proxima} onDado={onFechar} />}
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
              onClick={depois(() => onEscolher(parada.id))}
            />
          ))}
          <Mapas rota={rota} proxima={proxima} naRua={naRua} />
          <LinhaDoMais
            icone={Timer}
            nome="Por que veio para mim"
            onClick={depois(() => setParams({ caso: proxima.data_solicitacao }))}
          />
          {onFila && <LinhaDoMais icone={ListOrdered} nome="Fila e outras entregas" onClick={depois(onFila)} />}
          <LinhaDoMais icone={LifeBuoy} nome="Ajuda" onClick={depois(onAjuda)} />
        </div>
      </div>
    </Dialog>
  );
}
