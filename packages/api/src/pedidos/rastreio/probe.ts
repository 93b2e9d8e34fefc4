/** An answer, whole: what stands in its headers counts as well. */
export interface Said {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Everything that a link's holder can ask for with one token, by every public way. */
export interface Learned {
  page: Said;
  piece: Said;
  photo: Said;
  json: Said;
}

/** Different in every answer, and told by nothing that anybody did. */
const BY_CHANCE = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

async function ask(url: string): Promise<Said> {
  const answer = await fetch(url, { redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !BY_CHANCE.has(name)));
  const body = headers['content-type']?.startsWith('image/') ? bytes.toString('base64') : bytes.toString();
  return { status: answer.status, headers, body: body.replace(/"request_id":"[^"]+"/, '"request_id":""') };
}

/** Asks for all of it. tRPC must say what REST says, beside its own wrapping. */
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

/** Tokens that lie near one, and what somebody might try in its place. */
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

/** What a page says, in the order in which it says it. */
export const textOf = (page: string): string =>
  page
    .replaceAll(/<head>.*?<\/head>|<script>.*?<\/script>/gs, '')
    .replaceAll(/<\/(?:p|h1|h2|li|summary|button|header|time|span)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim();
