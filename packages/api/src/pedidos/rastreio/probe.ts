/** A complete HTTP answer. The headers count as well. */
export interface Said {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** All answers that the holder of one token can get from public endpoints. */
export interface Learned {
  page: Said;
  piece: Said;
  photo: Said;
  json: Said;
}

/** Headers that differ in every answer and carry no information about accounts. */
const BY_CHANCE = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

async function ask(url: string): Promise<Said> {
  const answer = await fetch(url, { redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !BY_CHANCE.has(name)));
  const body = headers['content-type']?.startsWith('image/') ? bytes.toString('base64') : bytes.toString();
  return { status: answer.status, headers, body: body.replace(/"request_id":"[^"]+"/, '"request_id":""') };
}

/** Requests all public endpoints for one token. Throws if tRPC and REST answer differently. */
export async function collect(base: string, token: string): Promise<Learned> {
  const named = encodeURIComponent(token);
  const [page, piece, photo, json, trpc] = await Promise.all([
    ask(`${base}/r/${named}`),
    ask(`${base}/r/${named}/estado`),
    ask(`${base}/r/${named}/foto`),
    ask(`${base}/api/rastreio/${named}`),
    ask(`${base}/trpc/rastreio.ver?input=${encodeURIComponent(JSON.stringify({ token }))}`),
  ]);
  const wrapped = JSON.parse(trpc.body) as { result?: { data: unknown }; error?: unknown };
  const same = json.status === 200 ? JSON.stringify(wrapped.result?.data) === json.body : wrapped.error !== undefined;
  if (!same || trpc.status !== json.status) throw new Error(`tRPC says something else: ${trpc.body}`);
  return { page, piece, photo, json };
}

/** Returns tokens that are similar to this one, and other values that somebody might try. */
export function neighboursOf(token: string, id: number): string[] {
  const bytes = Buffer.from(token, 'base64url');
  const flipped = [0, 7, 15].map((at) => {
    const other = Buffer.from(bytes);
    other[at] = (other[at] ?? 0) ^ 1;
    return other.toString('base64url');
  });
  const cut = [
    token.slice(0, -1),
    token.slice(1),
    `${token}A`,
    `${token}=`,
    ` ${token}`,
    `${token} `,
    bytes.toString('hex'),
  ];
  const swapped = token.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return [...flipped, ...cut, swapped, String(id), 'A'.repeat(2_000), '0', 'null', '%', '../r', '\\x00'].filter(
    (other) => other !== token,
  );
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the visible text of a page, in order. */
export const textOf = (page: string): string =>
  page
    .replaceAll(/<head>.*?<\/head>|<script>.*?<\/script>/gs, '')
    .replaceAll(/<\/(?:p|h1|h2|li|summary|button|header|time|span)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim();
