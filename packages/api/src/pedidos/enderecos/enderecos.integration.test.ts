import type { DicaDaEntrega, EnderecoConhecido } from '@corre/contract/enderecos/contrato.ts';
import { agora, rows, secondsBefore, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { sweep } from '../../runtime/sweep/sweep.ts';
import { refazerChaves } from './refazer-chaves.ts';

let api: TestApi;
let loja: SignedIn;
let outra: SignedIn;
let ana: SignedIn;
let suporte: SignedIn;
beforeAll(async () => {
  api = await startApi({ BUSCAS_POR_MINUTO: '40' });
  loja = await api.novo.comercio();
  outra = await api.novo.comercio();
  ana = await api.novo.entregador();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

interface Mensagem {
  message: string;
  detail: string;
}
const de = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}`;
const pedir = (quem: SignedIn, pedido: object) =>
  quem.cliente.post<Mensagem & { solicitacao_ids: number[] }>(`${de(quem)}/solicitar-entrega`, {
    valor_estimado: 9,
    ...pedido,
  });
const buscar = (quem: SignedIn, q: string) =>
  quem.cliente.get<EnderecoConhecido[]>(`${de(quem)}/enderecos?q=${encodeURIComponent(q)}`);
const achados = async (q: string, quem = loja) => (await buscar(quem, q)).body.map(({ endereco }) => endereco);

describe('what a shop typed once', () => {
  // [enderecos]
  test('comes back with its note, link and price, however it is spelt', async () => {
    await pedir(loja, {
      endereco: 'R. Vaz Caminha, 588',
      observacao: 'Portão azul',
      link_localizacao: 'https://x.test/a',
    });
    await pedir(loja, {
      endereco: 'Av. Cerro Azul, 1447',
      multiplas_entregas: [{ endereco: 'Rua XV de Novembro, 20', valor_estimado: 7.5 }],
    });
    expect((await buscar(loja, 'rua vaz cam')).body).toMatchObject([
      {
        endereco: 'R. Vaz Caminha, 588',
        observacao: 'Portão azul',
        link_localizacao: 'https://x.test/a',
        valor_estimado: 9,
        usos: 1,
      },
    ]);
    expect(await achados('avenida cerro')).toEqual(['Av. Cerro Azul, 1447']);
    expect(await achados('quinze nov')).toEqual(['Rua XV de Novembro, 20']);
    expect(await achados('588')).toEqual(['R. Vaz Caminha, 588']);
  });

  test('is one place: the newest spelling, note and price, and the uses counted', async () => {
    await pedir(loja, { endereco: 'Rua Vaz Caminha nº 588', valor_estimado: 11 });
    expect((await buscar(loja, 'vaz')).body).toMatchObject([
      { endereco: 'Rua Vaz Caminha nº 588', observacao: null, valor_estimado: 11, usos: 2 },
    ]);
  });

  test('is found in spite of a fault, and not by what is something else', async () => {
    expect(await achados('cerro asul')).toEqual(['Av. Cerro Azul, 1447']);
    expect(await achados('vas caminha')).toEqual(['Rua Vaz Caminha nº 588']);
    expect(await achados('paranagua 5000')).toEqual([]);
    expect(await achados('100%_')).toEqual([]);
    expect((await achados('')).length).toBe(3);
  });

  test('is that shop’s alone', async () => {
    expect(await achados('vaz', outra)).toEqual([]);
    const [dela] = (await buscar(loja, 'vaz')).body;
    expect((await outra.cliente.delete(`${de(outra)}/enderecos/${dela?.id}`)).status).toBe(404);
    expect((await outra.cliente.get(`${de(loja)}/enderecos?q=vaz`)).status).toBe(403);
  });

  test('an order that was pasted leaves its address and nothing of its text', async () => {
    await pedir(outra, {
      endereco: 'Rua Guaíra, 77',
      origem: 'ifood',
      observacao: 'Pedido 8812\nMaria das Dores\nRua Guaíra, 77',
    });
    expect((await buscar(outra, 'guaira')).body).toMatchObject([{ observacao: null }]);
  });

  test('a refused request is not remembered', async () => {
    expect((await pedir(loja, { endereco: 'Rua Recusada, 1', valor_estimado: 0 })).status).toBe(400);
    expect(await achados('recusada')).toEqual([]);
  });

  test('two requests to the same places at once, in any order, are both taken', async () => {
    const rua = (a: string, b: string) =>
      pedir(loja, { endereco: a, multiplas_entregas: [{ endereco: b, valor_estimado: 5 }] });
    const respostas = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        i % 2 ? rua('Rua Ida, 1', 'Rua Volta, 2') : rua('Rua Volta, 2', 'Rua Ida, 1'),
      ),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await buscar(loja, 'rua ida')).body).toMatchObject([{ usos: 6 }]);
  });

  test('is deleted by the shop, and stays so until it is used again', async () => {
    const [ida] = (await buscar(loja, 'rua ida')).body;
    expect((await loja.cliente.delete<Mensagem>(`${de(loja)}/enderecos/${ida?.id}`)).status).toBe(200);
    expect((await loja.cliente.delete<Mensagem>(`${de(loja)}/enderecos/${ida?.id}`)).status).toBe(404);
    expect(await achados('rua ida')).toEqual([]);
    await pedir(loja, { endereco: 'Rua Ida, 1' });
    expect((await buscar(loja, 'rua ida')).body).toMatchObject([{ usos: 1 }]);
  });

  test('typing too fast for too long is asked to wait', async () => {
    const vizinha = await api.novo.comercio();
    const respostas = [];
    for (let i = 0; i < 41; i += 1) respostas.push((await buscar(vizinha, 'rua')).status);
    expect(respostas.at(-1)).toBe(429);
  });
});

describe('a place that an earlier release remembered', () => {
  /** Stores a place as an earlier release did: with the key of the first rule. */
  const lembrado = async (comercio_id: number, chave: string, endereco: string, dias: number, usos = 1) => {
    const { id } = await api.orm.em
      .fork()
      .getKysely()
      .insertInto('endereco_conhecido')
      .values({
        comercio_id,
        chave,
        busca: ` ${chave}`,
        endereco,
        observacao: `nota de ${dias} dias`,
        valor_estimado: 10 + dias,
        usos,
        usado_em: secondsBefore(agora, dias * 86_400),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const dica = (endereco_id: number, entregador_id: number, texto: string, dias: number) =>
    api.orm.em
      .fork()
      .getKysely()
      .insertInto('dica_do_lugar')
      .values({ endereco_id, entregador_id, texto, escrita_em: secondsBefore(agora, dias * 86_400) })
      .execute();
  const refeitas = async () => {
    for (let vistas = 1; vistas > 0; ) vistas = await refazerChaves(api.orm.em.fork());
  };
  const lista = async (quem: SignedIn) =>
    (
      await quem.cliente.get<{ enderecos: (EnderecoConhecido & { dicas: { texto: string }[] })[] }>(
        `${de(quem)}/enderecos/lista`,
      )
    ).body.enderecos;

  // [enderecos]
  test('keeps everything under its new key, and is one place with its other spellings', async () => {
    const [antiga, rui] = [await api.novo.comercio(), await api.novo.entregador()];
    const sete = await lembrado(antiga.id, 'rua vaz caminha|588|apartamento 3', 'Rua Vaz Caminha, 588, ap 3', 3, 4);
    const comZero = await lembrado(
      antiga.id,
      'rua vaz caminha|0588|apartamento 03',
      'Rua Vaz Caminha, 0588, ap 03',
      1,
      2,
    );
    await lembrado(antiga.id, 'rodovia br|116', 'Rodovia BR-116, km 22', 2);
    await dica(sete, ana.id, 'Portão azul', 1);
    await dica(comZero, ana.id, 'Portão verde', 2);
    await dica(comZero, rui.id, 'Interfone 31', 3);
    await refeitas();
    expect(await lista(antiga)).toMatchObject([
      {
        endereco: 'Rua Vaz Caminha, 0588, ap 03',
        observacao: 'nota de 1 dias',
        valor_estimado: 11,
        usos: 6,
        dicas: [{ texto: 'Portão azul' }, { texto: 'Interfone 31' }],
      },
      { endereco: 'Rodovia BR-116, km 22', usos: 1 },
    ]);
    await pedir(antiga, { endereco: 'R. Vaz Caminha, 588, apto. 3' });
    await pedir(antiga, { endereco: 'BR-116, km 15' });
    expect((await lista(antiga)).map(({ endereco, usos }) => `${endereco}: ${usos}`).sort()).toEqual([
      'BR-116, km 15: 1',
      'R. Vaz Caminha, 588, apto. 3: 7',
      'Rodovia BR-116, km 22: 1',
    ]);
  });

  test('is joined with what was stored under the new key meanwhile, whoever is newer', async () => {
    const antiga = await api.novo.comercio();
    await pedir(antiga, { endereco: 'Rua T-27, 120', valor_estimado: 9 });
    await lembrado(antiga.id, 'rua t 27|120', 'Rua T-27, 120', 5, 3);
    await refeitas();
    expect(await lista(antiga)).toMatchObject([{ endereco: 'Rua T-27, 120', valor_estimado: 9, usos: 4 }]);
  });
});

describe('a price table', () => {
  const salvar = (corpo: object) => loja.cliente.put<Mensagem>(`${de(loja)}/precos`, corpo);
  test('is saved whole, read back, and read by the administrator', async () => {
    const tabela = {
      fixo: 9,
      bairros: [
        { bairro: 'Jd. Alvorada', valor: 12 },
        { bairro: 'Zona 7', valor: 7.5 },
      ],
      distancias: [
        { ate_km: 2.5, valor: 7 },
        { ate_km: 10, valor: 14 },
      ],
    };
    expect((await salvar(tabela)).status).toBe(200);
    const admin = await api.novo.funcionario('admin');
    expect((await admin.cliente.get(`${de(loja)}/precos`)).body).toEqual(tabela);
    expect((await salvar({ fixo: null, bairros: [] })).status).toBe(200);
    // A caller that does not send `distancias` leaves them unchanged.
    const { distancias } = tabela;
    expect((await loja.cliente.get(`${de(loja)}/precos`)).body).toEqual({ fixo: null, bairros: [], distancias });
    expect((await salvar({ fixo: null, bairros: [], distancias: [] })).status).toBe(200);
    expect((await loja.cliente.get(`${de(loja)}/precos`)).body).toEqual({ fixo: null, bairros: [], distancias: [] });
  });

  test('refuses a bairro twice, a bairro of no word and a price of nothing', async () => {
    const dobrado = await salvar({
      fixo: null,
      bairros: [
        { bairro: 'Jd. Alvorada', valor: 1 },
        { bairro: 'jardim alvorada', valor: 2 },
      ],
    });
    expect([dobrado.status, dobrado.body.detail]).toEqual([400, 'Este bairro já está na tabela']);
    for (const [um, outro] of [
      ['Zona 07', 'Zona 7'],
      ['Setor T-02', 'setor t2'],
    ])
      expect(
        (
          await salvar({
            fixo: null,
            bairros: [
              { bairro: um, valor: 1 },
              { bairro: outro, valor: 2 },
            ],
          })
        ).body.detail,
      ).toBe('Este bairro já está na tabela');
    expect((await salvar({ fixo: 0, bairros: [] })).status).toBe(400);
    expect((await salvar({ fixo: null, bairros: [{ bairro: '--', valor: 1 }] })).status).toBe(400);
    const faixa = { ate_km: 3, valor: 8 };
    for (const distancias of [[faixa, faixa], [{ ate_km: 0, valor: 8 }], [{ ate_km: 3.25, valor: 8 }]])
      expect((await salvar({ fixo: null, bairros: [], distancias })).status).toBe(400);
  });

  test('two tables at once: one of them stands whole', async () => {
    const uma = { fixo: 1, bairros: [{ bairro: 'Centro', valor: 2 }], distancias: [{ ate_km: 1, valor: 2 }] };
    const dois = { fixo: 3, bairros: [{ bairro: 'Centro', valor: 4 }], distancias: [{ ate_km: 1, valor: 4 }] };
    const respostas = await Promise.all([uma, dois, uma, dois].map(salvar));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([uma, dois]).toContainEqual((await loja.cliente.get(`${de(loja)}/precos`)).body);
  });
});

test('a bairro has one name in the figures, whatever zeros its first table wrote', async () => {
  const em = () => api.orm.em.fork();
  await em().execute(
    `insert into bairro (nome, chave) values ('Zona 031', 'zona 031'), ('Zona 31 Velha', 'zona 31 velha')`,
  );
  await loja.cliente.put(`${de(loja)}/precos`, { fixo: null, bairros: [{ bairro: 'Zona 31', valor: 7 }] });
  const nomes = await rows(
    em(),
    sql<{ nome: string; achado: string | null }>`
      select nome, (select nome from bairro where id = bairro_de('maringa zona 031 fundos')) as achado
        from bairro where sem_zeros(chave) = 'zona 31'`,
  );
  expect(nomes).toEqual([{ nome: 'Zona 031', achado: 'Zona 031' }]);
  const pedido = await pedir(loja, { endereco: 'Rua Guaíra, 31, Zona 31' });
  const [achado] = await rows(
    em(),
    sql<{ nome: string }>`
      select b.nome from solicitacao s join bairro b on b.id = s.bairro_id where s.id = ${pedido.body.solicitacao_ids[0] ?? 0}`,
  );
  expect(achado?.nome).toBe('Zona 031');
});

describe('a courier’s hint for a place', () => {
  const dizer = (quem: SignedIn, id: number, texto: string) =>
    quem.cliente.put<Mensagem>(`/entregador/${quem.id}/dicas/${id}`, { texto });
  const dicas = async (quem: SignedIn) =>
    (await quem.cliente.get<DicaDaEntrega[]>(`/entregador/${quem.id}/dicas`)).body;
  /** Creates a request that this courier has under way. */
  const entregando = async (quem: SignedIn, endereco: string) => {
    const { body } = await pedir(loja, { endereco });
    const id = body.solicitacao_ids[0] ?? 0;
    await suporte.cliente.put('/suporte/atribuir-entrega', {
      solicitacao_id: id,
      entregador_id: quem.id,
      force_assign: true,
    });
    return id;
  };
  let primeira: number;

  // [dica]
  test('is left by whoever carries there, and seen by the next one', async () => {
    primeira = await entregando(ana, 'Rua Mem de Sá, 1033');
    expect(await dicas(ana)).toEqual([{ solicitacao_id: primeira, texto: null, minha: null }]);
    expect((await dizer(ana, primeira, 'Portão azul, interfone 31')).status).toBe(200);
    const bia = await api.novo.entregador();
    const dela = await entregando(bia, 'r. mem de sa 1033');
    expect(await dicas(bia)).toEqual([{ solicitacao_id: dela, texto: 'Portão azul, interfone 31', minha: null }]);
    await dizer(bia, dela, 'Interfone quebrado, bata palmas');
    expect(await dicas(ana)).toEqual([
      { solicitacao_id: primeira, texto: 'Interfone quebrado, bata palmas', minha: 'Portão azul, interfone 31' },
    ]);
  });

  test('is nobody else’s to leave, and holds no phone number', async () => {
    const carlos = await api.novo.entregador();
    expect((await dizer(carlos, primeira, 'Aqui')).status).toBe(403);
    expect(await dicas(carlos)).toEqual([]);
    expect((await dizer(ana, primeira, 'Ligue (44) 99812-4076')).status).toBe(400);
    expect((await dizer(ana, primeira, 'x'.repeat(121))).status).toBe(400);
  });

  test('is taken away by its author, by the shop and by support', async () => {
    expect((await dizer(ana, primeira, '')).status).toBe(200);
    expect((await dicas(ana))[0]?.minha).toBeNull();
    const lista = await loja.cliente.get<{ enderecos: { dicas: { id: number }[] }[] }>(
      `${de(loja)}/enderecos/lista?q=mem`,
    );
    const [dica] = lista.body.enderecos[0]?.dicas ?? [];
    expect((await outra.cliente.delete(`${de(outra)}/dicas/${dica?.id}`)).status).toBe(404);
    expect((await loja.cliente.delete(`${de(loja)}/dicas/${dica?.id}`)).status).toBe(200);
    await dizer(ana, primeira, 'Cão solto');
    const [nova] = (await suporte.cliente.get<{ id: number }[]>(`/suporte/solicitacao/${primeira}/dicas`)).body;
    expect((await suporte.cliente.delete(`/suporte/dicas/${nova?.id}`)).status).toBe(200);
    expect((await dicas(ana))[0]?.texto).toBeNull();
  });

  test('goes with its place, which the shop may forget', async () => {
    await dizer(ana, primeira, 'Cão solto');
    expect((await loja.cliente.delete(`${de(loja)}/enderecos`)).status).toBe(200);
    expect(await dicas(ana)).toEqual([]);
    expect((await dizer(ana, primeira, 'Cão solto')).status).toBe(404);
  });
});

test('a place is forgotten when the last request to it would be', async () => {
  const config = readConfig({ GUARDAR_PEDIDOS_DIAS: '30' });
  await pedir(loja, { endereco: 'Rua Velha, 1' });
  await advanceTime(api.orm.em.fork(), 31 * 86_400);
  await rows(api.orm.em.fork(), sql`update endereco_conhecido set usado_em = agora() where comercio_id = ${outra.id}`);
  while (!(await sweep({ orm: api.orm, config, vault: api.vault }))) {}
  const restam = await rows(
    api.orm.em.fork(),
    sql<{ comercio_id: number }>`select distinct comercio_id from endereco_conhecido`,
  );
  expect(restam).toEqual([{ comercio_id: outra.id }]);
});
