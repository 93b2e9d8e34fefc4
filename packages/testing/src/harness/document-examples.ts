/** One example of a document: an HTTP request below a line with its sender, and the expected status. */
export interface Example {
  /** whose cookie the request sends, or whose cookie the answer sets; null: nobody's */
  who: string | null;
  signsIn: boolean;
  status: number;
  method: string;
  target: string;
  headers: [string, string][];
  body: string | undefined;
}

/** Reads one `http` block: a line with the sender and the expected status, then the request. */
export function exampleOf(written: string): Example {
  const [head = '', ...rest] = written.split('\n\n');
  const [about = '', request = '', ...headers] = head.trim().split('\n');
  const [method = '', target = ''] = request.split(' ');
  return {
    who: /as (\w+)/.exec(about)?.[1] ?? null,
    signsIn: about.includes('sign in'),
    status: Number(/→ (\d{3})/.exec(about)?.[1]),
    method,
    target,
    headers: headers.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
    body: rest.join('\n\n').trim() || undefined,
  };
}

/** What an example of a document asked for and got. */
export interface Played {
  /** `POST /api/login` */
  request: string;
  expected: number;
  status: number;
  said: string;
}

/** Returns a value of an answer by its name; of a list of ids the first: `solicitacao_ids` gives `solicitacao_id`. */
function valuesOf(answer: unknown): [string, string][] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    return Array.isArray(value) && name.endsWith('_ids') ? [[name.slice(0, -1), String(value[0])]] : [];
  });
}

/**
 * Sends the `http` blocks of a document to a product, in their order. `{{name}}` is the first value of this name in
 * `known` or in an earlier answer. `replace` puts the test's own addresses in place of the document's.
 */
export async function playDocument(
  base: string,
  text: string,
  { known = {}, replace = (written) => written }: Options = {},
): Promise<Played[]> {
  const values = { ...known };
  const cookies: Record<string, string> = {};
  const played: Played[] = [];
  for (const [, block = ''] of text.matchAll(/```http\n([\s\S]*?)```/g)) {
    const filled = block.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
    const { who, signsIn, status: expected, method, target, headers, body } = exampleOf(replace(filled));
    const cookie: [string, string][] = who === null || signsIn ? [] : [['cookie', cookies[who] ?? '']];
    const answer = await fetch(`${base}${target}`, {
      method,
      headers: [...headers, ...cookie],
      ...(body === undefined ? {} : { body }),
    });
    const said = await answer.text();
    if (who !== null && signsIn) {
      cookies[who] = answer.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; ');
    }
    for (const [name, value] of valuesOf(said === '' ? {} : JSON.parse(said))) values[name] ??= value;
    played.push({ request: `${method} ${target}`, expected, status: answer.status, said });
  }
  return played;
}

interface Options {
  known?: Record<string, string>;
  replace?: (written: string) => string;
}
