import { expect, test } from 'vitest';
import { INICIO, PANEL } from './panel-wire.ts';
import { Stream } from './stream.ts';

/** A response whose reader receives nothing while `stuck` is true. */
class Response {
  stuck = false;
  written: Uint8Array[] = [];
  get writableLength(): number {
    return this.stuck ? 1_000_000 : 0;
  }
  write(frame: Uint8Array): void {
    this.written.push(frame);
  }
  end(): void {
    this.written.push(Buffer.from('end'));
  }
}

const hint = (solicitacao_id: number) => PANEL.event({ evento: { tipo: 'solicitacao', solicitacao_id }, id: null });

function open() {
  const response = new Response();
  return { response, stream: new Stream({ user_type: 'suporte', id: 1, session: '' }, response, PANEL) };
}

test('a reader who reads gets each frame at once', () => {
  const { response, stream } = open();
  expect(stream.send(hint(1))).toBe(0);
  expect(response.written).toEqual([hint(1)]);
});

test('what a reader does not take waits, and comes in order when they read again', () => {
  const { response, stream } = open();
  response.stuck = true;
  expect([1, 2, 3].map((n) => stream.send(hint(n)))).toEqual([0, 0, 0]);
  stream.flush();
  expect(response.written).toEqual([]);
  response.stuck = false;
  // A new frame must wait behind the waiting ones.
  stream.send(hint(4));
  expect(response.written).toEqual([]);
  stream.flush();
  expect(response.written).toEqual([1, 2, 3, 4].map(hint));
  expect(stream.waits).toBe(false);
});

test('however much a reader leaves, what waits is bounded: at the end one ‘look at everything’ stands for all of it', () => {
  const { response, stream } = open();
  response.stuck = true;
  let dropped = 0;
  for (let n = 0; n < 100_000; n += 1) dropped += stream.send(hint(n));
  expect(dropped).toBe(100_000);
  response.stuck = false;
  stream.flush();
  expect(response.written).toEqual([INICIO]);
  stream.send(hint(1));
  expect(response.written).toEqual([INICIO, hint(1)]);
});
