import { useEffect } from 'react';

/** The sounds as short tones. No file has to load. Frequencies are in Hz, times in seconds. */
const TUNES = {
  oferta: [
    { hz: 880, from: 0, to: 0.18 },
    { hz: 1175, from: 0.2, to: 0.42 },
  ],
  chat: [{ hz: 660, from: 0, to: 0.16 }],
} as const;

export type Tune = keyof typeof TUNES;

const LOUDNESS = 0.28;
let context: AudioContext | undefined;

/**
 * Unlocks sound. Browsers allow sound only after a gesture, so call this in a gesture's handler (going online, opening
 * a chat).
 * Returns false when the browser has no Web Audio.
 */
export function unlockSound(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return true;
}

/** Plays a tune once. Does nothing before the first gesture. */
export function playSound(tune: Tune): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime + 0.02;
  for (const { hz, from, to } of TUNES[tune]) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz });
    const volume = new GainNode(context, { gain: 0 });
    // A ramp, because a step sounds like a click.
    volume.gain.setValueAtTime(0, start + from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + from + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + to);
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + to);
  }
}

type Options = {
  tune: Tune;
  active: boolean;
  /** time between two starts, in milliseconds [oferta-som] [chat] */
  every: number;
  /** stops after this time, in milliseconds; by default it plays while `active` */
  stopAfter?: number;
};

/**
 * Plays at once and then every `every` ms while `active`. Offers: 1.5 s for 15 s [oferta-som]. Chats: 5 s for couriers,
 * 1.5 s for shops [chat].
 */
export function useRepeatingSound({ tune, active, every, stopAfter }: Options): void {
  useEffect(() => {
    if (!active) return;
    playSound(tune);
    const timer = setInterval(() => playSound(tune), every);
    const end = stopAfter === undefined ? undefined : setTimeout(() => clearInterval(timer), stopAfter);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [tune, active, every, stopAfter]);
}

/** Unlocks sound at the first touch or key of the page. A panel with sounds calls it once. */
export function useSoundUnlock(): void {
  useEffect(() => {
    const unlock = () => void unlockSound();
    addEventListener('pointerdown', unlock, { once: true });
    addEventListener('keydown', unlock, { once: true });
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, []);
}
