import { COLUNAS, type TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import { type FalhaDaLinha, LINHAS_DEMAIS, LINHAS_MAX } from '@corre/contract/importacao/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import { sentBy } from '@corre/testing/harness/sent-statements.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let admin: SignedIn;

beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

type Linha = Record<string, string>;
interface Resposta {
  message: string;
  total: number;
  importados: number;
  falhas: FalhaDaLinha[];
}

/** Sends rows as the panel does. The first row stands in line 2, after the headings. */
async function enviar(tipo: TipoDePlanilha, linhas: readonly Linha[], { so_conferir = false, quem = admin } = {}) {
  const colunas = COLUNAS[tipo].map(({ campo }) => campo);
  const tabela = JSON.stringify(
    linhas.map((linha, i) => ({ linha: i + 2, celulas: colunas.map((campo) => linha[campo] ?? '') })),
  );
  const { status, body } = await quem.cliente.pedir<{ result?: { data: Resposta }; error?: { message: string } }>(
    'POST',
    '/trpc/importacao.enviar',
    { tipo, colunas, tabela, so_conferir },
  );
  return { status, detail: body.error?.message, ...body.result?.data };
}

/** Returns a valid CPF for a number. */
function cpfDe(numero: number): string {
  const digitos = [...String(100_000_000 + numero)].map(Number);
  for (const pesos of [10, 11]) {
    const soma = digitos.reduce((total, digito, i) => total + digito * (pesos - i), 0);
    digitos.push(((soma * 10) % 11) % 10);
  }
  return digitos.join('');
}

let numero = 0;
const umaPessoa = (mudada: Linha = {}): Linha => {
  numero += 1;
  const { senha: _senha, ...ficha } = PAYLOAD_DE_CADASTRO;
  const proprios = {
    usuario: `importado${numero}`,
    cpf: cpfDe(numero),
    pix_tipo_chave: 'E-mail',
    pix_chave: 'a@b.com',
  };
  return { ...ficha, ...proprios, data_inicio: '23/11/2026', veiculo: 'Moto com baú', ...mudada };
};
const umaLoja = (mudada: Linha = {}): Linha => {
  numero += 1;
  return { nome: `Loja importada ${numero}`, telefone: '(44) 3025-1100', ...mudada };
};
const pessoas = (quantas: number) => Array.from({ length: quantas }, () => umaPessoa());
const lojas = (quantas: number) => Array.from({ length: quantas }, () => umaLoja());
const contar = async (tabela: 'entregador' | 'comercio') => {
  const [linha] = await rows(
    api.orm.em.fork(),
    sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`,
  );
  return linha?.n;
};

/** The statements of an import. Other parts of the process send theirs at the same time. */
const DA_IMPORTACAO = /insert into "(entregador|fila_entregador|auditoria)"|corre\.cadastro|cpf_indice/;

// [importacao]
describe('couriers of a sheet', () => {
  it('may work at once, in the stored form, with one hash and one line in the audit', async () => {
    const dez = pessoas(10);
    expect(await enviar('entregadores', dez)).toMatchObject({
      status: 200,
      message: '10 entregadores importados!',
      importados: 10,
      falhas: [],
    });
    const gravados = await rows(
      api.orm.em.fork(),
      sql<Record<string, unknown>>`
        select e.ativo, e.aprovacao, e.telefone_pessoal, e.veiculo, e.data_inicio::text, f.online, e.cpf as cpf
          from entregador e join fila_entregador f on f.entregador_id = e.id where e.usuario = ${dez[0]?.usuario}`,
    );
    expect(gravados).toEqual([
      {
        ativo: true,
        aprovacao: null,
        telefone_pessoal: '+5544998124076',
        veiculo: 'moto_bau',
        data_inicio: '2026-11-23',
        online: false,
        cpf: expect.not.stringContaining(String(dez[0]?.cpf)),
      },
    ]);
    const [hashes] = await rows(
      api.orm.em.fork(),
      sql<{ n: number }>`select count(distinct senha_hash)::int as n from entregador where usuario like 'importado%'`,
    );
    expect(hashes?.n).toBe(1);
    expect(
      await rows(
        api.orm.em.fork(),
        sql`select ator_id, alvo_tipo, detalhes from auditoria where acao = 'entregadores_importados'`,
      ),
    ).toEqual([{ ator_id: admin.id, alvo_tipo: null, detalhes: { total: 10 } }]);
  });

  it('are checked without a trace', async () => {
    const antes = await contar('entregador');
    expect(await enviar('entregadores', pessoas(3), { so_conferir: true })).toMatchObject({
      message: '3 entregadores para importar',
      importados: 0,
      falhas: [],
    });
    expect(await contar('entregador')).toBe(antes);
  });

  it('come in all or none, and every fault is named by its line', async () => {
    const antes = await contar('entregador');
    const boa = umaPessoa();
    const ruim = umaPessoa({ cpf: '111.111.111-11', telefone_pessoal: '99905', veiculo: 'jegue', bairro: '' });
    const pix = umaPessoa({ pix_tipo_chave: 'cpf', pix_chave: 'x@y' });
    const repetida = umaPessoa({ usuario: boa.usuario ?? '' });
    expect(await enviar('entregadores', [boa, ruim, pix, repetida])).toMatchObject({
      status: 200,
      importados: 0,
      message: 'Nada foi importado: corrija as linhas com problema.',
      falhas: [
        { linha: 3, campo: 'cpf', frase: 'CPF inválido' },
        { linha: 3, campo: 'bairro', frase: 'Informe o bairro' },
        { linha: 3, campo: 'telefone_pessoal', frase: 'Telefone inválido: use DDD e número' },
        { linha: 3, campo: 'veiculo', frase: 'Veículo desconhecido' },
        { linha: 4, campo: 'pix_chave', frase: 'Chave PIX inválida: digite os 11 números do CPF' },
        { linha: 5, campo: 'usuario', frase: 'Repetido: a linha 2 tem o mesmo' },
      ],
    });
    expect(await contar('entregador')).toBe(antes);
  });

  it('whose user name or CPF is taken, also by the staff, are faults of their rows', async () => {
    const [ja] = pessoas(1);
    await enviar('entregadores', [ja ?? {}]);
    const [{ usuario }] = await api.orm.em
      .fork()
      .execute<[{ usuario: string }]>('select usuario from funcionario where id = ?', [admin.id]);
    const linhas = [umaPessoa({ cpf: ja?.cpf ?? '', bairro: '' }), umaPessoa({ usuario })];
    expect((await enviar('entregadores', linhas)).falhas).toEqual([
      { linha: 2, campo: 'bairro', frase: 'Informe o bairro' },
      { linha: 2, campo: 'cpf', frase: 'Já existe um entregador com este CPF' },
      { linha: 3, campo: 'usuario', frase: 'Este usuário já está em uso' },
    ]);
  });

  it('of the same sheet, sent twice at once, come in once', async () => {
    const antes = (await contar('entregador')) ?? 0;
    const linhas = pessoas(20);
    const respostas = await Promise.all(Array.from({ length: 4 }, () => enviar('entregadores', linhas)));
    expect(respostas.map(({ importados = 0 }) => importados).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 20]);
    expect(await contar('entregador')).toBe(antes + 20);
  });

  it('beside a registration with the same CPF, one comes in, and the other gets a sentence', async () => {
    for (let volta = 0; volta < 5; volta += 1) {
      const [linha = {}] = pessoas(1);
      const ficha = { ...PAYLOAD_DE_CADASTRO, cpf: linha.cpf, usuario: `registrado${volta}` };
      const [cadastro, importacao] = await Promise.all([
        api.anonymous().post('/cadastro', ficha),
        enviar('entregadores', [linha]),
      ]);
      expect([cadastro.status === 200, importacao.importados === 1].filter(Boolean)).toHaveLength(1);
      expect([200, 409]).toContain(cadastro.status);
      expect(importacao.status).toBe(200);
    }
  });

  it('take as many statements for five hundred rows as for ten, and one row more is refused', async () => {
    const dez = await sentBy(() => enviar('entregadores', pessoas(10)));
    const muitas = pessoas(LINHAS_MAX);
    let resposta: Awaited<ReturnType<typeof enviar>> | undefined;
    const quinhentos = await sentBy(async () => {
      resposta = await enviar('entregadores', muitas);
    });
    expect(resposta).toMatchObject({ status: 200, importados: LINHAS_MAX });
    const daImportacao = (sent: typeof dez) =>
      sent.flatMap(({ before, text }) => [...before, text]).filter((text) => DA_IMPORTACAO.test(text)).length;
    expect(daImportacao(dez)).toBeGreaterThan(3);
    expect(daImportacao(quinhentos)).toBe(daImportacao(dez));
    expect(await enviar('entregadores', pessoas(LINHAS_MAX + 1))).toMatchObject({ status: 400, detail: LINHAS_DEMAIS });
  });
});

describe('shops of a sheet', () => {
  it('begin with a password that nobody knows, and enter by a one-time link', async () => {
    const [loja] = lojas(1);
    expect(await enviar('comercios', [loja ?? {}])).toMatchObject({ message: '1 comércio importado!' });
    const entrar = (senha: string) => api.anonymous().post('/login/comercio', { usuario: loja?.nome, senha });
    expect((await entrar('corre123')).status).toBe(401);
    const [{ id } = { id: 0 }] = await rows(
      api.orm.em.fork(),
      sql<{ id: number }>`select id from comercio where nome = ${loja?.nome}`,
    );
    const { body } = await admin.cliente.post<{ link: string }>('/suporte/links', { user_type: 'comercio', id });
    const segredo = new URL(body.link).hash.slice(1);
    expect((await api.anonymous().post('/senha', { segredo, nova_senha: 'uma frase bem nova' })).status).toBe(200);
    expect((await entrar('uma frase bem nova')).status).toBe(200);
  });

  it('take their place and legal data, and their faults have sentences', async () => {
    const antes = await contar('comercio');
    const boa = umaLoja({ razao_social: 'Bar Ltda', documento: '11.222.333/0001-81', endereco_retirada: 'Rua A, 1' });
    const semNome = umaLoja({ nome: '' });
    const meia = umaLoja({ razao_social: 'Só o nome' });
    const link = umaLoja({ link_loja: 'http://maps.example' });
    const repetida = umaLoja({ nome: ` ${String(boa.nome).toUpperCase()}` });
    expect((await enviar('comercios', [boa, semNome, meia, link, repetida])).falhas).toEqual([
      { linha: 3, campo: 'nome', frase: 'Digite o nome do comercio' },
      { linha: 4, campo: 'documento', frase: 'Informe o CNPJ ou o CPF' },
      { linha: 5, campo: 'link_loja', frase: 'Use um link do mapa que comece por https://' },
      { linha: 6, campo: 'nome', frase: 'Repetido: a linha 2 tem o mesmo' },
    ]);
    expect(await contar('comercio')).toBe(antes);
    expect((await enviar('comercios', [boa])).importados).toBe(1);
    expect((await enviar('comercios', [boa])).falhas).toEqual([
      { linha: 2, campo: 'nome', frase: 'Já existe um comércio com este nome' },
    ]);
  });

  it('are imported five hundred at once by the administrator only', async () => {
    expect((await enviar('comercios', lojas(LINHAS_MAX))).importados).toBe(LINHAS_MAX);
    const suporte = await api.novo.funcionario('suporte');
    expect((await enviar('comercios', lojas(1), { quem: suporte })).status).toBe(403);
  });
});

describe('a table that no panel sends', () => {
  it.each([
    ['no rows', { tabela: '[]' }, 'A planilha não tem nenhuma linha com dados'],
    ['no JSON', { tabela: 'x' }, 'A tabela não está no formato esperado'],
    ['a column that does not exist', { colunas: ['senha_hash'] }, 'Coluna desconhecida'],
    ['a field twice', { colunas: ['nome', 'nome'] }, 'Duas colunas foram ligadas ao mesmo dado'],
    ['a null character', { tabela: '[{"linha":2,"celulas":["a\\u0000"]}]' }, 'A planilha tem um caractere inválido'],
  ])('with %s is refused with a sentence', async (_, mudado, frase) => {
    const boa = { tipo: 'comercios', colunas: ['nome'], tabela: '[{"linha":2,"celulas":["A"]}]', so_conferir: true };
    const { status, body } = await admin.cliente.pedir<{ error: { message: string } }>(
      'POST',
      '/trpc/importacao.enviar',
      { ...boa, ...mudado },
    );
    expect([status, body.error.message]).toEqual([400, frase]);
  });
});
