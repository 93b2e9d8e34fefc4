import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { readBrCode } from '@corre/demo/bank/br-code.ts';
import { createAuthority } from '@corre/demo/bank/certificates.ts';
import type { OpenBank } from '@corre/demo/bank/open-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToken, type BankAnswer, signedIn } from './bank-client.ts';
import { cob, cobv, dayFromNow, txidOf } from './requests.ts';
import { CHAVE, OUTRA_CHAVE, startBank } from './start-bank.ts';

let open: OpenBank;
let call: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  open = await startBank();
  call = await signedIn(open);
});
afterAll(() => open?.close());

const kind = ({ status, body }: BankAnswer): [number, string] => [status, body.type.split('/').at(-1)];
const named = ({ body }: BankAnswer): string[] =>
  (body.violacoes ?? []).map((one: { propriedade: string }) => one.propriedade);
const today = () => ({ inicio: `${dayFromNow(-1)}T00:00:00Z`, fim: `${dayFromNow(1)}T00:00:00Z` });
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

describe('who may speak to the bank', () => {
  it('a client without a certificate of the bank does not get past the handshake', async () => {
    await expect(askToken(open, {}, { identidade: null })).rejects.toThrow();
    const stranger = await (await createAuthority('Outra')).client('Corre');
    await expect(askToken(open, {}, { identidade: stranger })).rejects.toThrow();
  });

  it('gives a token for the right secret, with the scopes that the contract has', async () => {
    const { status, body } = await askToken(open, { scope: 'cob.read cobr.write' });
    expect([status, body.scope, body.token_type]).toEqual([200, 'cob.read', 'Bearer']);
    const wrong = await askToken(open, {}, { headers: { authorization: `Basic ${btoa('corre:errado')}` } });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    expect((await askToken(open, { scope: 'rec.read' })).body.error).toBe('invalid_scope');
    expect((await askToken(open, { grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
  });

  it('a token opens its scopes only, and only with the certificate that got it', async () => {
    const reader = await signedIn(open, 'cobv.read');
    expect(kind(await reader('PUT', `/cobv/${txidOf('escopo')}`, cobv()))).toEqual([403, 'AcessoNegado']);
    const other = await open.authority.client('Outro cliente');
    expect((await call('GET', `/pix?${query(today())}`, undefined, { identidade: other })).status).toBe(401);
    expect((await call('GET', '/pix', undefined, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  it('tokens end in time', async () => {
    const other = await startBank({ tokenSeconds: 60 });
    const short = await signedIn(other);
    expect((await short('GET', `/webhook`)).status).toBe(200);
    other.bank.advance(61);
    expect((await short('GET', `/webhook`)).status).toBe(401);
    await other.close();
  });
});

describe('a charge with a due date', () => {
  it('is created once: a repeat returns it, other content under its txid is refused', async () => {
    const path = `/cobv/${txidOf('criada')}`;
    const first = await call('PUT', path, cobv());
    expect([first.status, first.body.status, first.body.revisao]).toEqual([201, 'ATIVA', 0]);
    expect((await call('PUT', path, cobv())).body).toEqual(first.body);
    const other = await call('PUT', path, cobv({ valor: { original: '120.51' } }));
    expect([kind(other), named(other)]).toEqual([[400, 'CobVOperacaoInvalida'], ['cobv.txid']]);
    expect(kind(await call('PUT', path.replace('cobv', 'cob'), cob()))).toEqual([400, 'CobOperacaoInvalida']);
    expect((await call('GET', path)).body).toEqual(first.body);
  });

  it('carries a valid dynamic BR Code with its location', async () => {
    const { body } = await call('PUT', `/cobv/${txidOf('codigo')}`, cobv());
    expect(isValidPixPayload(body.pixCopiaECola)).toBe(true);
    expect(readBrCode(body.pixCopiaECola)).toEqual({ location: body.location, chave: null, valor: null, txid: null });
    expect(() => readBrCode(body.pixCopiaECola.replace('5303986', '5303987'))).toThrow('CRC');
  });

  it.each<[string, object, string]>([
    ['an unknown field', { observacao: 'x' }, 'cobv.observacao'],
    ['an amount with a comma', { valor: { original: '120,50' } }, 'cobv.valor.original'],
    ['an amount as a number', { valor: { original: 120.5 } }, 'cobv.valor.original'],
    ['an amount with one decimal', { valor: { original: '120.5' } }, 'cobv.valor.original'],
    ['nothing to pay', { valor: { original: '0.00' } }, 'cobv.valor.original'],
    ['a CPF with points', { devedor: { cpf: '529.982.247-25', nome: 'Ana' } }, 'cobv.devedor.cpf'],
    ['CPF and CNPJ together', { devedor: { cpf: '52998224725', cnpj: '12345678000195', nome: 'Ana' } }, 'cobv.devedor'],
    ['no debtor', { devedor: undefined }, 'cobv.devedor'],
    [
      'a day that does not exist',
      { calendario: { dataDeVencimento: '2027-02-30' } },
      'cobv.calendario.dataDeVencimento',
    ],
    ['a due date in the past', { calendario: { dataDeVencimento: '2020-02-03' } }, 'cobv.calendario.dataDeVencimento'],
    [
      'a validity below zero',
      { calendario: { dataDeVencimento: '2099-01-01', validadeAposVencimento: -1 } },
      'cobv.calendario.validadeAposVencimento',
    ],
    ['a key of somebody else', { chave: 'x@y.com.br' }, 'cobv.chave'],
    ['a sentence that is too long', { solicitacaoPagador: 'x'.repeat(141) }, 'cobv.solicitacaoPagador'],
    ['a location that does not exist', { loc: { id: 999_999 } }, 'cobv.loc.id'],
    [
      'a fine of an unknown kind',
      { valor: { original: '1.00', multa: { modalidade: 3, valorPerc: '1.00' } } },
      'cobv.valor.multa.modalidade',
    ],
    [
      'a kind of interest as text',
      { valor: { original: '1.00', juros: { modalidade: '3', valorPerc: '1.00' } } },
      'cobv.valor.juros.modalidade',
    ],
    [
      'a reduction of the whole',
      { valor: { original: '1.00', abatimento: { modalidade: 1, valorPerc: '1.00' } } },
      'cobv.valor.abatimento',
    ],
    [
      'a discount without a date',
      { valor: { original: '1.00', desconto: { modalidade: 1, valorPerc: '0.10' } } },
      'cobv.valor.desconto.modalidade',
    ],
    [
      'a discount after the due date',
      {
        valor: {
          original: '1.00',
          desconto: { modalidade: 2, descontoDataFixa: [{ data: '2099-01-01', valorPerc: '1.00' }] },
        },
      },
      'cobv.valor.desconto',
    ],
  ])('is refused with %s', async (_what, changes, propriedade) => {
    const path = `/cobv/${txidOf('recusada')}`;
    const refused = await call('PUT', path, cobv(changes));
    expect([kind(refused), named(refused)]).toEqual([[400, 'CobVOperacaoInvalida'], [propriedade]]);
    expect(kind(await call('GET', path))).toEqual([404, 'CobVNaoEncontrada']);
  });

  it('is refused with a txid of another form, and with a body that is no JSON', async () => {
    for (const txid of ['x'.repeat(25), 'x'.repeat(36), 'fatura-'.padEnd(26, 'x')])
      expect(kind(await call('PUT', `/cobv/${txid}`, cobv()))).toEqual([400, 'CobVOperacaoInvalida']);
    expect(kind(await call('PUT', `/cobv/${txidOf('json')}`, '{'))).toEqual([400, 'RequisicaoInvalida']);
    const text = { headers: { 'content-type': 'text/plain' } };
    expect((await call('PUT', `/cobv/${txidOf('json')}`, '{}', text)).status).toBe(400);
  });

  it('is revised while it is active, and keeps its revisions', async () => {
    const path = `/cobv/${txidOf('revista')}`;
    await call('PUT', path, cobv({ valor: { original: '50.00', multa: { modalidade: 2, valorPerc: '2.00' } } }));
    const revised = await call('PATCH', path, { valor: { original: '45.00' } });
    expect([revised.status, revised.body.revisao, revised.body.valor.original]).toEqual([200, 1, '45.00']);
    expect(revised.body.valor.multa).toEqual({ modalidade: 2, valorPerc: '2.00' });
    expect((await call('PATCH', path, { valor: { original: '45.00' } })).body.revisao).toBe(1);
    expect((await call('GET', `${path}?revisao=0`)).body.valor.original).toBe('50.00');
    expect(kind(await call('GET', `${path}?revisao=2`))).toEqual([400, 'CobVConsultaInvalida']);
    expect(named(await call('PATCH', path, { valor: { original: '0.00' } }))).toEqual(['cobv.valor.original']);
    expect(named(await call('PATCH', path, { devedor: undefined, novo: 1 }))).toEqual(['cobv.novo']);
  });

  it('is removed alone, and then neither changed nor paid', async () => {
    const path = `/cobv/${txidOf('removida')}`;
    const removal = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
    await call('PUT', path, cobv());
    expect(named(await call('PATCH', path, { ...removal, solicitacaoPagador: 'x' }))).toEqual(['cobv.status']);
    expect(named(await call('PATCH', path, { status: 'CONCLUIDA' }))).toEqual(['cobv.status']);
    expect((await call('PATCH', path, removal)).body.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    expect(kind(await call('PATCH', path, removal))).toEqual([400, 'CobVOperacaoInvalida']);
    expect(() => open.bank.pay(txidOf('removida'))).toThrow('REMOVIDA');
    const other = `/cobv/${txidOf('retirada')}`;
    await call('PUT', other, cobv());
    open.bank.charges.removeByBank(txidOf('retirada'));
    expect((await call('GET', other)).body.status).toBe('REMOVIDA_PELO_PSP');
  });

  it('is paid by the code of the screen, with fine and interest when late, and concludes', async () => {
    const other = await startBank();
    const ask = await signedIn(other);
    const path = `/cobv/${txidOf('paga')}`;
    const valor = {
      original: '100.00',
      multa: { modalidade: 2, valorPerc: '2.00' },
      juros: { modalidade: 3, valorPerc: '3.00' },
    };
    const { body } = await ask('PUT', path, cobv({ calendario: { dataDeVencimento: dayFromNow(0) }, valor }));
    other.bank.advance(20 * 86_400);
    const pix = other.bank.payCode(body.pixCopiaECola);
    const again = await signedIn(other);
    const paid = (await again('GET', path)).body;
    expect([paid.status, paid.pix]).toEqual(['CONCLUIDA', [pix]]);
    const sum = Object.values(pix.componentesValor ?? {}).reduce((total, part) => total + Number(part.valor), 0);
    expect([Object.keys(pix.componentesValor ?? {}), sum]).toEqual([['original', 'multa', 'juros'], Number(pix.valor)]);
    expect(Number(pix.valor)).toBeGreaterThan(102);
    expect(() => other.bank.payCode(body.pixCopiaECola)).toThrow('CONCLUIDA');
    await other.close();
  });

  it('is not offered by a bank without such charges', async () => {
    const other = await startBank({ semCobv: true });
    const ask = await signedIn(other);
    expect(kind(await ask('PUT', `/cobv/${txidOf('sem')}`, cobv()))).toEqual([403, 'AcessoNegado']);
    expect((await ask('PUT', `/cob/${txidOf('sem')}`, cob())).status).toBe(201);
    await other.close();
  });
});

describe('an immediate charge', () => {
  it('is created, revised, and expires', async () => {
    const path = `/cob/${txidOf('imediata')}`;
    const made = await call('PUT', path, cob({ calendario: { expiracao: 60 } }));
    expect([made.status, made.body.calendario.expiracao]).toEqual([201, 60]);
    expect((await call('PATCH', path, { valor: { original: '9.00' } })).body.revisao).toBe(1);
    expect(named(await call('PATCH', path, { calendario: { expiracao: 0 } }))).toEqual(['cob.calendario.expiracao']);
    const bank = open.bank;
    expect(bank.charges.due(bank.charges.find(txidOf('imediata')) ?? raise()).total).toBe(900);
    bank.advance(61);
    expect(() => bank.pay(txidOf('imediata'))).toThrow('expirou');
    expect((await call('GET', path)).body.status).toBe('ATIVA');
  });
});

const raise = (): never => {
  throw new Error('not there');
};

describe('the lists', () => {
  it('return pages of a span, and refuse what makes no sense', async () => {
    for (const n of [1, 2, 3]) open.bank.payPlain(OUTRA_CHAVE, n * 100);
    const { inicio } = today();
    const fim = open.bank.now().toISOString();
    const page = (
      await call('GET', `/pix?${query({ inicio, fim, 'paginacao.itensPorPagina': '2', 'paginacao.paginaAtual': '1' })}`)
    ).body;
    expect(page.pix.length).toBeGreaterThan(0);
    expect(page.parametros.paginacao.quantidadeDePaginas).toBe(
      Math.ceil(page.parametros.paginacao.quantidadeTotalDeItens / 2),
    );
    const refused: [string, Record<string, string>][] = [
      ['pix.fim', { inicio }],
      ['fim', { inicio: fim, fim: inicio }],
      ['fim', { inicio: '2026-01-01T00:00:00Z', fim: '2026-01-07T00:00:00Z' }],
      ['pix.paginacao.itensPorPagina', { inicio, fim, 'paginacao.itensPorPagina': '1001' }],
      ['pix.paginacao.paginaAtual', { inicio, fim, 'paginacao.paginaAtual': '-1' }],
      ['pix.pagina', { inicio, fim, pagina: '1' }],
      ['pix.inicio', { inicio: '2026-01-01', fim }],
      ['cpf', { inicio, fim, cpf: '52998224725', cnpj: '12345678000195' }],
    ];
    for (const [propriedade, asked] of refused)
      expect(named(await call('GET', `/pix?${query(asked)}`)), propriedade).toEqual([propriedade]);
  });

  it('filter charges by state and debtor', async () => {
    const { inicio } = today();
    const span = { inicio, fim: open.bank.now().toISOString() };
    const active = (await call('GET', `/cobv?${query({ ...span, status: 'ATIVA' })}`)).body;
    expect(active.cobs.length).toBeGreaterThan(0);
    expect(new Set(active.cobs.map((one: { status: string }) => one.status))).toEqual(new Set(['ATIVA']));
    expect((await call('GET', `/cobv?${query({ ...span, cnpj: '99999999999999' })}`)).body.cobs).toEqual([]);
    expect((await call('GET', `/cob?${query(span)}`)).body.cobs.length).toBeGreaterThan(0);
  });
});

describe('a refund', () => {
  it('goes in parts up to the whole, each id once, and ends', async () => {
    const { endToEndId } = open.bank.payPlain(CHAVE, 10_000);
    const path = (id: string) => `/pix/${endToEndId}/devolucao/${id}`;
    const asked = await call('PUT', path('d1'), { valor: '30.00', descricao: 'Pago a mais' });
    expect([asked.status, asked.body.status]).toEqual([201, 'EM_PROCESSAMENTO']);
    expect((await call('PUT', path('d1'), { valor: '30.00', descricao: 'Pago a mais' })).body).toEqual(asked.body);
    expect(named(await call('PUT', path('d1'), { valor: '31.00' }))).toEqual(['id']);
    expect(named(await call('PUT', path('d2'), { valor: '70.01' }))).toEqual(['devolucao.valor']);
    expect(named(await call('PUT', path('d2'), { valor: '7,00' }))).toEqual(['devolucao.valor']);
    expect(named(await call('PUT', path('d2'), { valor: '7.00', natureza: 'RETIRADA' }))).toEqual([
      'devolucao.natureza',
    ]);
    expect((await call('PUT', path('d2'), { valor: '70.00' })).status).toBe(201);
    open.bank.settleRefund(endToEndId, 'd2', 'NAO_REALIZADO');
    open.bank.settleRefund(endToEndId, 'd1', 'DEVOLVIDO');
    expect((await call('PUT', path('d3'), { valor: '70.00' })).status).toBe(201);
    const ends = (await call('GET', `/pix/${endToEndId}`)).body.devolucoes.map((one: { status: string }) => one.status);
    expect(ends.sort()).toEqual(['DEVOLVIDO', 'EM_PROCESSAMENTO', 'NAO_REALIZADO']);
    expect((await call('GET', path('d1'))).body.horario.liquidacao).toBeTypeOf('string');
    expect(kind(await call('GET', path('d9')))).toEqual([404, 'PixDevolucaoNaoEncontrada']);
    expect(kind(await call('GET', `/pix/E${'0'.repeat(31)}`))).toEqual([404, 'PixNaoEncontrado']);
  });

  it('is refused after 90 days', async () => {
    const other = await startBank({ tokenSeconds: 100 * 86_400 });
    const ask = await signedIn(other);
    const { endToEndId } = other.bank.payPlain(CHAVE, 100);
    other.bank.advance(90 * 86_400 + 60);
    expect(kind(await ask('PUT', `/pix/${endToEndId}/devolucao/tarde`, { valor: '1.00' }))).toEqual([
      400,
      'PixDevolucaoInvalida',
    ]);
    await other.close();
  });
});

describe('what goes wrong', () => {
  it('refuses with 503 and says when to come again', async () => {
    open.bank.faults.refuse(1, 7);
    const refused = await call('GET', `/webhook`);
    expect([kind(refused), refused.headers['retry-after']]).toEqual([[503, 'ServicoIndisponivel'], '7']);
    expect((await call('GET', `/webhook`)).status).toBe(200);
  });

  it('dies before an act or after it: the repeat finds the same charge', async () => {
    open.bank.faults.die('antes', 'depois');
    const path = `/cobv/${txidOf('morte')}`;
    await expect(call('PUT', path, cobv())).rejects.toThrow();
    expect(open.bank.charges.find(txidOf('morte'))).toBeUndefined();
    await expect(call('PUT', path, cobv())).rejects.toThrow();
    expect(open.bank.charges.find(txidOf('morte'))?.status).toBe('ATIVA');
    expect((await call('PUT', path, cobv())).status).toBe(201);
  });

  it('comes back with everything that it had answered, but without its tokens', async () => {
    const pix = open.bank.pay(txidOf('morte'));
    await open.dieAndReturn();
    expect((await call('GET', `/pix/${pix.endToEndId}`)).status).toBe(401);
    call = await signedIn(open);
    expect((await call('GET', `/pix/${pix.endToEndId}`)).body).toEqual(pix);
    expect((await call('GET', `/cobv/${txidOf('morte')}`)).body.status).toBe('CONCLUIDA');
  });

  it('lists a Pix later than it came', async () => {
    const { endToEndId } = open.bank.payPlain(CHAVE, 100, { listadoDepoisDe: 60 });
    const listed = async () => {
      const fim = open.bank.now().toISOString();
      const { body } = await call(
        'GET',
        `/pix?${query({ inicio: today().inicio, fim, 'paginacao.itensPorPagina': '1000' })}`,
      );
      return body.pix.some((one: { endToEndId: string }) => one.endToEndId === endToEndId);
    };
    expect(await listed()).toBe(false);
    expect((await call('GET', `/pix/${endToEndId}`)).status).toBe(200);
    open.bank.advance(60);
    expect(await listed()).toBe(true);
  });
});
