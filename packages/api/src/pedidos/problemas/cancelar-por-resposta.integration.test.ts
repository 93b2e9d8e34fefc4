import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;

beforeAll(async () => {
  race = await startRace(1, { VIGIA_VARREDURA_SEGUNDOS: '3600' });
  [loja, suporte] = [await race.api.novo.comercio(), await race.api.novo.funcionario('suporte')];
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

/** Creates a request of two stops, the first paid in cash. Its courier takes the given steps. */
async function montar(...passos: string[]): Promise<{ ana: SignedIn; ids: number[]; problema_id: number }> {
  await race.empty();
  const [ana, bia] = [await race.api.novo.entregador(), await race.api.novo.entregador()];
  await ficarOnline(ana, bia);
  const parada = { endereco: 'Av. Guedner, 710', valor_estimado: 7 };
  const naPorta = { pagamento: 'dinheiro', valor_a_receber: 40 };
  const ids = await pedir(loja, { ...naPorta, multiplas_entregas: [parada] });
  await aceitar(ana, ids[0]);
  await avancar(ana, ids[0], ...passos);
  const { body } = await ana.cliente.post<{ problema: ProblemaDaEntrega }>(
    `/entregador/solicitacao/${ids[0]}/problema`,
    { motivo: 'endereco_errado' },
  );
  return { ana, ids, problema_id: body.problema.id };
}

/**
 * Reads the state after a cancellation: the stops, the courier's place and counters, the money and the cash in hand.
 */
async function depois({ ana, ids }: { ana: SignedIn; ids: number[] }) {
  const lista = ids.join(',');
  return {
    paradas: await race.rows(
      `select ordem, status, entregador_id is null as solta from solicitacao where id in (${lista}) order by ordem`,
    ),
    passos: await race.rows(
      `select s.ordem, h.status, h.ator_tipo from solicitacao_historico h join solicitacao s on s.id = h.solicitacao_id
        where s.id in (${lista}) order by 1, h.quando, h.status`,
    ),
    lugar: await race.rows(
      `select online, entregas_abertas, recusas_consecutivas, expiradas_consecutivas,
              fila_desde = (select max(fila_desde) from fila_entregador) as no_fim, suspenso_ate
         from fila_entregador where entregador_id = ?`,
      ana.id,
    ),
    contas: await race.rows('select total_entregas, total_solicitacoes from entregador where id = ?', ana.id),
    entregas: await race.rows(`select valor, status from entrega where solicitacao_id in (${lista})`),
    intervencoes: await race.rows(`select acao from intervencao where solicitacao_id in (${lista})`),
    custodia: await race.rows(
      'select conta, valor from custodia_lancamento where entregador_id = ? order by movimento_id, conta',
      ana.id,
    ),
  };
}

it('support’s answer leaves what support’s cancellation leaves', async () => {
  for (const passos of [[], ['em_retirada'], ['em_retirada', 'em_entrega']]) {
    const comum = await montar(...passos);
    const feita = await suporte.cliente.put(`/suporte/solicitacao/${comum.ids[0]}/intervir`, {
      acao: 'cancelar',
      motivo: 'Cliente recusou',
    });
    const esperado = await depois(comum);
    const resposta = await montar(...passos);
    const dita = await suporte.cliente.put(`/suporte/problema/${resposta.problema_id}`, { acao: 'cancelar' });
    expect([feita.status, dita.status]).toEqual([200, 200]);
    expect(await depois(resposta)).toEqual(esperado);
  }
});

// [cancelar]
it('the shop’s answer leaves what the shop’s cancellation leaves, and is refused where that is', async () => {
  for (const passos of [[], ['em_retirada'], ['em_retirada', 'em_entrega']]) {
    const comum = await montar(...passos);
    const feita = await loja.cliente.put<{ detail?: string }>(`/comercio/solicitacao/${comum.ids[0]}/cancelar`);
    const esperado = await depois(comum);
    const resposta = await montar(...passos);
    const dita = await loja.cliente.put<{ detail?: string }>(`/comercio/problema/${resposta.problema_id}`, {
      acao: 'cancelar',
    });
    expect([dita.status, dita.body.detail]).toEqual([feita.status, feita.body.detail]);
    expect(await depois(resposta)).toEqual(esperado);
    expect(await race.count('select count(*)::int as total from problema where encerrado_em is null')).toBe(
      dita.status === 200 ? 0 : 1,
    );
    await race.rows('update problema set encerrado_em = agora() where encerrado_em is null');
  }
});
