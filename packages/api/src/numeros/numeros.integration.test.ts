import { toCents } from '@corre/contract/cents.ts';
import { semanasBefore } from '@corre/contract/week.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { drawnSeed } from '@corre/testing/harness/seed.ts';
import { type Correction, corrected, correctionArbitrary } from '@corre/testing/numeros/corrections.ts';
import { type Facts, factsOf, instantOf } from '@corre/testing/numeros/facts.ts';
import {
  dayName,
  ended,
  expected,
  offered,
  paid,
  perHourOnline,
  present,
  type Scope,
  type Span,
} from '@corre/testing/numeros/oracle.ts';
import { statementsOf } from '@corre/testing/numeros/statements.ts';
import { BAIRROS, COURIERS, SHOPS, WEEKS, worldArbitrary, worldWith } from '@corre/testing/numeros/world.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ator } from '../base/ator.ts';
import { readConfig } from '../base/config.ts';
import { createVault } from '../base/vault.ts';
import { fecharSemana } from '../dinheiro/entregas/fechar-semana.ts';
import { faturasDaSemana } from '../dinheiro/fechamento/faturas.ts';
import { pagar } from '../dinheiro/fechamento/pagar.ts';
import { planilha } from '../dinheiro/fechamento/planilha.ts';
import { prepararPagamentos } from '../dinheiro/fechamento/preparar.ts';
import { receberFatura } from '../dinheiro/fechamento/receber-fatura.ts';
import { semanaEstaAberta } from '../dinheiro/fechamento/semana.ts';
import { acompanhamentoSemanal } from '../dinheiro/relatorios/acompanhamento.ts';
import { dadosComercios, relatorioComercios } from '../dinheiro/relatorios/comercios.ts';
import {
  relatorioDaSemana as relatorioDaSemanaCorrente,
  relatorioEntregadores,
} from '../dinheiro/relatorios/entregadores.ts';
import { numerosDeAgora } from './agora.ts';
import { dinheiroDoPeriodo } from './dinheiro.ts';
import { numerosDoEntregador } from './do-entregador.ts';
import { entregadoresDoPeriodo } from './entregadores.ts';
import { fecharNumeros } from './fechar.ts';
import { lojasDoPeriodo } from './lojas.ts';
import { necessariosPara } from './necessarios.ts';
import { ofertasDoPeriodo } from './ofertas.ts';
import { operacao } from './operacao.ts';
import type { Pedido } from './periodo.ts';
import { portaDoPeriodo } from './porta.ts';
import { guardarRelatorio, relatorioDaSemana } from './semana.ts';

/**
 * Random worlds: few in `npm test`, more in `npm run test:long`, any number with NUMEROS_MUNDOS. Each run draws new
 * ones.
 */
const WORLDS = Number(process.env.NUMEROS_MUNDOS ?? 40);
const vault = createVault('0'.repeat(64));
const historia = longHistory(`
  ${entregadores(COURIERS)} ${comercios(SHOPS)}
  update entregador set pix_chave = '${vault.seal('ana@exemplo.com')}';
  insert into funcionario (id, user_type, usuario, nome, senha_hash) values (1, 'admin', 'admin', 'Ana', 'x');`);
const config = readConfig({});
const admin: Ator = {
  user_type: 'admin',
  id: 1,
  nome: 'Ana',
  senha_inicial: false,
  com_fator: true,
  token_hash: Buffer.alloc(0),
};

/** Replaces the world in the database. */
const fill = (facts: Facts) =>
  historia.em().transactional(async (em) => {
    await rows(em, sql`set local session_replication_role = replica`);
    for (const statement of statementsOf(facts)) await rows(em, sql.raw(statement));
  });

/** Runs statements with all triggers. */
const apply = async (statements: readonly string[]) => {
  for (const statement of statements) await rows(historia.em(), sql.raw(statement));
};

/** The present is some hours after the last fact, so that the last day is not over in half of the worlds. */
async function presentAfter(facts: Facts, hours: number): Promise<void> {
  const last = Math.max(0, ...facts.stops.map(({ fim }) => fim), ...facts.shifts.map(({ fim }) => fim));
  await apply([
    `update relogio_de_teste set deslocamento = timestamptz '${instantOf(last)}' + interval '${hours} hours' - clock_timestamp()`,
  ]);
}

async function closeAll(): Promise<void> {
  while ((await fecharNumeros(historia.em(), '-infinity')).mais) {}
}

const spanArbitrary = fc
  .record({ first: fc.nat(WEEKS * 7 - 1), days: fc.integer({ min: 1, max: 20 }) })
  .map(({ first, days }): Span => ({ first, last: first + days - 1 }));
const scopeArbitrary = fc.oneof(
  fc.constant<Scope>({}),
  fc.record({ comercio: fc.integer({ min: 1, max: SHOPS }) }),
  fc.record({ entregador: fc.integer({ min: 1, max: COURIERS }) }),
  fc.record({ bairro: fc.integer({ min: 1, max: BAIRROS }) }),
);

const pedidoDe = (span: Span, { comercio, entregador, bairro }: Scope): Pedido => ({
  de: dayName(span.first),
  ate: dayName(span.last),
  sujeito: {
    loja: comercio === undefined ? { todas: true } : { loja: comercio },
    entregador: entregador === undefined ? { todos: true } : { entregador },
    bairro_id: bairro ?? null,
  },
});

const before = ({ first, last }: Span): Span => ({ first: first - (last - first + 1), last: first - 1 });

async function compareOperation(facts: Facts, span: Span, scope: Scope) {
  const told = await operacao(historia.em(), config, pedidoDe(span, scope));
  const known = ended(facts, span, scope);
  expect(told.totais).toEqual(known.totais);
  expect(told.totais_antes).toEqual(ended(facts, before(span), scope).totais);
  const days = told.dias.flatMap(({ dia, finalizadas, canceladas }) => [
    [`${dia} finalizada`, finalizadas] as const,
    [`${dia} cancelada`, canceladas] as const,
  ]);
  expect(Object.fromEntries(days.filter(([, count]) => count > 0))).toEqual(known.porDia);
  expect(Object.fromEntries(told.horas.map((h) => [`${h.dia_semana} ${h.hora}`, h.finalizadas]))).toEqual(
    known.porHora,
  );
  const bairros = told.bairros.flatMap(({ bairro_id, finalizadas, canceladas }) => [
    [`${bairro_id} finalizada`, finalizadas] as const,
    [`${bairro_id} cancelada`, canceladas] as const,
  ]);
  expect(Object.fromEntries(bairros.filter(([, count]) => count > 0))).toEqual(known.porBairro);
  expect(told.prazo.no_prazo).toBe(known.noPrazo(told.prazo.prometido_segundos));
  const waits = [
    ...told.esperas.map((e) => [e.trecho, e] as const),
    ['prazo', told.prazo] as const,
    ...told.esperas_por_dia.map((e) => [`${e.trecho} ${e.dia}`, e] as const),
    ...told.esperas_por_hora.map((e) => [`${e.trecho} ${e.hora} h`, e] as const),
    ...told.aceite_por_hora.map((e) => [`ate_aceitar ${e.dia_semana} ${e.hora} h`, e] as const),
    ...told.esperas_por_bairro.map((e) => [`${e.trecho} bairro ${e.bairro_id}`, e] as const),
  ].filter(([, { amostra }]) => amostra > 0);
  const asked = Object.entries(known.esperas).filter(
    ([key]) => !/loja|^prazo ./.test(key) && (!/\d+ \d+ h/.test(key) || key.startsWith('ate_aceitar')),
  );
  expect(Object.fromEntries(waits.map(([key, e]) => [key, [e.amostra, e.mediana_segundos, e.p90_segundos]]))).toEqual(
    Object.fromEntries(asked),
  );
}

async function compareShops(facts: Facts, span: Span, scope: Scope) {
  const { lojas } = await lojasDoPeriodo(historia.em(), pedidoDe(span, scope));
  const known = ended(facts, span, scope);
  const counts = lojas.flatMap(({ comercio_id, finalizadas, canceladas }) => [
    [`${comercio_id} finalizada`, finalizadas] as const,
    [`${comercio_id} cancelada`, canceladas] as const,
  ]);
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(known.porLoja);
  for (const { comercio_id, no_balcao } of lojas) {
    expect([no_balcao.amostra, no_balcao.mediana_segundos, no_balcao.p90_segundos]).toEqual(
      known.esperas[`no_balcao loja ${comercio_id}`] ?? [0, null, null],
    );
  }
  const porta = await portaDoPeriodo(historia.em(), pedidoDe(span, scope));
  expect(Object.fromEntries(porta.motivos.map(({ motivo, problemas }) => [motivo, problemas]))).toEqual(known.motivos);
  expect(Object.fromEntries(porta.bairros.map((b) => [b.bairro_id, b.na_porta]))).toEqual(
    known.naPorta(({ bairro_id }) => bairro_id),
  );
  expect(Object.fromEntries(porta.lojas.map((l) => [l.comercio_id, l.na_porta]))).toEqual(
    known.naPorta(({ comercio_id }) => comercio_id),
  );
}

async function compareOffers(facts: Facts, span: Span, scope: Scope) {
  const told = await ofertasDoPeriodo(historia.em(), pedidoDe(span, scope));
  const known = offered(facts, span, scope);
  const { aceita = 0, recusada = 0, expirada = 0, nao_entregue = 0, retirada = 0 } = known.porResultado;
  expect(told.totais).toEqual({
    enviadas: aceita + recusada + expirada + nao_entregue + retirada,
    mostradas: known.mostradas,
    aceitas: aceita,
    recusadas: recusada,
    expiradas: expirada,
    nao_entregues: nao_entregue,
  });
  expect(Object.fromEntries(told.dias.map(({ dia, enviadas }) => [dia, enviadas]))).toEqual(known.porDia);
  expect(Object.fromEntries(told.motivos.map(({ motivo, recusas }) => [String(motivo), recusas]))).toEqual(
    known.porMotivo,
  );
  expect(told.sem_ninguem_livre).toBe(known.sem_ninguem_livre);
  expect(Object.fromEntries(told.sem_ninguem_por_hora.map((h) => [`${h.dia_semana} ${h.hora}`, h.rotas]))).toEqual(
    known.semNinguemPorHora,
  );
  expect(Object.fromEntries(told.precisaram.map(({ ofertas, rotas }) => [ofertas, rotas]))).toEqual(known.precisaram);
  if (known.ofertas_por_aceite === null) expect(told.ofertas_por_aceite).toBeNull();
  else expect(told.ofertas_por_aceite).toBeCloseTo(known.ofertas_por_aceite, 2);
}

async function compareCouriers(facts: Facts, span: Span) {
  const told = await entregadoresDoPeriodo(historia.em(), config, pedidoDe(span, {}));
  const known = present(facts, { first: Math.max(span.first, span.last - 6), last: span.last });
  for (const { dia, hora, online, ocupados, necessarios } of told.horas) {
    const [there, busy] = known[`${dia} ${hora}`] ?? [0, 0];
    expect(Math.abs(online - there), `${dia} ${hora}`).toBeLessThan(0.006);
    expect(Math.abs(ocupados - busy), `${dia} ${hora}`).toBeLessThan(0.006);
    const work = expected(facts, Math.round((Date.parse(dia) - Date.parse(dayName(0))) / 86_400_000), hora);
    expect(necessarios, `${dia} ${hora}`).toBe(work && necessariosPara(work, config.ESPERA_DESEJADA_SEGUNDOS));
  }
  const rates = perHourOnline(facts, span);
  expect(told.entregas_por_hora.amostra).toBe(rates.length);
  const middle =
    rates.length >= 5 ? ((rates[(rates.length - 1) >> 1] ?? 0) + (rates[rates.length >> 1] ?? 0)) / 2 : null;
  if (middle === null) expect(told.entregas_por_hora.mediana).toBeNull();
  else expect(Math.abs((told.entregas_por_hora.mediana ?? -1) - middle)).toBeLessThan(0.006);
}

/** The week of the money is one with facts. The last of eight weeks is asked for. */
async function compareMoney(facts: Facts, week: number) {
  const told = await dinheiroDoPeriodo(historia.em(), { de: dayName(week * 7), ate: dayName(week * 7 + 6) });
  expect(told.semanas.map(({ semana_inicio }) => semana_inicio)).toEqual(
    Array.from({ length: 8 }, (_, n) => semanasBefore(dayName(week * 7), 7 - n)),
  );
  for (const [n, { valor, taxa, ajustes, liquido }] of told.semanas.entries()) {
    const cents = { valor, taxa, ajustes, liquido };
    const rounded = Object.fromEntries(Object.entries(cents).map(([key, reais]) => [key, Math.round(reais * 100)]));
    expect(rounded).toEqual(paid(facts, week - 7 + n));
  }
  const kinds = told.tipos.reduce((sum, tipo) => sum + Math.round(tipo.valor * 100), 0);
  expect(kinds).toBe(paid(facts, week).valor);
}

type Sums = readonly [entregas: number, valor: number, taxa: number];

/** Adds up deliveries, gross and fee, in cents. */
const sumsOf = <T>(list: readonly T[], of: (item: T) => Sums): Sums =>
  list
    .map(of)
    .reduce<Sums>(
      ([e, v, t], [entregas, valor, taxa]) => [e + entregas, v + toCents(valor), t + toCents(taxa)],
      [0, 0, 0],
    );

/** The figures of these weeks, summed. */
const figuresOf = async (de: string, ate: string): Promise<Sums> => {
  const { semanas } = await dinheiroDoPeriodo(historia.em(), { de, ate });
  return sumsOf(
    semanas.filter(({ semana_inicio }) => semana_inicio >= de),
    (s) => [s.entregas, s.valor, s.taxa],
  );
};

/** The six reports of the administrator have the sums of the figures, to the cent [relatorios]. */
async function compareReports(week: number) {
  const em = historia.em();
  const monday = dayName(week * 7);
  const ofWeek = await figuresOf(monday, dayName(week * 7 + 6));
  const ever = await figuresOf(dayName(0), dayName(WEEKS * 7 + 6));
  expect(sumsOf(await relatorioEntregadores(em), (r) => [r.total_entregas, r.total_valor, r.total_taxa])).toEqual(ever);
  expect(sumsOf(await relatorioComercios(em, null), (r) => [r.total_entregas, r.valor_total, r.total_taxa])).toEqual(
    ever,
  );
  expect(sumsOf(await relatorioComercios(em, monday), (r) => [r.total_entregas, r.valor_total, r.total_taxa])).toEqual(
    ofWeek,
  );
  expect(sumsOf(await dadosComercios(em), (r) => [r.total_entregas, r.valor_total, 0])).toEqual([ever[0], ever[1], 0]);
  const weeks = await acompanhamentoSemanal(em, null);
  expect(sumsOf(weeks, ({ total_geral: t }) => [t.entregas, t.valor, t.taxa])).toEqual(ever);
  const one = weeks.filter(({ semana_inicio }) => semana_inicio === monday);
  expect(sumsOf(one, ({ total_geral: t }) => [t.entregas, t.valor, t.taxa])).toEqual(ofWeek);
  const current = await relatorioDaSemanaCorrente(em);
  expect(sumsOf(current.relatorio, (r) => [r.total_entregas, r.total_valor, r.total_taxa])).toEqual(
    await figuresOf(current.semana_inicio, current.semana_inicio),
  );
}

/** The sheet and the invoices of a Friday have the sums of the figures, to the cent. */
async function compareFriday(week: number) {
  const em = historia.em();
  const monday = dayName(week * 7);
  const folha = await planilha(em, vault, monday);
  const faturas = await faturasDaSemana(em, config, monday);
  const told = await dinheiroDoPeriodo(em, { de: monday, ate: monday });
  expect(told.semanas.at(-1)).toEqual({
    semana_inicio: monday,
    entregas: folha.linhas.reduce((sum, { total_entregas }) => sum + total_entregas, 0),
    valor: folha.total_bruto,
    taxa: folha.total_taxa,
    ajustes: folha.total_ajustes,
    liquido: folha.total_liquido,
    pago: folha.total_pago,
    faturado: faturas.total,
    recebido: faturas.total_recebido,
  });
  return told.semanas.at(-1);
}

/** Freezes what all couriers receive for a week, pays some and receives an invoice. A running week stays open. */
async function freeze(week: number) {
  const semana_inicio = dayName(week * 7);
  if (await semanaEstaAberta(historia.em(), semana_inicio)) return;
  await historia.em().transactional(async (em) => {
    const everybody = Array.from({ length: COURIERS }, (_, n) => n + 1);
    const frozen = await prepararPagamentos(em, admin, semana_inicio, everybody);
    for (const { entregador_id } of frozen.slice(1)) await pagar(em, admin, { semana_inicio, entregador_id });
    const { linhas } = await faturasDaSemana(em, config, semana_inicio);
    for (const { comercio_id, valor } of linhas.slice(1)) {
      if (valor > 0) await receberFatura(em, { config, vault }, admin, { semana_inicio, comercio_id });
    }
  });
}

/** The reports and the Friday of a week, before and after the week is frozen and older weeks are added up. */
async function compareClosing(week: number) {
  await compareReports(week);
  const open = await compareFriday(week);
  await freeze(week);
  while ((await fecharSemana(historia.em())) !== null) {}
  await compareReports(week);
  const frozen = await compareFriday(week);
  expect(frozen).toMatchObject({ valor: open?.valor, taxa: open?.taxa, liquido: open?.liquido });
  return frozen;
}

/** A courier's own figures are those of the company about them. */
async function compareOwn(facts: Facts, span: Span, entregador: number) {
  const told = await numerosDoEntregador(historia.em(), entregador, pedidoDe(span, {}));
  const known = ended(facts, span, { entregador });
  expect(told.entregas).toBe(known.totais.finalizadas);
  expect(
    Object.fromEntries(told.horas.filter((h) => h.entregas > 0).map((h) => [`${h.dia_semana} ${h.hora}`, h.entregas])),
  ).toEqual(known.porHora);
  const online = told.horas.reduce((sum, hora) => sum + hora.horas_online, 0);
  const own = { ...facts, shifts: facts.shifts.filter((shift) => shift.entregador_id === entregador) };
  const hours = Object.values(present(own, span)).reduce((sum, [there]) => sum + there, 0);
  expect(Math.abs(online - hours)).toBeLessThan(0.006 * Math.max(1, told.horas.length));
}

async function compareAll(facts: Facts, span: Span, scope: Scope) {
  await compareOperation(facts, span, scope);
  await compareShops(facts, span, scope);
  await compareCouriers(facts, span);
  if (scope.bairro === undefined) await compareOffers(facts, span, scope);
}

/** Compares a world: from the facts alone, closed, with corrections that are marked, and corrected. */
async function compareWorld(facts: Facts, span: Span, scope: Scope, corrections: readonly Correction[]) {
  await compareAll(facts, span, scope);
  await closeAll();
  await compareAll(facts, span, {});
  const after = corrected(facts, corrections);
  await apply(after.statements);
  await compareAll(after.facts, span, {});
  await closeAll();
  await compareAll(after.facts, span, {});
}

// [numeros]
test(
  'the figures agree with an oracle that computes them in the plainest way, closed or not, and after corrections',
  async () => {
    const seed = drawnSeed();
    const week = fc.integer({ min: 0, max: WEEKS - 1 });
    const courier = fc.integer({ min: 1, max: COURIERS });
    const property = fc.asyncProperty(
      worldArbitrary,
      spanArbitrary,
      scopeArbitrary,
      fc.record({ semana: week, entregador: courier, horas: fc.nat(30) }),
      fc.array(correctionArbitrary, { maxLength: 6 }),
      async (world, span, scope, { semana, entregador, horas }, corrections) => {
        const facts = factsOf(world);
        await presentAfter(facts, horas);
        await fill(facts);
        await compareMoney(facts, semana);
        await compareClosing(semana);
        await compareOwn(facts, span, entregador);
        await compareWorld(facts, span, scope, corrections);
      },
    );
    await fc.assert(property, { numRuns: WORLDS, endOnFailure: true, seed });
  },
  90 * 60_000,
);

/** A world that is the same in every run, and over: all of its hours, days and months are closed. */
async function closedWorld(): Promise<Facts> {
  const [world] = fc.sample(worldWith(40, 10), { seed: 26, numRuns: 1 });
  if (!world) throw new Error('There is no world.');
  const facts = factsOf(world);
  await presentAfter(facts, 24 * 8);
  await fill(facts);
  await closeAll();
  return facts;
}

const ALL: Span = { first: 0, last: WEEKS * 7 + 20 };
const read = async () => ({
  operacao: await operacao(historia.em(), config, pedidoDe(ALL, {})),
  ofertas: await ofertasDoPeriodo(historia.em(), pedidoDe(ALL, {})),
  entregadores: await entregadoresDoPeriodo(historia.em(), config, pedidoDe(ALL, {})),
});

test('the end of a retention time changes no sum and marks no hour', async () => {
  await closedWorld();
  const before = await read();
  expect(before.operacao.totais.finalizadas).toBeGreaterThan(20);
  await apply([
    "update solicitacao set endereco = '[apagado]', observacao = null",
    'delete from oferta',
    'delete from turno',
  ]);
  expect(await rows(historia.em(), sql`select 1 from numero_mudado`)).toEqual([]);
  expect(await read()).toEqual(before);
});

test('a sweep that dies leaves its marks and its hours to the next one', async () => {
  const facts = await closedWorld();
  const after = corrected(facts, [{ kind: 'cancelled stop', which: 3, ticks: 1, entregador: 1 }]);
  await apply(after.statements);
  const died = historia.em().transactional(async (em) => {
    expect(await fecharNumeros(em, '-infinity')).toMatchObject({ linhas: 1 });
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  expect(await rows(historia.em(), sql`select 1 from numero_mudado`)).not.toEqual([]);
  await compareOperation(after.facts, ALL, {});
  await closeAll();
  expect(await rows(historia.em(), sql`select 1 from numero_mudado`)).toEqual([]);
  await compareOperation(after.facts, ALL, {});
});

test('an act of the present marks no hour', async () => {
  await closedWorld();
  await apply([
    `insert into rota (id, comercio_id, aguardando) values (9001, 1, false)`,
    `insert into solicitacao (id, rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status)
     values (9001, 9001, 1, 1, 'Rua A, 1', 'manual', 9, 'em_entrega')`,
    `insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo) values (9001, 'aceita', agora(), 'sistema')`,
    `insert into marco (solicitacao_id, tipo, quando, ator_tipo) values (9001, 'no_cliente', agora(), 'sistema')`,
    `insert into turno (entregador_id, inicio) values (1, agora())`,
    `update turno set fim = agora() where fim is null`,
    `update solicitacao set status = 'finalizada', data_status = agora() where id = 9001`,
  ]);
  expect(await rows(historia.em(), sql`select 1 from numero_mudado`)).toEqual([]);
});

test('the report of a closed week is kept once, and stays when a fact is corrected later', async () => {
  const facts = await closedWorld();
  const week = dayName((WEEKS - 1) * 7);
  expect(await relatorioDaSemana(historia.em(), config, week)).toMatchObject({ fechada_em: null });
  while (await guardarRelatorio(historia.em(), config)) {}
  const kept = await relatorioDaSemana(historia.em(), config, week);
  expect(kept.fechada_em).not.toBeNull();
  expect(kept.operacao.totais.finalizadas).toBeGreaterThan(0);
  expect(kept.lojas.lojas[0]?.comercio).toMatch(/^Loja/);
  const { valor, liquido } = paid(facts, WEEKS - 1);
  const money = kept.dinheiro.semanas.at(-1);
  expect([money?.valor, money?.liquido].map((reais) => toCents(reais ?? 0))).toEqual([valor, liquido]);
  const all = facts.stops.map((_, which): Correction => ({ kind: 'cancelled stop', which, ticks: 1, entregador: 1 }));
  await apply(corrected(facts, all).statements);
  await closeAll();
  expect(await guardarRelatorio(historia.em(), config)).toBe(false);
  expect(await relatorioDaSemana(historia.em(), config, week)).toEqual(kept);
  const now = await operacao(historia.em(), config, pedidoDe({ first: (WEEKS - 1) * 7, last: WEEKS * 7 - 1 }, {}));
  expect(now.totais.finalizadas).toBe(0);
});

test('a week that is frozen and partly paid has the sums of its Friday and of the six reports', async () => {
  await closedWorld();
  const week = await compareClosing(WEEKS - 1);
  expect(week?.pago).toBeGreaterThan(0);
  expect(week?.pago).toBeLessThan(week?.liquido ?? 0);
  expect(week?.recebido).toBeGreaterThan(0);
});

test('the live day tells who waits, who is free and the pace, with the hour before', async () => {
  await fill({ stops: [], offers: [], shifts: [], adjustments: [] });
  await apply([
    'update relogio_de_teste set deslocamento = default',
    `insert into turno (entregador_id, inicio) select n, agora() - interval '12 minutes' from generate_series(1, 3) n`,
    `insert into rota (id, comercio_id, aguardando, liberada_em)
     select n, 1, n = 1, agora() - n * interval '7 minutes' from generate_series(1, 2) n`,
    `insert into solicitacao (id, rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao)
     select n, n, 1, nullif(n, 1), 'Rua A, 1', 'manual', 9, case n when 1 then 'aguardando' else 'aceita' end,
            agora() - n * interval '7 minutes' from generate_series(1, 2) n`,
    `insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
     values (2, 'aceita', agora() - interval '6 minutes', 'sistema')`,
    `insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, respondida_em, resultado)
     select 2, 2, 1, i, i, i + interval '1 second', i, 'aceita' from (select agora() - interval '6 minutes' as i) x`,
  ]);
  const { agora, pontos, sistema } = await numerosDeAgora(historia.em(), {});
  expect(sistema).toEqual({ presas: 0, recusas: 0 });
  expect(agora).toMatchObject({ esperando: 1, livres: 2, ocupados: 1, ritmo: 1 });
  expect(agora.mais_antigo_segundos).toBeGreaterThanOrEqual(420);
  expect(pontos).toHaveLength(12);
  // Five minutes ago as now; ten minutes ago the second request waited; before that nobody was there.
  expect(
    pontos.slice(-3).map(({ esperando, livres, ocupados, ritmo }) => [esperando, livres, ocupados, ritmo]),
  ).toEqual([
    [1, 3, 0, 0],
    [1, 2, 1, 1],
    [1, 2, 1, 1],
  ]);
  expect(pontos[8]).toMatchObject({ esperando: 0, livres: 0, ocupados: 0, ritmo: 0 });
});
