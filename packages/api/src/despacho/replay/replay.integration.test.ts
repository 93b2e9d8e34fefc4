import type { Caso, Replay } from '@corre/contract/replay/contrato.ts';
import { filaEm } from '@corre/contract/replay/fila-em.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A snapshot of the dispatch's own queue. */
interface Foto {
  agora: string;
  fila: number[];
  ocupados: number[];
}

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
const gente: SignedIn[] = [];
const fotos: Foto[] = [];

const replay = async () => (await suporte.cliente.get<Replay>('/suporte/replay')).body;
/** Takes a snapshot of the queue, two seconds after the last act and two seconds before the next. */
async function fotografar() {
  await advanceTime(api.url, 2);
  const em = api.orm.em.fork();
  const fila = await rows(
    em,
    sql<{ id: number; livre: boolean; agora: string }>`
      select entregador_id as id, entregas_abertas = 0 as livre, agora() as agora
        from fila_entregador where online order by fila_desde, entregador_id`,
  );
  const ids = (livre: boolean) => fila.filter((um) => um.livre === livre).map(({ id }) => id);
  fotos.push({ agora: fila[0]?.agora ?? '', fila: ids(true), ocupados: ids(false).sort((a, b) => a - b) });
  await advanceTime(api.url, 2);
}
const um = (indice: number): SignedIn => {
  const pessoa = gente[indice];
  if (!pessoa) throw new Error('nobody there');
  return pessoa;
};
const recusar = ({ id, cliente }: SignedIn) => cliente.put(`/entregador/${id}/recusar-entrega`);

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', OFERTA_ENTREGA_SEGUNDOS: '15', ALCANCE_SEGUNDOS: '600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
  for (let i = 0; i < 5; i++) gente.push(await api.novo.entregador());
  // A shift: couriers come, one refuses, one lets an offer lapse, one delivers, one hands over, one leaves and returns.
  for (const quem of gente) {
    await ficarOnline(quem);
    await fotografar();
  }
  const [primeira] = await pedir(loja);
  await ofertaDe(um(0));
  await recusar(um(0));
  await fotografar();
  await ofertaDe(um(1));
  await aceitar(um(1), primeira);
  await fotografar();
  const [segunda] = await pedir(loja);
  await ofertaDe(um(2));
  await advanceTime(api.url, 20);
  await suporte.cliente.get('/suporte/todas-solicitacoes');
  await ficarOnline(um(2));
  await fotografar();
  await ofertaDe(um(3));
  await aceitar(um(3), segunda);
  await suporte.cliente.put(`/suporte/solicitacao/${segunda}/intervir`, {
    acao: 'transferir',
    motivo: 'Pneu furado',
    entregador_id: um(4).id,
  });
  await fotografar();
  await avancar(um(1), primeira, 'em_retirada', 'em_entrega', 'finalizada');
  await fotografar();
  await um(0).cliente.put(`/entregador/${um(0).id}/status-online`, { online: false });
  await fotografar();
  await ficarOnline(um(0));
  await fotografar();
});
afterAll(() => api.close());

describe('the replay', () => {
  it('gives every picture that was taken of the queue back, second by second', async () => {
    const visto = await replay();
    expect(fotos).toHaveLength(12);
    for (const { agora, fila, ocupados } of fotos) {
      const naquele = filaEm(visto, Date.parse(agora));
      expect(naquele.filter(({ posicao }) => posicao !== null).map(({ entregador }) => entregador.id)).toEqual(fila);
      const sem = naquele.filter(({ posicao }) => posicao === null).map(({ entregador }) => entregador.id);
      expect(sem.sort((a, b) => a - b)).toEqual(ocupados);
    }
    expect(new Set(fotos.map(({ fila }) => fila.join())).size).toBeGreaterThan(8);
  });

  it('tells each offer with its answer and whom it passed over', async () => {
    const { ofertas } = await replay();
    expect(ofertas.map(({ entregador_id, resultado }) => [entregador_id, resultado])).toEqual([
      [um(0).id, 'recusada'],
      [um(1).id, 'aceita'],
      [um(2).id, 'expirada'],
      [um(3).id, 'aceita'],
    ]);
    expect(ofertas[0]).toMatchObject({ comercio: loja.nome, posicao_fila: 1, pulados: 0, pulos: [] });
  });

  it('is for support and the administrator', async () => {
    expect((await um(0).cliente.get('/suporte/replay')).status).toBe(403);
    expect((await loja.cliente.get('/suporte/replay')).status).toBe(403);
  });

  // [replay]
  it('looks back an hour, and no further', async () => {
    await advanceTime(api.url, 3700);
    expect((await replay()).ofertas).toEqual([]);
    await advanceTime(api.url, -3700);
  });
});

describe("a courier's own case", () => {
  const caso = (quem: SignedIn, de: SignedIn, quando: string) =>
    quem.cliente.get<Caso>(`/entregador/${de.id}/caso?quando=${encodeURIComponent(quando)}`);
  const foto = (indice: number) => String(fotos[indice]?.agora);

  it('says where they stood, why, and nobody else by name', async () => {
    const { status, body } = await caso(um(2), um(2), foto(5));
    expect(status).toBe(200);
    expect(body).toMatchObject({ estado: 'na_fila', posicao: 2, na_frente: 1 });
    expect(body.eventos.map(({ tipo }) => tipo)).toEqual([
      'entrou',
      'de_outro',
      'de_outro',
      'oferta',
      'fim_da_fila',
      'de_outro',
    ]);
    expect(body.eventos[1]).toMatchObject({ posicao: 1, minha_posicao: 3, motivo: null });
    const texto = JSON.stringify(body);
    for (const outro of gente) if (outro !== um(2)) expect(texto).not.toContain(outro.nome);
  });

  it('is theirs alone, and of the last day', async () => {
    expect((await caso(um(1), um(2), foto(5))).status).toBe(403);
    expect((await caso(um(2), um(2), '2020-01-01T00:00:00Z')).body).toMatchObject({
      detail: expect.stringContaining('últimas 24 horas'),
    });
    expect((await caso(um(2), um(2), 'ontem')).status).toBe(400);
  });

  it.each(['2026-11-22T19:40:00+16:00', '9999-12-31T23:59:59-14:00', `2026-11-22T19:40:00.${'1'.repeat(300)}Z`])(
    'is refused with what to write instead of %s',
    async (quando) => {
      expect(await caso(um(2), um(2), quando)).toMatchObject({
        status: 400,
        body: { detail: 'Informe o momento, como 2026-11-22T19:42:10Z' },
      });
    },
  );
});
