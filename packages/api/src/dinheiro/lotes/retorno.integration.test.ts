import { answerRemittance, readRemittance, tamper } from '@corre/testing/bank/remittance.ts';
import { batchesOf, type Friday, refused, startFriday } from '@corre/testing/harness/friday.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let sexta: Friday;
let acao: ReturnType<typeof batchesOf>;
beforeAll(async () => {
  sexta = await startFriday();
  acao = batchesOf(sexta);
});
afterAll(() => sexta.race.api.close());

describe('the return file', () => {
  const responder = (arquivo: string, codigos: readonly string[]) =>
    answerRemittance(arquivo, (_, i) => codigos[i] ?? '');

  it('marks what was paid, frees what was refused, and keeps the rest waiting', async () => {
    const { semana, ana, bia, caio, lote } = await acao.tres();
    const { status, body } = await acao.retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', 'BD']));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ pagos: 1, recusados: 1, aguardando: 1, total_pago: 90.04 });
    expect(body.itens.map(({ resultado, ocorrencias }) => [resultado, ocorrencias])).toEqual([
      ['pago', [{ codigo: '00', texto: 'Pagamento efetuado' }]],
      ['recusado', [{ codigo: 'PJ', texto: 'Chave PIX não cadastrada' }]],
      [null, [{ codigo: 'BD', texto: 'Recebido pelo banco, ainda não pago' }]],
    ]);
    expect([
      await acao.estadoDe(semana, ana),
      await acao.estadoDe(semana, bia),
      await acao.estadoDe(semana, caio),
    ]).toEqual(['paga', 'a_pagar', 'a_pagar']);
    const [marca] = await sexta.race.rows(
      `select q.lote_id, q.id_transacao, q.feita_por from quitacao q join pagamento p on p.id = q.pagamento_id where p.entregador_id = ?`,
      ana.id,
    );
    expect(marca).toEqual({ lote_id: lote.lote_id, id_transacao: 'E1', feita_por: sexta.admin.id });

    const outro = await acao.pedir(semana, [bia]);
    expect(outro.status).toBe(200);
    expect((await acao.pagar(semana, caio)).status).toBe(409);
    expect((await acao.retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', '00']))).body).toMatchObject({
      pagos: 2,
    });
    expect(await acao.estadoDe(semana, caio)).toBe('paga');
    // The second file has its own payment and refuses the answer to the first file.
    expect(refused(await acao.retornar(outro.body.lote_id, responder(lote.arquivo, ['00', '00', '00'])))).toEqual([
      400,
      `Este retorno é do arquivo nº ${lote.nsa}, e este lote é o arquivo nº ${outro.body.nsa}.`,
    ]);
    expect(await acao.estadoDe(semana, bia)).toBe('a_pagar');
  });

  it('tells the sheet which file a payout is in, and why the bank refused it', async () => {
    const { semana, ana, bia, caio, lote } = await acao.tres();
    const { nsa } = lote;
    const noBanco = async () => {
      const { linhas } = await acao.planilha(semana);
      return [ana, bia, caio].map(({ id }) => linhas.find((linha) => linha.entregador_id === id)?.no_banco);
    };
    const espera = { nsa, recusa: null };
    expect(await noBanco()).toEqual([espera, espera, espera]);
    await acao.retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', 'BD']));
    expect(await noBanco()).toEqual([null, { nsa, recusa: 'Chave PIX não cadastrada' }, espera]);
    // In the next file the refused one waits again. Cancelled, it falls back to the refusal.
    const { body: outro } = await acao.pedir(semana, [bia]);
    expect((await noBanco())[1]).toEqual({ nsa: outro.nsa, recusa: null });
    expect((await acao.cancelar(outro.lote_id, 'O banco não recebeu')).status).toBe(200);
    expect((await noBanco())[1]).toEqual({ nsa, recusa: 'Chave PIX não cadastrada' });
    expect((await acao.pagar(semana, bia)).status).toBe(200);
    expect((await noBanco())[1]).toBeNull();
  });

  it('changes nothing the second time and answers as the first, whoever sends it', async () => {
    const { lote } = await acao.tres();
    const arquivo = responder(lote.arquivo, ['00', 'AG', 'BD']);
    const [um, dois] = await Promise.all([
      acao.retornar(lote.lote_id, arquivo),
      acao.retornar(lote.lote_id, arquivo, sexta.race.via(sexta.admin, 1).cliente),
    ]);
    expect(um.status).toBe(200);
    expect(dois.body).toEqual(um.body);
    expect((await acao.retornar(lote.lote_id, arquivo)).body).toEqual(um.body);
    expect(await sexta.race.count('select count(*)::int as total from quitacao where lote_id = ?', lote.lote_id)).toBe(
      1,
    );
    expect(
      await sexta.race.count(
        `select count(*)::int as total from auditoria where acao = 'lote-retorno' and alvo_id = ?`,
        lote.lote_id,
      ),
    ).toBe(1);
  });

  it('is refused whole when it is not the answer to this batch', async () => {
    const { semana, ana, lote } = await acao.tres();
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
      expect(refused(await acao.retornar(lote.lote_id, arquivo))).toEqual([400, expect.stringContaining(detail)]);
    }
    expect(await acao.estadoDe(semana, ana)).toBe('a_pagar');
    expect((await acao.read(lote.lote_id)).aguardando).toBe(3);
  });

  it('does not turn a final answer around', async () => {
    const { lote } = await acao.tres();
    await acao.retornar(lote.lote_id, responder(lote.arquivo, ['00', 'PJ', 'BD']));
    expect(refused(await acao.retornar(lote.lote_id, responder(lote.arquivo, ['PH', 'PJ', '00'])))).toEqual([
      409,
      expect.stringContaining('já consta como pago, e este retorno diz recusado'),
    ]);
    expect(await acao.read(lote.lote_id)).toMatchObject({ pagos: 1, recusados: 1, aguardando: 1 });
  });

  it('of the largest kind is taken, though other calls may not be so long', async () => {
    const { lote } = await acao.tres();
    const longo = `${responder(lote.arquivo, ['00'])}${'\r\n'.repeat(200_000)}`;
    expect((await acao.retornar(lote.lote_id, longo)).status).toBe(200);
  });
});

describe('a cancelled batch', () => {
  it('frees its payments, keeps its number, and says so again when it is asked again', async () => {
    const { semana, ana, bia, lote } = await acao.tres();
    const um = await acao.cancelar(lote.lote_id, 'O arquivo não foi enviado');
    expect(um.body).toMatchObject({ aguardando: 0, motivo_cancelamento: 'O arquivo não foi enviado' });
    expect((await acao.cancelar(lote.lote_id, 'O arquivo não foi enviado')).body).toEqual(um.body);
    expect((await acao.cancelar(lote.lote_id, 'Outro motivo')).status).toBe(409);
    expect((await acao.pagar(semana, ana)).status).toBe(200);
    const outro = await acao.pedir(semana, [bia]);
    expect(outro.body.nsa).toBeGreaterThan(lote.nsa);
  });

  it('that the bank answers all the same is nobody’s payment: a person must look', async () => {
    const { semana, ana, lote } = await acao.tres();
    await acao.cancelar(lote.lote_id, 'Não enviado');
    const recusa = [409, expect.stringContaining('foi cancelado como não recebido, mas o banco o recebeu')];
    for (const codigo of ['00', 'BD']) {
      expect(
        refused(
          await acao.retornar(
            lote.lote_id,
            answerRemittance(lote.arquivo, () => codigo),
          ),
        ),
      ).toEqual(recusa);
    }
    expect(await acao.estadoDe(semana, ana)).toBe('a_pagar');
  });

  it('has something left to free', async () => {
    const { lote } = await acao.tres();
    await acao.retornar(
      lote.lote_id,
      answerRemittance(lote.arquivo, () => '00'),
    );
    expect(refused(await acao.cancelar(lote.lote_id, 'Tarde'))).toEqual([
      409,
      'O banco já respondeu todos os pagamentos deste lote.',
    ]);
  });
});
