import { REGISTROS_POR_VEZ } from '@corre/contract/auditoria/contrato.ts';
import { fraseDo } from '@corre/contract/auditoria/frase.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { expect, test } from 'vitest';
import { listarRegistro, pessoasDoRegistro } from './listar-registro.ts';

const DIA_S = 86_400;

/** `quantos` audit rows over a year, ending now: half refused logins, the others acts of ten people on twenty couriers. */
const atos = (de: number, quantos: number) => `
insert into auditoria (quando, ator_tipo, ator_id, acao, alvo_tipo, alvo_id, detalhes)
select '2026-11-20T12:00:00Z'::timestamptz - make_interval(secs => (${quantos} - i)::float8 / ${quantos} * ${365 * DIA_S}),
       case when i % 2 = 0 then 'anonimo' else 'suporte' end, case when i % 2 = 1 then 1 + i % 10 end,
       case when i % 2 = 0 then 'login_recusado' when i % 101 = 0 then 'suspender' else 'resetar-recusas' end,
       'entregador', 1 + i % 20, '{}'
  from generate_series(${de}, ${quantos}) i;`;

const historia = longHistory(`
${entregadores(20)}
${comercios(3)}
insert into funcionario (user_type, usuario, nome, senha_hash)
select 'suporte', 's' || i, 'Suporte ' || i, 'x' from generate_series(1, 10) i;
insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, suspensa_por, data_suspensao, data_expiracao_suspensao)
select 5, 'manual', 'x', 1, 1, '2026-11-01T12:00:00Z', '2026-11-01T13:00:00Z';
${atos(1, 10)}`);

const FILTROS = [
  {},
  { ator_tipo: 'suporte', ator_id: 2 },
  { tipo: 'pedidos' },
  { ator_tipo: 'suporte', ator_id: 2, tipo: 'pedidos' },
  { ator_tipo: 'suporte', ator_id: 2, tipo: 'dinheiro' },
  { sobre_tipo: 'entregador', sobre_id: 5 },
  { de: '2026-02-01', ate: '2026-02-28' },
  { ator_tipo: 'suporte', ator_id: 2, de: '2026-02-01', ate: '2026-02-28' },
] as const;

const TAMANHOS = [10, 1_000, 10_000, 200_000];
/** PostgreSQL may read a table of a few pages as a whole for an act. */
const LINHAS_MAX = 25 * REGISTROS_POR_VEZ;
/** In a long log: fifty-one rows of each of two acts, and the row of the cursor. */
const LINHAS_DE_MUITAS = 3 * REGISTROS_POR_VEZ;

test('a page reads as many rows of a long log as of a short one', async () => {
  const lidas: { total: number; filtro: object; linhas: number }[] = [];
  let ate = 10;
  for (const total of TAMANHOS) {
    if (total > ate) await historia.add(atos(ate + 1, total));
    ate = total;
    for (const filtro of FILTROS) {
      const { linhas, dado } = await historia.read(['auditoria'], (em) => listarRegistro(em, filtro));
      expect(dado.registros.length).toBeLessThanOrEqual(REGISTROS_POR_VEZ);
      lidas.push({ total, filtro, linhas });
    }
  }
  const demais = lidas.filter(({ total, linhas }) => linhas > (total === ate ? LINHAS_DE_MUITAS : LINHAS_MAX));
  expect(demais).toEqual([]);
});

test('a page far back reads as many rows as the first one', async () => {
  for (const filtro of FILTROS.slice(0, 4)) {
    const { linhas, dado } = await historia.read(['auditoria'], (em) =>
      listarRegistro(em, { ...filtro, antes_de: 20_000 }),
    );
    expect(dado.registros).toHaveLength(REGISTROS_POR_VEZ);
    expect(linhas).toBeLessThanOrEqual(LINHAS_DE_MUITAS);
  }
});

// [registro]
test('the pages together are the whole log of a person, once each, newest first', async () => {
  const filtro = { ator_tipo: 'suporte', ator_id: 2, de: '2026-11-15', ate: '2026-11-20' } as const;
  const vistos: { id: number; quando: string }[] = [];
  let antes_de: number | undefined;
  do {
    const { registros, proxima } = await listarRegistro(historia.em(), { ...filtro, ...(antes_de && { antes_de }) });
    vistos.push(...registros);
    antes_de = proxima ?? undefined;
  } while (antes_de !== undefined);
  const [{ total }] = await historia.em().execute<[{ total: number }]>(
    `select count(*)::int as total from auditoria where ator_tipo = 'suporte' and ator_id = 2
        and quando >= '2026-11-15T03:00:00Z' and quando < '2026-11-21T03:00:00Z'`,
  );
  expect(vistos).toHaveLength(total);
  expect(total).toBeGreaterThan(2 * REGISTROS_POR_VEZ);
  expect(new Set(vistos.map(({ id }) => id)).size).toBe(total);
  expect(vistos.map(({ quando }) => quando)).toEqual(
    vistos
      .map(({ quando }) => quando)
      .toSorted()
      .reverse(),
  );
});

test('an act on a suspension stands under its courier, with the names of both', async () => {
  await historia.add(`
    insert into auditoria (quando, ator_tipo, ator_id, acao, alvo_tipo, alvo_id)
    values ('2026-11-20T13:00:00Z', 'suporte', 3, 'remover-suspensao', 'suspensao', 1);`);
  const { registros } = await listarRegistro(historia.em(), { sobre_tipo: 'entregador', sobre_id: 5 });
  const [primeiro] = registros;
  expect(primeiro && fraseDo(primeiro)).toBe('Suporte 3 (suporte) tirou a suspensão do entregador Entregador 5');
});

test('an erased person has no name, and is no choice', async () => {
  await historia.add(`
    update entregador set usuario = 'removido-6', nome_completo = 'Entregador removido 6', ativo = false, removido_em = agora() where id = 6;
    update comercio set nome = 'Comércio removido 2', nome_chave = 'removido-2', ativo = false, removido_em = agora() where id = 2;
    insert into auditoria (quando, ator_tipo, ator_id, acao, alvo_tipo, alvo_id) values
      ('2026-11-20T14:00:00Z', 'suporte', 3, 'suspender', 'entregador', 6),
      ('2026-11-20T14:00:01Z', 'comercio', 2, 'chave_api_criada', 'comercio', 2);`);
  const { registros } = await listarRegistro(historia.em(), {});
  expect(registros.slice(0, 2).map(fraseDo)).toEqual([
    'conta apagada (comércio) criou uma chave da API',
    'Suporte 3 (suporte) suspendeu o entregador conta apagada',
  ]);
  const nomes = (await pessoasDoRegistro(historia.em())).map(({ tipo, id }) => `${tipo} ${id}`);
  expect(nomes).toContain('entregador 5');
  expect(nomes).not.toContain('entregador 6');
  expect(nomes).not.toContain('comercio 2');
});
