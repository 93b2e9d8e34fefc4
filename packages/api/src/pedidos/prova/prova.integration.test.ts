import type { SolicitacaoDoComercio, SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codigoDaEntrega } from '../codigo/codigo.ts';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

const linhas = <Linha>(consulta: string, ...valores: unknown[]) =>
  api.orm.em.fork().execute<Linha[]>(consulta, valores);
const finalizar = (id: number, mais: object = {}, quem = ana) =>
  quem.cliente.put<{ detail: string }>(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada', ...mais });
const codigoDe = (id: number) => codigoDaEntrega(api.vault, id);
/** Returns the `n`th wrong code. */
const errado = (id: number, n: number) => {
  const codigo = String((Number(codigoDe(id)) + 1 + n) % 10_000).padStart(4, '0');
  return { codigo };
};
const dispensar = (id: number, motivo = 'O cliente não tem a página') =>
  suporte.cliente.put<{ detail: string }>(`/suporte/solicitacao/${id}/codigo/dispensar`, { motivo });
const tentativas = async (id: number) =>
  (await linhas<{ tentativas: number }>('select tentativas from codigo_entrega where solicitacao_id = ?', id))[0]
    ?.tentativas;
const entregas = async (id: number) => (await linhas('select 1 from entrega where solicitacao_id = ?', id)).length;
const daLoja = `/comercio/{}`;
const caminho = () => daLoja.replace('{}', encodeURIComponent(loja.nome));

/** Creates a request that Ana carries to the customer. */
async function aCaminho(pedido: Record<string, unknown> = { exige_codigo: true }): Promise<number> {
  const [id] = await pedir(loja, pedido);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

describe('a delivery that asks for its code', () => {
  it('ends with the right one, which is a milestone of the same act', async () => {
    const id = await aCaminho();
    expect((await finalizar(id, { codigo: codigoDe(id) })).status).toBe(200);
    expect(await entregas(id)).toBe(1);
    const [pedido] = (await loja.cliente.get<SolicitacaoDoComercio[]>(`${caminho()}/solicitacoes`)).body;
    expect(pedido).toMatchObject({ id, status: 'finalizada', exige_codigo: true, marcos: [{ tipo: 'codigo_ok' }] });
  });

  it('without it says what to do, and nothing changes', async () => {
    const id = await aCaminho();
    expect(await finalizar(id)).toMatchObject({
      status: 400,
      body: {
        detail: 'Esta entrega pede um código. Peça ao cliente os 4 números da página de acompanhamento e digite aqui.',
      },
    });
    expect([await entregas(id), await tentativas(id)]).toEqual([0, 0]);
  });

  // [prova]
  it('counts each wrong one, says how many are left, and after five is support’s affair', async () => {
    const id = await aCaminho();
    const ditas = [];
    for (let n = 0; n < 6; n += 1) ditas.push(await finalizar(id, errado(id, n)));
    expect(ditas.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 409]);
    expect(ditas[0]?.body.detail).toBe('Código incorreto. Restam 4 tentativas.');
    expect(ditas[3]?.body.detail).toBe('Código incorreto. Resta 1 tentativa.');
    // The right code comes too late.
    expect((await finalizar(id, { codigo: codigoDe(id) })).status).toBe(409);
    expect((await dispensar(id)).status).toBe(200);
    expect((await finalizar(id)).status).toBe(200);
    expect(await entregas(id)).toBe(1);
  });

  it('does not count the same wrong code twice, as when its answer was lost', async () => {
    const id = await aCaminho();
    await finalizar(id, errado(id, 0));
    await finalizar(id, errado(id, 0));
    expect(await tentativas(id)).toBe(1);
  });

  it.each(['12', '12a4', '123456'])('refuses %s without counting it', async (codigo) => {
    const id = await aCaminho();
    expect(await finalizar(id, { codigo })).toMatchObject({ status: 400, body: { detail: 'O código tem 4 números' } });
    expect(await tentativas(id)).toBe(0);
  });

  it('tells its courier the code by no list, no event and no export', async () => {
    const id = await aCaminho();
    const codigo = codigoDe(id);
    const lida = await ana.cliente.get<SolicitacaoView[]>(`/entregador/${ana.id}/minhas-solicitacoes`);
    expect(lida.body[0]).not.toHaveProperty('codigo');
    expect((await ana.cliente.get(`/comercio/solicitacao/${id}/codigo`)).status).toBe(403);
    const linha = await suporte.cliente.get(`/suporte/solicitacao/${id}/historico`);
    for (const texto of [lida.body.map(({ data_solicitacao: _, ...resto }) => resto.marcos), linha.body])
      expect(JSON.stringify(texto)).not.toContain(`"${codigo}"`);
    expect((await loja.cliente.get(`/comercio/solicitacao/${id}/codigo`)).body).toEqual({ codigo });
    const outra = await api.novo.comercio();
    expect((await outra.cliente.get(`/comercio/solicitacao/${id}/codigo`)).status).toBe(403);
  });

  it('keeps neither the code nor a wrong one in any table', async () => {
    const id = await aCaminho();
    const codigo = codigoDe(id);
    const [guardado] = await linhas<{ texto: string }>(
      `select encode(hmac, 'escape') as texto from codigo_entrega where solicitacao_id = ?`,
      id,
    );
    expect(guardado?.texto).not.toContain(codigo);
  });

  it('is finished by support without it', async () => {
    const id = await aCaminho();
    const feito = await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
      acao: 'finalizar',
      motivo: 'O cliente confirmou por telefone',
    });
    expect([feito.status, await entregas(id)]).toEqual([200, 1]);
  });
});

describe('support lets it go without', () => {
  it('with a reason, once, audited; the timeline shows it', async () => {
    const id = await aCaminho();
    expect((await dispensar(id, '')).body.detail).toBe('Diga o motivo');
    expect((await dispensar(id)).status).toBe(200);
    expect((await dispensar(id, 'Outro motivo')).status).toBe(200);
    const linha = await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`);
    expect(linha.body.at(-1)).toMatchObject({ marco: 'codigo_dispensado', motivo: 'O cliente não tem a página' });
    const atos = await linhas(`select 1 from auditoria where acao = 'codigo_dispensado' and alvo_id = ?`, id);
    expect(atos).toHaveLength(1);
  });

  it('only where there is a code, and only before the end', async () => {
    const semCodigo = await aCaminho({});
    expect((await dispensar(semCodigo)).body.detail).toBe('Esta entrega não pede código.');
    await avancar(ana, semCodigo, 'finalizada');
    const id = await aCaminho();
    await finalizar(id, { codigo: codigoDe(id) });
    expect((await dispensar(id)).status).toBe(409);
    expect((await dispensar(2_000_000_000)).status).toBe(404);
  });
});

describe('what a shop asks for', () => {
  it('is as its settings say, unless the request says otherwise', async () => {
    const quer = { exigir_codigo: true, exigir_foto: false, exigir_recebedor: true };
    expect((await loja.cliente.put(`${caminho()}/prova`, quer)).status).toBe(200);
    expect((await loja.cliente.get(`${caminho()}/prova`)).body).toEqual(quer);
    const parada = { endereco: 'Rua Vaz Caminha, 588', valor_estimado: 7, exige_codigo: false };
    const [primeira, segunda] = await pedir(loja, { multiplas_entregas: [parada] });
    const lista = (await loja.cliente.get<SolicitacaoDoComercio[]>(`${caminho()}/solicitacoes`)).body;
    const pedidas = (id?: number) => {
      const { exige_codigo, exige_foto, exige_recebedor } = lista.find((um) => um.id === id) ?? {};
      return [exige_codigo, exige_foto, exige_recebedor];
    };
    expect(pedidas(primeira)).toEqual([true, false, true]);
    expect(pedidas(segunda)).toEqual([false, false, true]);
    await loja.cliente.put(`${caminho()}/prova`, { exigir_codigo: false, exigir_foto: false, exigir_recebedor: false });
  });

  it('the name of whoever received it is asked for, kept and shown', async () => {
    const id = await aCaminho({ exige_recebedor: true });
    expect((await finalizar(id)).body.detail).toMatch('nome de quem recebeu');
    expect((await finalizar(id, { recebedor: 'x'.repeat(81) })).status).toBe(400);
    expect((await finalizar(id, { recebedor: ' Dona Lúcia ' })).status).toBe(200);
    const [pedido] = (await loja.cliente.get<SolicitacaoDoComercio[]>(`${caminho()}/solicitacoes`)).body;
    expect(pedido?.recebedor).toBe('Dona Lúcia');
  });

  it('a photo that is asked for is missed', async () => {
    const id = await aCaminho({ exige_foto: true });
    expect(await finalizar(id)).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching('pede uma foto') },
    });
  });
});

describe('when the phone says that a step was taken', () => {
  it('stands beside the server’s time, by which money and places go', async () => {
    const id = await aCaminho({});
    await linhas(`update solicitacao set data_status = agora() - interval '30 minutes' where id = ?`, id);
    const feita_em = new Date(Date.now() - 600_000).toISOString();
    await finalizar(id, { feita_em });
    const [passo] = await linhas<{ feita_em: string; quando: string; entregue: string; fila: string }>(
      `select h.feita_em, h.quando, d.data_entrega as entregue, f.fila_desde as fila from solicitacao_historico h
         join entrega d using (solicitacao_id) join fila_entregador f on f.entregador_id = d.entregador_id
        where h.solicitacao_id = ? and h.status = 'finalizada'`,
      id,
    );
    expect(passo?.feita_em).toBe(feita_em);
    expect([passo?.entregue, passo?.fila]).toEqual([passo?.quando, passo?.quando]);
    expect(Date.parse(passo?.quando ?? '')).toBeGreaterThan(Date.parse(feita_em) + 500_000);
  });

  it.each([
    ['the future is now', '2099-01-01T00:00:00Z'],
    ['before the step before it is that step', '2001-01-01T00:00:00Z'],
  ])('%s', async (_, feita_em) => {
    const id = await aCaminho({});
    await finalizar(id, { feita_em });
    const [passo] = await linhas<{ entre: boolean }>(
      `select f.feita_em <= f.quando and f.feita_em >= a.quando - interval '1 millisecond' as entre
         from solicitacao_historico f join solicitacao_historico a using (solicitacao_id)
        where f.solicitacao_id = ? and f.status = 'finalizada' and a.status = 'em_entrega'`,
      id,
    );
    expect(passo?.entre).toBe(true);
  });
});

describe('after the fifth wrong code', () => {
  const visto = async (id: number) =>
    (await ana.cliente.get<SolicitacaoView[]>(`/entregador/${ana.id}/minhas-solicitacoes`)).body.find(
      (um) => um.id === id,
    )?.codigo_esgotado;

  it('the courier reads that only support helps, until support has', async () => {
    const id = await aCaminho();
    for (let n = 0; n < 4; n += 1) await finalizar(id, errado(id, n));
    expect(await visto(id)).toBe(false);
    expect((await finalizar(id, errado(id, 4))).body.detail).toMatch(/não há mais tentativas/);
    expect(await visto(id)).toBe(true);
    await dispensar(id);
    expect(await visto(id)).toBe(false);
    expect((await finalizar(id)).status).toBe(200);
  });
});

describe('races', () => {
  it('twenty wrong codes at once are five tries, never a sixth', async () => {
    const id = await aCaminho();
    const ditas = await Promise.all(Array.from({ length: 20 }, (_, n) => finalizar(id, errado(id, n))));
    expect(ditas.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(ditas.filter(({ status }) => status === 409)).toHaveLength(15);
    expect([await tentativas(id), await entregas(id)]).toEqual([5, 0]);
  });

  // [passos]
  it('two devices that finish with the code make one delivery', async () => {
    const id = await aCaminho();
    const certo = { codigo: codigoDe(id) };
    const ditas = await Promise.all([finalizar(id, certo), finalizar(id, certo), finalizar(id, errado(id, 1))]);
    expect(ditas.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(await entregas(id)).toBe(1);
    expect(await linhas(`select 1 from marco where solicitacao_id = ? and tipo = 'codigo_ok'`, id)).toHaveLength(1);
  });

  it('a dispensation against wrong tries leaves no lock behind and counts at most five', async () => {
    const id = await aCaminho();
    const [dispensada, ...ditas] = await Promise.all([
      dispensar(id),
      ...Array.from({ length: 8 }, (_, n) => finalizar(id, errado(id, n))),
    ]);
    expect(dispensada.status).toBe(200);
    // After the dispensation any code is accepted.
    for (const { status } of ditas) expect([200, 400, 409]).toContain(status);
    expect(await tentativas(id)).toBeLessThanOrEqual(5);
    expect((await finalizar(id)).status).toBe(200);
    expect(await entregas(id)).toBe(1);
  });
});
