import { partsOfEndereco } from '@corre/contract/enderecos/partes.ts';
import { PROXIMO_STATUS, TEXTO_ETAPA } from '@corre/contract/solicitacoes/regras.ts';
import { fraseDoRecebido } from '@corre/ui/domain/door-payment/phrases.ts';
import { StepButton } from '@corre/ui/domain/step-button/step-button.tsx';
import { useGuardedPress } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { UndoBar } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { CloudUpload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { linkDoApp, NOME_DO_APP, useAppDeNavegacao, useCidade } from '../mapa/app-de-navegacao.ts';
import {
  agoraTocado,
  type Etapa,
  entregasDe,
  idDoPasso,
  mesmoFim,
  type Passo,
  storedText,
  temVolta,
  UNDO_MS,
} from '../passos/passo.ts';
import { darPasso, darPassoEEsperar, retirarPassos, usePassos } from '../passos/passos-guardados.ts';
import { pedeProva } from '../prova/prova-pedida.ts';
import { type Rota, type Solicitacao, storedPassos } from '../rotas/rotas.ts';
import { useVoltando } from '../rotas/voltando.ts';
import { EntregarEVoltar, Ida, useAntes } from './ida.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const isEtapa = (passo: Passo): passo is Etapa => passo.tipo === 'etapa';

/**
 * Returns the tapped steps of a route: those that wait for the connection, those being sent, and one that can be
 * undone.
 */
export function useEtapasDaRota({ paradas }: Rota) {
  const { passos, esperam, sending } = usePassos();
  const daqui = passos.filter((passo) => paradas.some(({ id }) => entregasDe(passo).includes(id)));
  const stored = storedPassos(daqui, esperam);
  const running = daqui.filter(isEtapa).filter((etapa) => etapa.recusa === undefined && !stored.includes(etapa));
  return {
    stored,
    /** waiting ends, each of one stop */
    fins: stored.filter(isEtapa).filter((etapa) => mesmoFim(etapa, etapa.solicitacao_id)),
    desfazivel: running.find((etapa) => temVolta(etapa) && idDoPasso(etapa) !== sending) ?? null,
    running,
  };
}

/**
 * The last step that waits on the phone for the delivery in hand, and how many more there are. A waiting 'Entrega
 * Finalizada' is shown at its stop.
 */
function Guardados({ passos }: { passos: readonly Passo[] }) {
  const ditos = passos.filter((passo) => passo.tipo !== 'etapa' || passo.novo_status !== 'finalizada');
  const last = ditos.at(-1);
  if (!last) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-[16px] leading-5 text-ink-2">
      <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong className="font-[700] text-ink">{storedText(last)}</strong>
        {ditos.length > 1 && ` e mais ${ditos.length - 1}`}: sai quando voltar o sinal
      </span>
    </p>
  );
}

const Devolver = lazyPart(async () => (await import('./volta.tsx')).Devolver);
const FinalizarComProva = lazyPart(async () => (await import('../prova/finalizar-com-prova.tsx')).FinalizarComProva);

/** Preloaded, because there may be no signal at the door. */
const COM_PROVA = [FinalizarComProva];
const SEM_PROVA: typeof COM_PROVA = [];

/** Returns a step tapped now. Before the last step, every stop of the route in the same status takes it. */
function etapaDe({ paradas, status }: Rota, { id, endereco }: Solicitacao, novo_status: Etapa['novo_status']): Etapa {
  const together = paradas.filter((parada) => parada.status === status).map((parada) => parada.id);
  return {
    tipo: 'etapa',
    solicitacao_id: id,
    endereco,
    novo_status,
    paradas: novo_status === 'finalizada' ? [id] : together,
    ...agoraTocado(),
  };
}

/** In milliseconds. The bar appears under the finger, so the second tap of a double tap must not undo the step. */
const DOUBLE_TAP_MS = 700;

function Desfazer({ etapa, children }: { etapa: Etapa; children: ReactNode }) {
  const { press } = useGuardedPress(etapa.quando, DOUBLE_TAP_MS);
  return (
    <UndoBar ms={UNDO_MS} onUndo={press(() => retirarPassos(etapa))} className="w-full">
      {children}
    </UndoBar>
  );
}

type Props = {
  rota: Rota;
  /** the request for the next step; undefined when the end of every stop is being sent */
  next: Solicitacao | undefined;
  /** the tapped steps of the route */
  etapas: ReturnType<typeof useEtapasDaRota>;
  /** Chat, Problema and Mais */
  children: ReactNode;
};

type ProximaEtapaProps = {
  rota: Rota;
  target: Solicitacao;
  next: Etapa['novo_status'];
  pendente: boolean;
  /** another act comes before this one */
  after: boolean;
  onProva: () => void;
};

/** The next step. With a chosen navigation app, 'Saí para Entrega' also opens the app. */
function ProximaEtapa({ rota, target, next, pendente, after, onProva }: ProximaEtapaProps) {
  const app = useAppDeNavegacao();
  const cidade = useCidade();
  const fim = next === 'finalizada';
  const [first] = rota.paradas;
  const abre = next === 'em_entrega' ? app : null;
  const abaixo = fim
    ? rota.total > 1
      ? partsOfEndereco(target.endereco).rua
      : fraseDoRecebido(target)
    : abre && `e abre o ${NOME_DO_APP[abre]}`;
  const dar = () => {
    if (fim && pedeProva(target)) return onProva();
    darPasso(etapaDe(rota, target, next));
    if (abre) open(linkDoApp(abre, first, cidade), '_blank', 'noopener');
  };
  return (
    <StepButton etapa={`${next} ${target.id}`} pendente={pendente} after={after} onClick={dar}>
      <span className="min-w-0">
        {TEXTO_ETAPA[next]}
        {abaixo && <span className="line-clamp-1 text-[15px] leading-[18px] font-[550]">{abaixo}</span>}
      </span>
    </StepButton>
  );
}

/**
 * At the foot of the view. Screens lower than 480 px that are not turned have no room for it: there it ends the card.
 */
const NO_PE =
  'sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-[5] -mx-4 mt-auto grid grid-cols-1 gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-3 shadow-[0_-8px_16px_-12px_rgb(var(--c-shadow)/.3)] outline-none [@media(height<360pt)_and_(orientation:portrait)]:static turned:bottom-[calc(48px+env(safe-area-inset-bottom))] turned:py-1.5 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none';

/**
 * Shortcuts, navigation and the next step, within reach of the thumb: above the tab bar however long the page is, on a
 * turned phone in one row. 'Desfazer' has the place and height of the step's button, so that nothing moves under a
 * double tap.
 */
export function Acao({ rota, next, etapas: { desfazivel, running, stored }, children }: Props) {
  const [finalizando, setFinalizando] = useState<number | null>(null);
  const nextOne = PROXIMO_STATUS[rota.status];
  const ref = useKeptFocus<HTMLDivElement>(`${rota.status} ${next?.id} ${desfazivel !== null}`);
  const target = rota.paradas.find(({ id }) => id === desfazivel?.solicitacao_id) ?? next;
  const naPorta = rota.paradas.find(({ id }) => id === finalizando);
  const before = useAntes(rota, next);
  const voltando = useVoltando(next);
  // What has a return does not end at the door.
  const antesDaVolta = nextOne === 'finalizada' && next?.volta === true && before !== null;
  usePreload(rota.paradas.some((parada) => pedeProva(parada)) ? COM_PROVA : SEM_PROVA);
  if (!nextOne || !target) return children;
  return (
    <div ref={ref} tabIndex={-1} data-over-bar data-print="hide" className={NO_PE}>
      <Guardados passos={stored} />
      <div className="grid grid-cols-1 gap-2 turned:auto-cols-fr turned:grid-flow-col turned:grid-cols-[252px]">
        {children}
        {desfazivel ? (
          <Desfazer etapa={desfazivel}>
            Finalizando a entrega
            {rota.total > 1 && <span className="line-clamp-1 font-normal">{target.endereco}</span>}
          </Desfazer>
        ) : (
          <>
            {before && <Ida rota={rota} next={target} before={before} />}
            {voltando ? (
              <LazyDialog>
                <Devolver parada={target} />
              </LazyDialog>
            ) : antesDaVolta ? (
              before === 'ate_o_cliente' && <EntregarEVoltar entrega={target} />
            ) : (
              <ProximaEtapa
                rota={rota}
                target={target}
                next={nextOne}
                pendente={running.some((etapa) => entregasDe(etapa).includes(target.id))}
                after={before !== null}
                onProva={() => setFinalizando(target.id)}
              />
            )}
          </>
        )}
      </div>
      <LazyDialog>
        {naPorta && (
          <FinalizarComProva
            entrega={naPorta}
            onClose={() => setFinalizando(null)}
            finalizar={(prova) => darPassoEEsperar({ ...etapaDe(rota, naPorta, 'finalizada'), prova })}
          />
        )}
      </LazyDialog>
    </div>
  );
}
