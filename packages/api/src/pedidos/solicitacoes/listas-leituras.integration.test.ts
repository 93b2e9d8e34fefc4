import { MUDANCAS_POR_VEZ } from '@corre/contract/solicitacoes/mudancas-contrato.ts';
import { ENCERRADAS_POR_VEZ, PRIMEIRAS_LINHAS } from '@corre/contract/solicitacoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { describe, expect, it } from 'vitest';
import { primeirasSolicitacoes, todasSolicitacoes } from './de-todos.ts';
import { solicitacoesDoComercio } from './do-comercio.ts';
import { solicitacoesDoEntregador } from './do-entregador.ts';
import { mudancasDoComercio } from './mudancas.ts';

const SOLICITACOES = 200_000;
const ENTREGADORES = 100;
const COMERCIOS = 40;
const ABERTAS = 80;
/** Requests of one week over all shops. The two hundred thousand spread over a year. */
const DA_SEMANA = Math.ceil((SOLICITACOES * 7) / 365);

/** A year of finished requests and a few open ones, inserted without triggers. */
const SEMEAR = `
${entregadores(ENTREGADORES)}
${comercios(COMERCIOS)}
insert into rota (comercio_id, aguardando, liberada_em)
select 1 + i % ${COMERCIOS}, i > ${SOLICITACOES}, (select agora()) - make_interval(secs => greatest(${SOLICITACOES} - i, 0)::float8 / ${SOLICITACOES} * 365 * 86400)
  from generate_series(1, ${SOLICITACOES + ABERTAS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, comercio_id, case when not aguardando then 1 + (id / 7) % ${ENTREGADORES} end, 'Rua A, 1', 'manual', 9,
       case when aguardando then 'aguardando' else 'finalizada' end, liberada_em, liberada_em from rota order by id;`;

const historia = longHistory(SEMEAR);

async function ler(lista: (em: Em) => Promise<unknown[]>) {
  const { dado, ...leitura } = await historia.read(['solicitacao'], lista);
  return { ...leitura, itens: dado.length };
}

describe('with a year of requests behind them', () => {
  it("a shop's and a courier's list read the open ones and one page, by index, however far back", async () => {
    for (const encerradas_antes_de of [undefined, SOLICITACOES / 2, SOLICITACOES / 20]) {
      const abertas = encerradas_antes_de === undefined ? ABERTAS / COMERCIOS : 0;
      const doComercio = await ler((em) => solicitacoesDoComercio(em, 3, { encerradas_antes_de }));
      expect(doComercio).toMatchObject({ itens: ENCERRADAS_POR_VEZ + abertas, varreduras: 0 });
      expect(doComercio.linhas).toBeLessThan(5 * ENCERRADAS_POR_VEZ);
      const doEntregador = await ler((em) => solicitacoesDoEntregador(em, 7, { encerradas_antes_de }));
      expect(doEntregador).toMatchObject({ itens: ENCERRADAS_POR_VEZ, varreduras: 0 });
      expect(doEntregador.linhas).toBeLessThan(5 * ENCERRADAS_POR_VEZ);
    }
  });

  it("a shop's list without a request behind it reads nobody else's", async () => {
    const ninguem = await ler((em) => solicitacoesDoComercio(em, COMERCIOS + 1_000));
    expect(ninguem).toMatchObject({ itens: 0, varreduras: 0 });
    expect(ninguem.linhas).toBeLessThan(10);
  });

  it("support's list reads the open ones and one page, however far back", async () => {
    const primeira = await ler((em) => todasSolicitacoes(em));
    expect(primeira).toMatchObject({ itens: ENCERRADAS_POR_VEZ + ABERTAS, varreduras: 0 });
    expect(primeira.linhas).toBeLessThan(10 * ENCERRADAS_POR_VEZ);
    const ultima = await ler((em) => todasSolicitacoes(em, { encerradas_antes_de: SOLICITACOES / 20 }));
    expect(ultima).toMatchObject({ itens: ENCERRADAS_POR_VEZ, varreduras: 0 });
    expect(ultima.linhas).toBeLessThan(5 * ENCERRADAS_POR_VEZ);
  });

  it("what support's list begins with is its beginning, and reads no more the more there are open", async () => {
    const primeiras = await ler((em) => primeirasSolicitacoes(em));
    expect(primeiras).toMatchObject({ itens: PRIMEIRAS_LINHAS, varreduras: 0 });
    expect(primeiras.linhas).toBeLessThan(20 * PRIMEIRAS_LINHAS);
    const ids = (lista: (em: Em) => Promise<{ id: number }[]>) =>
      historia.read(['solicitacao'], async (em) => (await lista(em)).map(({ id }) => id));
    const { dado: todas } = await ids((em) => todasSolicitacoes(em));
    expect((await ids((em) => primeirasSolicitacoes(em))).dado).toEqual(todas.slice(0, PRIMEIRAS_LINHAS));
  });

  it('an order is found by the number of a point of sale, whenever it was, by index', async () => {
    await historia.add("update solicitacao set numero_pedido = 'IFD-' || id where id % 10 = 0;");
    const doComercio = await ler((em) => solicitacoesDoComercio(em, 1 + (40 % COMERCIOS), { numero: 'ifd-40' }));
    expect(doComercio.varreduras).toBe(0);
    // The numbers that start with it: 'IFD-40', 'IFD-400' … 'IFD-40990'.
    expect(doComercio.itens).toBeGreaterThan(0);
    expect(doComercio.linhas).toBeLessThan(DA_SEMANA / 2);
    expect(await ler((em) => todasSolicitacoes(em, { numero: 'IFD-199990' }))).toMatchObject({
      itens: 1,
      varreduras: 0,
    });
    expect(await ler((em) => todasSolicitacoes(em, { numero: '%' }))).toMatchObject({ itens: 0, varreduras: 0 });
  });

  it('an order is found by the reference of its caller, whenever it was, by index', async () => {
    await historia.add("update solicitacao set referencia_externa = 'venda-' || id where id % 3 = 0;");
    const achada = await ler((em) =>
      solicitacoesDoComercio(em, 1 + (300 % COMERCIOS), { referencia_externa: 'venda-300' }),
    );
    expect(achada).toMatchObject({ itens: 1, varreduras: 0 });
    expect(achada.linhas).toBeLessThan(20);
  });

  it('the list of changes reads what changed after the cursor, and nothing else', async () => {
    await historia.add(`
      insert into mudanca_da_solicitacao (solicitacao_id, comercio_id, numero)
      select id, comercio_id, row_number() over (partition by comercio_id order by id) from solicitacao;
      insert into contador_de_mudancas (comercio_id, ultimo)
      select comercio_id, count(*) from mudanca_da_solicitacao group by comercio_id;
      update mudanca_da_solicitacao set numero = null where solicitacao_id = ${SOLICITACOES};`);
    const comercio_id = 1 + (SOLICITACOES % COMERCIOS);
    const total = SOLICITACOES / COMERCIOS;
    // The counter has one row per shop.
    const tabelas = ['mudanca_da_solicitacao', 'solicitacao'];
    const depois = (desde: number) => historia.readAndUndo(tabelas, (em) => mudancasDoComercio(em, comercio_id, desde));
    const nova = await depois(total + ABERTAS / COMERCIOS);
    expect(nova.dado.solicitacoes.map(({ id }) => id)).toEqual([SOLICITACOES]);
    expect(nova.varreduras).toBe(0);
    expect(nova.linhas).toBeLessThan(30);
    const antigas = await depois(total / 2);
    expect(antigas).toMatchObject({ varreduras: 0, dado: { ha_mais: true } });
    expect(antigas.linhas).toBeLessThan(6 * MUDANCAS_POR_VEZ);
  });
});
