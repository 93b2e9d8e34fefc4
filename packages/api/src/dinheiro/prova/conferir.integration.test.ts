import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withCopySession } from '@corre/db/copy/session.ts';
import { answerRemittance } from '@corre/testing/bank/remittance.ts';
import { type Friday, startFriday } from '@corre/testing/harness/friday.ts';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContas } from '../../runtime/check-accounts.ts';
import { fecharSemana } from '../entregas/fechar-semana.ts';
import type { Pedido, Read } from './check.ts';
import { conferir, conferirTudo, readIn, readSnapshot } from './conferir.ts';

const CLI = fileURLToPath(new URL('../../runtime/conta-cli.ts', import.meta.url));
const SEMANA = '2026-03-02';
let sexta: Friday;
let tudo: Pedido;

const na = (fim: string) => `/admin/fechamento/${SEMANA}/${fim}`;

async function bom<T>(pedido: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await pedido;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Prepares a Friday with an adjustment, marks, a reversal, a batch with its answer, and an invoice. */
async function umaSexta(): Promise<void> {
  const { admin, loja, entregou } = sexta;
  const ana = await entregou(SEMANA, 100.05);
  const [bia, caio, duda] = [await entregou(SEMANA, 50), await entregou(SEMANA, 30), await entregou(SEMANA, 20)];
  await bom(admin.cliente.post(na('ajustes'), { entregador_id: ana.id, valor: 12.5, motivo: 'Chuva' }));
  await bom(admin.cliente.put(na(`pagar/${ana.id}`)));
  await bom(admin.cliente.put(na(`estornar/${ana.id}`), { motivo: 'Conta errada' }));
  await bom(admin.cliente.put(na(`pagar/${ana.id}`)));
  await bom(admin.cliente.put(na(`pagar/${bia.id}`)));
  const lote = await bom(
    admin.cliente.post<{ lote_id: number; arquivo: string }>(na('lote'), {
      entregador_ids: [caio.id, duda.id],
      banco: 'febraban',
    }),
  );
  const arquivo = answerRemittance(lote.arquivo, (_, i) => (i === 0 ? '00' : 'AG'));
  await bom(admin.cliente.post(`/admin/lotes/${lote.lote_id}/retorno`, { arquivo }));
  await bom(admin.cliente.put(na(`faturas/${loja.id}/receber`)));
  for (const quanto of [30, 12]) {
    await sexta.race.rows(
      `select registrar_custodia('troco_levado', ?, ?, null, null, 'comercio', 'entregador', ?, 'comercio', ?, null)`,
      ana.id,
      loja.id,
      quanto,
      loja.id,
    );
  }
}

beforeAll(async () => {
  sexta = await startFriday();
  await umaSexta();
  await sexta.race.api.orm.em.fork().transactional(async (em) => {
    while ((await fecharSemana(em)) !== null);
  });
  tudo = { semana: null, elo: null, abrir: sexta.race.api.vault.open };
});
afterAll(() => sexta.race.api.close());

const dito = async (pedido: Pedido): Promise<string> => {
  const linhas: string[] = [];
  await conferir(sexta.race.api.url, pedido, (linha) => linhas.push(linha));
  return linhas.join('\n');
};

/** Changes the database as its owner can, without triggers. Returns the result of the check and rolls back. */
const adulterado = (sql: string, pedido: Pedido = tudo): Promise<string> =>
  withCopySession(sexta.race.api.url, async (client: ClientBase) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(sql);
    const erro = await conferirTudo(readIn(client), pedido, () => undefined).then(
      () => 'confere',
      (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
    );
    await client.query('rollback');
    return erro;
  });

const ULTIMO = /anote o último: (\d+):([0-9a-f]{64})/;

describe('what is recomputed', () => {
  it('is right after a Friday, and says how much it went through', async () => {
    const texto = await dito(tudo);
    for (const parte of [
      '4 entregas em 4 somas semanais',
      '4 somas de sempre',
      '4 pagamentos congelados, R$ 192,54',
      '1 fatura, R$ 200,05',
      'quitações: 3 valem, 1 estornada',
      'recebimentos: 1 vale, 0 estornadas',
      '1 lote, R$ 45,00',
      '6 elos; anote o último: 6:',
      '2 movimentos de custódia',
      '\nconfere',
    ]) {
      expect(texto).toContain(parte);
    }
  });

  it('may be one week alone', async () => {
    expect(await dito({ ...tudo, semana: SEMANA })).toContain(`confere: semana ${SEMANA}`);
    expect(await dito({ ...tudo, semana: '2026-03-09' })).toContain('0 entregas');
    const outra = { ...tudo, semana: '2026-03-09' };
    expect(await adulterado('update entrega set valor = valor + 1', outra)).toBe('confere');
  });

  it('is read from one snapshot that cannot write, whatever is written meanwhile', async () => {
    const quantas = async (read: Read) => {
      for await (const { n } of read<{ n: number }>('select count(*)::int as n from entrega')) return n;
    };
    await readSnapshot(sexta.race.api.url, async (read) => {
      const antes = await quantas(read);
      await sexta.entregou('2026-03-16', 1);
      expect(await quantas(read)).toBe(antes);
      await expect(read("select nextval('rota_mudanca')")[Symbol.asyncIterator]().next()).rejects.toThrow('read-only');
    });
  });
});

/** Runs the command as `npm run conta` does. */
async function comando(...args: string[]): Promise<{ codigo: number | null; dito: string }> {
  const processo = spawn(process.execPath, [CLI, 'conferir', ...args], {
    env: { ...process.env, DATABASE_URL: sexta.race.api.url, CHAVE_DADOS: sexta.race.api.config.CHAVE_DADOS },
  });
  let texto = '';
  for (const saida of [processo.stdout, processo.stderr]) saida.on('data', (pedaco) => (texto += pedaco));
  const [codigo] = await once(processo, 'close');
  return { codigo, dito: texto };
}

describe('npm run conta -- conferir', () => {
  it('ends with 0 and says so, and with 1 and the first difference', async () => {
    expect(await comando(SEMANA)).toEqual({ codigo: 0, dito: expect.stringContaining(`confere: semana ${SEMANA}`) });
    const mudar = (valor: number) =>
      withCopySession(sexta.race.api.url, async (client) => {
        await client.query('set session_replication_role = replica');
        await client.query('update fatura set total_valor = total_valor + $1', [valor]);
      });
    await mudar(1);
    expect(await comando()).toEqual({
      codigo: 1,
      dito: expect.stringContaining('Não confere (faturas): semana 2026-03-02'),
    });
    await mudar(-1);
  });

  it('refuses what is no Monday and no link', async () => {
    const { url } = sexta.race.api;
    const abrir = async () => ({ ...sexta.race.api.vault });
    const bancada = { em: sexta.race.api.orm.em.fork(), url, vault: abrir };
    const pedido = {
      argumentos: [],
      usuario: undefined,
      nome: undefined,
      gerar: false,
      confirmar: false,
      elo: undefined,
    };
    await expect(checkContas(bancada, { ...pedido, argumentos: ['2026-03-03'] })).rejects.toThrow('segunda-feira');
    await expect(checkContas(bancada, { ...pedido, elo: '1:abc' })).rejects.toThrow('O elo se diz como foi mostrado');
  });
});

const DE_ANA = `(select id from pagamento where total_valor = 100.05)`;

describe('whoever changes', () => {
  it.each([
    [
      'a delivery',
      'update entrega set valor = valor + 1 where valor = 100.05',
      /\(somas semanais\): semana 2026-03-02, entregador #\d+, comércio #\d+: as entregas somam R\$ 101,05, o resumo da semana diz R\$ 100,05$/,
    ],
    [
      'a net value',
      'update entrega set valor_liquido = valor_liquido - 0.01 where valor = 100.05',
      /\(somas semanais\).*entregas com outro líquido que o da taxa: 1, devem ser: 0$/,
    ],
    ['a delivery away', 'delete from entrega where valor = 50', /\(somas semanais\).*somam R\$ 0,00, .* R\$ 50,00$/],
    [
      'a weekly sum',
      'update resumo_semanal set total_valor = 1 where total_valor = 50',
      /\(somas semanais\).*R\$ 50,00.*R\$ 1,00$/,
    ],
    [
      'a weekly count',
      'update resumo_semanal set total_entregas = 2',
      /\(somas semanais\).*entregas contadas: 1.*: 2$/,
    ],
    [
      'a sum of all time',
      'update resumo_fechado set total_valor = total_valor + 0.01',
      /\(somas de sempre\).*R\$ 100,05.*R\$ 100,06$/,
    ],
    [
      'a fee of all time',
      'update resumo_fechado set total_taxa = total_taxa + 0.01',
      /\(somas de sempre\): entregador #\d+: as taxas.*R\$ 10,01.*R\$ 10,02$/,
    ],
    [
      'a frozen gross',
      `update pagamento set total_valor = total_valor + 1, total_liquido = total_liquido + 1 where id = ${DE_ANA}`,
      /\(pagamentos\): semana 2026-03-02, entregador #\d+: as entregas somam R\$ 100,05, .*bruto R\$ 101,05$/,
    ],
    [
      'a frozen fee',
      `update pagamento set total_taxa = 10, total_liquido = total_liquido + 0.01 where id = ${DE_ANA}`,
      /\(pagamentos\).*a taxa recalculada é R\$ 10,01, .* R\$ 10,00$/,
    ],
    ['a frozen adjustment', 'update ajuste set valor = 13', /\(pagamentos\).*os ajustes somam R\$ 13,00, .*R\$ 12,50$/],
    [
      'an adjustment that does not count',
      `update ajuste set entregador_id = ${'(select max(id) from entregador)'}`,
      /\(pagamentos\).*o ajuste #\d+ foi contado sem valer/,
    ],
    [
      'an invoice',
      'update fatura set total_valor = total_valor - 0.05',
      /\(faturas\): semana 2026-03-02, comércio #\d+: as entregas somam R\$ 200,05, a fatura diz R\$ 200,00$/,
    ],
    [
      'a second mark in',
      `insert into quitacao (pagamento_id, tentativa, tipo, feita_por) select pagamento_id, 3, 'paga', feita_por from quitacao where pagamento_id = ${DE_ANA} limit 1`,
      /\(quitações\): semana 2026-03-02, entregador #\d+: 3 marcas de pago e 1 estornos; só uma pode valer$/,
    ],
    [
      'a reversal without a mark in',
      `insert into recebimento (fatura_id, tentativa, tipo, motivo, feito_por) select fatura_id, n, 'estornada', 'x', feito_por from recebimento, generate_series(1, 2) n`,
      /\(recebimentos\): semana 2026-03-02, comércio #\d+: 1 marcas de recebido, 2 estornos/,
    ],
    [
      'an amount of a batch',
      'update lote_item set valor = valor + 1',
      /\(lotes\): semana 2026-03-02: os pagamentos do arquivo nº 1 somam R\$ 47,00, o lote diz R\$ 45,00$/,
    ],
    [
      'an answer of the bank',
      `update lote_item set resultado = 'pago' where resultado = 'recusado'`,
      /\(lotes\).*2 pagos pelo banco e 1 marcados$/,
    ],
    [
      'the hash of a file',
      `update lote_pagamento set hash = repeat('0', 64)`,
      /\(lotes\).*o arquivo guardado não é o que foi feito$/,
    ],
    [
      'a leg of custody',
      `update custodia_lancamento set valor = valor + 1 where valor = 12`,
      /\(custódia\): entregador #\d+, comércio #\d+: os lançamentos do movimento #\d+ somam R\$ 1,00, e deviam somar R\$ 0,00$/,
    ],
    [
      'a balance of custody',
      `update custodia_lancamento set saldo_total = 40 where saldo_total = 42`,
      /\(custódia\): .*até o movimento #\d+ há na mão R\$ 42,00, o saldo diz R\$ 40,00$/,
    ],
    [
      'who marked',
      'update quitacao set feita_por = (select min(id) from funcionario) where id = 2',
      /\(cadeia\): elo #2 \(quitacao #2\): foi escrito 'v1 quitacao=2 .* e hoje o banco diz 'v1 quitacao=2 /,
    ],
    [
      'an act away',
      'delete from quitacao where id = 4',
      /\(cadeia\): elo #4 \(quitacao #4\): foi escrito .* diz nada$/,
    ],
    [
      'the text of a link',
      `update elo set conteudo = replace(conteudo, 'liquido', 'bruto') where id = 3`,
      /\(cadeia\): elo #3 \(quitacao #3\): o conteúdo dá [0-9a-f]{64}, o elo diz/,
    ],
    ['a link away', 'delete from elo where id = 3', /\(cadeia\): depois do elo #2 vem o elo #4 .*: falta um$/],
    ['the last link away', 'delete from elo where id = 6', /\(cadeia\): recebimento #1: não está na cadeia$/],
    [
      'the order of links',
      `update elo set anterior = repeat('1', 64) where id = 2`,
      /\(cadeia\): elo #2 .* não se liga ao elo #1$/,
    ],
  ])('%s is found, by name', async (_, sql, dizeres) => {
    expect(await adulterado(sql)).toMatch(dizeres);
  });

  it('everything to fit, the chain with it, is found by the link that somebody wrote down', async () => {
    const [, id = '', hash = ''] = ULTIMO.exec(await dito(tudo)) ?? [];
    const elo = { id: Number(id), hash };
    const refazer = `
      create temp table antes as select * from quitacao; create temp table recebidas as select * from recebimento;
      delete from elo; delete from quitacao; delete from recebimento; set local session_replication_role = origin;
      insert into quitacao select * from antes where pagamento_id <> ${DE_ANA} order by id;
      insert into recebimento select * from recebidas`;
    expect(await adulterado(refazer)).toBe('confere');
    expect(await adulterado(refazer, { ...tudo, elo })).toMatch(
      /^Não confere \(cadeia\): elo #6: foi anotado, e a cadeia termina no #3$/,
    );
    expect(await adulterado(refazer, { ...tudo, elo: { ...elo, id: 3 } })).toMatch(/A cadeia foi refeita\.$/);
    expect(await dito({ ...tudo, elo })).toContain('confere');
  });
});
