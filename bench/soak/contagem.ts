import { quebras } from '@corre/api/modelo/invariantes.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Caderno } from './pessoas.ts';

interface Linha {
  id: number;
  endereco: string;
  status: string;
  entregador_id: number | null;
  centavos: number;
  entregas: number;
  centavos_entregues: number | null;
}

/** What was promised to clients, held against what the database kept. All of it must be zero. */
export async function contar(em: Em, caderno: Caderno): Promise<Record<string, number>> {
  const linhas = await rows(
    em,
    sql<Linha>`
      select s.id, s.endereco, s.status, s.entregador_id, (s.valor_estimado * 100)::int as centavos,
             (select count(*)::int from entrega e where e.solicitacao_id = s.id) as entregas,
             (select sum(valor * 100)::int from entrega e where e.solicitacao_id = s.id) as centavos_entregues
        from solicitacao s where s.endereco like 'Rua ________-____-____-____-____________'`,
  );
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  const doPedido = new Map(linhas.map((linha) => [linha.endereco.slice('Rua '.length), linha]));
  const pedidos = [...caderno.pedidos];
  const aceites = [...caderno.aceites];
  return {
    'acknowledged requests lost': pedidos.filter(([tag, { id }]) => doPedido.get(tag)?.id !== id).length,
    'requests doubled by a retry': linhas.length - doPedido.size,
    'acknowledged accepts lost, or held by another': aceites.filter(
      ([id, quem]) => porId.get(id)?.entregador_id !== quem,
    ).length,
    'acknowledged ends lost': [...caderno.finalizados].filter((id) => porId.get(id)?.status !== 'finalizada').length,
    'ended requests without exactly one entrega': linhas.filter(
      (l) => (l.status === 'finalizada') !== (l.entregas === 1),
    ).length,
    'cents off': linhas.reduce(
      (soma, l) => soma + (l.status === 'finalizada' ? Math.abs(l.centavos - (l.centavos_entregues ?? 0)) : 0),
      0,
    ),
    'requests without an end': linhas.filter(({ status }) => status !== 'finalizada' && status !== 'cancelada').length,
    'broken invariants (late accepts, double holds, sums, order)': (await quebras(em)).length,
  };
}
