import { LISTA_MAX } from '@corre/contract/constants.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The rows beyond one page. */
const A_MAIS = 7;
const TOTAL = LISTA_MAX + A_MAIS;

let api: TestApi;
let ana: SignedIn;
let loja: SignedIn;
let suporte: SignedIn;
beforeAll(async () => {
  api = await startApi();
  [ana, loja, suporte] = [
    await api.novo.entregador(),
    await api.novo.comercio(),
    await api.novo.funcionario('suporte'),
  ];
  // Two rows share each instant, so the id decides their order.
  const quando = '(select agora()) - make_interval(hours => (i / 2)::int)';
  await runSql(
    api.url,
    `set session_replication_role = replica;
     insert into avaliacao (solicitacao_id, comercio_id, entregador_id, nota, data_avaliacao)
       select 900000 + i, ${loja.id}, ${ana.id}, 5, ${quando} from generate_series(1, ${TOTAL}) i;
     insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao, data_expiracao_suspensao, data_remocao)
       select ${ana.id}, 'manual', 'Atraso', 1, ${quando}, ${quando} + interval '1 hour', ${quando} + interval '1 hour' from generate_series(1, ${TOTAL}) i;
     insert into entrega (comercio_id, entregador_id, quantidade, valor, valor_liquido, tipo_pagamento, status, data, data_entrega)
       select ${loja.id}, ${ana.id}, 1, 9, 8.1, 'online', 'concluida', ${quando}, ${quando} from generate_series(1, ${TOTAL}) i;`,
  );
});
afterAll(() => api.close());

type Linhas = { id: number }[];

const listas: [string, () => { quem: SignedIn; caminho: string }][] = [
  ["a courier's ratings", () => ({ quem: ana, caminho: `/entregador/${ana.id}/avaliacoes` })],
  ['the suspensions', () => ({ quem: suporte, caminho: '/suporte/historico-suspensoes' })],
  ["a shop's deliveries", () => ({ quem: loja, caminho: `/comercio/${encodeURIComponent(loja.nome)}/entregas` })],
  ["a courier's deliveries", () => ({ quem: ana, caminho: `/entregas/entregador/${ana.id}` })],
];

it.each(listas)(
  '%s go on behind the last row of a page, each once, as far back as there are any',
  async (_nome, de) => {
    const { quem, caminho } = de();
    const pagina = async (busca = ''): Promise<Linhas> => {
      const { status, body } = await quem.cliente.get<Linhas | { entregas: Linhas }>(`${caminho}${busca}`);
      expect(status).toBe(200);
      return Array.isArray(body) ? body : body.entregas;
    };
    const primeira = await pagina();
    expect(primeira).toHaveLength(LISTA_MAX);
    const segunda = await pagina(`?antes_de=${primeira.at(-1)?.id}`);
    expect(segunda).toHaveLength(A_MAIS);
    expect(new Set([...primeira, ...segunda].map(({ id }) => id)).size).toBe(TOTAL);
    expect(await pagina(`?antes_de=${segunda.at(-1)?.id}`)).toEqual([]);
    expect((await quem.cliente.get(`${caminho}?antes_de=x`)).status).toBe(400);
  },
);
