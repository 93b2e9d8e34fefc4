import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RODADAS = 18;

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;

beforeAll(async () => {
  race = await startRace(3);
  loja = await race.api.novo.comercio();
  suporte = await race.api.novo.funcionario('suporte');
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

type Resposta = { message?: string; detail?: string; solicitacao_ids?: number[] };
const atribuir = (de: SignedIn, solicitacao_ids: number[], entregador_id: number, mais: object = {}) =>
  de.cliente.put<Resposta>('/suporte/atribuir-entregas', { solicitacao_ids, entregador_id, ...mais });
const deQuem = (ids: number[]) =>
  race
    .db()
    .selectFrom('solicitacao')
    .select(['id', 'status', 'entregador_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
const dois = async () => {
  const [ana, bia] = await race.entregadores(2);
  if (!ana || !bia) throw new Error('unreachable');
  return { ana, bia };
};

// [atribuir] [atribuir-varias]
describe('support gives several requests to one courier', () => {
  it('in one act, a free courier without force, with the further stops of their routes, once each', async () => {
    const { ana } = await dois();
    await ficarOnline(ana);
    const rota = await pedir(loja, { multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 7 }] });
    const [outra] = await pedir(loja);
    const ids = [...rota, outra];
    const { status, body } = await atribuir(suporte, [rota[0], outra, outra], ana.id);
    expect([status, body.message]).toEqual([200, '3 entregas atribuídas com sucesso!']);
    expect(body.solicitacao_ids?.toSorted((a, b) => a - b)).toEqual(ids);
    expect(await deQuem(ids)).toEqual(ids.map((id) => ({ id, status: 'aceita', entregador_id: ana.id })));
    // A repetition finds it done.
    const de_novo = await atribuir(suporte, [rota[0], outra], ana.id);
    expect([de_novo.status, de_novo.body.message]).toEqual([200, '2 entregas atribuídas com sucesso!']);
    const aceites = await race
      .db()
      .selectFrom('solicitacao_historico')
      .select('solicitacao_id')
      .where('status', '=', 'aceita')
      .where('solicitacao_id', 'in', ids)
      .execute();
    expect(aceites).toHaveLength(3);
    expect(await quebras(race.api.orm.em.fork())).toEqual([]);
  });

  it('none of them when one is gone, unknown, or its courier is busy or suspended; the answer says which', async () => {
    const { ana, bia } = await dois();
    const [livre] = await pedir(loja);
    const [levada] = await pedir(loja, { endereco: 'Rua Já Foi, 9' });
    expect((await atribuir(suporte, [levada], bia.id)).status).toBe(200);
    const negada = await atribuir(suporte, [livre, levada], ana.id);
    expect([negada.status, negada.body.detail]).toEqual([
      409,
      'Nada foi atribuído: Rua Já Foi, 9 já está em Aceita. Tire da seleção e atribua as outras.',
    ]);
    expect((await atribuir(suporte, [livre, 2_147_483_000], ana.id)).status).toBe(404);
    expect((await atribuir(suporte, [livre], bia.id)).body.detail).toContain('está ocupado');
    expect((await atribuir(suporte, [], ana.id)).body.detail).toBe('Selecione uma solicitacao e um entregador');
    expect(await deQuem([livre])).toEqual([{ id: livre, status: 'aguardando', entregador_id: null }]);
    const por_forca = await atribuir(suporte, [livre], bia.id, { force_assign: true });
    expect(por_forca.body.message).toBe(
      'Entrega atribuída com sucesso! O entregador está ocupado: elas entram na fila dele.',
    );
  });

  it('answers a repeated key as the first time, also when the retries meet', async () => {
    const { ana } = await dois();
    const [um] = await pedir(loja);
    const [outro] = await pedir(loja);
    const corpo = { solicitacao_ids: [um, outro], entregador_id: ana.id };
    const chave = { 'Idempotency-Key': randomUUID() };
    const respostas = await startTogether(
      [0, 1, 2].map(
        (vez) => () => race.via(suporte, vez).cliente.put<Resposta>('/suporte/atribuir-entregas', corpo, chave),
      ),
    );
    expect(respostas[0]?.body).toEqual({ message: '2 entregas atribuídas com sucesso!', solicitacao_ids: [um, outro] });
    for (const { body } of respostas) expect(body).toEqual(respostas[0]?.body);
    expect(
      await race.count(`select count(*)::int as total from auditoria where acao = 'atribuir' and alvo_id = ?`, ana.id),
    ).toBe(2);
  });

  it('while two clerks want overlapping ones and a courier accepts one of them: nothing is held twice or by halves', async () => {
    const vitorias = [0, 0, 0];
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const { ana, bia } = await dois();
      const [caio] = await race.entregadores(1);
      if (!caio) throw new Error('unreachable');
      await ficarOnline(caio);
      const [a] = await pedir(loja);
      const [b] = await pedir(loja);
      const [c] = await pedir(loja);
      expect((await ofertaDe(caio)).proxima_entrega?.id).toBe(a);
      const [cedo, tarde] = delaysOfRound(vez);
      const respostas = await startTogether<unknown>(
        [
          () => race.via(caio, vez).cliente.put(`/entregador/${caio.id}/aceitar-solicitacao/${a}`),
          () => atribuir(race.via(suporte, vez + 1), [a, b], ana.id),
          () => atribuir(race.via(suporte, vez + 2), [c, b, a], bia.id),
        ],
        [cedo, tarde, tarde],
      );
      const donos = (await deQuem([a, b, c])).map((linha) => linha.entregador_id);
      const [aceite, deAna, deBia] = respostas.map(({ status }) => status === 200);
      expect([aceite, deAna, deBia].filter(Boolean)).toHaveLength(1);
      expect(donos).toEqual(aceite ? [caio.id, null, null] : deAna ? [ana.id, ana.id, null] : [bia.id, bia.id, bia.id]);
      expect(countStatus(respostas, 500)).toBe(0);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
      const vencedor = [aceite, deAna, deBia].indexOf(true);
      vitorias[vencedor] = (vitorias[vencedor] ?? 0) + 1;
      await race.empty();
    }
    const [doEntregador = 0, ...doSuporte] = vitorias;
    expect(Math.min(doEntregador, Math.max(...doSuporte)), JSON.stringify(vitorias)).toBeGreaterThan(0);
  });
});
