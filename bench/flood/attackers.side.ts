import { serve } from '../harness/side-process.ts';

export interface AttackersOptions {
  base: string;
  /** empty for callers without a session */
  cookie: string;
  many: number;
}

const MB = 1024 * 1024;
const PATHS = [
  '/api/upload/foto',
  '/trpc/fotos.enviar',
  '/api/entregador/solicitacao/1/foto',
  '/api/admin/lotes/1/retorno',
];
/** Bodies that are the slowest to parse, and one that looks like a photo. */
const BODIES = [
  `{${Array.from({ length: 500_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
  `[${'{},'.repeat((7 * MB) / 3)}{}]`,
  JSON.stringify({ foto_base64: 'A'.repeat(6.9 * MB) }),
].map((text) => Buffer.from(text));

/** `many` clients send bodies of 7 MB, each one after another. Returns the number of answers by status. */
serve<AttackersOptions>(async ({ base, cookie, many }) => ({
  async measure(seconds) {
    const end = performance.now() + seconds * 1000;
    const answered = { refused: 0, other: 0, lost: 0 };
    const attack = async (first: number) => {
      for (let n = first; performance.now() < end; n += 1) {
        const path = PATHS[n % PATHS.length] ?? '';
        const body = BODIES[n % BODIES.length] ?? '';
        const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
        const status = await fetch(base + path, { method: 'POST', body, headers }).then(
          async (res) => {
            await res.arrayBuffer();
            return res.status;
          },
          () => 0,
        );
        if (status === 0) answered.lost += 1;
        else if (status >= 400 && status < 500) answered.refused += 1;
        else answered.other += 1;
      }
    };
    await Promise.all(Array.from({ length: many }, (_, n) => attack(n)));
    return answered;
  },
  close: async () => undefined,
}));
