import { createHash } from 'node:crypto';
import { readRemittance } from '@corre/testing/bank/remittance.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { batchesOf, type Friday, refused, startFriday, TEST_COMPANY } from '@corre/testing/harness/friday.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { countStatus } from '@corre/testing/harness/race.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonimizar } from '../../acesso/contas/anonimizar.ts';
import { exportarDados } from '../../acesso/contas/exportar-dados.ts';

let sexta: Friday;
let acao: ReturnType<typeof batchesOf>;
beforeAll(async () => {
  sexta = await startFriday();
  acao = batchesOf(sexta);
});
afterAll(() => sexta.race.api.close());

describe('a batch', () => {
  it('is a file that a bank reads: whom, how much, by which key, and the sums of the sheet', async () => {
    const { semana, ana, bia, caio, lote } = await acao.tres();
    const lido = readRemittance(lote.arquivo);
    expect(lido).toMatchObject({ bank: '341', companyDocument: '11222333000181', fileNumber: lote.nsa, lots: 1 });
    const folha = await acao.planilha(semana);
    expect(lido.cents).toBe(BigInt(Math.round(folha.total_liquido * 100)));
    expect(lido.payments.map(({ name, cents, initiation, txid }) => [name, cents, initiation, txid])).toEqual(
      (
        [
          ['ANA CONCEICAO', 9_004n, ana],
          ['BIA', 4_500n, bia],
          ['CAIO', 2n, caio],
        ] as const
      ).map(([nome, centavos, quem]) => [nome, centavos, '02', `S${semana.replaceAll('-', '')}E${quem.id}`]),
    );
    expect(lote).toMatchObject({ total: 135.06, quantidade: 3, banco: '341', layout: 'febraban', homologado: false });
    expect(lote.hash).toBe(createHash('sha256').update(lote.arquivo).digest('hex'));
    expect(lote.nome_arquivo).toBe(`corre-pix-${String(lote.nsa).padStart(6, '0')}-${semana}.rem`);
  });

  it('stands in the list of its week, and whoever reads its file is in the audit; the database has it sealed', async () => {
    const { semana, lote } = await acao.tres();
    const lista = await acao.listar(semana);
    expect(lista).toMatchObject({
      layouts: [{ nome: 'febraban', homologado: false }],
      falta: [],
      lotes: [{ lote_id: lote.lote_id, aguardando: 3, pagos: 0, aprovado_por: sexta.admin.nome, cancelado_em: null }],
    });
    const lido = await acao.read(lote.lote_id);
    expect(lido).toMatchObject({ arquivo: lote.arquivo, nsa: lote.nsa, total: 135.06 });
    expect(lido.itens.map(({ nome_completo, resultado }) => [nome_completo, resultado])).toEqual([
      ['Ana Conceição', null],
      ['Bia', null],
      ['Caio', null],
    ]);
    expect(
      await sexta.race.rows(`select arquivo like 'v1.%' as selado from lote_pagamento where id = ?`, lote.lote_id),
    ).toEqual([{ selado: true }]);
    expect(
      await sexta.race.rows(
        `select acao from auditoria where alvo_tipo = 'lote' and alvo_id = ? order by id`,
        lote.lote_id,
      ),
    ).toEqual([{ acao: 'lote-criado' }, { acao: 'lote-lido' }]);
  });

  it('takes a bank by its number with the generic layout, of the account alone', async () => {
    const semana = sexta.outraSemana();
    const ana = await sexta.entregou(semana, 10);
    expect(refused(await acao.pedir(semana, [ana], '237'))).toEqual([
      400,
      'A conta da empresa é do banco 341: o arquivo não pode ser do banco 237.',
    ]);
    expect(refused(await acao.pedir(semana, [ana], 'outro'))).toEqual([
      400,
      "Não há layout 'outro'. Use febraban ou o código do banco, de três dígitos.",
    ]);
    expect((await acao.pedir(semana, [ana], '341')).body).toMatchObject({ banco: '341', layout: 'febraban' });
  });

  it('is all or nobody: who cannot be in it is named, and nothing is frozen', async () => {
    const { semana, ana } = await acao.tres();
    const paga = await sexta.entregou(semana, 20, 'Paga');
    const semChave = await sexta.entregou(semana, 20, 'Sem Chave');
    const nada = await sexta.race.api.novo.entregador({ nome_completo: 'Nada' });
    const boa = await sexta.entregou(semana, 20, 'Boa');
    await sexta.race.api.orm.em
      .fork()
      .getKysely()
      .updateTable('entregador')
      .set({ pix_chave: sexta.race.api.vault.seal('joão@corre.example') })
      .where('id', '=', semChave.id)
      .execute();
    expect((await acao.pagar(semana, paga)).status).toBe(200);
    const antes = await sexta.race.count('select count(*)::int as total from pagamento');
    const [status, detail] = refused(
      await acao.pedir(semana, [boa, ana, paga, semChave, nada, { ...nada, id: 2_000_000_000 }]),
    );
    expect(status).toBe(409);
    expect(detail).toMatch(/^Nenhum lote foi feito\./);
    for (const parte of [
      /já no arquivo nº \d+: Ana Conceição/,
      /já pagos: Paga/,
      /sem chave PIX válida: Sem Chave/,
      /nada a receber: Nada/,
      /não encontrados: #2000000000/,
    ]) {
      expect(detail).toMatch(parte);
    }
    expect(detail).not.toContain('Boa');
    expect(await sexta.race.count('select count(*)::int as total from pagamento')).toBe(antes);
  });

  it('is refused while the week runs', async () => {
    const [{ segunda } = { segunda: '' }] = (await sexta.race.rows('select semana_de(agora()) as segunda')) as {
      segunda: string;
    }[];
    const ana = await sexta.entregou(segunda, 10);
    expect(refused(await acao.pedir(segunda, [ana]))).toEqual([409, expect.stringContaining('ainda está aberta')]);
  });

  it('is made once by two administrators at once, and numbers of files never come twice', async () => {
    const semana = sexta.outraSemana();
    const quem = [await sexta.entregou(semana, 10), await sexta.entregou(semana, 20)];
    const outro = await sexta.race.api.novo.funcionario('admin');
    const respostas = await Promise.all(
      [sexta.admin, outro, sexta.admin, outro].map((um, i) =>
        acao.pedir(semana, quem, 'febraban', sexta.race.via(um, i).cliente),
      ),
    );
    expect([countStatus(respostas, 200), countStatus(respostas, 409)]).toEqual([1, 3]);
    const semanas = Array.from({ length: 6 }, sexta.outraSemana);
    const sozinhos = await Promise.all(semanas.map((uma) => sexta.entregou(uma, 10)));
    const feitos = await Promise.all(
      semanas.map((uma, i) =>
        acao.pedir(uma, sozinhos.slice(i, i + 1), 'febraban', sexta.race.via(sexta.admin, i).cliente),
      ),
    );
    expect(countStatus(feitos, 200)).toBe(6);
    const numeros = feitos.map(({ body }) => body.nsa).sort((a, b) => a - b);
    expect(numeros).toEqual(Array.from({ length: 6 }, (_, i) => (numeros[0] ?? 0) + i));
  });

  it('and a mark by hand at the same moment are one payment, whoever comes first', async () => {
    const semana = sexta.outraSemana();
    for (const valor of [10, 20, 30, 40, 50, 60]) {
      const ana = await sexta.entregou(semana, valor);
      const outra = sexta.race.via(sexta.admin, 1).cliente;
      const ambos = [() => acao.pedir(semana, [ana]), () => outra.put(`/admin/fechamento/${semana}/pagar/${ana.id}`)];
      const largada: (() => Promise<{ status: number }>)[] = valor % 20 === 0 ? ambos : ambos.toReversed();
      const respostas = await Promise.all(largada.map((partir) => partir()));
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('keeps its payments from being paid by hand or by a PIX code meanwhile', async () => {
    const { semana, ana, lote } = await acao.tres();
    const recusa = [409, expect.stringContaining(`está no arquivo nº ${lote.nsa}`)];
    expect(refused(await acao.pagar(semana, ana))).toEqual(recusa);
    expect(refused(await sexta.admin.cliente.get(`/admin/fechamento/${semana}/pix/${ana.id}`))).toEqual(recusa);
    expect(await acao.estadoDe(semana, ana)).toBe('a_pagar');
  });

  it('cannot be changed afterwards, not even by us', async () => {
    const { lote } = await acao.tres();
    const mudar = (sql: string) => sexta.race.rows(sql, lote.lote_id);
    await expect(mudar('update lote_pagamento set total = 1 where id = ?')).rejects.toThrow('closed set');
    await expect(mudar('delete from lote_pagamento where id = ?')).rejects.toThrow('closed set');
    await expect(mudar('update lote_item set valor = 1 where lote_id = ?')).rejects.toThrow('one answer');
    await expect(sexta.race.rows('truncate lote_item')).rejects.toThrow('append-only table lote_item');
  });
});

describe('whoever leaves', () => {
  it('is handed out what the bank was told of them, and their files go; the amounts stay', async () => {
    const { semana, ana, lote } = await acao.tres();
    const { orm, vault } = sexta.race.api;
    await sexta.race.rows('update entregador set ativo = false, removido_em = agora() where id = ?', ana.id);
    const dados = await exportarDados(orm.em.fork(), vault, 'entregador', `#${ana.id}`);
    expect(dados).toMatchObject({ lotes: [{ semana_inicio: semana, nsa: lote.nsa, valor: 90.04, resultado: null }] });
    const pessoa = { user_type: 'entregador', id: ana.id, nome: ana.nome, ativo: false } as const;
    await orm.em.fork().transactional((em) => anonimizar(em, vault, null, pessoa));
    const lido = await acao.read(lote.lote_id);
    expect(lido).toMatchObject({ arquivo: null, hash: lote.hash, total: 135.06 });
    expect(lido.itens[0]).toMatchObject({ nome_completo: `Entregador removido ${ana.id}`, valor: 90.04 });
  });
});

describe('a server that dies', () => {
  it('between the file and the answer leaves one batch: the same key answers it, without a key it is refused', async () => {
    const semana = sexta.outraSemana();
    const ana = await sexta.entregou(semana, 33);
    const morre = await startProcess({
      ...TEST_COMPANY,
      DATABASE_URL: sexta.race.api.url,
      DATA_DIR: sexta.race.api.config.DATA_DIR,
      CHAVE_DADOS: sexta.race.api.config.CHAVE_DADOS ?? '',
    });
    const cabecalhos = { 'idempotency-key': crypto.randomUUID() };
    const corpo = { entregador_ids: [ana.id], banco: 'febraban' };
    const caminho = `/admin/fechamento/${semana}/lote`;
    const perdido = new Client(morre.base, sexta.admin.cliente.cookie)
      .post(caminho, corpo, cabecalhos)
      .catch(() => null);
    const feitos = () =>
      sexta.race.count('select count(*)::int as total from lote_pagamento where semana_inicio = ?', semana);
    while ((await feitos()) === 0) await new Promise((pronto) => setTimeout(pronto, 5));
    await morre.kill();
    await perdido;
    const repetido = await sexta.admin.cliente.post<{ arquivo: string; nsa: number; lote_id: number }>(
      caminho,
      corpo,
      cabecalhos,
    );
    expect(repetido.status, JSON.stringify(repetido.body)).toBe(200);
    expect(readRemittance(repetido.body.arquivo).payments).toHaveLength(1);
    expect(refused(await sexta.admin.cliente.post(caminho, corpo))).toEqual([
      409,
      expect.stringContaining(`já no arquivo nº ${repetido.body.nsa}`),
    ]);
    const lista = await acao.listar(semana);
    expect(lista.lotes.map(({ lote_id }) => lote_id)).toEqual([repetido.body.lote_id]);
  });
});
