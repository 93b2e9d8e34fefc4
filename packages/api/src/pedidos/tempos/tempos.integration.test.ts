import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { describe, expect, it } from 'vitest';
import { tempoEntreEtapas, temposAte, temposConhecidos } from './tempo-entre-etapas.ts';

const PEDIDOS = 60_000;
/** Shops 1 to 3. The third has only five requests, too few for a forecast. */
const DA_TERCEIRA = 5;

/**
 * Times of request i: accepted after 40 s (first shop: 20 s), at the shop after 5 min, left 1 to 10 min later, done 10
 * min after that.
 */
const SEMEAR = `
${entregadores(1)}
${comercios(3)}
insert into rota (comercio_id, aguardando, criada_em)
select case when i <= ${DA_TERCEIRA} then 3 else 1 + i % 2 end, false, (select agora()) - make_interval(mins => i) from generate_series(1, ${PEDIDOS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, comercio_id, 1, 'Rua A, 1', 'manual', 9, 'finalizada', criada_em, criada_em + interval '1 hour' from rota order by id;
insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
select s.id, p.status, s.data_solicitacao + make_interval(secs => p.segundos), 'sistema' from solicitacao s, lateral (values
  ('aguardando', 0), ('aceita', case when s.comercio_id = 1 then 20 else 40 end), ('em_retirada', 340),
  ('em_entrega', 340 + 60 * (1 + s.id / 2 % 10)), ('finalizada', 940 + 60 * (1 + s.id / 2 % 10))) p (status, segundos);`;

const historia = longHistory(SEMEAR);
const TABELAS = ['solicitacao', 'solicitacao_historico'];

describe('how long the steps take', () => {
  it('is told of a shop from its own newest requests, in seconds', async () => {
    const em = historia.em();
    expect(await tempoEntreEtapas(em, { de: 'aguardando', ate: 'aceita' }, { loja: 1 })).toEqual({
      amostra: 120,
      p25: 20,
      p50: 20,
      p90: 20,
    });
    const balcao = await tempoEntreEtapas(em, { de: 'em_retirada', ate: 'em_entrega' }, { loja: 2 });
    expect(balcao).toMatchObject({ p50: 330, p90: 546 });
  });

  it('is told of the whole company, of every step at once', async () => {
    const tempos = await temposAte(historia.em(), 'finalizada', { todas: true });
    expect(Object.keys(tempos).sort()).toEqual(['aceita', 'aguardando', 'em_entrega', 'em_retirada']);
    expect(tempos.em_entrega).toMatchObject({ amostra: 400, p25: 600, p50: 600, p90: 600 });
  });

  // [previsao]
  it('is silent about a shop with too few, and about a step that comes later', async () => {
    const em = historia.em();
    expect(await temposAte(em, 'finalizada', { loja: 3 })).toEqual({});
    expect(await tempoEntreEtapas(em, { de: 'em_entrega', ate: 'aceita' }, { loja: 1 })).toBeNull();
    expect((await temposConhecidos(em, 'aceita', 3)).aguardando?.amostra).toBe(400);
  });

  it('counts the wait of a scheduled request from when it was offered, not from when it was asked for', async () => {
    const em = historia.em();
    await em.transactional(async (dela) => {
      await dela.execute(
        "update rota set oferecer_apos = criada_em + interval '15 s' where comercio_id = 2 and not aguardando",
      );
      const aceite = await tempoEntreEtapas(dela, { de: 'aguardando', ate: 'aceita' }, { loja: 2 });
      expect(aceite).toMatchObject({ p50: 25, p90: 25 });
      const fim = await temposAte(dela, 'finalizada', { loja: 2 });
      expect(fim.aguardando?.p50).toBe((fim.aceita?.p50 ?? 0) + 25);
      await dela.execute('update rota set oferecer_apos = null where comercio_id = 2');
    });
  });

  it('reads the newest requests by index, however many lie behind', async () => {
    for (const { escopo, pedidos } of [
      { escopo: { loja: 1 }, pedidos: 120 },
      { escopo: { todas: true as const }, pedidos: 400 },
    ]) {
      const lido = await historia.read(TABELAS, (em) => temposAte(em, 'finalizada', escopo));
      expect(lido.varreduras).toBe(0);
      // Each request with its end and its five steps. The shop's requests are found among all requests.
      expect(lido.linhas).toBeLessThanOrEqual(pedidos * 8 + 200);
    }
  });
});
