import { PROXIMO_STATUS, TEXTO_ETAPA } from '@corre/contract/solicitacoes/regras.ts';
import { fraseDoRecebido } from '@corre/ui/domain/door-payment/phrases.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { StepButton } from '@corre/ui/domain/step-button/step-button.tsx';
import { useGuardedPress } from '@corre/ui/kit/guarded-press/use-guarded-press.ts';
import { UndoBar } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { type ReactNode, useState } from 'react';
import { pedeProva } from '../prova/prova-pedida.ts';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';
import { DESFAZER_MS, type EtapaGuardada } from './etapa-guardada.ts';
import { darEtapa, type Etapa, retirarEtapa } from './use-etapas.ts';
import { useFocoGuardado } from './use-foco.ts';

/** What a step kept for later is called, with the time of the tap. */
const GUARDADA = { em_retirada: 'Chegada', em_entrega: 'Saída', finalizada: 'Entrega' } as const;
export const textoGuardada = ({ novo_status, quando }: Etapa) =>
  `${GUARDADA[novo_status]} guardada às ${formatTime(quando)}`;

/** A finished delivery can be taken back until it goes to the server. */
export const podeDesfazer = ({ novo_status, enviando, espera }: Etapa): boolean =>
  novo_status === 'finalizada' && !enviando && !espera;

const FinalizarComProva = lazyPart(async () => (await import('../prova/finalizar-com-prova.tsx')).FinalizarComProva);

/** At the door there may be no signal to fetch it with. */
const COM_PROVA = [FinalizarComProva];
const SEM_PROVA: typeof COM_PROVA = [];

/** A step as it is tapped now. */
const etapaDe = (solicitacao_id: number, novo_status: EtapaGuardada['novo_status']): EtapaGuardada => ({
  solicitacao_id,
  novo_status,
  quando: Date.now(),
  feita_em: new Date(serverNow()).toISOString(),
});

/** The second tap of a double tap lands where the bar just appeared. */
const DUPLO_TOQUE_MS = 700;

function Desfazer({ etapa, children }: { etapa: Etapa; children: ReactNode }) {
  const { press } = useGuardedPress(etapa.quando, DUPLO_TOQUE_MS);
  return (
    <UndoBar ms={DESFAZER_MS} onUndo={press(() => retirarEtapa(etapa))} className="min-h-20 w-full">
      {children}
    </UndoBar>
  );
}

type Props = {
  rota: Rota;
  /** the request that the next step names; undefined when every stop is on its way to be finished */
  proxima: Solicitacao | undefined;
  /** the step that stands in the button's place: it can be taken back, or the whole card waits for it */
  etapa: Etapa | null;
};

/**
 * The one next step, at the thumb: it stays above the tab bar however long the card is. 'Desfazer' takes its place and its
 * height, so that nothing moves under the second tap of a double tap.
 */
export function Acao({ rota, proxima, etapa }: Props) {
  const [finalizando, setFinalizando] = useState<number | null>(null);
  const proximo = PROXIMO_STATUS[rota.status];
  const desfazer = etapa !== null && podeDesfazer(etapa);
  const ref = useFocoGuardado<HTMLDivElement>(`${rota.status} ${proxima?.id} ${desfazer} ${etapa?.espera}`);
  const alvo = rota.paradas.find(({ id }) => id === etapa?.solicitacao_id) ?? proxima;
  usePreload(rota.paradas.some((parada) => pedeProva(parada)) ? COM_PROVA : SEM_PROVA);
  if (!proximo || !alvo) return null;
  const comProva = proximo === 'finalizada' && pedeProva(alvo);
  const nomeiaEndereco = proximo === 'finalizada' && rota.paradas.length > 1;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-[5] -mx-4 -mb-4 bg-surface px-4 pt-2 pb-4 outline-none lg:bottom-0"
    >
      {desfazer ? (
        <div className="flex min-h-20 items-center">
          <Desfazer etapa={etapa}>
            Entrega finalizada
            {nomeiaEndereco && <span className="line-clamp-1 font-normal">{alvo.endereco}</span>}
          </Desfazer>
        </div>
      ) : (
        <StepButton
          etapa={`${proximo} ${alvo.id}`}
          pendente={etapa !== null}
          guardada={etapa?.espera ? textoGuardada(etapa) : undefined}
          onClick={() => (comProva ? setFinalizando(alvo.id) : darEtapa(etapaDe(alvo.id, proximo)))}
        >
          <span className="min-w-0">
            {(proximo === 'finalizada' && fraseDoRecebido(alvo)) || TEXTO_ETAPA[proximo]}
            {nomeiaEndereco && (
              <span className="mt-0.5 line-clamp-1 text-[16px] leading-5 font-[550]">{alvo.endereco}</span>
            )}
          </span>
        </StepButton>
      )}
      <LazyDialog>
        {finalizando === alvo.id && comProva && etapa === null && (
          <FinalizarComProva
            entrega={alvo}
            onFechar={() => setFinalizando(null)}
            onFinalizar={(prova) => {
              setFinalizando(null);
              darEtapa({ ...etapaDe(alvo.id, 'finalizada'), prova });
            }}
          />
        )}
      </LazyDialog>
    </div>
  );
}
