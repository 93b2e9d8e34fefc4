/// <reference path="./http-ece.d.ts" />
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { InscricaoPush } from '@corre/contract/push/contrato.ts';
import ece from 'http_ece';

interface Chegada {
  headers: IncomingHttpHeaders;
  aviso: unknown;
}

/** A local push service. It keeps the pushes for its browsers, decrypted with each browser's keys (RFC 8291). */
export interface PushService {
  /** Creates a browser of a courier, as `PushSubscription.toJSON()` returns it. */
  navegador(): InscricaoPush;
  arrivals: Chegada[];
  /** Waits until so many pushes have arrived. Throws after a minute. */
  untilArrived(quantas: number): Promise<Chegada[]>;
  /** Sets the status of its answers from now on. */
  responder(status: number): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const navegadores = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const arrivals: Chegada[] = [];
  let status = 201;
  const server = createServer(async (req, res) => {
    const pieces: Buffer[] = [];
    for await (const piece of req) pieces.push(Buffer.from(piece));
    const navegador = navegadores.get(req.url ?? '');
    if (navegador) {
      const { ecdh, auth } = navegador;
      const aberto = ece.decrypt(Buffer.concat(pieces), {
        version: 'aes128gcm',
        privateKey: ecdh,
        authSecret: auth.toString('base64url'),
      });
      arrivals.push({ headers: req.headers, aviso: JSON.parse(aberto.toString('utf8')) });
    }
    res.writeHead(navegador ? status : 404).end();
  });
  await new Promise<void>((pronto) => server.listen(0, '127.0.0.1', pronto));
  const { port } = server.address() as AddressInfo;
  return {
    arrivals,
    navegador() {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      navegadores.set(path, { ecdh, auth });
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    async untilArrived(quantas) {
      for (const limite = Date.now() + 60_000; Date.now() < limite; await wait(5)) {
        if (arrivals.length >= quantas) return arrivals;
      }
      throw new Error(`${arrivals.length} of ${quantas} pushes arrived`);
    },
    responder(novo) {
      status = novo;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((fechado) => server.close(fechado));
    },
  };
}
