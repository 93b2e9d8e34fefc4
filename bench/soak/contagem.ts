import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import type { Caderno } from './caderno.ts';

interface Linha {
  id: number;
  rota_id: number;
  tag: string;
  status: string;
  entregador_id: number | null;
  centavos: number;
  entregas: number;
  centavos_entregues: number | null;
}
interface Recado {
  id: string;
  rota_id: number;
  sequencia: number;
  mensagem: string;
}

/** A message as its sender was answered. */
type Enviada = ReturnType<Caderno['mensagens']['get']> & object;

/** What the soak's shops asked for: the address is a street of a UUID. */
const doSoak = sql`s.endereco like 'Rua ________-____-____-____-____________'`;

const linhasDe = (em: Em) =>
  rows(
    em,
    sql<Linha>`
      select s.id, s.rota_id, substr(s.endereco, 5) as tag, s.status, s.entregador_id, round(s.valor_estimado * 100)::int as centavos,
             (select count(*)::int from entrega e where e.solicitacao_id = s.id) as entregas,
             (select round(sum(valor) * 100)::int from entrega e where e.solicitacao_id = s.id) as centavos_entregues
        from solicitacao s where ${doSoak}`,
  );
const recadosDe = (em: Em) =>
  rows(
    em,
    sql<Recado>`
      select m.id, s.rota_id, m.sequencia, m.mensagem
        from mensagem m join solicitacao s on s.id = m.solicitacao_id where ${doSoak}`,
  );
const porContar = (em: Em, inicio: string) =>
  onlyRow(
    em,
    sql<{ recusas: number; suspensoes: number; buracos: number }>`
      select (select count(*)::int from oferta where resultado = 'recusada' and respondida_em >= ${inicio}::timestamptz) as recusas,
             (select count(*)::int from suspensao where tipo_suspensao = 'automatica' and data_suspensao >= ${inicio}::timestamptz) as suspensoes,
             (select count(*)::int from (select 1 from mensagem group by solicitacao_id having max(sequencia) <> count(*)) b) as buracos`,
  );

function contarPedidos(linhas: Linha[], caderno: Caderno): Record<string, number> {
  const doPedido = new Map(linhas.map((linha) => [linha.tag, linha]));
  const certo = ([tag, { id, centavos }]: [string, { id: number; centavos: number }]) => {
    const linha = doPedido.get(tag);
    return linha?.id === id && linha.centavos === centavos;
  };
  return {
    'acknowledged requests lost or changed': [...caderno.pedidos].filter((pedido) => !certo(pedido)).length,
    'requests doubled by a retry, or that nobody was told of': linhas.length - caderno.pedidos.size,
    'cents off': linhas.reduce(
      (soma, l) => soma + (l.status === 'finalizada' ? Math.abs(l.centavos - (l.centavos_entregues ?? 0)) : 0),
      0,
    ),
    'ended requests without exactly one entrega': linhas.filter(
      (l) => (l.status === 'finalizada') !== (l.entregas === 1),
    ).length,
    'requests without an end': linhas.filter(({ status }) => status !== 'finalizada' && status !== 'cancelada').length,
  };
}

function contarDesfechos(linhas: Linha[], caderno: Caderno): Record<string, number> {
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  const perdidos = (ids: Set<number>, status: string) =>
    [...ids].filter((id) => porId.get(id)?.status !== status).length;
  const ocultos = (ids: Set<number>, status: string) =>
    linhas.filter((l) => l.status === status && !ids.has(l.id)).length;
  // a request of the seed that was still waiting may have been taken, too: only the soak's are held against the answers
  const deOutro = (promessas: Map<number, number>) =>
    [...promessas].filter(([id, quem]) => porId.has(id) && porId.get(id)?.entregador_id !== quem).length;
  const prometidas = new Set(
    [...caderno.aceites.keys(), ...caderno.atribuidos.keys()].map((id) => porId.get(id)?.rota_id),
  );
  return {
    'acknowledged accepts lost, or held by another': deOutro(caderno.aceites),
    'acknowledged assignments lost, or held by another': deOutro(caderno.atribuidos),
    'held by a courier whom nobody told': linhas.filter((l) => l.entregador_id !== null && !prometidas.has(l.rota_id))
      .length,
    'acknowledged cancellations lost': perdidos(caderno.cancelados, 'cancelada'),
    'cancelled though no cancellation was acknowledged': ocultos(caderno.cancelados, 'cancelada'),
    'acknowledged ends lost': perdidos(new Set([...caderno.finalizados].filter((id) => porId.has(id))), 'finalizada'),
    'ended though no end was acknowledged': ocultos(caderno.finalizados, 'finalizada'),
  };
}

/** A message lies in the conversation of its route, whichever stop it was sent to. */
function contarRecados(recados: Recado[], linhas: Linha[], caderno: Caderno): Record<string, number> {
  const rotaDe = new Map(linhas.map(({ id, rota_id }) => [id, rota_id]));
  const porId = new Map(recados.map((recado) => [recado.id, recado]));
  const guardado = ([id, { entrega_id, mensagem, sequencia }]: [string, Enviada]) => {
    const recado = porId.get(id);
    return (
      recado !== undefined &&
      recado.rota_id === rotaDe.get(entrega_id) &&
      recado.mensagem === mensagem &&
      recado.sequencia === sequencia
    );
  };
  return {
    'acknowledged messages lost or changed': [...caderno.mensagens].filter((envio) => !guardado(envio)).length,
    'messages doubled by a retry': recados.length - new Set(recados.map(({ mensagem }) => mensagem)).size,
    'messages kept though they were refused': recados.filter(({ id }) => !caderno.mensagens.has(id)).length,
  };
}

/** What was promised to clients since `inicio`, held against what the database kept. All of it must be zero. */
export async function contar(em: Em, caderno: Caderno, inicio: string): Promise<Record<string, number>> {
  const linhas = await linhasDe(em);
  const { recusas, suspensoes, buracos } = await porContar(em, inicio);
  return {
    ...contarPedidos(linhas, caderno),
    ...contarDesfechos(linhas, caderno),
    ...contarRecados(await recadosDe(em), linhas, caderno),
    'conversations whose numbers have a gap': buracos,
    'refusals lost, or counted twice by a retry': Math.abs(recusas - caderno.recusas),
    'suspensions by the rule that no answer announced, or announced and lost': Math.abs(
      suspensoes - caderno.suspensoes,
    ),
    'answers to a repeated key that differ from the first': caderno.repetidasDiferentes,
    'broken invariants (late accepts, double holds, sums, order)': (await quebras(em)).length,
  };
}
