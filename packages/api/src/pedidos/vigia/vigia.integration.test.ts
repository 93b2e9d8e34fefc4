import type { Pergunta, VigiaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitesDaEmpresa, pisos } from './limites.ts';
import { varrer } from './varrer.ts';

const MINUTO = 60;
let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  race = await startRace(1, { VIGIA_VARREDURA_SEGUNDOS: '3600', ALCANCE_SEGUNDOS: '10' });
  [loja, suporte] = [await race.api.novo.comercio(), await race.api.novo.funcionario('suporte')];
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await resetTime(race.api.url);
  await race.empty();
  ana = await race.api.novo.entregador();
  await ficarOnline(ana);
});

const varredura = () => varrer(race.api.orm.em.fork(), race.api.config, pisos(race.api.config));
/** Moves the clock by some minutes, sends the courier's signal unless `calado`, and runs the watchdog. */
async function passam(minutos: number, { calado = false } = {}): Promise<void> {
  await advanceTime(race.api.url, minutos * MINUTO);
  if (!calado) await ana.cliente.get(`/entregador/${ana.id}/minhas-solicitacoes`);
  await varredura();
}
const perguntas = async () => (await ana.cliente.get<Pergunta[]>(`/entregador/${ana.id}/vigia`)).body;
const noSuporte = async () => (await suporte.cliente.get<VigiaDoSuporte[]>('/suporte/vigia')).body;
const responder = (id: number, resposta: string) =>
  ana.cliente.put<{ message: string; detail?: string }>(`/entregador/vigia/${id}`, { resposta });
const linhaDe = async (id: number) =>
  (await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`)).body.filter(({ tipo }) =>
    tipo.startsWith('vigia'),
  );
const linhas = () =>
  race.count(
    'select count(*)::int as total from vigia where solicitacao_id in (select id from solicitacao where entregador_id = ?)',
    ana.id,
  );

async function aceita(): Promise<number> {
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  return id;
}

describe('a step that takes too long', () => {
  // [vigia]
  it('asks the courier first, then tells support, and ends with the step', async () => {
    const id = await aceita();
    await passam(14);
    expect(await perguntas()).toEqual([]);
    await passam(2);
    expect(await perguntas()).toMatchObject([{ solicitacao_id: id, tipo: 'aceita_sem_chegar' }]);
    expect(await noSuporte()).toEqual([]);
    await passam(4);
    expect(await noSuporte()).toMatchObject([
      {
        solicitacao_id: id,
        tipo: 'aceita_sem_chegar',
        resposta: null,
        nome_entregador: ana.nome,
        limite_segundos: 900,
      },
    ]);
    await avancar(ana, id, 'em_retirada');
    expect([await perguntas(), await noSuporte()]).toEqual([[], []]);
    expect(await linhaDe(id)).toMatchObject([
      { tipo: 'vigia', vigia: 'aceita_sem_chegar' },
      { tipo: 'vigia_suporte' },
      { tipo: 'vigia_fim', fim: 'etapa' },
    ]);
  });

  it('each step has its own limit, and is asked about once', async () => {
    const id = await aceita();
    await avancar(ana, id, 'em_retirada');
    await passam(31);
    const [noComercio] = await perguntas();
    expect(noComercio?.tipo).toBe('no_comercio_demais');
    expect((await responder(noComercio?.id ?? 0, 'sigo')).body.message).toBe('Combinado. Boa entrega!');
    await passam(31);
    expect([await perguntas(), await noSuporte()]).toEqual([[], []]);
    await avancar(ana, id, 'em_entrega');
    await passam(39);
    expect(await perguntas()).toEqual([]);
    await passam(2);
    expect(await perguntas()).toMatchObject([{ tipo: 'no_caminho_demais' }]);
    expect(await linhaDe(id)).toMatchObject([
      { tipo: 'vigia', vigia: 'no_comercio_demais' },
      { tipo: 'vigia_resposta', resposta: 'sigo' },
      { tipo: 'vigia', vigia: 'no_caminho_demais' },
    ]);
  });

  it('asks once per route, and begins anew with each delivery that is made', async () => {
    const parada = { endereco: 'Av. Guedner, 710', valor_estimado: 7 };
    const ids = await pedir(loja, { multiplas_entregas: [parada, parada] });
    await aceitar(ana, ids[0]);
    await avancar(ana, ids[0], 'em_retirada', 'em_entrega');
    await passam(41);
    expect(await perguntas()).toMatchObject([{ solicitacao_id: ids[0] }]);
    await avancar(ana, ids[0], 'finalizada');
    await passam(39);
    expect(await perguntas()).toEqual([]);
    await passam(2);
    expect(await perguntas()).toMatchObject([{ solicitacao_id: ids[1] }]);
  });

  it('whoever is on the road with one delivery is not late for the next', async () => {
    const id = await aceita();
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    const [atras] = await pedir(loja);
    await suporte.cliente.put('/suporte/atribuir-entrega', {
      solicitacao_id: atras,
      entregador_id: ana.id,
      force_assign: true,
    });
    await passam(20);
    expect(await perguntas()).toEqual([]);
  });

  it('an order that is not ready yet keeps nobody waiting too long, at the shop or on the way there', async () => {
    const [id] = await pedir(loja, { pronto_em: new Date(Date.now() + 60 * MINUTO * 1000).toISOString() });
    await suporte.cliente.put('/suporte/atribuir-entrega', {
      solicitacao_id: id,
      entregador_id: ana.id,
      force_assign: true,
    });
    await passam(40);
    expect(await perguntas()).toEqual([]);
    await avancar(ana, id, 'em_retirada');
    await passam(45);
    expect(await perguntas()).toEqual([]);
    await passam(6);
    expect(await perguntas()).toMatchObject([{ solicitacao_id: id, tipo: 'no_comercio_demais' }]);
  });

  it('what is held until it is nearly ready, and what nobody has taken, is not asked about', async () => {
    await pedir(loja, { pronto_em: new Date(Date.now() + 300 * MINUTO * 1000).toISOString() });
    await passam(60);
    expect(await race.count('select count(*)::int as total from vigia where encerrada_em is null')).toBe(0);
  });

  it('a problem that is open stands in its place, and so does one that answers it', async () => {
    const id = await aceita();
    await passam(16);
    const [pergunta] = await perguntas();
    expect((await responder(pergunta?.id ?? 0, 'problema')).body.message).toContain('O suporte foi avisado');
    expect(await noSuporte()).toMatchObject([{ resposta: 'problema' }]);
    await ana.cliente.post(`/entregador/solicitacao/${id}/problema`, { motivo: 'pane' });
    expect(await noSuporte()).toEqual([]);
    await avancar(ana, id, 'em_retirada');
    await passam(31);
    expect([await perguntas(), await linhas()]).toEqual([[], 1]);
  });

  it('whoever takes the delivery over has all the time again', async () => {
    const id = await aceita();
    await passam(16);
    const bia = await race.api.novo.entregador();
    await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
      acao: 'transferir',
      motivo: 'Moto parada',
      entregador_id: bia.id,
    });
    expect((await linhaDe(id)).at(-1)).toMatchObject({ tipo: 'vigia_fim', fim: 'transferida' });
    await bia.cliente.get(`/entregador/${bia.id}/minhas-solicitacoes`);
    await varredura();
    const perguntasDeBia = async () => (await bia.cliente.get<Pergunta[]>(`/entregador/${bia.id}/vigia`)).body;
    expect(await perguntasDeBia()).toEqual([]);
    await advanceTime(race.api.url, 16 * MINUTO);
    await bia.cliente.get(`/entregador/${bia.id}/minhas-solicitacoes`);
    await varredura();
    expect(await perguntasDeBia()).toMatchObject([{ solicitacao_id: id, tipo: 'aceita_sem_chegar' }]);
  });
});

describe('a phone that is not heard from', () => {
  it('is asked about, and is fine again as soon as it is heard from', async () => {
    const id = await aceita();
    await passam(11, { calado: true });
    expect(await linhaDe(id)).toMatchObject([{ vigia: 'sem_sinal' }]);
    await passam(0);
    expect(await linhaDe(id)).toMatchObject([{ vigia: 'sem_sinal' }, { tipo: 'vigia_fim', fim: 'sinal' }]);
  });

  it('is shown to support when it stays silent, one row per delivery, and support may close it', async () => {
    const id = await aceita();
    await passam(11, { calado: true });
    await passam(10, { calado: true });
    const [vigia] = await noSuporte();
    expect(await noSuporte()).toMatchObject([{ solicitacao_id: id, tipo: 'sem_sinal' }]);
    const { status } = await suporte.cliente.put(`/suporte/vigia/${vigia?.id}`);
    expect([status, await noSuporte()]).toEqual([200, []]);
    expect((await linhaDe(id)).at(-1)).toMatchObject({ tipo: 'vigia_fim', fim: 'suporte' });
  });
});

describe('the watchdog', () => {
  it('raises one row and tells support once, though many sweep at the same time', async () => {
    const outras = await race.entregadores(6);
    await ficarOnline(...outras);
    for (const quem of [ana, ...outras]) {
      const [id] = await pedir(loja);
      await aceitar(quem, id);
    }
    await advanceTime(race.api.url, 16 * MINUTO);
    const feitas = await Promise.all(Array.from({ length: 6 }, varredura));
    expect(feitas.reduce((soma, quantas) => soma + quantas, 0)).toBe(7);
    await advanceTime(race.api.url, 4 * MINUTO);
    const contadas = await Promise.all(Array.from({ length: 6 }, varredura));
    expect(contadas.reduce((soma, quantas) => soma + quantas, 0)).toBe(7);
    expect(await noSuporte()).toHaveLength(7);
  });

  it('answers are the courier’s own, once', async () => {
    await aceita();
    await passam(16);
    const [pergunta] = await perguntas();
    const bia = await race.api.novo.entregador();
    expect((await bia.cliente.put(`/entregador/vigia/${pergunta?.id}`, { resposta: 'sigo' })).status).toBe(404);
    await responder(pergunta?.id ?? 0, 'sigo');
    expect((await responder(pergunta?.id ?? 0, 'problema')).status).toBe(200);
    expect(await noSuporte()).toEqual([]);
  });

  it('waits for what nine of ten deliveries of the company need, where that is longer', async () => {
    for (let i = 0; i < 10; i += 1) {
      const id = await aceita();
      await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    }
    await race.rows(
      `update solicitacao_historico set quando = quando - interval '25 minutes' where status = 'aceita'
          and solicitacao_id in (select id from solicitacao where entregador_id = ${ana.id})`,
    );
    await race.rows(
      `delete from solicitacao_historico h using solicitacao s where s.id = h.solicitacao_id and s.entregador_id is distinct from ${ana.id}`,
    );
    const { aceita: chegar, em_retirada, sinal } = await limitesDaEmpresa(race.api.orm.em.fork(), race.api.config);
    expect(chegar).toBeGreaterThanOrEqual(25 * MINUTO);
    expect([em_retirada, sinal]).toEqual([1_800, 600]);
  });

  it('looks at nothing that is switched off', async () => {
    await aceita();
    await advanceTime(race.api.url, 3_600);
    const desligada = { aceita: null, em_retirada: null, em_entrega: null, sinal: null };
    expect(await varrer(race.api.orm.em.fork(), race.api.config, desligada)).toBe(0);
  });
});
