import { setTimeout as wait } from 'node:timers/promises';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SignedIn } from './builders.ts';

/** An open live stream and its events so far. `fim` is the last text that was read when the server ends the stream. */
export interface OpenStream {
  eventos: Evento[];
  fim: Promise<string>;
  fechar(): void;
}

/**
 * Waits until the condition holds.
 * @throws after `ms` milliseconds
 */
export async function until(condition: () => boolean, ms = 5_000): Promise<void> {
  for (const end = Date.now() + ms; !condition(); await wait(20)) {
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
  const ler = async (): Promise<string> => {
    let resto = '';
    for await (const pedaco of res.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      resto += pedaco;
      const blocos = resto.split('\n\n');
      resto = blocos.pop() ?? '';
      for (const bloco of blocos) {
        const dados = /^data: (.*)$/m.exec(bloco)?.[1];
        if (/^event: serialized-error/m.test(bloco)) return dados ?? '';
        if (dados?.includes('"tipo"')) eventos.push(JSON.parse(dados));
      }
    }
    return resto;
  };
  const fluxo = { eventos, fim: ler().catch(() => 'cut'), fechar: () => corte.abort() };
  await until(() => eventos.length > 0);
  return fluxo;
}
