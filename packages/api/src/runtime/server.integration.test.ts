import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBody } from '../transport/web/body.ts';
import { createServer, drain, escutar } from './server.ts';

const PRAZOS = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
/** Answers with a stream that lasts longer than every limit. */
const servidor = createServer((_req, res) => {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  res.write('data: inicio\n\n');
  setTimeout(() => res.end('data: fim\n\n'), 1_500);
}, PRAZOS);
let porta = 0;
beforeAll(async () => {
  porta = await escutar(servidor, { PORT: 0, HOST: '127.0.0.1' });
});
afterAll(() => drain(servidor));

async function enviar(texto: string, para = porta) {
  const conexao = connect(para, '127.0.0.1');
  let resposta = '';
  conexao.setEncoding('utf8').on('data', (parte) => (resposta += parte));
  conexao.write(texto);
  await Promise.race([once(conexao, 'close'), wait(5_000)]);
  conexao.destroy();
  return resposta;
}

it('who is slow with the headers is let go with a sentence', async () => {
  const resposta = await enviar('GET / HTTP/1.1\r\nHost: x\r\nX-Devagar: a');
  expect(resposta).toMatch(/^HTTP\/1\.1 408 /);
  expect(resposta).toContain('"detail":"O pedido demorou demais para chegar"');
});

it('a stream that is being answered outlives both limits', async () => {
  const resposta = await fetch(`http://127.0.0.1:${porta}/`);
  expect(await resposta.text()).toBe('data: inicio\n\ndata: fim\n\n');
});

it('who is slow with the body of a call is let go, long before the whole request must have come', async () => {
  const app = express().use(
    readBody(async () => 'ninguém', 200),
    (_req, res) => void res.json({}),
  );
  const lento = createServer(app);
  const aberta = await escutar(lento, { PORT: 0, HOST: '127.0.0.1' });
  const cabecalhos = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"';
  const resposta = await enviar(`POST /api/login HTTP/1.1\r\n${cabecalhos}`, aberta);
  expect(resposta).toMatch(/^HTTP\/1\.1 408 /);
  expect(resposta).toContain('"detail":"O pedido demorou demais para chegar"');
  await drain(lento);
});
