import { CLIENT_LIVE_PATH } from '@corre/contract/web-paths.ts';
import { until } from './open-stream.ts';

/** One block of a client's stream: an event, a ping, or the reason of the end. */
export interface Block {
  event: string | null;
  id: string | null;
  data: { tipo?: string; solicitacao_id?: number; comercio_id?: number; codigo?: string; detail?: string };
}

/** An open stream of `GET /api/eventos`. */
export interface ClientStream {
  /** all blocks so far */
  blocks: Block[];
  /** the events among them */
  events(): Block[];
  /** the id of the last block that had one, as an EventSource keeps it */
  last(): string;
  /** resolves when the server has ended the stream */
  ended: Promise<void>;
  /** cuts the connection */
  cut(): void;
}

const field = (text: string, name: string): string | null => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? null;

/**
 * Opens the stream, and waits for its first block. `headers` have the cookie or the key. `after` is the id of the last
 * block of an earlier stream, if any.
 * @throws when the API refuses
 */
export async function openClientStream(
  base: string,
  headers: Record<string, string>,
  after?: string,
): Promise<ClientStream> {
  const cut = new AbortController();
  const res = await fetch(`${base}${CLIENT_LIVE_PATH}`, {
    headers: { ...headers, ...(after !== undefined && { 'last-event-id': after }) },
    signal: cut.signal,
  });
  if (res.status !== 200) throw new Error(`${res.status} ${await res.text()}`);
  const blocks: Block[] = [];
  const read = async () => {
    let rest = '';
    for await (const part of res.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const texts = (rest + part).split('\n\n');
      rest = texts.pop() ?? '';
      for (const text of texts) {
        const data = field(text, 'data');
        if (data !== null) blocks.push({ event: field(text, 'event'), id: field(text, 'id'), data: JSON.parse(data) });
      }
    }
  };
  const ended = read().catch(() => undefined);
  await until(() => blocks.length > 0);
  return {
    blocks,
    events: () => blocks.filter(({ event }) => event === null),
    last: () => blocks.findLast(({ id }) => id !== null)?.id ?? '',
    ended,
    cut: () => cut.abort(),
  };
}
