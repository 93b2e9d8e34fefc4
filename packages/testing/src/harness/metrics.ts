/** Returns the text of `/metrics` of the API at `base`. Throws when the API refuses. */
export async function metricsOf(base: string, headers: Record<string, string> = {}): Promise<string> {
  const res = await fetch(`${base}/metrics`, { headers });
  const text = await res.text();
  if (!res.ok) throw new Error(`${res.status} ${text}`);
  return text;
}

/** Returns the lines of the samples that have at least these labels. */
function samples(text: string, name: string, labels: Record<string, string>): string[] {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return text
    .split('\n')
    .filter(
      (line) =>
        (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && wanted.every((label) => line.includes(label)),
    );
}

const numberIn = (line: string) => Number(line.slice(line.lastIndexOf(' ') + 1));

/** Returns the value of a sample that has at least these labels, or undefined. */
export function sample(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const [line] = samples(text, name, labels);
  return line === undefined ? undefined : numberIn(line);
}

/**
 * Returns the sum of all samples that have at least these labels, 0 for none. Files of one worker share the metrics.
 */
export const sampleSum = (text: string, name: string, labels: Record<string, string>): number =>
  samples(text, name, labels).reduce((sum, line) => sum + numberIn(line), 0);
