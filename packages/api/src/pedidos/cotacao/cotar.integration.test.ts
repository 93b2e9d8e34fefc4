import type { Cotacao } from '@corre/contract/cotacoes/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respostas as varrerRespostas } from '../../runtime/sweep/traces.ts';

const ENDERECO = 'Av. Brasil, 4312, Zona 7';

let race: Race;
let loja: SignedIn;
let chave: Record<string, string>;

beforeAll(async () => {
  race = await startRace(2, { BUSCAS_POR_MINUTO: '100000', ABERTAS_POR_LOJA: '10000', VARREDURA_SEGUNDOS: '3600' });
  loja = await race.api.novo.comercio('Padaria Central');
  const comercio_id = loja.id;
  await race
    .db()
    .insertInto('preco_do_comercio')
    .values([
      { comercio_id, bairro: 'Zona 7', bairro_chave: 'zona 7', valor: 8.5 },
      { comercio_id, bairro: 'Jardim Alvorada', bairro_chave: 'jardim alvorada', valor: 12 },
    ])
    .execute();
  chave = comChave((await criarChave(loja)).chave);
});
afterAll(() => race.api.close());

const caminhoDe = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}`;
const pedirCotacao = (corpo: Record<string, unknown> = {}, cabecalhos = chave, dona = loja) =>
  race.api.anonymous().post<Cotacao>(`${caminhoDe(dona)}/cotacao`, { endereco: ENDERECO, ...corpo }, cabecalhos);
const cotado = async (corpo: Record<string, unknown> = {}) => (await pedirCotacao(corpo)).body;

interface Pedido {
  solicitacao_ids: number[];
  codigo: string;
}
const solicitar = (corpo: Record<string, unknown>, cabecalhos: Record<string, string> = {}, dona = loja) =>
  dona.cliente.post<Pedido>(`${caminhoDe(dona)}/solicitar-entrega`, { endereco: ENDERECO, ...corpo }, cabecalhos);
const valorDe = async (id: number | undefined) =>
  (
    await race
      .db()
      .selectFrom('solicitacao')
      .select('valor_estimado')
      .where('id', '=', id ?? 0)
      .executeTakeFirst()
  )?.valor_estimado;
const recusaDe = ({ status, body }: { status: number; body: { codigo: string } }) => [status, body.codigo];

describe('a quote', () => {
  // [cotacao]
  it('says the price of the shop’s own table, the forecast and its end, by the clock of the database', async () => {
    const { status, body } = await pedirCotacao();
    expect([status, body.valor]).toEqual([200, 8.5]);
    const { coleta, entrega, maximo } = body.previsao;
    expect([coleta <= entrega, entrega <= maximo, coleta > 0]).toEqual([true, true, true]);
    const [linha] = await race.rows(
      `select extract(epoch from valida_ate - criada_em)::int as dura from cotacao where id = ?`,
      body.cotacao_id,
    );
    expect(linha).toEqual({ dura: 900 });
  });

  it('finds the bairro in the address, or is told it', async () => {
    expect((await cotado({ endereco: 'Rua Sete, 45, Jd. Alvorada' })).valor).toBe(12);
    expect((await cotado({ endereco: 'Rua Sete, 45', bairro: 'jd alvorada' })).valor).toBe(12);
  });

  it('says so where the shop has no price for the place', async () => {
    expect(recusaDe((await pedirCotacao({ endereco: 'Rua Longe, 1' })) as never)).toEqual([
      409,
      'SEM_PRECO_PARA_O_LUGAR',
    ]);
  });

  it('is for a key that may ask for deliveries, of its own shop', async () => {
    const outra = await race.api.novo.comercio();
    const ler = comChave((await criarChave(loja, { escopos: ['solicitacoes:ler'] })).chave);
    expect((await pedirCotacao({}, ler)).status).toBe(403);
    expect((await pedirCotacao({}, chave, outra)).status).toBe(403);
  });
});

describe('a request with quotes', () => {
  it('has their values, stop by stop, and may leave its own out', async () => {
    const [a, b] = [await cotado(), await cotado({ bairro: 'Jardim Alvorada' })];
    const parada = { endereco: 'Rua Sete, 45', cotacao_id: b.cotacao_id.toUpperCase(), valor_estimado: 12 };
    const { status, body } = await solicitar({ cotacao_id: a.cotacao_id, multiplas_entregas: [parada] });
    expect(status).toBe(200);
    expect(await Promise.all(body.solicitacao_ids.map(valorDe))).toEqual([8.5, 12]);
  });

  it('asks for a value where there is no quote', async () => {
    const { cotacao_id } = await cotado();
    const semValor = await solicitar({ cotacao_id, multiplas_entregas: [{ endereco: 'Rua Sete, 45' }] });
    expect(semValor).toMatchObject({ status: 400, body: { detail: 'Valor da entrega é obrigatório' } });
    expect((await solicitar({ cotacao_id })).status).toBe(200);
  });

  it('is refused with another value, and the quote stays usable', async () => {
    const { cotacao_id } = await cotado();
    const outroValor = await solicitar({ cotacao_id, valor_estimado: 9 });
    expect(recusaDe(outroValor)).toEqual([409, 'COTACAO_DE_OUTRO_VALOR']);
    expect((await solicitar({ cotacao_id })).status).toBe(200);
    expect(recusaDe(await solicitar({ cotacao_id }))).toEqual([409, 'COTACAO_USADA']);
  });

  // [referencia-externa]
  it('that is sent again with its reference and its quote gets the first answer', async () => {
    const { cotacao_id } = await cotado();
    const chamada = { cotacao_id, referencia_externa: 'pedido-1042' };
    const [primeira, repetida] = [await solicitar(chamada), await solicitar(chamada)];
    expect(repetida).toMatchObject({ status: 200, body: { solicitacao_ids: primeira.body.solicitacao_ids } });
  });

  it('is refused with one quote for two stops, and with a quote of another shop or of nobody', async () => {
    const { cotacao_id } = await cotado();
    const duas = await solicitar({ cotacao_id, multiplas_entregas: [{ endereco: 'Rua Sete, 45', cotacao_id }] });
    expect(recusaDe(duas)).toEqual([409, 'COTACAO_USADA']);
    const outra = await race.api.novo.comercio();
    expect(recusaDe(await solicitar({ cotacao_id }, {}, outra))).toEqual([404, 'COTACAO_NAO_ENCONTRADA']);
    expect(recusaDe(await solicitar({ cotacao_id: crypto.randomUUID() }))).toEqual([404, 'COTACAO_NAO_ENCONTRADA']);
    expect((await solicitar({ cotacao_id: 'abc' })).status).toBe(400);
  });

  it('repeated with its Idempotency-Key answers as the first time', async () => {
    const { cotacao_id } = await cotado();
    const [uma, outra] = [
      await solicitar({ cotacao_id }, { 'idempotency-key': 'cotada' }),
      await solicitar({ cotacao_id }, { 'idempotency-key': 'cotada' }),
    ];
    expect([uma.status, outra.body]).toEqual([200, uma.body]);
  });

  it('of a test key leaves the quote usable', async () => {
    const { cotacao_id } = await cotado();
    const teste = comChave((await criarChave(loja, { ambiente: 'teste' })).chave);
    const ensaio = await race.api
      .anonymous()
      .post(`${caminhoDe(loja)}/solicitar-entrega`, { endereco: ENDERECO, cotacao_id }, teste);
    expect(ensaio).toMatchObject({ status: 200, body: { teste: true } });
    expect((await solicitar({ cotacao_id })).status).toBe(200);
  });

  it('uses a quote once, though two processes use it at once', async () => {
    for (let vez = 0; vez < 30; vez += 1) {
      const { cotacao_id } = await cotado();
      const respostas = await startTogether(
        [0, 1].map((i) => () => solicitar({ cotacao_id }, {}, race.via(loja, i))),
        delaysOfRound(vez),
      );
      expect([countStatus(respostas, 200), countStatus(respostas, 409)]).toEqual([1, 1]);
      const perdeu = respostas.find(({ status }) => status === 409);
      expect(perdeu?.body.codigo).toBe('COTACAO_USADA');
    }
  });
});

describe('the end of a quote', () => {
  it('is after fifteen minutes, and after a day the sweep deletes the quote', async () => {
    const { cotacao_id } = await cotado();
    await advanceTime(race.api.url, 901);
    expect(recusaDe(await solicitar({ cotacao_id }))).toEqual([409, 'COTACAO_VENCIDA']);
    const ficam = () => race.count('select count(*)::int as total from cotacao where id = ?::uuid', cotacao_id);
    const { orm, config, vault } = race.api;
    const varrer = () => varrerRespostas({ em: orm.em.fork(), config, vault }, null);
    await varrer();
    expect(await ficam()).toBe(1);
    await advanceTime(race.api.url, 86_400);
    await varrer();
    expect(await ficam()).toBe(0);
    await resetTime(race.api.url);
  });
});
