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
  chegadas: Chegada[];
  /** Waits until so many pushes have arrived. Throws after five seconds. */
  ateChegar(quantas: number): Promise<Chegada[]>;
  /** Sets the status of its answers from now on. */
  responder(status: number): void;
  fechar(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const navegadores = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const chegadas: Chegada[] = [];
  let status = 201;
  const servidor = createServer(async (req, res) => {
    const pedacos: Buffer[] = [];
    for await (const pedaco of req) pedacos.push(Buffer.from(pedaco));
    const navegador = navegadores.get(req.url ?? '');
    if (navegador) {
      const { ecdh, auth } = navegador;
      const aberto = ece.decrypt(Buffer.concat(pedacos), {
        version: 'aes128gcm',
        privateKey: ecdh,
        authSecret: auth.toString('base64url'),
      });
      chegadas.push({ headers: req.headers, aviso: JSON.parse(aberto.toString('utf8')) });
    }
    res.writeHead(navegador ? status : 404).end();
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const { port } = servidor.address() as AddressInfo;
  return {
    chegadas,
    navegador() {
      const caminho = `/push/${randomBytes(12).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      navegadores.set(caminho, { ecdh, auth });
      return {
        endpoint: `http://127.0.0.1:${port}${caminho}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    async ateChegar(quantas) {
      for (const limite = Date.now() + 5_000; Date.now() < limite; await wait(20)) {
        if (chegadas.length >= quantas) return chegadas;
      }
      throw new Error(`${chegadas.length} of ${quantas} pushes arrived`);
    },
    responder(novo) {
      status = novo;
    },
    async fechar() {
      servidor.closeAllConnections();
      await new Promise((fechado) => servidor.close(fechado));
    },
  };
}
