import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBody } from '../transport/web/body.ts';
import { createServer, drain, listenOn } from './server.ts';

const PRAZOS = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
/** Answers with a stream that lasts longer than every limit. */
const server = createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  res.write('data: inicio\n\n');
  setTimeout(() => res.end('data: fim\n\n'), 1_500);
}, PRAZOS);
let port = 0;
beforeAll(async () => {
  port = await listenOn(server, { PORT: 0, HOST: '127.0.0.1' });
});
afterAll(() => drain(server));

async function enviar(text: string, para = port) {
  const connection = connect(para, '127.0.0.1');
  let resposta = '';
  connection.setEncoding('utf8').on('data', (part) => (resposta += part));
  connection.write(text);
  await once(connection, 'close', { signal: AbortSignal.timeout(60_000) });
  connection.destroy();
  return resposta;
}

it('who is slow with the headers is let go with a sentence', async () => {
  const resposta = await enviar('GET / HTTP/1.1\r\nHost: x\r\nX-Devagar: a');
  expect(resposta).toMatch(/^HTTP\/1\.1 408 /);
  expect(resposta).toContain('"detail":"O pedido demorou demais para chegar"');
});

it('a stream that is being answered outlives both limits', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('data: inicio\n\ndata: fim\n\n');
});

it('who is slow with the body of a call is let go, long before the whole request must have come', async () => {
  const app = express().use(
    readBody(async () => 'ninguém', 200),
    (_req, res) => void res.json({}),
  );
  const slow = createServer(app);
  const aberta = await listenOn(slow, { PORT: 0, HOST: '127.0.0.1' });
  const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"';
  const resposta = await enviar(`POST /api/login HTTP/1.1\r\n${headers}`, aberta);
  expect(resposta).toMatch(/^HTTP\/1\.1 408 /);
  expect(resposta).toContain('"detail":"O pedido demorou demais para chegar"');
  await drain(slow);
});
