import type { Figures } from './row.ts';

const shown = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure.toFixed(figure < 100 ? 2 : 0)}`)
    .join(', ');

/**
 * Measures the sides in turns, A B A B …, so that a disturbance of the machine hits all sides. The first round does
 * not count, because caches, connections and compiled code must be warm. A single round only has to work, so it
 * counts.
 */
export async function measureInTurns<Side extends string>(
  rounds: number,
  sides: Record<Side, () => Promise<Figures>>,
  say: (text: string) => void,
): Promise<Record<Side, Figures[]>> {
  const names = Object.keys(sides) as Side[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Figures[]])) as Record<Side, Figures[]>;
  for (let round = rounds > 1 ? 0 : 1; round <= rounds; round += 1) {
    for (const name of names) {
      const figures = await sides[name]();
      if (round > 0) measured[name].push(figures);
      say(`${round === 0 ? 'warm-up' : `round ${round}/${rounds}`}  ${name}: ${shown(figures)}`);
    }
  }
  return measured;
}

/** Returns one figure of each round: `figure(rounds, 'rate')`. */
export const figure = (rounds: Figures[], name: string): number[] => rounds.map((round) => round[name] ?? Number.NaN);
