import type { UserType } from '@corre/contract/vocabulario.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { sentBy } from '@corre/testing/harness/sent-statements.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonimizar } from './anonimizar.ts';
import { OPERADOR } from './contas.ts';
import { exportarDados } from './exportar-dados.ts';

/** Tables of the account's data that its export leaves out, with the reason. */
const somas = 'sums of rows that are in the export';
const ato = 'acts for the company about others; they are in the audit log, which is in the export';
const login = 'a login in progress, for five minutes';
const FORA: Record<string, Record<string, string>> = {
  entregador: {
    custodia_aberta: somas,
    desafio_de_acesso: login,
    pedido_da_cidade: 'wishes of the demonstration, until the first one a day later',
    resumo_fechado: somas,
    resumo_semanal: somas,
    volta_a_loja: 'the way back of a cancelled request that is in the export, for half an hour',
  },
  comercio: {
    aplicativo_codigo: 'the hash of a code, for minutes',
    contador_de_mudancas: 'a counter of the list of changes',
    custodia_aberta: somas,
    desafio_de_acesso: login,
    mudanca_da_solicitacao: 'numbers of requests that are in the export',
    resumo_fechado: somas,
    resumo_semanal: somas,
    rota: 'the group of requests that are in the export',
  },
  funcionario: {
    codigo_entrega: ato,
    configuracao_dita: ato,
    desafio_de_acesso: login,
    fatura: ato,
    fatura_ajuste: ato,
    lote_pagamento: ato,
    lote_retorno: ato,
    pagamento: ato,
    pix_devolucao: ato,
    pix_lancamento: ato,
    quitacao: ato,
    taxa_dita: ato,
    recebimento: ato,
    solicitacao: ato,
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const novo = (tipo: UserType): Promise<SignedIn> => {
  if (tipo === 'entregador') return api.novo.entregador();
  return tipo === 'comercio' ? api.novo.comercio() : api.novo.funcionario('suporte');
};

/** Returns the tables with a reference to this one. */
const tabelasDe = async (tabela: string) =>
  (
    await rows(
      api.orm.em.fork(),
      sql<{ nome: string }>`
        select distinct conrelid::regclass::text as nome from pg_constraint
         where contype = 'f' and confrelid = ${tabela}::regclass order by 1`,
    )
  ).map(({ nome }) => nome);

test.each<[string, UserType]>([
  ['entregador', 'entregador'],
  ['comercio', 'comercio'],
  ['funcionario', 'suporte'],
])('every table about a %s is in the export, or declared with a reason', async (tabela, tipo) => {
  const { id } = await novo(tipo);
  const em = api.orm.em.fork();
  const sent = await sentBy(() => em.transactional((tx) => exportarDados(tx, api.vault, tipo, `#${id}`)));
  // The product's own work reads tables meanwhile, on other connections.
  const mine = sent.find(({ before, text }) => [...before, text].some((one) => one.includes('"auditoria"')))?.client;
  expect(mine).toBeDefined();
  const texto = sent
    .filter(({ client }) => client === mine)
    .flatMap(({ before, text }) => [...before, text])
    .join(' ');
  const faltam = (await tabelasDe(tabela)).filter((nome) => !new RegExp(`(from|join) "${nome}"`).test(texto));
  expect(faltam).toEqual(Object.keys(FORA[tabela] ?? {}).sort());
});

const executar = (texto: string, ...valores: unknown[]) => api.orm.em.fork().execute<object[]>(texto, valores);

test('a courier’s position is in the export, and gone after the erasure', async () => {
  const { id } = await api.novo.entregador();
  await executar('update entregador set compartilha_localizacao = true where id = ?', id);
  await executar(
    'insert into localizacao (entregador_id, latitude, longitude, precisao) values (?, -23.42, -51.93, 9)',
    id,
  );
  const em = api.orm.em.fork();
  const { localizacao } = await em.transactional((tx) => exportarDados(tx, api.vault, 'entregador', `#${id}`));
  expect(localizacao).toMatchObject([{ latitude: -23.42, longitude: -51.93, precisao: 9 }]);
  await executar('update entregador set ativo = false, removido_em = agora() where id = ?', id);
  const nome = 'Entregador';
  await em.transactional((tx) =>
    anonimizar(tx, api.vault, OPERADOR, { user_type: 'entregador', id, nome, ativo: false }),
  );
  expect(await executar('select 1 from localizacao where entregador_id = ?', id)).toEqual([]);
});

test('a message without a body, such as an app’s `delivered`, is exported as one', async () => {
  const { id } = await api.novo.comercio();
  const corpos = [null, api.vault.seal(''), api.vault.seal('{"a":1}')];
  const [sistema] = await executar(
    `insert into integracao (comercio_id, tipo, nome, ambiente, segredo_cifrado, criada_por_tipo)
     values (?, 'webhook', 'x', 'producao', 'x', 'comercio') returning id`,
    id,
  );
  const [fluxo] = await executar(
    'insert into fluxo_externo (integracao_id) values (?) returning id',
    (sistema as { id: number }).id,
  );
  for (const [n, corpo] of corpos.entries())
    await executar(
      `insert into mensagem_externa (integracao_id, fluxo_id, sequencia, tipo, quando, corpo_cifrado)
       values (?, ?, ?, 'delivered', agora(), ?)`,
      (sistema as { id: number }).id,
      (fluxo as { id: number }).id,
      n + 1,
      corpo,
    );
  const dados = await api.orm.em.fork().transactional((tx) => exportarDados(tx, api.vault, 'comercio', `#${id}`));
  expect(dados.mensagens_a_sistemas).toMatchObject([{ corpo: null }, { corpo: null }, { corpo: { a: 1 } }]);
});
