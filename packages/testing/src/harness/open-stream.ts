import { setTimeout as wait } from 'node:timers/promises';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SignedIn } from './builders.ts';

/** An open live stream and its events so far. `fim` is the last text that was read when the server ends the stream. */
export interface OpenStream {
  eventos: Evento[];
  fim: Promise<string>;
  close(): void;
}

/**
 * Waits until the condition holds.
 * @throws after `ms` milliseconds
 */
export async function until(condition: () => boolean, ms = 60_000): Promise<void> {
  for (const end = Date.now() + ms; !condition(); await wait(5)) {
    if (Date.now() > end) throw new Error(`not so within ${ms} ms: ${condition}`);
  }
}

/** Opens the live stream of an account at the API of `base`, and waits for its first event. */
export async function openStream(base: string, { cliente }: SignedIn): Promise<OpenStream> {
  const corte = new AbortController();
  const res = await fetch(`${base}/trpc/eventos.aoVivo`, {
    headers: { cookie: cliente.cookie, accept: 'text/event-stream' },
    signal: corte.signal,
  });
  const eventos: Evento[] = [];
  const read = async (): Promise<string> => {
    let resto = '';
    for await (const piece of res.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      resto += piece;
      const blocks = resto.split('\n\n');
      resto = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (/^event: serialized-error/m.test(block)) return data ?? '';
        if (data?.includes('"tipo"')) eventos.push(JSON.parse(data));
      }
    }
    return resto;
  };
  const fluxo = { eventos, fim: read().catch(() => 'cut'), close: () => corte.abort() };
  await until(() => eventos.length > 0);
  return fluxo;
}
