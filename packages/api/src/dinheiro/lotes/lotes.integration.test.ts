import { createHash } from 'node:crypto';
import type { FechamentoDaSemana } from '@corre/contract/fechamento/contrato.ts';
import type {
  linhaDeLoteSchema,
  loteCriadoSchema,
  loteInteiroSchema,
  lotesDaSemanaSchema,
  respostaRetornoSchema,
} from '@corre/contract/lotes/contrato.ts';
import { answerRemittance, tamper } from '@corre/testing/bank/answer-remittance.ts';
import { readRemittance } from '@corre/testing/bank/read-remittance.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client, type Recusa, type Resposta } from '@corre/testing/harness/client.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { comStatus, type Pista, startRace } from '@corre/testing/harness/race.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

type Criado = z.output<typeof loteCriadoSchema>;
type Retorno = z.output<typeof respostaRetornoSchema>;
type Inteiro = z.output<typeof loteInteiroSchema>;
type Linha = z.output<typeof linhaDeLoteSchema>;

const EMPRESA = {
  EMPRESA_NOME: 'Corre Entregas Maringá Ltda.',
  EMPRESA_CNPJ: '11.222.333/0001-81',
  EMPRESA_BANCO: '341',
  EMPRESA_AGENCIA: '1234-5',
  EMPRESA_CONTA: '98765-4',
  EMPRESA_CONVENIO: 'CORRE1',
};

let pista: Pista;
let admin: SignedIn;
let loja: SignedIn;
let segundas = 0;
beforeAll(async () => {
  pista = await startRace(2, EMPRESA);
  admin = await pista.api.novo.funcionario('admin');
  loja = await pista.api.novo.comercio('Padaria São João');
});
afterAll(() => pista.api.fechar());

/** A Monday that no other test has. */
const outraSemana = (): string => {
  segundas += 1;
  return new Date(Date.UTC(2024, 0, 1 + 7 * segundas)).toISOString().slice(0, 10);
};

async function entregou(semana: string, valor: number, nome_completo?: string): Promise<SignedIn> {
  const quem = await pista.api.novo.entregador(nome_completo === undefined ? {} : { nome_completo });
  await pista.linhas(
    `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
     select ?, ?, 1, ?, 'online', 'concluida', quando, quando from (select (?::date + time '12:00') at time zone 'America/Sao_Paulo' as quando) t`,
    loja.id,
    quem.id,
    valor,
    semana,
  );
  return quem;
}

const de = (resposta: Resposta<unknown>): [number, string | undefined] => [
  resposta.status,
  (resposta.body as Partial<Recusa>).detail,
];
const pedir = <T = Criado>(semana: string, quem: readonly SignedIn[], banco = 'febraban', cliente = admin.cliente) =>
  cliente.post<T>(`/admin/fechamento/${semana}/lote`, { entregador_ids: quem.map(({ id }) => id), banco });
const ler = async (id: number) => (await admin.cliente.get<Inteiro>(`/admin/lotes/${id}`)).body;
const planilha = async (semana: string) =>
  (await admin.cliente.get<FechamentoDaSemana>(`/admin/fechamento?semana_inicio=${semana}`)).body;
const estadoDe = async (semana: string, { id }: SignedIn) =>
  (await planilha(semana)).linhas.find((linha) => linha.entregador_id === id)?.estado;
const pagar = (semana: string, { id }: SignedIn) => admin.cliente.put(`/admin/fechamento/${semana}/pagar/${id}`);
const retornar = <T = Retorno>(id: number, arquivo: string) =>
  admin.cliente.post<T>(`/admin/lotes/${id}/retorno`, { arquivo });

/** A week with three couriers and their batch. */
async function tres() {
  const semana = outraSemana();
  const [ana, bia, caio] = [
    await entregou(semana, 100.05, 'Ana Conceição'),
    await entregou(semana, 50, 'Bia'),
    await entregou(semana, 0.02, 'Caio'),
  ];
  const { status, body } = await pedir(semana, [ana, bia, caio]);
  expect(status, JSON.stringify(body)).toBe(200);
  return { semana, ana, bia, caio, lote: body };
}

describe('a batch', () => {
  it('is a file that a bank reads: whom, how much, by which key, and the sums of the sheet', async () => {
    const { semana, ana, bia, caio, lote } = await tres();
    const lido = readRemittance(lote.arquivo);
    expect(lido).toMatchObject({ bank: '341', companyDocument: '11222333000181', fileNumber: lote.nsa, lots: 1 });
    const folha = await planilha(semana);
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
    const { semana, lote } = await tres();
    const lista = await admin.cliente.get<z.output<typeof lotesDaSemanaSchema>>(`/admin/fechamento/${semana}/lotes`);
    expect(lista.body).toMatchObject({
      layouts: [{ nome: 'febraban', homologado: false }],
      falta: [],
      lotes: [{ lote_id: lote.lote_id, aguardando: 3, pagos: 0, aprovado_por: admin.nome, cancelado_em: null }],
    });
    const lido = await ler(lote.lote_id);
    expect(lido).toMatchObject({ arquivo: lote.arquivo, nsa: lote.nsa, total: 135.06 });
    expect(lido.itens.map(({ nome_completo, resultado }) => [nome_completo, resultado])).toEqual([
      ['Ana Conceição', null],
      ['Bia', null],
      ['Caio', null],
    ]);
    expect(
      await pista.linhas(`select arquivo like 'v1.%' as selado from lote_pagamento where id = ?`, lote.lote_id),
    ).toEqual([{ selado: true }]);
    expect(
      await pista.linhas(
        `select acao from auditoria where alvo_tipo = 'lote' and alvo_id = ? order by id`,
        lote.lote_id,
      ),
    ).toEqual([{ acao: 'lote-criado' }, { acao: 'lote-lido' }]);
  });

  it('takes a bank by its number with the generic layout, of the account alone', async () => {
    const semana = outraSemana();
    const ana = await entregou(semana, 10);
    expect(de(await pedir(semana, [ana], '237'))).toEqual([
      400,
      'A conta da empresa é do banco 341: o arquivo não pode ser do banco 237.',
    ]);
    expect(de(await pedir(semana, [ana], 'outro'))).toEqual([
      400,
      "Não há layout 'outro'. Use febraban ou o código do banco, de três dígitos.",
    ]);
    expect((await pedir(semana, [ana], '341')).body).toMatchObject({ banco: '341', layout: 'febraban' });
  });

  it('is all or nobody: who cannot be in it is named, and nothing is frozen', async () => {
    const { semana, ana } = await tres();
    const paga = await entregou(semana, 20, 'Paga');
    const semChave = await entregou(semana, 20, 'Sem Chave');
    const nada = await pista.api.novo.entregador({ nome_completo: 'Nada' });
    const boa = await entregou(semana, 20, 'Boa');
    await pista.api.orm.em
      .fork()
      .getKysely()
      .updateTable('entregador')
      .set({ pix_chave: pista.api.vault.seal('joão@corre.example') })
      .where('id', '=', semChave.id)
      .execute();
    expect((await pagar(semana, paga)).status).toBe(200);
    const antes = await pista.contar('select count(*)::int as total from pagamento');
    const [status, detail] = de(await pedir(semana, [boa, ana, paga, semChave, nada, { ...nada, id: 2_000_000_000 }]));
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
    expect(await pista.contar('select count(*)::int as total from pagamento')).toBe(antes);
  });

  it('is refused while the week runs', async () => {
    const [{ segunda } = { segunda: '' }] = (await pista.linhas('select semana_de(agora()) as segunda')) as {
      segunda: string;
    }[];
    const ana = await entregou(segunda, 10);
    expect(de(await pedir(segunda, [ana]))).toEqual([409, expect.stringContaining('ainda está aberta')]);
  });

  it('is made once by two administrators at once, and numbers of files never come twice', async () => {
    const semana = outraSemana();
    const quem = [await entregou(semana, 10), await entregou(semana, 20)];
    const outro = await pista.api.novo.funcionario('admin');
    const respostas = await Promise.all(
      [admin, outro, admin, outro].map((um, i) => pedir(semana, quem, 'febraban', pista.por(um, i).cliente)),
    );
    expect([comStatus(respostas, 200), comStatus(respostas, 409)]).toEqual([1, 3]);
    const semanas = Array.from({ length: 6 }, outraSemana);
    const sozinhos = await Promise.all(semanas.map((uma) => entregou(uma, 10)));
    const feitos = await Promise.all(
      semanas.map((uma, i) => pedir(uma, sozinhos.slice(i, i + 1), 'febraban', pista.por(admin, i).cliente)),
    );
    expect(comStatus(feitos, 200)).toBe(6);
    const numeros = feitos.map(({ body }) => body.nsa).sort((a, b) => a - b);
    expect(numeros).toEqual(Array.from({ length: 6 }, (_, i) => (numeros[0] ?? 0) + i));
  });

  it('keeps its payments from being paid by hand or by a PIX code meanwhile', async () => {
    const { semana, ana, lote } = await tres();
    const recusa = [409, expect.stringContaining(`está no arquivo nº ${lote.nsa}`)];
    expect(de(await pagar(semana, ana))).toEqual(recusa);
    expect(de(await admin.cliente.get(`/admin/fechamento/${semana}/pix/${ana.id}`))).toEqual(recusa);
    expect(await estadoDe(semana, ana)).toBe('a_pagar');
  });

  it('cannot be changed afterwards, not even by us', async () => {
    const { lote } = await tres();
    const mudar = (sql: string) => pista.linhas(sql, lote.lote_id);
    await expect(mudar('update lote_pagamento set total = 1 where id = ?')).rejects.toThrow('closed set');
    await expect(mudar('delete from lote_pagamento where id = ?')).rejects.toThrow('closed set');
    await expect(mudar('update lote_item set valor = 1 where lote_id = ?')).rejects.toThrow('one answer');
    await expect(pista.linhas('truncate lote_item')).rejects.toThrow('append-only table lote_item');
  });
});

describe('the return file', () => {
  const responder = (arquivo: string, codigos: readonly string[]) =>
    answerRemittance(arquivo, (_, i) => codigos[i] ?? '');

  it('marks what was paid, frees what was refused, and keeps the rest waiting', async () => {
    const { semana, ana, bia, caio, lote } = await tres();
    const { status, body } = await retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', 'BD']));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ pagos: 1, recusados: 1, aguardando: 1, total_pago: 90.04 });
    expect(body.itens.map(({ resultado, ocorrencias }) => [resultado, ocorrencias])).toEqual([
      ['pago', [{ codigo: '00', texto: 'Pagamento efetuado' }]],
      ['recusado', [{ codigo: 'PJ', texto: 'Chave PIX não cadastrada' }]],
      [null, [{ codigo: 'BD', texto: 'Recebido pelo banco, ainda não pago' }]],
    ]);
    expect([await estadoDe(semana, ana), await estadoDe(semana, bia), await estadoDe(semana, caio)]).toEqual([
      'paga',
      'a_pagar',
      'a_pagar',
    ]);
    const [marca] = await pista.linhas(
      `select q.lote_id, q.id_transacao, q.feita_por from quitacao q join pagamento p on p.id = q.pagamento_id where p.entregador_id = ?`,
      ana.id,
    );
    expect(marca).toEqual({ lote_id: lote.lote_id, id_transacao: 'E1', feita_por: admin.id });

    const outro = await pedir(semana, [bia]);
    expect(outro.status).toBe(200);
    expect((await pagar(semana, caio)).status).toBe(409);
    expect((await retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', '00']))).body).toMatchObject({
      pagos: 2,
    });
    expect(await estadoDe(semana, caio)).toBe('paga');
    // the second file knows its own payment, and the first file's answer is not taken for its own
    expect(de(await retornar(outro.body.lote_id, responder(lote.arquivo, ['00', '00', '00'])))).toEqual([
      400,
      `Este retorno é do arquivo nº ${lote.nsa}, e este lote é o arquivo nº ${outro.body.nsa}.`,
    ]);
    expect(await estadoDe(semana, bia)).toBe('a_pagar');
  });

  it('changes nothing the second time and answers as the first, whoever sends it', async () => {
    const { lote } = await tres();
    const arquivo = responder(lote.arquivo, ['00', 'AG', 'BD']);
    const [um, dois] = await Promise.all([
      retornar(lote.lote_id, arquivo),
      pista.por(admin, 1).cliente.post<Retorno>(`/admin/lotes/${lote.lote_id}/retorno`, { arquivo }),
    ]);
    expect(um.status).toBe(200);
    expect(dois.body).toEqual(um.body);
    expect((await retornar(lote.lote_id, arquivo)).body).toEqual(um.body);
    expect(await pista.contar('select count(*)::int as total from quitacao where lote_id = ?', lote.lote_id)).toBe(1);
    expect(
      await pista.contar(
        `select count(*)::int as total from auditoria where acao = 'lote-retorno' and alvo_id = ?`,
        lote.lote_id,
      ),
    ).toBe(1);
  });

  it('is refused whole when it is not the answer to this batch', async () => {
    const { semana, ana, lote } = await tres();
    const bom = responder(lote.arquivo, ['00', '00', '00']);
    const ana_numero = readRemittance(lote.arquivo).payments[0]?.ownNumber ?? '';
    const errados: [string, string][] = [
      [lote.arquivo, 'Este é o arquivo de remessa'],
      [tamper(bom, 0, 19, '99888777000166'), 'Este retorno é de outra empresa.'],
      [bom.replaceAll(/^341/gm, '237'), 'Este retorno é do banco 237, e o lote é do banco 341.'],
      [tamper(bom, 8, 24, '000000000000000001'), 'Os totais do lote não batem'],
      [
        tamper(bom, 2, 120, '000000000009005').replace('000000000000013506', '000000000000013507'),
        'não é o que foi enviado',
      ],
      [tamper(bom, 2, 74, '00000000000000000001'), 'Este retorno é do arquivo nº 0'],
      [tamper(bom, 2, 74, 'DESCONHECIDO        '), 'não é deste lote: DESCONHECIDO'],
      [
        tamper(tamper(bom, 4, 74, ana_numero), 4, 120, '000000000009004').replace(
          '000000000000013506',
          '000000000000018010',
        ),
        'fala duas vezes do mesmo pagamento',
      ],
      [bom.replace('BIA ', 'BIA'), 'A linha 5 tem 239 caracteres'],
      ['nada', 'A linha 1 tem 4 caracteres'],
    ];
    for (const [arquivo, detail] of errados) {
      expect(de(await retornar(lote.lote_id, arquivo))).toEqual([400, expect.stringContaining(detail)]);
    }
    expect(await estadoDe(semana, ana)).toBe('a_pagar');
    expect((await ler(lote.lote_id)).aguardando).toBe(3);
  });

  it('does not turn a final answer around', async () => {
    const { lote } = await tres();
    await retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', 'BD']));
    expect(de(await retornar(lote.lote_id, responder(lote.arquivo, ['PH', 'PJ', '00'])))).toEqual([
      409,
      expect.stringContaining('já consta como pago, e este retorno diz recusado'),
    ]);
    expect(await ler(lote.lote_id)).toMatchObject({ pagos: 1, recusados: 1, aguardando: 1 });
  });

  it('of the largest kind is taken, though other calls may not be so long', async () => {
    const { lote } = await tres();
    const longo = `${responder(lote.arquivo, ['00'])}${'\r\n'.repeat(200_000)}`;
    expect((await retornar(lote.lote_id, longo)).status).toBe(200);
  });
});

describe('a cancelled batch', () => {
  const cancelar = <T = Linha>(id: number, motivo: string) =>
    admin.cliente.put<T>(`/admin/lotes/${id}/cancelar`, { motivo });

  it('frees its payments, keeps its number, and says so again when it is asked again', async () => {
    const { semana, ana, bia, lote } = await tres();
    const um = await cancelar(lote.lote_id, 'O arquivo não foi enviado');
    expect(um.body).toMatchObject({ aguardando: 0, motivo_cancelamento: 'O arquivo não foi enviado' });
    expect((await cancelar(lote.lote_id, 'O arquivo não foi enviado')).body).toEqual(um.body);
    expect((await cancelar(lote.lote_id, 'Outro motivo')).status).toBe(409);
    expect((await pagar(semana, ana)).status).toBe(200);
    const outro = await pedir(semana, [bia]);
    expect(outro.body.nsa).toBeGreaterThan(lote.nsa);
  });

  it('that the bank answers all the same is nobody’s payment: a person must look', async () => {
    const { semana, ana, lote } = await tres();
    await cancelar(lote.lote_id, 'Não enviado');
    const recusa = [409, expect.stringContaining('foi cancelado como não recebido, mas o banco o recebeu')];
    for (const codigo of ['00', 'BD']) {
      expect(
        de(
          await retornar(
            lote.lote_id,
            answerRemittance(lote.arquivo, () => codigo),
          ),
        ),
      ).toEqual(recusa);
    }
    expect(await estadoDe(semana, ana)).toBe('a_pagar');
  });

  it('has something left to free', async () => {
    const { lote } = await tres();
    await retornar(
      lote.lote_id,
      answerRemittance(lote.arquivo, () => '00'),
    );
    expect(de(await cancelar(lote.lote_id, 'Tarde'))).toEqual([
      409,
      'O banco já respondeu todos os pagamentos deste lote.',
    ]);
  });
});

describe('a server that dies', () => {
  it('between the file and the answer leaves one batch: the same key answers it, without a key it is refused', async () => {
    const semana = outraSemana();
    const ana = await entregou(semana, 33);
    const morre = await startProcess({
      ...EMPRESA,
      DATABASE_URL: pista.api.url,
      DATA_DIR: pista.api.config.DATA_DIR,
      CHAVE_DADOS: pista.api.config.CHAVE_DADOS ?? '',
    });
    const cabecalhos = { 'idempotency-key': crypto.randomUUID() };
    const corpo = { entregador_ids: [ana.id], banco: 'febraban' };
    const caminho = `/admin/fechamento/${semana}/lote`;
    const perdido = new Client(morre.base, admin.cliente.cookie).post(caminho, corpo, cabecalhos).catch(() => null);
    const feitos = () =>
      pista.contar('select count(*)::int as total from lote_pagamento where semana_inicio = ?', semana);
    while ((await feitos()) === 0) await new Promise((pronto) => setTimeout(pronto, 5));
    await morre.matar();
    await perdido;
    const repetido = await admin.cliente.post<Criado>(caminho, corpo, cabecalhos);
    expect(repetido.status, JSON.stringify(repetido.body)).toBe(200);
    expect(readRemittance(repetido.body.arquivo).payments).toHaveLength(1);
    expect(de(await admin.cliente.post(caminho, corpo))).toEqual([
      409,
      expect.stringContaining(`já no arquivo nº ${repetido.body.nsa}`),
    ]);
    const lista = await admin.cliente.get<z.output<typeof lotesDaSemanaSchema>>(`/admin/fechamento/${semana}/lotes`);
    expect(lista.body.lotes.map(({ lote_id }) => lote_id)).toEqual([repetido.body.lote_id]);
  });
});
