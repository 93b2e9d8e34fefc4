import type { CONTAS_CUSTODIA, TipoMovimento } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, onlyRow, sql } from '@corre/db/sql.ts';
import { depois } from './schedule.ts';
import { iso } from './story.ts';

type Conta = (typeof CONTAS_CUSTODIA)[number];

/** Ids, by the order of `PESSOAS` and of the shops. */
const [JOAO, PEDRO, ANA] = [1, 3, 4];
const [PIZZARIA, ACAI] = [1, 3];

interface Par {
  entregador_id: number;
  comercio_id: number;
}

interface Movimento {
  tipo: TipoMovimento;
  de: Conta;
  para: Conta;
  valor: number;
  prestacao_id?: number;
}

/** Writes one movement with the product's own function. */
async function mover(
  em: Em,
  par: Par,
  { tipo, de, para, valor, prestacao_id }: Movimento,
  quando: Date,
): Promise<void> {
  await sql`select registrar_custodia(${tipo}::text, ${par.entregador_id}::int, ${par.comercio_id}::int, null,
    ${prestacao_id ?? null}::int, ${de}::text, ${para}::text, ${valor}::numeric, 'comercio', ${par.comercio_id}::int,
    ${iso(quando)}::timestamptz)`.execute(em.getKysely());
}

const levarTroco = (em: Em, par: Par, valor: number, quando: Date) =>
  mover(em, par, { tipo: 'troco_levado', de: 'comercio', para: 'entregador', valor }, quando);

/** Declares a handover by the courier, which waits for the shop. Returns its id. */
async function avisar(em: Em, par: Par, valor: number, quando: Date): Promise<number> {
  const { id } = await onlyRow(
    em,
    sql<{
      id: number;
    }>`insert into custodia_prestacao (entregador_id, comercio_id, valor, criada_em, criada_por_tipo, criada_por_id)
      values (${par.entregador_id}, ${par.comercio_id}, ${valor}, ${iso(quando)}, 'entregador', ${par.entregador_id})
      returning id`,
  );
  return id;
}

/**
 * Adds a difference: two days ago the shop counted five reais less. The courier objects, and support has not answered.
 */
async function countDiferenca(em: Em, agora: Date): Promise<void> {
  const par = { entregador_id: PEDRO, comercio_id: PIZZARIA };
  const em_minutos = (minutos: number) => depois(agora, -minutos);
  await levarTroco(em, par, 50, em_minutos(2_940));
  const prestacao_id = await avisar(em, par, 50, em_minutos(2_800));
  const saida = { de: 'entregador', prestacao_id } as const;
  await mover(em, par, { ...saida, tipo: 'prestado', para: 'comercio', valor: 45 }, em_minutos(2_790));
  await mover(em, par, { ...saida, tipo: 'diferenca', para: 'diferenca', valor: 5 }, em_minutos(2_790));
  await sql`update custodia_prestacao set valor_recebido = 45, diferenca = 5, motivo = 'Faltou uma nota de R$ 5,00 na contagem do caixa',
      confirmada_em = ${iso(em_minutos(2_790))}, confirmada_por_tipo = 'comercio', confirmada_por_id = ${PIZZARIA}
    where id = ${prestacao_id}`.execute(em.getKysely());
  await sql`insert into custodia_contestacao (prestacao_id, texto, enviada_em)
    values (${prestacao_id}, 'Contei as notas com a moça do caixa e estavam os R$ 50,00.', ${iso(em_minutos(1_500))})`.execute(
    em.getKysely(),
  );
}

const MAQUININHAS = [
  { comercio_id: PIZZARIA, apelido: '1', com: null },
  { comercio_id: PIZZARIA, apelido: '2', com: null },
  { comercio_id: PIZZARIA, apelido: '3', com: JOAO },
  { comercio_id: ACAI, apelido: 'azul', com: ANA },
] as const;

/** Adds the shops' card machines. Two of them are with couriers since this shift. */
async function countMaquininhas(em: Em, agora: Date): Promise<void> {
  const db = em.getKysely();
  for (const { comercio_id, apelido, com } of MAQUININHAS) {
    const inserida = db
      .insertInto('maquininha')
      .values({ comercio_id, apelido, criada_em: iso(depois(agora, -40_000)) });
    const { id } = only(await inserida.returning('id').execute());
    if (com === null) continue;
    const posse = { maquininha_id: id, entregador_id: com, desde: iso(depois(agora, -300)) };
    await db.insertInto('maquininha_posse').values(posse).execute();
  }
}

/** Sets since when couriers hold money. The trigger used the present time, but the movements are older. */
const datarAberturas = (em: Em) =>
  sql`update custodia_aberta a set desde = m.feito_em from (
        select entregador_id, comercio_id, max(feito_em) as feito_em from custodia_movimento group by 1, 2) m
      where m.entregador_id = a.entregador_id and m.comercio_id = a.comercio_id`.execute(em.getKysely());

/**
 * Adds cash and card machines in couriers' hands. João declared a handover to the pizzaria a while ago, Ana one to the
 * açaí more than a day ago. Pedro contests a difference, and two machines are with couriers.
 */
export async function countCustodia(em: Em, agora: Date): Promise<void> {
  await countDiferenca(em, agora);
  const joao = { entregador_id: JOAO, comercio_id: PIZZARIA };
  const ana = { entregador_id: ANA, comercio_id: ACAI };
  await levarTroco(em, joao, 40, depois(agora, -290));
  await levarTroco(em, ana, 60, depois(agora, -1_980));
  await avisar(em, joao, 40, depois(agora, -35));
  await avisar(em, ana, 60, depois(agora, -1_620));
  await countMaquininhas(em, agora);
  await datarAberturas(em);
}
