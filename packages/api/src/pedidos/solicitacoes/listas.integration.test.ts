import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  suporte = await api.novo.funcionario('suporte');
  ana = await api.novo.entregador();
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  loja = await api.novo.comercio();
});

const executar = (consulta: string, ...valores: unknown[]) => api.orm.em.fork().execute(consulta, valores);

/** Inserts `quantas` requests of the shop that are in `status` for `dias` days, directly in the database. */
async function guardar(quantas: number, status: string, dias: number): Promise<void> {
  await executar(
    `with nova as (insert into rota (comercio_id, aguardando, liberada_em)
       select ?, false, now() - make_interval(days => ?) from generate_series(1, ?) returning id, liberada_em)
     insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
     select id, ?, case when ? in ('aguardando', 'cancelada') then null else ?::int end, 'Rua Neo Alves Martins, 9', 'manual', 9, ?, liberada_em, liberada_em
       from nova order by id`,
    loja.id,
    dias,
    quantas,
    loja.id,
    status,
    ana.id,
    status,
  );
}

const doComercio = async (busca = '') => {
  const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes${busca}`;
  return (await loja.cliente.get<SolicitacaoDoComercio[]>(caminho)).body;
};
const encerrada = ({ status }: { status: string }) => status === 'finalizada' || status === 'cancelada';

describe("a shop's requests", () => {
  it('are found by the number that the point of sale gave them, without the case, and only its own', async () => {
    // A search needs two characters, also of an id.
    await executar("select setval(pg_get_serial_sequence('solicitacao', 'id'), 500)");
    await guardar(3, 'finalizada', 90);
    const outra = await api.novo.comercio();
    await executar(
      `update solicitacao set numero_pedido = case id % 3 when 0 then 'AB-7' when 1 then 'ab-77' else 'CD_7' end where comercio_id = ?`,
      loja.id,
    );
    const achados = (await doComercio('?numero=Ab-7')).map(({ numero_pedido }) => numero_pedido);
    expect(achados.toSorted()).toEqual(['AB-7', 'ab-77']);
    expect(await doComercio('?numero=CD%25')).toEqual([]);
    const daOutra = `/comercio/${encodeURIComponent(outra.nome)}/solicitacoes?numero=AB-7`;
    expect((await outra.cliente.get(daOutra)).body).toEqual([]);
    const doSuporte = await suporte.cliente.get<SolicitacaoDoComercio[]>('/suporte/todas-solicitacoes?numero=AB-77');
    expect(doSuporte.body.map(({ numero_pedido }) => numero_pedido)).toEqual(['ab-77']);
    expect((await suporte.cliente.get('/suporte/todas-solicitacoes?numero=A')).status).toBe(400);
    // The id is the number of a request that has no other.
    const [{ id } = { id: 0 }] = await doComercio('?numero=CD_7');
    expect((await doComercio(`?numero=${id}`)).map((uma) => uma.id)).toEqual([id]);
    expect((await outra.cliente.get(daOutra.replace('AB-7', String(id)))).body).toEqual([]);
    expect(await doComercio('?numero=99999999999')).toEqual([]);
  });

  it('are read one by one, whenever they were, and only its own', async () => {
    const outra = await api.novo.comercio();
    await guardar(1, 'finalizada', 90);
    const { id } = await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('solicitacao')
      .select('id')
      .where('comercio_id', '=', loja.id)
      .executeTakeFirstOrThrow();
    const caminho = (de: string, qual: number) => `/comercio/${encodeURIComponent(de)}/solicitacoes/${qual}`;
    const lida = await loja.cliente.get<SolicitacaoDoComercio>(caminho(loja.nome, id));
    expect(lida.body).toMatchObject({ id, status: 'finalizada', rastreio_url: null });
    const alheia = await outra.cliente.get(caminho(outra.nome, id));
    expect(alheia).toMatchObject({ status: 404, body: { detail: 'Solicitação não encontrada' } });
    expect((await outra.cliente.get(caminho(outra.nome, 2_147_483_000))).body).toMatchObject({
      detail: 'Solicitação não encontrada',
    });
  });

  // [listas]
  it('are all open ones, however many and however old, and one page of closed ones', async () => {
    await guardar(230, 'aguardando', 20);
    await guardar(60, 'finalizada', 2);
    const lista = await doComercio();
    expect(lista.filter((s) => !encerrada(s))).toHaveLength(230);
    expect(lista.filter(encerrada)).toHaveLength(ENCERRADAS_POR_VEZ);
  });

  it('bring the closed ones page by page as far back as there are any, newest id first, each once', async () => {
    await guardar(3, 'finalizada', 300);
    await guardar(7, 'cancelada', 40);
    await guardar(70, 'finalizada', 6);
    await guardar(50, 'cancelada', 1);
    await guardar(1, 'aguardando', 0);
    const ids: number[] = [];
    const paginas: number[] = [];
    for (let busca = ''; ; ) {
      const pagina = (await doComercio(busca)).filter(encerrada);
      paginas.push(pagina.length);
      ids.push(...pagina.map(({ id }) => id));
      if (pagina.length < ENCERRADAS_POR_VEZ) break;
      busca = `?encerradas_antes_de=${Math.min(...ids)}`;
      expect((await doComercio(busca)).every(encerrada)).toBe(true);
    }
    expect(paginas).toEqual([50, 50, 30]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  // [avaliacao]
  it("let yesterday's delivery be rated", async () => {
    await guardar(1, 'finalizada', 1);
    const [ontem] = await doComercio();
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/avaliar-entregador?solicitacao_id=${ontem?.id}`;
    expect((await loja.cliente.post(caminho, { nota: 5 })).status).toBe(200);
    expect((await doComercio())[0]?.nota).toBe(5);
  });
});

describe("support's requests", () => {
  it('are all open ones with what waits on top, the closed ones after them by page', async () => {
    await guardar(210, 'aguardando', 10);
    await guardar(2, 'em_entrega', 1);
    await guardar(55, 'finalizada', 3);
    const caminho = '/suporte/todas-solicitacoes';
    const { body } = await suporte.cliente.get<SolicitacaoDoComercio[]>(caminho);
    const meus = body.filter(({ comercio_id }) => comercio_id === loja.id);
    expect(meus.filter(({ status }) => status === 'aguardando')).toHaveLength(210);
    expect(meus.slice(0, 210).every(({ status }) => status === 'aguardando')).toBe(true);
    expect(body.filter(encerrada)).toHaveLength(ENCERRADAS_POR_VEZ);
    const ultima = body.findLast(encerrada)?.id;
    const mais = (await suporte.cliente.get<SolicitacaoDoComercio[]>(`${caminho}?encerradas_antes_de=${ultima}`)).body;
    expect(mais.filter(({ comercio_id }) => comercio_id === loja.id)).toHaveLength(5);
  });

  it('say who looks at the live offer of a waiting one, since when and until when', async () => {
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    const linha = async () =>
      (
        await suporte.cliente.get<{ id: number; oferta_viva: Record<string, unknown> | null }[]>(
          '/suporte/todas-solicitacoes',
        )
      ).body.find((s) => s.id === id);
    const oferta = { entregador_id: ana.id, nome_entregador: ana.nome, entregue_em: null };
    expect((await linha())?.oferta_viva).toMatchObject(oferta);
    const { expira_em } = await ofertaDe(ana);
    expect((await linha())?.oferta_viva).toMatchObject({ ...oferta, entregue_em: expect.any(String) });
    expect(Date.parse(String((await linha())?.oferta_viva?.expira_em))).toBe(Date.parse(String(expira_em)));
    await aceitar(ana, id);
    expect((await linha())?.oferta_viva).toBeNull();
  });
});

// [minhas-entregas]
describe("a courier's requests", () => {
  it('are what they hold and what they finished, as far back as there is any', async () => {
    await guardar(52, 'finalizada', 2);
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    const minhas = async (busca = '') =>
      (await ana.cliente.get<{ id: number; status: string }[]>(`/entregador/${ana.id}/minhas-solicitacoes${busca}`))
        .body;
    const [primeira, ...antigas] = await minhas();
    expect(primeira).toMatchObject({ id, status: 'aceita' });
    expect(antigas.length).toBe(ENCERRADAS_POR_VEZ);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await minhas())[0]).toMatchObject({ id, status: 'finalizada' });
    const ultima = (await minhas()).at(-1)?.id;
    expect((await minhas(`?encerradas_antes_de=${ultima}`)).every(({ id: dela }) => dela < Number(ultima))).toBe(true);
  });
});
