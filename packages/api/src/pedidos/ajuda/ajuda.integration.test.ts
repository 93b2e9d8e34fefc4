import type { Ajuda, AjudaDoSuporte } from '@corre/contract/problemas/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  race = await startRace(2);
  [loja, suporte] = [await race.api.novo.comercio('Sushi Nikkei'), await race.api.novo.funcionario('suporte')];
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  await race.rows('delete from ajuda');
  ana = await race.api.novo.entregador({ nome_completo: 'Ana Quaresma' });
});

type Resposta = { message: string; ajuda: Ajuda; detail: string };
const pedirAjuda = ({ id, cliente }: SignedIn) => cliente.post<Resposta>(`/entregador/${id}/ajuda`);
const aberta = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<{ aberta: Ajuda | null }>(`/entregador/${id}/ajuda`)).body.aberta;
const noSuporte = async () => (await suporte.cliente.get<AjudaDoSuporte[]>('/suporte/ajuda')).body;
const resolver = (quem: SignedIn, id: number) =>
  quem.cliente.put<{ message: string; detail: string }>(`/suporte/ajuda/${id}`);

describe('a call for help', () => {
  it('stands on support’s board with whom to call, without a delivery', async () => {
    const { status, body } = await pedirAjuda(ana);
    expect([status, body.message]).toEqual([200, 'O suporte já sabe e vai falar com você.']);
    expect(await noSuporte()).toEqual([
      {
        ...body.ajuda,
        solicitacao_id: null,
        entregador_id: ana.id,
        nome_entregador: 'Ana Quaresma',
        telefone_pessoal: '+5544998124076',
        comercio: null,
        endereco: null,
        status: null,
      },
    ]);
    expect(await aberta(ana)).toEqual(body.ajuda);
  });

  it('names the delivery at hand, the furthest on its way', async () => {
    await ficarOnline(ana);
    const parada = { endereco: 'Av. Guedner, 710', valor_estimado: 7 };
    const [primeira, segunda] = await pedir(loja, { multiplas_entregas: [parada] });
    await aceitar(ana, primeira);
    await avancar(ana, primeira, 'em_retirada', 'em_entrega', 'finalizada');
    await pedirAjuda(ana);
    expect(await noSuporte()).toMatchObject([
      { solicitacao_id: segunda, comercio: 'Sushi Nikkei', endereco: 'Av. Guedner, 710', status: 'em_entrega' },
    ]);
  });

  // [ajuda]
  it('is one, however often and wherever it is pressed; the next one comes after its end', async () => {
    const respostas = await Promise.all([0, 1, 2, 3].map((vez) => pedirAjuda(race.via(ana, vez))));
    expect(new Set(respostas.map(({ status, body }) => `${status} ${body.ajuda.id}`)).size).toBe(1);
    const [{ id = 0 } = {}, outra] = await noSuporte();
    expect(outra).toBeUndefined();
    for (let vez = 0; vez < 2; vez += 1)
      expect(await resolver(suporte, id)).toMatchObject({ status: 200, body: { message: 'Ajuda resolvida.' } });
    expect([await noSuporte(), await aberta(ana)]).toEqual([[], null]);
    expect(await race.rows("select ator_tipo, alvo_id, detalhes from auditoria where acao = 'resolver-ajuda'")).toEqual(
      [{ ator_tipo: 'suporte', alvo_id: ana.id, detalhes: { ajuda_id: id } }],
    );
    expect((await pedirAjuda(ana)).body.ajuda.id).not.toBe(id);
  });

  it('is the courier’s own, and only support ends it', async () => {
    const bia = await race.api.novo.entregador();
    const { body } = await pedirAjuda(ana);
    expect((await bia.cliente.post(`/entregador/${ana.id}/ajuda`)).status).toBe(403);
    expect((await bia.cliente.get(`/entregador/${ana.id}/ajuda`)).status).toBe(403);
    expect((await resolver(ana, body.ajuda.id)).status).toBe(403);
    expect(await resolver(suporte, 2_147_483_000)).toMatchObject({
      status: 404,
      body: { detail: 'Este pedido de ajuda não existe mais' },
    });
    expect(await noSuporte()).toHaveLength(1);
  });
});
