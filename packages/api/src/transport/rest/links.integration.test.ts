import { MUDANCAS_POR_PAGINA } from '@corre/contract/configuracoes/campos.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import { MOVIMENTOS_POR_VEZ } from '@corre/contract/custodia/regras.ts';
import { INTEGRACOES_NA_LISTA } from '@corre/contract/integracoes/regras.ts';
import { PIX_POR_PAGINA } from '@corre/contract/recebimentos/regras.ts';
import { ENCERRADAS_POR_VEZ } from '@corre/contract/solicitacoes/regras.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../runtime/router.ts';
import { restRoutes } from './rest-routes.ts';

/** The rows beyond two pages of a list. */
const A_MAIS = 7;
const ABERTAS = 3;

let api: TestApi;
let ana: SignedIn;
let loja: SignedIn;
let suporte: SignedIn;
let admin: SignedIn;

const rows = (max: number) => 2 * max + A_MAIS;

beforeAll(async () => {
  api = await startApi();
  ana = await api.novo.entregador();
  loja = await api.novo.comercio('Bar & Cia');
  [suporte, admin] = [await api.novo.funcionario('suporte'), await api.novo.funcionario('admin')];
  const [l, e] = [loja.id, ana.id];
  // Two rows share each instant, so the id decides their order. The oldest rows are open, and stand on the first page.
  const quando = '(select agora()) - make_interval(hours => (i / 2)::int)';
  const oldest = (max: number) => `i > ${rows(max) - ABERTAS}`;
  await runSql(
    api.url,
    `set session_replication_role = replica;
     insert into avaliacao (solicitacao_id, comercio_id, entregador_id, nota, data_avaliacao)
       select 900000 + i, ${l}, ${e}, 5, ${quando} from generate_series(1, ${rows(LISTA_MAX)}) i;
     insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao, data_expiracao_suspensao, data_remocao)
       select ${e}, 'manual', 'Atraso', 1, ${quando}, ${quando} + interval '1 hour', ${quando} + interval '1 hour' from generate_series(1, ${rows(LISTA_MAX)}) i;
     insert into entrega (comercio_id, entregador_id, quantidade, valor, valor_liquido, tipo_pagamento, status, data, data_entrega)
       select ${l}, ${e}, 1, 9, 8.1, case when ${oldest(LISTA_MAX)} then 'dinheiro' else 'online' end,
              case when ${oldest(LISTA_MAX)} then 'pendente' else 'concluida' end, ${quando},
              case when ${oldest(LISTA_MAX)} then null else ${quando} end
         from generate_series(1, ${rows(LISTA_MAX)}) i;
     insert into rota (comercio_id, aguardando, liberada_em)
       select ${l}, false, ${quando} from generate_series(1, ${rows(ENCERRADAS_POR_VEZ)}) i;
     insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
       select i, ${l}, ${e}, 'Rua A, 1', 'manual', 9,
              case when i <= ${ABERTAS} then 'em_entrega' else 'finalizada' end, ${quando}, ${quando}
         from generate_series(1, ${rows(ENCERRADAS_POR_VEZ)}) i;
     insert into custodia_movimento (tipo, entregador_id, comercio_id, solicitacao_id, feito_por_tipo)
       select 'troco_levado', ${e}, ${l}, null, 'comercio' from generate_series(1, ${rows(MOVIMENTOS_POR_VEZ)}) i;
     insert into custodia_lancamento (movimento_id, conta, entregador_id, comercio_id, valor, saldo_comercio, saldo_total)
       select m.id, 'entregador', ${e}, ${l}, 5, 5, 5 from custodia_movimento m;
     insert into integracao (comercio_id, tipo, nome, ambiente, segredo_cifrado, criada_por_tipo)
       select ${l}, 'webhook', 'W', 'teste', 'x', 'admin' from generate_series(1, ${rows(INTEGRACOES_NA_LISTA)}) i;
     insert into configuracao_dita (campo, valor, funcionario_id, dita_em)
       select 'cidade', 'Cidade ' || i, ${admin.id}, ${quando} from generate_series(1, ${rows(MUDANCAS_POR_PAGINA)}) i;
     insert into pix (end_to_end_id, valor, nao_atribuido, horario)
       select 'E' || lpad(i::text, 31, '0'), 9, 9, '2026-03-02T12:00:00-03:00' from generate_series(1, ${rows(PIX_POR_PAGINA)}) i;`,
  );
});
afterAll(() => api.close());

type Row = { id: number };
type Body = Row[] | Record<string, Row[]>;

interface List {
  /** the procedure */
  nome: string;
  /** the cursor in the address */
  cursor: string;
  de: () => { quem: SignedIn; caminho: string };
  max: number;
  /** the rows that stand on the first page beside the page */
  first: number;
  /** the field with the rows; absent if the answer is the list */
  field?: string;
}

const shop = () => `/comercio/${encodeURIComponent(loja.nome)}`;
const LISTS: List[] = [
  {
    nome: 'avaliacoes.doEntregador',
    cursor: 'antes_de',
    de: () => ({ quem: ana, caminho: `/entregador/${ana.id}/avaliacoes` }),
    max: LISTA_MAX,
    first: 0,
  },
  {
    nome: 'suspensoes.historico',
    cursor: 'antes_de',
    de: () => ({ quem: suporte, caminho: '/suporte/historico-suspensoes' }),
    max: LISTA_MAX,
    first: 0,
  },
  {
    nome: 'entregas.doComercio',
    cursor: 'antes_de',
    de: () => ({ quem: loja, caminho: `${shop()}/entregas` }),
    max: LISTA_MAX,
    first: ABERTAS,
  },
  {
    nome: 'entregas.doEntregador',
    cursor: 'antes_de',
    de: () => ({ quem: ana, caminho: `/entregas/entregador/${ana.id}` }),
    max: LISTA_MAX,
    first: 0,
    field: 'entregas',
  },
  {
    nome: 'solicitacoes.doComercio',
    cursor: 'encerradas_antes_de',
    de: () => ({ quem: loja, caminho: `${shop()}/solicitacoes` }),
    max: ENCERRADAS_POR_VEZ,
    first: ABERTAS,
  },
  {
    nome: 'solicitacoes.doEntregador',
    cursor: 'encerradas_antes_de',
    de: () => ({ quem: ana, caminho: `/entregador/${ana.id}/minhas-solicitacoes` }),
    max: ENCERRADAS_POR_VEZ,
    first: ABERTAS,
  },
  {
    nome: 'solicitacoes.todas',
    cursor: 'encerradas_antes_de',
    de: () => ({ quem: suporte, caminho: '/suporte/todas-solicitacoes' }),
    max: ENCERRADAS_POR_VEZ,
    first: ABERTAS,
  },
  {
    nome: 'custodia.doEntregador',
    cursor: 'antes_de',
    de: () => ({ quem: ana, caminho: `/entregador/${ana.id}/custodia` }),
    max: MOVIMENTOS_POR_VEZ,
    first: 0,
    field: 'movimentos',
  },
  {
    nome: 'custodia.doComercio',
    cursor: 'antes_de',
    de: () => ({ quem: loja, caminho: `${shop()}/custodia` }),
    max: MOVIMENTOS_POR_VEZ,
    first: 0,
    field: 'movimentos',
  },
  {
    nome: 'integracoesDaLoja.listar',
    cursor: 'antes_de',
    de: () => ({ quem: loja, caminho: `${shop()}/integracoes` }),
    max: INTEGRACOES_NA_LISTA,
    first: 0,
    field: 'integracoes',
  },
  {
    nome: 'configuracoes.mudancas',
    cursor: 'antes_de',
    de: () => ({ quem: admin, caminho: '/admin/configuracoes/mudancas' }),
    max: MUDANCAS_POR_PAGINA,
    first: 0,
    field: 'mudancas',
  },
  {
    nome: 'integracoes.listar',
    cursor: 'antes_de',
    de: () => ({ quem: admin, caminho: '/admin/integracoes?busca=bar' }),
    max: INTEGRACOES_NA_LISTA,
    first: 0,
    field: 'integracoes',
  },
  {
    nome: 'recebimentos.listar',
    cursor: 'antes_de',
    de: () => ({ quem: admin, caminho: '/admin/recebimentos/pix?de=2026-03-01&ate=2026-03-31' }),
    max: PIX_POR_PAGINA,
    first: 0,
    field: 'pix',
  },
];

const NEXT = /^<(https?:\/\/[^>]+)>; rel="next"$/;

/** Reads one page at its address, and where it goes on. */
async function read({ de, field }: List, address: string) {
  const { status, body, headers } = await de().quem.cliente.pedir<Body>('GET', address);
  expect(status).toBe(200);
  const lista = Array.isArray(body) ? body : (body[field ?? ''] ?? []);
  const link = headers.get('link');
  const next = link === null ? null : NEXT.exec(link)?.[1];
  expect(next, link ?? '').not.toBe(undefined);
  return { ids: lista.map(({ id }) => id), next: next ?? null };
}

it('every call with a cursor is one of these lists', () => {
  const paged = restRoutes(appRouter._def.procedures).filter(
    ({ campos }) => campos.has('antes_de') || campos.has('encerradas_antes_de'),
  );
  expect(paged.map(({ nome }) => nome).sort()).toEqual(LISTS.map(({ nome }) => nome).sort());
});

describe.each(LISTS)('$nome', (list) => {
  it('is whole for a caller that follows Link until there is none', async () => {
    const pages: number[][] = [];
    let address: string | null = `/api${list.de().caminho}`;
    while (address !== null) {
      const page = await read(list, address);
      pages.push(page.ids);
      expect(page.next === null || page.next.startsWith(`${api.base}/api/`)).toBe(true);
      address = page.next === null ? null : page.next.slice(api.base.length);
    }
    const total = rows(list.max);
    const closed = list.cursor === 'encerradas_antes_de' ? total - ABERTAS : total;
    expect(pages.map(({ length }) => length)).toEqual([list.max + list.first, list.max, closed - 2 * list.max]);
    expect(new Set(pages.flat()).size).toBe(total);
  });

  it('names no page after one that is full and the last', async () => {
    const { caminho } = list.de();
    const all: number[] = [];
    let address: string | null = `/api${caminho}`;
    while (address !== null) {
      const page = await read(list, address);
      all.push(...page.ids);
      address = page.next?.slice(api.base.length) ?? null;
    }
    const rest = all.slice(-list.max - 1);
    const cursor = `${caminho.includes('?') ? '&' : '?'}${list.cursor}=${rest[0]}`;
    const full = await read(list, `/api${caminho}${cursor}`);
    expect([full.ids, full.next]).toEqual([rest.slice(1), null]);
  });
});
