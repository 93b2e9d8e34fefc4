import type { FaturaDoComercio, FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import type { ListaDePix, PixRecebido, ResumoDeRecebimentos } from '@corre/contract/recebimentos/contrato.ts';
import type { OpenBank } from '@corre/demo/bank/open-bank.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { CHAVE, OUTRA_CHAVE, startBank } from '@corre/testing/pix-bank/start-bank.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { conferir } from '../prova/conferir.ts';

const SEGREDO = 'a'.repeat(40);
const CNPJ = '11.444.777/0001-61';

let open: OpenBank;
let api: TestApi;
let admin: SignedIn;
let courier: SignedIn;

beforeAll(async () => {
  open = await startBank();
  // The sweep is far away, so that each test says what finds its Pix.
  api = await startApi({ ...open.env, PIX_WEBHOOK_SEGREDO: SEGREDO, PIX_VARREDURA_SEGUNDOS: '80000' });
  admin = await api.novo.funcionario('admin');
  courier = await api.novo.entregador();
});
afterAll(async () => {
  await api?.close();
  await open?.close();
});

const rows = <Row>(query: string, ...valores: unknown[]) => api.orm.em.fork().execute<Row[]>(query, valores);
const until = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 100 });

let lojas = 0;
interface Cobrada {
  loja: SignedIn;
  semana: string;
  fatura: () => Promise<FaturaDoComercio>;
}

/** Opens a shop with legal data and one delivery in the last week that is over, and waits until the bank charges it. */
async function cobrada(valor: number, { dados = true } = {}): Promise<Cobrada> {
  lojas += 1;
  const loja = await api.novo.comercio(`Padaria ${lojas}`);
  const [{ semana = '' } = {}] = await rows<{ semana: string }>(`select (semana_de(agora()) - 7)::text as semana`);
  await rows(
    `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
     select ?, ?, 1, ?, 'online', 'concluida', quando, quando
       from (select (?::date + time '12:00') at time zone 'America/Sao_Paulo' as quando) dia`,
    loja.id,
    courier.id,
    valor,
    semana,
  );
  const nome = encodeURIComponent(loja.nome);
  const fatura = async () => {
    const [lida] = (await loja.cliente.get<FaturaDoComercio[]>(`/comercio/${nome}/faturas`)).body;
    if (!lida) throw new Error('no invoice');
    return lida;
  };
  if (!dados) return { loja, semana, fatura };
  const salvos = await loja.cliente.put(`/comercio/${nome}/dados-de-cobranca`, {
    razao_social: `Padaria ${lojas} Ltda`,
    documento: CNPJ,
  });
  expect(salvos.status).toBe(200);
  await until(async () => {
    // A call that failed is tried again after seconds. Here it is due at once.
    await rows('update cobranca set proximo_envio = agora() where falhas > 0 and tomado_ate is null');
    expect((await fatura()).dinamica).toBe(true);
  });
  return { loja, semana, fatura };
}

/** The bank's callback, as it may come from anybody who knows the secret. */
const chamar = (pix: unknown[], caminho = `${SEGREDO}/pix`) =>
  fetch(`${api.base}/pix/webhook/${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pix }),
  });
const avisar = (ids: string[], caminho?: string) =>
  chamar(
    ids.map((endToEndId) => ({ endToEndId, valor: '0.01', horario: new Date() })),
    caminho,
  );

/** The last 30 days, and tomorrow. */
const periodo = async () => {
  const [{ de = '', ate = '' } = {}] = await rows<{ de: string; ate: string }>(
    `select (hoje - 30)::text as de, (hoje + 1)::text as ate
       from (select timezone('America/Sao_Paulo', agora())::date as hoje) d`,
  );
  return `de=${de}&ate=${ate}`;
};
const todos = async () => (await admin.cliente.get<ListaDePix>(`/admin/recebimentos/pix?${await periodo()}`)).body.pix;
const umPix = async (endToEndId: string): Promise<PixRecebido> => {
  const pix = (await todos()).find((um) => um.end_to_end_id === endToEndId);
  if (!pix) throw new Error(`no Pix ${endToEndId}`);
  return pix;
};
const conhecidos = async (ids: string[]): Promise<number> => {
  const [{ n = 0 } = {}] = await rows<{ n: number }>(
    `select count(*)::int as n from pix where end_to_end_id = any(string_to_array(?, ','))`,
    ids.join(),
  );
  return n;
};
const assentado = (endToEndId: string) => until(() => umPix(endToEndId));

/** Received = settled + unassigned on each day, and the books are right to the cent. */
async function confere(): Promise<void> {
  const { body } = await admin.cliente.get<ResumoDeRecebimentos>(`/admin/recebimentos?${await periodo()}`);
  for (const dia of [body, ...body.dias]) {
    expect(Math.round(dia.recebido * 100)).toBe(Math.round(dia.liquidado * 100) + Math.round(dia.nao_atribuido * 100));
    expect(Math.round(dia.recebido * 100)).toBe(Math.round(dia.entrou * 100) - Math.round(dia.devolvido * 100));
  }
  await conferir(api.url, { semana: null, elo: null, abrir: api.vault.open }, () => undefined);
}

// [cobranca-pix] [pix-aviso] [dados-de-cobranca]
describe('an invoice at the bank', () => {
  it('is charged with the shop’s data, and a callback settles it once, with an act of the chain', async () => {
    const { fatura, semana, loja } = await cobrada(100);
    const { txid, copia_e_cola, location, a_pagar } = await fatura();
    expect(txid).toMatch(/^[A-Za-z0-9]{26,35}$/);
    expect([a_pagar, location]).toEqual([100, expect.any(String)]);
    const charge = open.bank.readCharge('cobv', txid, {});
    expect(charge).toMatchObject({
      status: 'ATIVA',
      valor: { original: '100.00' },
      devedor: { cnpj: '11444777000161' },
    });
    const pix = open.bank.payCode(copia_e_cola ?? '');
    await Promise.all([1, 2, 3].map((vez) => avisar([pix.endToEndId], vez === 2 ? SEGREDO : `${SEGREDO}/pix`)));
    await until(async () => expect((await fatura()).estado).toBe('recebida'));
    const atos = await rows(
      `select r.tipo, r.feito_por, e.conteudo from recebimento r join fatura f on f.id = r.fatura_id
        join elo e on e.tipo = 'recebimento' and e.referencia_id = r.id where f.comercio_id = ? and f.semana_inicio = ?`,
      loja.id,
      semana,
    );
    expect(atos).toEqual([
      { tipo: 'recebida', feito_por: null, conteudo: expect.stringContaining(`pix=${pix.endToEndId}`) },
    ]);
    expect(await umPix(pix.endToEndId)).toMatchObject({ liquidado: 100, nao_atribuido: 0, motivo: null });
    await confere();
  });

  it('keeps the static code without legal data, which are refused with wrong digits', async () => {
    const { fatura, loja } = await cobrada(30, { dados: false });
    expect(await fatura()).toMatchObject({ dinamica: false, copia_e_cola: expect.stringContaining('br.gov.bcb.pix') });
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/dados-de-cobranca`;
    const errado = await loja.cliente.put(caminho, { razao_social: 'Padaria', documento: '11.444.777/0001-62' });
    expect([errado.status, errado.body]).toEqual([400, expect.objectContaining({ campo: 'documento' })]);
    expect((await loja.cliente.put(caminho, { razao_social: 'Padaria', documento: '' })).status).toBe(400);
    expect((await loja.cliente.get(caminho)).body).toEqual({ razao_social: null, documento: null });
    await loja.cliente.put(caminho, { razao_social: 'João da Silva', documento: '390.533.447-05' });
    expect((await loja.cliente.get(caminho)).body).toEqual({ razao_social: 'João da Silva', documento: '39053344705' });
    const [{ documento = '' } = {}] = await rows<{ documento: string }>(
      'select documento from comercio where id = ?',
      loja.id,
    );
    expect(documento).toMatch(/^v1\./);
  });

  it('loses its charge when it is marked by hand, gets the next one after the reversal', async () => {
    const { fatura, semana, loja } = await cobrada(40);
    const primeira = (await fatura()).txid;
    const caminho = `/admin/fechamento/${semana}/faturas/${loja.id}`;
    await admin.cliente.put(`${caminho}/receber`, {});
    await until(async () =>
      expect(open.bank.readCharge('cobv', primeira, {}).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR'),
    );
    await admin.cliente.put(`${caminho}/estornar`, { motivo: 'Marquei a loja errada' });
    await until(async () => expect((await fatura()).dinamica).toBe(true));
    const segunda = (await fatura()).txid;
    expect(segunda).not.toBe(primeira);
    // Somebody had scanned the first code before.
    const pix = open.bank.pay(primeira, { anyway: true });
    await avisar([pix.endToEndId]);
    expect(await assentado(pix.endToEndId)).toMatchObject({ liquidado: 40, nao_atribuido: 0 });
    await until(async () =>
      expect(open.bank.readCharge('cobv', segunda, {}).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR'),
    );
    await confere();
  });
});

// [pix-recebido] [pix-devolvido] [conciliacao]
describe('money that does not fit', () => {
  it('pays a part, and the next charge asks for the rest', async () => {
    const { fatura } = await cobrada(100);
    const { txid } = await fatura();
    const parte = open.bank.pay(txid, { cents: 4_000 });
    await avisar([parte.endToEndId]);
    await until(async () =>
      expect(await fatura()).toMatchObject({ estado: 'a_receber', recebido: 40, a_pagar: 60, dinamica: true }),
    );
    const resto = await fatura();
    expect(resto.txid).not.toBe(txid);
    const fim = open.bank.payCode(resto.copia_e_cola ?? '');
    await avisar([fim.endToEndId]);
    await until(async () => expect((await fatura()).estado).toBe('recebida'));
    await confere();
  });

  it('is unassigned with its reason, and is given to an invoice by hand', async () => {
    const { fatura, semana, loja } = await cobrada(50);
    const { txid } = await fatura();
    const certo = open.bank.pay(txid);
    const dobro = open.bank.pay(txid, { anyway: true });
    const solto = open.bank.payPlain(CHAVE, 700);
    const outra = open.bank.payPlain(OUTRA_CHAVE, 800, { txid: 'F20200106C1' });
    const estranho = open.bank.payPlain(CHAVE, 900, { txid: 'PEDIDO77' });
    await avisar([outra, dobro, estranho, solto, certo].map(({ endToEndId }) => endToEndId));
    const motivos = await Promise.all(
      [solto, outra, estranho].map(async ({ endToEndId }) => (await assentado(endToEndId)).motivo),
    );
    expect(motivos).toEqual(['sem_txid', 'outra_chave', 'txid_desconhecido']);
    const par = [await assentado(certo.endToEndId), await assentado(dobro.endToEndId)];
    expect(par.map(({ motivo }) => motivo).sort()).toEqual(['fatura_ja_paga', null]);
    const outraLoja = await cobrada(60);
    const sobra = par.find(({ motivo }) => motivo !== null);
    const pedido = { semana_inicio: semana, comercio_id: outraLoja.loja.id, motivo: 'Pagou no código da outra loja' };
    const caminho = `/admin/recebimentos/pix/${sobra?.id}/atribuir`;
    expect((await admin.cliente.put(caminho, { ...pedido, comercio_id: loja.id })).body).toMatchObject({
      codigo: 'FATURA_JA_RECEBIDA',
    });
    const dado = await admin.cliente.put<{ pix: PixRecebido }>(caminho, pedido);
    expect(dado.body.pix).toMatchObject({ liquidado: 50, nao_atribuido: 0 });
    expect((await admin.cliente.put(caminho, pedido)).body).toMatchObject({ codigo: 'PIX_SEM_SOBRA' });
    await until(async () => expect(await outraLoja.fatura()).toMatchObject({ recebido: 50, a_pagar: 10 }));
    // The charge of the other shop asks for the rest under the same txid.
    const { txid: dela } = await outraLoja.fatura();
    await until(async () => expect(open.bank.readCharge('cobv', dela, {}).valor.original).toBe('10.00'));
    await confere();
  });

  it('is more than the invoice, is refunded in part and whole, and opens the invoice again', async () => {
    const { fatura } = await cobrada(80);
    const pix = open.bank.pay((await fatura()).txid, { cents: 9_000 });
    await avisar([pix.endToEndId]);
    const { id, ...visto } = await assentado(pix.endToEndId);
    expect(visto).toMatchObject({ liquidado: 80, nao_atribuido: 10, motivo: 'valor_a_mais', devolvivel: 90 });
    const devolver = (valor: number) =>
      admin.cliente.post(`/admin/recebimentos/pix/${id}/devolver`, { valor, motivo: 'Pagou a mais' });
    expect((await devolver(90.01)).body).toMatchObject({ codigo: 'DEVOLUCAO_DE_PIX_ALTA' });
    expect((await devolver(10)).status).toBe(200);
    const terminada = async (quantas: number) => {
      await until(async () => {
        const { devolucoes } = await umPix(pix.endToEndId);
        expect(devolucoes.filter(({ estado }) => estado === 'em_processamento')).toHaveLength(1);
      });
      const noBanco = open.bank.money.read(pix.endToEndId).devolucoes ?? [];
      const aberta = noBanco.find(({ status }) => status === 'EM_PROCESSAMENTO');
      open.bank.settleRefund(pix.endToEndId, aberta?.id ?? '', 'DEVOLVIDO');
      await avisar([pix.endToEndId]);
      await until(async () =>
        expect((await umPix(pix.endToEndId)).devolucoes.filter(({ estado }) => estado === 'devolvida')).toHaveLength(
          quantas,
        ),
      );
    };
    await terminada(1);
    expect((await fatura()).estado).toBe('recebida');
    expect(await umPix(pix.endToEndId)).toMatchObject({ devolvido: 10, nao_atribuido: 0, liquidado: 80 });
    await confere();
    await devolver(30);
    await terminada(2);
    expect(await fatura()).toMatchObject({ estado: 'a_receber', recebido: 50, a_pagar: 30 });
    await until(async () => expect((await fatura()).dinamica).toBe(true));
    await confere();
  });
});

describe('what goes wrong', () => {
  it('a lost answer, a dead bank and a refusal end in one charge', async () => {
    open.bank.faults.die('antes', 'depois');
    const { fatura } = await cobrada(70);
    const { txid } = await fatura();
    expect(open.bank.readCharge('cobv', txid, {}).valor.original).toBe('70.00');
    const [{ n = 0 } = {}] = await rows<{ n: number }>(
      'select count(*)::int as n from cobranca k where k.fatura_id = (select fatura_id from cobranca where txid = ?)',
      txid,
    );
    expect(n).toBe(1);
  });

  // [pix-varredura]
  it('a Pix that no callback named is found by the sweep, page by page, and once', async () => {
    const { fatura } = await cobrada(20);
    const pix = open.bank.payCode((await fatura()).copia_e_cola ?? '');
    const soltos = Array.from({ length: 120 }, (_, i) => open.bank.payPlain(CHAVE, 100 + i));
    await rows('update pix_varredura set proximo_envio = agora()');
    await until(async () => expect((await fatura()).estado).toBe('recebida'));
    await until(async () => {
      const n = await conhecidos([pix, ...soltos].map(({ endToEndId }) => endToEndId));
      expect(n).toBe(121);
    });
    await confere();
  });

  it('entries of a callback that name nothing take no other one away', async () => {
    const { fatura } = await cobrada(25);
    const { endToEndId } = open.bank.payCode((await fatura()).copia_e_cola ?? '');
    expect((await chamar([null, 'x', {}, { endToEndId: 7 }, { endToEndId }])).status).toBe(200);
    await until(async () => expect((await fatura()).estado).toBe('recebida'));
  });

  it('a Pix that cannot be booked stops no other, is a line for the administrator, and is booked when it can', async () => {
    const [ruim, bom] = [open.bank.payPlain(CHAVE, 501), open.bank.payPlain(CHAVE, 502)].map(
      ({ endToEndId }) => endToEndId,
    );
    await rows(`create function recusar() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$`);
    await rows(`create trigger recusa before insert on pix for each row
      when (new.end_to_end_id = '${ruim}') execute function recusar()`);
    await rows('update pix_varredura set proximo_envio = agora()');
    await until(async () => expect(await conhecidos([bom ?? ''])).toBe(1));
    await until(async () => {
      const { body } = await admin.cliente.get<{ referencia: string }[]>('/admin/recebimentos/pendencias');
      expect(body).toContainEqual(expect.objectContaining({ tipo: 'aviso', referencia: ruim, desistiu: false }));
    });
    const [{ lida = false } = {}] = await rows<{ lida: boolean }>(
      `select visto_ate > agora() - interval '1 hour' as lida from pix_varredura`,
    );
    expect(lida).toBe(true);
    await rows('drop trigger recusa on pix');
    await rows('update pix_aviso set proximo_envio = agora()');
    await until(async () => expect(await conhecidos([ruim ?? ''])).toBe(1));
    await confere();
  });

  it('a callback with another secret is 404, and a Pix that the bank does not know is a line for the administrator', async () => {
    const ninguem = 'E00000000202611251200abcdefghijk';
    expect((await avisar([ninguem], `${'b'.repeat(40)}/pix`)).status).toBe(404);
    expect((await avisar([ninguem, 'x'])).status).toBe(200);
    await until(async () => {
      const { body } = await admin.cliente.get<{ referencia: string }[]>('/admin/recebimentos/pendencias');
      expect(body).toContainEqual(expect.objectContaining({ tipo: 'aviso', referencia: ninguem, desistiu: false }));
    });
    expect(await rows('select 1 from pix where end_to_end_id = ?', ninguem)).toEqual([]);
  });

  it('two processes that hear the same callbacks at once book each Pix once', async () => {
    await api.another({});
    const { fatura, semana } = await cobrada(45);
    const { txid } = await fatura();
    const muitos = [open.bank.pay(txid), ...Array.from({ length: 12 }, () => open.bank.pay(txid, { anyway: true }))];
    const ids = muitos.map(({ endToEndId }) => endToEndId);
    await Promise.all([...ids, ...ids].map((id) => avisar([id, ...ids.slice(0, 3)])));
    await until(async () => expect(await conhecidos(ids)).toBe(13));
    const { body } = await admin.cliente.get<FaturasDaSemana>(`/admin/fechamento/${semana}/faturas`);
    expect(body.com_cobranca).toBe(true);
    expect((await fatura()).recebido).toBe(45);
    await confere();
  });
});
