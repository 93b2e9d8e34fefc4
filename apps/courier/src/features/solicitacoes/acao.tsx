import { PROXIMO_STATUS, TEXTO_ETAPA } from '@corre/contract/solicitacoes/regras.ts';
import { fraseDoRecebido } from '@corre/ui/domain/door-payment/phrases.ts';
import { StepButton } from '@corre/ui/domain/step-button/step-button.tsx';
import { useGuardedPress } from '@corre/ui/kit/guarded-press/use-guarded-press.ts';
import { UndoBar } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { type ReactNode, useState } from 'react';
import { Guardados } from '../passos/guardados.tsx';
import { agoraTocado, DESFAZER_MS, type Etapa, entregasDe } from '../passos/passo.ts';
import { darPasso, darPassoEEsperar, retirarPassos } from '../passos/passos-guardados.ts';
import { pedeProva } from '../prova/prova-pedida.ts';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';
import type { useEtapasDaRota } from '../rotas/use-etapas-da-rota.ts';
import { useFocoGuardado } from './use-foco.ts';

const FinalizarComProva = lazyPart(async () => (await import('../prova/finalizar-com-prova.tsx')).FinalizarComProva);

/** At the door there may be no signal to fetch it with. */
const COM_PROVA = [FinalizarComProva];
const SEM_PROVA: typeof COM_PROVA = [];

/** A step as it is tapped now: up to the way to the customer every stop that stands there takes it. */
function etapaDe({ paradas, status }: Rota, { id, endereco }: Solicitacao, novo_status: Etapa['novo_status']): Etapa {
  const juntas = paradas.filter((parada) => parada.status === status).map((parada) => parada.id);
  return {
    tipo: 'etapa',
    solicitacao_id: id,
    endereco,
    novo_status,
    paradas: novo_status === 'finalizada' ? [id] : juntas,
    ...agoraTocado(),
  };
}

/** The second tap of a double tap lands where the bar just appeared. */
const DUPLO_TOQUE_MS = 700;

function Desfazer({ etapa, children }: { etapa: Etapa; children: ReactNode }) {
  const { press } = useGuardedPress(etapa.quando, DUPLO_TOQUE_MS);
  return (
    <UndoBar ms={DESFAZER_MS} onUndo={press(() => retirarPassos(etapa))} className="min-h-20 w-full">
      {children}
    </UndoBar>
  );
}

type Props = {
  rota: Rota;
  /** the request that the next step names; undefined when every stop is on its way to be finished */
  proxima: Solicitacao | undefined;
  /** what was tapped of it */
  etapas: ReturnType<typeof useEtapasDaRota>;
};

/**
 * The one next step, at the thumb: it stays above the tab bar however long the card is. 'Desfazer' takes its place and its
 * height, so that nothing moves under the second tap of a double tap.
 */
export function Acao({ rota, proxima, etapas: { desfazivel, emCurso, guardados } }: Props) {
  const [finalizando, setFinalizando] = useState<number | null>(null);
  const proximo = PROXIMO_STATUS[rota.status];
  const ref = useFocoGuardado<HTMLDivElement>(`${rota.status} ${proxima?.id} ${desfazivel !== null}`);
  const alvo = rota.paradas.find(({ id }) => id === desfazivel?.solicitacao_id) ?? proxima;
  const naPorta = rota.paradas.find(({ id }) => id === finalizando);
  usePreload(rota.paradas.some((parada) => pedeProva(parada)) ? COM_PROVA : SEM_PROVA);
  if (!proximo || !alvo) return null;
  const comProva = proximo === 'finalizada' && pedeProva(alvo);
  const nomeiaEndereco = proximo === 'finalizada' && rota.paradas.length > 1;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-over-bar
      className="sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-[5] -mx-4 -mb-4 bg-surface px-4 pt-2 pb-4 outline-none lg:bottom-0"
    >
      <Guardados passos={guardados} />
      {desfazivel ? (
        <div className="flex min-h-20 items-center">
          <Desfazer etapa={desfazivel}>
            Finalizando a entrega
            {nomeiaEndereco && <span className="line-clamp-1 font-normal">{alvo.endereco}</span>}
          </Desfazer>
        </div>
      ) : (
        <StepButton
          etapa={`${proximo} ${alvo.id}`}
          pendente={emCurso.some((etapa) => entregasDe(etapa).includes(alvo.id))}
          onClick={() => (comProva ? setFinalizando(alvo.id) : darPasso(etapaDe(rota, alvo, proximo)))}
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
        {naPorta && (
          <FinalizarComProva
            entrega={naPorta}
            onFechar={() => setFinalizando(null)}
            finalizar={(prova) => darPassoEEsperar({ ...etapaDe(rota, naPorta, 'finalizada'), prova })}
          />
        )}
      </LazyDialog>
    </div>
  );
}
