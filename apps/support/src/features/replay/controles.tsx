import { formatTimeWithSeconds } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Acontecimento } from './acontecimentos.ts';

/** Time between two frames of the playback, in milliseconds. Faster frames are not visible. */
const FRAME_MS = 100;
const SPEEDS = [1, 10, 60] as const;
type Speed = (typeof SPEEDS)[number];

/** State of the playback: the current instant, the speed, and whether it plays. Instants are epoch milliseconds. */
export function useMomento(de: number, until: number) {
  const [ms, setMs] = useState(until);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(10);
  const ir = (instant: number) => setMs(Math.min(until, Math.max(de, instant)));
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () =>
        setMs((before) => {
          const after = Math.min(until, before + FRAME_MS * speed);
          if (after === until) setPlaying(false);
          return after;
        }),
      FRAME_MS,
    );
    return () => clearInterval(timer);
  }, [playing, speed, until]);
  // At the end of the hour, play starts again from the beginning.
  const toggle = () => {
    if (!playing && ms >= until) setMs(de);
    setPlaying(!playing);
  };
  return { ms: Math.min(until, Math.max(de, ms)), ir, playing, toggle, speed, setSpeed };
}
type Momento = ReturnType<typeof useMomento>;

const SECOND_MS = 1_000;
const OPTIONS = SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }));

type Props = { de: number; until: number; momento: Momento; acontecimentos: readonly Acontecimento[] };

/** Controls of the replay: a slider, play and pause, and jumps to the previous or next event. */
export function Controles({ de, until, momento, acontecimentos }: Props) {
  const { ms, ir, playing, toggle, speed, setSpeed } = momento;
  const before = acontecimentos.findLast((um) => um.ms < ms);
  const after = acontecimentos.find((um) => um.ms > ms);
  const change = (valor: string) => {
    const nova = SPEEDS.find((uma) => String(uma) === valor);
    if (nova) setSpeed(nova);
  };
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={SkipBack}
          variant="secondary"
          label="Acontecimento anterior"
          disabled={!before}
          onClick={() => before && ir(before.ms)}
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
          disabled={!after}
          onClick={() => after && ir(after.ms)}
        />
        <output className="min-w-[100px] px-2 text-[22px] leading-7 font-[750] tabular-nums text-ink">
          {formatTimeWithSeconds(ms)}
        </output>
        <Segmented
          label="Velocidade"
          options={OPTIONS}
          value={String(speed)}
          onValueChange={change}
          className="w-[180px] sm:ml-auto"
        />
      </div>
      <input
        type="range"
        aria-label="Momento"
        aria-valuetext={formatTimeWithSeconds(ms)}
        min={Math.ceil(de / SECOND_MS)}
        max={Math.ceil(until / SECOND_MS)}
        step={1}
        value={Math.ceil(ms / SECOND_MS)}
        onChange={(evento) => ir(Number(evento.currentTarget.value) * SECOND_MS)}
        className="h-11 w-full accent-brand"
      />
      <p className="-mt-2 flex justify-between text-[13px] tabular-nums text-ink-2" aria-hidden="true">
        <span>{formatTimeWithSeconds(de)}</span>
        <span>{formatTimeWithSeconds(until)}</span>
      </p>
    </Card>
  );
}
