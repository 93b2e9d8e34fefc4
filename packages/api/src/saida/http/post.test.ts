import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outsideAgent } from './agent.ts';
import { checkAddress } from './check-address.ts';
import { postBy, postOutside } from './post.ts';

const local = { OD_REDE_LOCAL: true };
const outside = { OD_REDE_LOCAL: false };
const body = '{"orderId":"52122852-6626-41ed-9022-0242ac120002"}';

let open: { close: () => void }[];
let connections: number;
beforeEach(() => {
  open = [];
  connections = 0;
});
afterEach(() => {
  for (const each of open) each.close();
});

const listening = async (server: Server | ReturnType<typeof createPlainServer>): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined));
  });
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
};
const web = async (answer: RequestListener) => `http://127.0.0.1:${await listening(createServer(answer))}/eventos`;

it('the body goes out byte for byte with the headers, and the beginning of the answer comes back', async () => {
  const heard: unknown[] = [];
  const url = await web(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(Buffer.from(part));
    heard.push(req.method, req.url, Buffer.concat(parts).toString(), req.headers['x-app-id'], req.headers.cookie);
    res.writeHead(200, { 'set-cookie': 'a=b' }).end(`{"title":"${'x'.repeat(5_000)}"}`);
  });
  const first = await postOutside({ config: local, url, body, headers: { 'X-App-Id': 'a7' } });
  expect(first).toMatchObject({ http: 200, corpo: expect.stringMatching(/^\{"title":"x+$/) });
  expect('corpo' in first && first.corpo.length).toBe(1_024);
  await postOutside({ config: local, url, body });
  expect(heard).toEqual(['POST', '/eventos', body, 'a7', undefined, 'POST', '/eventos', body, undefined, undefined]);
});

it('a limit may be what is left of another one', async () => {
  const url = await web((_req, res) => res.writeHead(204).end());
  expect(await postOutside({ config: local, url, body, timeoutMs: 9_000.25 })).toMatchObject({ http: 204 });
});

it('a redirect is not followed', async () => {
  const url = await web((req, res) => {
    if (req.url === '/eventos') res.writeHead(307, { location: '/dentro' }).end();
    else res.writeHead(200).end();
  });
  expect(await postOutside({ config: local, url, body })).toMatchObject({ http: 307 });
  expect(connections).toBe(1);
});

it('an endless answer is cut, and its status counts', async () => {
  const url = await web((_req, res) => {
    res.writeHead(200);
    const pour = () => {
      while (!res.destroyed && res.write('x'.repeat(10_000)));
    };
    res.on('drain', pour);
    pour();
  });
  expect(await postOutside({ config: local, url, body })).toMatchObject({ http: 200 });
});

it('an answer that comes too late is none, whether nothing comes, or headers one byte at a time', async () => {
  const silent = await web(() => undefined);
  const dripping = await listening(
    createPlainServer((socket) => {
      const drip = setInterval(() => socket.write('H'), 20);
      socket.on('close', () => clearInterval(drip));
    }),
  );
  for (const url of [silent, `http://127.0.0.1:${dripping}/`]) {
    const outcome = await postOutside({ config: local, url, body, timeoutMs: 150 });
    expect(outcome).toHaveProperty('erro');
  }
});

it('endless or broken headers, a reset and a closed door are failures with a sentence', async () => {
  const headers = await listening(
    createPlainServer((socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`)),
  );
  const noHttp = await listening(createPlainServer((socket) => socket.end('220 mail.example ESMTP\r\n')));
  const reset = await web((req) => req.socket.resetAndDestroy());
  const closing = createPlainServer();
  const closed = await listening(closing);
  await new Promise((done) => closing.close(done));
  const failure = async (url: string) => {
    const outcome = await postOutside({ config: local, url, body });
    return 'falha' in outcome ? outcome.falha : outcome.http;
  };
  expect(await failure(`http://127.0.0.1:${headers}/`)).toBe('answer');
  expect(await failure(`http://127.0.0.1:${noHttp}/`)).toBe('answer');
  expect(await failure(reset)).toBe('cut');
  expect(await failure(`http://127.0.0.1:${closed}/`)).toBe('refused');
});

it('a name that leads inside is not called, and neither is one that leads both ways', async () => {
  const port = await listening(createServer((_req, res) => res.end()));
  const answers = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '::ffff:127.0.0.1', family: 6 },
    ],
  ];
  for (const found of answers) {
    const agent = outsideAgent(false, async () => found);
    const call = { config: { OD_REDE_LOCAL: true }, url: `http://pos.example:${port}/`, body };
    expect(await postBy(agent, call)).toMatchObject({ falha: 'address' });
    await agent.close();
  }
  expect(connections).toBe(0);
});

it('a name that answers otherwise when it is called than when it was checked is not called', async () => {
  const port = await listening(createServer((_req, res) => res.end()));
  let asked = 0;
  const rebinding = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }];
  };
  expect(await checkAddress(outside, 'https://pos.example/eventos', { resolve: rebinding })).toBe(
    'https://pos.example/eventos',
  );
  const agent = outsideAgent(false, rebinding);
  expect(
    await postBy(agent, { config: { OD_REDE_LOCAL: true }, url: `http://pos.example:${port}/`, body }),
  ).toMatchObject({ falha: 'address' });
  expect([asked, connections]).toEqual([2, 0]);
  await agent.close();
});

it('an address of this machine is refused where local networks are not allowed, and nothing connects', async () => {
  const port = await listening(createServer((_req, res) => res.end()));
  for (const url of [`http://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/`, 'https://127.0.0.1/', 'nada']) {
    expect(await postOutside({ config: outside, url, body })).toMatchObject({ falha: 'address' });
  }
  expect(connections).toBe(0);
});

it('a header that HTTP cannot carry is a failure and no exception', async () => {
  const url = await web((_req, res) => res.end());
  expect(await postOutside({ config: local, url, body, headers: { 'x-app-merchantid': 'a\r\nb: c' } })).toMatchObject({
    falha: 'other',
  });
});

it('whoever registers an address is told what is wrong with it, at its field', async () => {
  const refusal = async (text: string, resolve = async () => [{ address: '10.0.0.7', family: 4 }]) =>
    checkAddress(outside, text, { campo: 'url_eventos', resolve }).catch((error: unknown) => error);
  expect(await refusal('https://pos.example/')).toMatchObject({
    campo: 'url_eventos',
    detail: 'O endereço leva a uma rede interna: informe um que se alcança pela internet.',
  });
  const nowhere = () => Promise.reject(Object.assign(new Error('nada'), { code: 'ENOTFOUND' }));
  expect(await refusal('https://pos.example/', nowhere)).toMatchObject({
    detail: expect.stringContaining('não foi encontrado'),
  });
  expect(await refusal('pos.example')).toMatchObject({ detail: expect.stringContaining('https://') });
  expect(await checkAddress(local, ' http://localhost:9/x#y ')).toBe('http://localhost:9/x');
});
