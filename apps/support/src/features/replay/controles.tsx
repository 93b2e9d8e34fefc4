import { formatTimeWithSeconds } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Acontecimento } from './acontecimentos.ts';

/** Time between two frames of the playback, in milliseconds. Faster frames are not visible. */
const QUADRO_MS = 100;
const VELOCIDADES = [1, 10, 60] as const;
type Velocidade = (typeof VELOCIDADES)[number];

/** State of the playback: the current instant, the speed, and whether it plays. Instants are epoch milliseconds. */
export function useMomento(de: number, ate: number) {
  const [ms, setMs] = useState(ate);
  const [playing, setPlaying] = useState(false);
  const [velocidade, setVelocidade] = useState<Velocidade>(10);
  const ir = (instante: number) => setMs(Math.min(ate, Math.max(de, instante)));
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () =>
        setMs((antes) => {
          const depois = Math.min(ate, antes + QUADRO_MS * velocidade);
          if (depois === ate) setPlaying(false);
          return depois;
        }),
      QUADRO_MS,
    );
    return () => clearInterval(timer);
  }, [playing, velocidade, ate]);
  // At the end of the hour, play starts again from the beginning.
  const toggle = () => {
    if (!playing && ms >= ate) setMs(de);
    setPlaying(!playing);
  };
  return { ms: Math.min(ate, Math.max(de, ms)), ir, playing, toggle, velocidade, setVelocidade };
}
type Momento = ReturnType<typeof useMomento>;

const SEGUNDO_MS = 1_000;
const OPCOES = VELOCIDADES.map((velocidade) => ({ value: String(velocidade), label: `${velocidade}×` }));

type Props = { de: number; ate: number; momento: Momento; acontecimentos: readonly Acontecimento[] };

/** Controls of the replay: a slider, play and pause, and jumps to the previous or next event. */
export function Controles({ de, ate, momento, acontecimentos }: Props) {
  const { ms, ir, playing, toggle, velocidade, setVelocidade } = momento;
  const antes = acontecimentos.findLast((um) => um.ms < ms);
  const depois = acontecimentos.find((um) => um.ms > ms);
  const mudar = (valor: string) => {
    const nova = VELOCIDADES.find((uma) => String(uma) === valor);
    if (nova) setVelocidade(nova);
  };
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={SkipBack}
          variant="secondary"
          label="Acontecimento anterior"
          disabled={!antes}
          onClick={() => antes && ir(antes.ms)}
        />
        <IconButton
          icon={playing ? Pause : Play}
          variant="primary"
          label={playing ? 'Pausar' : 'Tocar'}
          onClick={toggle}
        />
        <IconButton
          icon={SkipForward}
          variant="secondary"
          label="Próximo acontecimento"
          disabled={!depois}
          onClick={() => depois && ir(depois.ms)}
        />
        <output className="min-w-[100px] px-2 text-[22px] leading-7 font-[750] tabular-nums text-ink">
          {formatTimeWithSeconds(ms)}
        </output>
        <Segmented
          label="Velocidade"
          options={OPCOES}
          value={String(velocidade)}
          onValueChange={mudar}
          className="w-[180px] sm:ml-auto"
        />
      </div>
      <input
        type="range"
        aria-label="Momento"
        aria-valuetext={formatTimeWithSeconds(ms)}
        min={Math.ceil(de / SEGUNDO_MS)}
        max={Math.ceil(ate / SEGUNDO_MS)}
        step={1}
        value={Math.ceil(ms / SEGUNDO_MS)}
        onChange={(evento) => ir(Number(evento.currentTarget.value) * SEGUNDO_MS)}
        className="h-11 w-full accent-brand"
      />
      <p className="-mt-2 flex justify-between text-[13px] tabular-nums text-ink-2" aria-hidden="true">
        <span>{formatTimeWithSeconds(de)}</span>
        <span>{formatTimeWithSeconds(ate)}</span>
      </p>
    </Card>
  );
}
