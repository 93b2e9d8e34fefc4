import { ACOES_PROBLEMA } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { comandos, executar } from './commands.ts';
import type { Comando } from './drawn.ts';
import { quebras } from './invariants.ts';
import { createWorld, type World } from './world.ts';

/** Runs and commands of each: about 2,400 commands. `MODELO_RODADAS` makes it longer; fast-check prints the seed of a failure. */
const RODADAS = Number(process.env.MODELO_RODADAS ?? 8);
const COMANDOS = 300;
const PASSOS = ['em_retirada', 'em_entrega', 'finalizada'];

let api: TestApi;
let mundo: World;

beforeAll(async () => {
  // nothing runs but what a request brings about: deadlines are the database's
  // the cash of two deliveries is too much: the limit is met all the time
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', LIMITE_DINHEIRO: '40' });
  mundo = await createWorld(api);
});
afterAll(async () => {
  await mundo.fechar();
  await api.fechar();
});

/** Ends whatever is open, by the calls of the specification: every request must have an end (invariant 10). */
async function esvaziar(): Promise<void> {
  for (const aberta of await mundo.abertas()) {
    if (aberta.entregador_id === null) {
      const loja = mundo.lojas.find(({ id }) => id === aberta.comercio_id);
      if (loja) await mundo.por(loja).put(`/comercio/solicitacao/${aberta.id}/cancelar`);
      continue;
    }
    const entregador = await mundo.entregadorDe(aberta.entregador_id);
    if (!entregador) continue;
    const avancar = (novo_status: string) =>
      mundo.por(entregador).put(`/entregador/solicitacao/${aberta.id}/status`, { novo_status });
    for (const novo_status of PASSOS) await avancar(novo_status);
    // one that asks for its code does not end without; another refuses this
    await mundo.por(mundo.suporte).put(`/suporte/solicitacao/${aberta.id}/codigo/dispensar`, { motivo: 'modelo' });
    await avancar('finalizada');
  }
}

async function provar(lista: Comando[]): Promise<void> {
  await mundo.reporProcesso();
  await mundo.recomecar();
  for (const comando of lista) {
    expect(await executar(mundo, comando)).toEqual([]);
    expect(await quebras(api.orm.em.fork()), comando.nome).toEqual([]);
  }
  await esvaziar();
  expect(await mundo.abertas()).toEqual([]);
  expect(await quebras(api.orm.em.fork())).toEqual([]);
}

let feitas: Promise<void> | undefined;
/** The runs, made once by whichever part below comes first: each part can be asked for alone (`-t`). */
function rounds(): Promise<void> {
  feitas ??= fc.assert(fc.asyncProperty(comandos(COMANDOS), provar), { numRuns: RODADAS, endOnFailure: true });
  return feitas;
}

describe('whatever couriers, shops, support, time and dying processes do', { timeout: RODADAS * 120_000 }, () => {
  it('no invariant breaks, no call faults, and every request can be brought to an end', rounds);

  it('has seen every ending of an offer', async () => {
    await rounds();
    const vistos = await api.orm.em
      .fork()
      .execute<{ resultado: string }[]>('select distinct resultado from oferta where resultado is not null');
    expect(vistos.map(({ resultado }) => resultado).sort()).toEqual([
      'aceita',
      'expirada',
      'nao_entregue',
      'recusada',
      'retirada',
    ]);
  });

  it('has seen every intervention', async () => {
    await rounds();
    const vistas = await api.orm.em
      .fork()
      .execute<{ acao: string }[]>('select distinct acao from intervencao order by acao');
    expect(vistas.map(({ acao }) => acao)).toEqual(['cancelar', 'finalizar', 'transferir']);
  });

  it('has seen every way to pay, and what was paid at the door both released and waiting for it', async () => {
    await rounds();
    const vistas = await api.orm.em.fork().execute<{ como: string }[]>(
      `select distinct tipo_pagamento || ' ' || como as como
           from entrega, unnest(array[status, case when data_entrega > data then 'pendente' end]) como
          where solicitacao_id is not null and como is not null order by como`,
    );
    expect(vistas.map(({ como }) => como)).toEqual([
      'dinheiro concluida',
      'dinheiro pendente',
      'maquininha concluida',
      'maquininha pendente',
      'online concluida',
    ]);
  });

  it('has seen cash and card machines go through all hands, and cash kept from whoever has too much of it', async () => {
    await rounds();
    const ver = async (consulta: string) =>
      (await api.orm.em.fork().execute<{ visto: string }[]>(consulta)).map(({ visto }) => visto);
    expect(await ver('select distinct tipo as visto from custodia_movimento order by visto')).toEqual([
      'diferenca',
      'diferenca_revertida',
      'prestado',
      'recebido',
      'troco_levado',
    ]);
    expect(
      await ver(`select distinct confirmada_por_tipo as visto from custodia_prestacao
                  where confirmada_em is not null order by visto`),
    ).toEqual(['comercio', 'entregador', 'suporte']);
    expect(await ver(`select 'ended' as visto from maquininha_posse where ate is not null limit 1`)).toHaveLength(1);
    expect(await ver(`select 'kept' as visto from oferta_pulo where motivo = 'limite_dinheiro' limit 1`)).toHaveLength(
      1,
    );
  });

  it('has seen every milestone that couriers and support note, and codes said wrong', async () => {
    await rounds();
    const em = api.orm.em.fork();
    const vistos = await em.execute<{ tipo: string }[]>(
      `select distinct tipo from marco where tipo <> 'pronto' order by tipo`,
    );
    expect(vistos.map(({ tipo }) => tipo)).toEqual([
      'codigo_dispensado',
      'codigo_ok',
      'devolvido',
      'entregue',
      'no_cliente',
    ]);
    expect(await em.execute('select 1 from codigo_entrega where tentativas > 0 limit 1')).toHaveLength(1);
  });

  it('has seen held routes offered by their time and by their shop, and some that never were', async () => {
    await rounds();
    const vistas = await api.orm.em.fork().execute<{ como: string }[]>(
      `select distinct case when r.retida then 'held'
                            when exists (select 1 from solicitacao s join marco m on m.solicitacao_id = s.id
                                          where s.rota_id = r.id and m.quando = r.oferecer_apos) then 'said' else 'due' end as como
         from rota r where r.oferecer_apos is not null and exists (select 1 from oferta o where o.rota_id = r.id)
        union select 'never' from rota r where r.antecedencia_segundos is not null and r.oferecer_apos is null order by como`,
    );
    expect(vistas.map(({ como }) => como)).toEqual(['due', 'never', 'said']);
  });

  it('has seen every answer to a problem, by shops and by support, and both answers to the watchdog', async () => {
    await rounds();
    const ver = async (consulta: string) =>
      (await api.orm.em.fork().execute<{ visto: string }[]>(consulta)).map(({ visto }) => visto);
    expect(await ver('select distinct acao as visto from problema where acao is not null order by visto')).toEqual(
      [...ACOES_PROBLEMA].sort(),
    );
    expect(
      await ver('select distinct respondido_por as visto from problema where acao is not null order by visto'),
    ).toEqual(['comercio', 'suporte']);
    expect(await ver('select distinct resposta as visto from vigia where resposta is not null order by visto')).toEqual(
      ['problema', 'sigo'],
    );
  });

  it('has seen a route that moved as one', async () => {
    await rounds();
    const juntas = await api.orm.em
      .fork()
      .execute(`select 1 from solicitacao_historico h join solicitacao s on s.id = h.solicitacao_id
      where h.status = 'em_entrega' group by s.rota_id, h.quando having count(*) > 1 limit 1`);
    expect(juntas).toHaveLength(1);
  });
});
