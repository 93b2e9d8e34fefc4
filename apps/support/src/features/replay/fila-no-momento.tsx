import { panelNamed } from '@corre/contract/panels.ts';
import type { EstadoNaFila } from '@corre/contract/replay/contrato.ts';
import type { NaFila } from '@corre/contract/replay/fila-em.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { copyText } from '@corre/ui/kit/clipboard/copy-text.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { Link2 } from 'lucide-react';

/** Returns the URL of a courier's own case at an instant. Only the session of that courier can open it. */
const enderecoDoCaso = (ms: number): string =>
  `${window.location.origin}${panelNamed('courier').path}/?caso=${new Date(ms).toISOString()}`;

/** Button that copies the link to a courier's own case, so that support can send it in any messenger. */
function EnviarCaso({ nome, ms }: { nome: string; ms: number }) {
  const copy = async () => {
    if (await copyText(enderecoDoCaso(ms)))
      notify.success(`Link copiado. Envie para ${nome}: abre só na conta da pessoa.`);
    else notify.error('Não foi possível copiar o link');
  };
  return (
    <IconButton icon={Link2} variant="ghost" label={`Copiar o link do caso de ${nome}`} onClick={() => void copy()} />
  );
}

const ESTADOS: Record<EstadoNaFila, string> = {
  na_fila: 'Na fila',
  com_oferta: 'Vendo oferta',
  sem_sinal: 'Sem sinal',
  ocupado: 'Em entrega',
};

type Props = {
  fila: readonly NaFila[];
  ms: number;
  chosen: number | null;
  onChoose: (entregador_id: number | null) => void;
};

/** The queue at the chosen second. A press on a courier shows only the events of that courier. */
export function FilaNoMomento({ fila, ms, chosen, onChoose }: Props) {
  return (
    <Card aria-labelledby="fila-no-momento">
      <CardHeader title={`Fila (${fila.filter(({ posicao }) => posicao !== null).length})`} id="fila-no-momento" />
      {fila.length === 0 ? (
        <EmptyState title="Ninguém estava online" text="Escolha outro momento." />
      ) : (
        <ol className="max-h-[560px] divide-y divide-line overflow-y-auto border-t border-line">
          {fila.map(({ entregador: { id, nome }, estado, posicao, oferta }) => (
            <li
              key={id}
              className="flex items-center gap-2 py-1 pr-2 data-[escolhido=true]:bg-sunken"
              data-escolhido={id === chosen}
            >
              <button
                type="button"
                aria-pressed={id === chosen}
                onClick={() => onChoose(id === chosen ? null : id)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-4 text-left"
              >
                <span className="w-9 shrink-0 text-right font-bold tabular-nums text-ink">
                  {posicao === null ? '–' : `${posicao}º`}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold text-ink">{nome}</span>
                  {oferta && <span className="block truncate text-[13px] text-ink-2">{oferta.comercio}</span>}
                </span>
                <Badge tone={estado === 'com_oferta' ? 'aceita' : 'contorno'}>{ESTADOS[estado]}</Badge>
              </button>
              <EnviarCaso nome={nome} ms={ms} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
