import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { NOME_MARCO, temVolta } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { MarcoDoEntregador } from '@corre/contract/vocabulario.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { CloudUpload, MapPinCheck, Store } from 'lucide-react';
import { useState } from 'react';
import { agoraTocado, idDoPasso, type Marco, storedText } from '../passos/passo.ts';
import { darPasso, darPassoEEsperar, usePassos } from '../passos/passos-guardados.ts';
import { useNetwork } from '../passos/use-network.ts';
import { pedeCodigoNaPorta } from '../prova/prova-pedida.ts';
import { TEXTO_DEVOLVER } from '../rotas/voltando.ts';

/** The button's text for each milestone. */
const TEXTO_DO_MARCO: Record<MarcoDoEntregador, string> = {
  no_cliente: 'Cheguei ao cliente',
  entregue: 'Entreguei, volto à loja',
  devolvido: TEXTO_DEVOLVER,
};

type Entrega = Pick<SolicitacaoView, 'status' | 'pagamento' | 'volta' | 'a_devolver' | 'marcos'>;

/**
 * Returns the next possible milestone, or null. `stored`: those already tapped that the server does not have yet.
 */
export function proximoMarco(
  { status, pagamento, volta: pedeVolta, a_devolver, marcos }: Entrega,
  stored: readonly MarcoDoEntregador[],
): MarcoDoEntregador | null {
  const done = (tipo: MarcoDoEntregador) => stored.includes(tipo) || marcos.some((marco) => marco.tipo === tipo);
  const volta = temVolta({ pagamento, volta: pedeVolta });
  if (status === 'finalizada') return volta && !done('devolvido') ? 'devolvido' : null;
  // The way back has a button of its own at the foot of the view.
  if (status !== 'em_entrega' || a_devolver) return null;
  if (!done('no_cliente') && !done('entregue')) return 'no_cliente';
  if (!volta) return null;
  if (!done('entregue')) return 'entregue';
  return done('devolvido') ? null : 'devolvido';
}

const ICON = { no_cliente: MapPinCheck, entregue: MapPinCheck, devolvido: Store };

const marcoDe = ({ id, endereco }: SolicitacaoView, marco: MarcoDoEntregador): Marco => ({
  tipo: 'marco',
  solicitacao_id: id,
  endereco,
  marco,
  ...agoraTocado(),
});

/** Returns the milestones of one delivery that wait for a connection, and the one that is being sent. */
function useMarcosTocados(solicitacao_id: number) {
  const { passos, esperam } = usePassos();
  const tocados = passos.flatMap((passo) =>
    passo.tipo === 'marco' && passo.solicitacao_id === solicitacao_id && passo.recusa === undefined ? [passo] : [],
  );
  const stored = tocados.filter((passo) => esperam.has(idDoPasso(passo)));
  return { stored, anotando: tocados.find((passo) => !esperam.has(idDoPasso(passo))) };
}

const CodigoNaPorta = lazyPart(async () => (await import('../prova/codigo-na-porta.tsx')).CodigoNaPorta);
/** Preloaded, because there may be no signal at the door. */
const COM_CODIGO = [CodigoNaPorta];
const SEM_CODIGO: typeof COM_CODIGO = [];

type Props = {
  entrega: SolicitacaoView;
  /** called after a tap on the next milestone */
  onDado?: () => void;
  /** shows the next milestone alone, as a button at the foot of the view: the first one, or after another */
  noPe?: 'primeiro' | 'depois';
};

/** The milestones of one delivery: recorded, waiting for a connection, and the button for the next. */
export function MarcosDaEntrega({ entrega, onDado, noPe }: Props) {
  const semSinal = !useNetwork();
  const { stored, anotando } = useMarcosTocados(entrega.id);
  const next = proximoMarco(
    entrega,
    stored.map(({ marco }) => marco),
  );
  const [asking, setAsking] = useState(false);
  const pedeCodigo = pedeCodigoNaPorta(entrega);
  usePreload(pedeCodigo ? COM_CODIGO : SEM_CODIGO);
  const notados = entrega.marcos.filter(({ tipo }) => !stored.some(({ marco }) => marco === tipo));
  return (
    <div className="grid grid-cols-1 gap-2 empty:hidden">
      {!noPe && notados.length > 0 && (
        <p className="text-[16px] leading-6 text-ink-2">
          {notados.map(({ tipo, quando }) => `${NOME_MARCO[tipo]} às ${formatTime(quando)}`).join(' · ')}
        </p>
      )}
      {(noPe ? [] : stored).map((passo) => (
        <p key={idDoPasso(passo)} role="status" className="flex items-center gap-2 text-[16px] leading-6 text-ink-2">
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {storedText(passo)}
          {semSinal && ': guardado no celular, sai quando voltar o sinal'}
        </p>
      ))}
      {next && (
        <Button
          variant={noPe === 'primeiro' ? 'primary' : 'secondary'}
          size={noPe ? 'lg' : 'md'}
          full
          className={noPe ? 'rounded-2xl text-[19px]' : ''}
          icon={ICON[next]}
          loading={anotando !== undefined}
          onClick={() => {
            if (next === 'entregue' && pedeCodigo) return setAsking(true);
            darPasso(marcoDe(entrega, next));
            onDado?.();
          }}
        >
          {TEXTO_DO_MARCO[next]}
        </Button>
      )}
      <LazyDialog>
        {asking && (
          <CodigoNaPorta
            entrega={entrega}
            onClose={() => setAsking(false)}
            marcar={(codigo) => darPassoEEsperar({ ...marcoDe(entrega, 'entregue'), codigo })}
          />
        )}
      </LazyDialog>
    </div>
  );
}
