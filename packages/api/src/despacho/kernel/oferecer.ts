import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { type Chamado, casar, type LugarNaFila, type NovaOferta, type Pausa, type RotaNaEspera } from './regras.ts';

/** Routes looked at in one run; more wait for the next. */
const ROTAS_POR_VEZ = 200;

/** Index `rota_aguardando`. */
const rotasNaEspera = (em: Em) =>
  rows(
    em,
    sql<RotaNaEspera>`
      select r.id as rota_id from rota r
       where r.aguardando and not exists (select 1 from oferta o where o.rota_id = r.id and o.resultado is null)
       order by r.urgente desc, r.criada_em, r.id
       limit ${ROTAS_POR_VEZ}`,
  );

/** Indexes `fila_em_ordem`, `oferta_viva_do_entregador`, `solicitacao_aberta_do_entregador`, `inscricao_push_do_entregador`. */
const filaDisponivel = (em: Em, config: Config, agora: string) =>
  rows(
    em,
    sql<LugarNaFila>`
      select f.entregador_id,
             row_number() over (order by f.fila_desde, f.entregador_id)::int as posicao_fila,
             coalesce(f.ultimo_sinal > ${agora}::timestamptz - make_interval(secs => ${config.ALCANCE_SEGUNDOS}), false) as alcancavel,
             ${config.PUSH}::boolean and exists (select 1 from inscricao_push i where i.entregador_id = f.entregador_id) as inscrito
        from fila_entregador f join entregador e on e.id = f.entregador_id
       where f.online and e.ativo
         and (f.suspenso_ate is null or f.suspenso_ate <= ${agora}::timestamptz)
         and not exists (select 1 from oferta o where o.entregador_id = f.entregador_id and o.resultado is null)
         and not exists (select 1 from solicitacao s where s.entregador_id = f.entregador_id
                          and s.status in ('aceita', 'em_retirada', 'em_entrega'))
       order by f.fila_desde, f.entregador_id`,
  );

/** Index `oferta_por_rota`. */
const pausasDe = (em: Em, config: Config, agora: string, rota_ids: number[]) =>
  rows(
    em,
    sql<Pausa>`
      select distinct on (rota_id, entregador_id) rota_id, entregador_id,
             case resultado when 'recusada' then 'pausa_recusa' else 'pausa_expirada' end as motivo
        from oferta
       where rota_id = any(${rota_ids}::int[])
         and ((resultado = 'recusada' and respondida_em > ${agora}::timestamptz - make_interval(secs => ${config.PAUSA_RECUSA_SEGUNDOS}))
           or (resultado = 'expirada' and respondida_em > ${agora}::timestamptz - make_interval(secs => ${config.PAUSA_EXPIRADA_SEGUNDOS})))
       order by rota_id, entregador_id, respondida_em desc`,
  );

/** Woken in vain: as long a pause as after a lapse. Index `oferta_por_rota`. */
const chamadosEmVao = (em: Em, config: Config, agora: string, rota_ids: number[]) =>
  rows(
    em,
    sql<Chamado>`
      select distinct rota_id, entregador_id from oferta
       where rota_id = any(${rota_ids}::int[]) and por_push and resultado = 'nao_entregue'
         and respondida_em > ${agora}::timestamptz - make_interval(secs => ${config.PAUSA_EXPIRADA_SEGUNDOS})`,
  );

async function gravar(em: Em, config: Config, agora: string, nova: NovaOferta): Promise<void> {
  const { id } = await onlyRow(
    em,
    sql<{ id: number }>`
      insert into oferta (rota_id, entregador_id, posicao_fila, por_push, enviada_em, entregar_ate, expira_em)
      values (${nova.rota_id}, ${nova.entregador_id}, ${nova.posicao_fila}, ${nova.por_push}, ${agora}::timestamptz,
              ${agora}::timestamptz + make_interval(secs => ${config.OFERTA_ENTREGA_SEGUNDOS}),
              ${agora}::timestamptz + make_interval(secs => ${config.OFERTA_SEGUNDOS}))
      returning id`,
  );
  if (nova.pulos.length > 0) {
    await rows(
      em,
      sql`insert into oferta_pulo (oferta_id, entregador_id, motivo, quando)
          select ${id}, p.entregador_id, p.motivo, ${agora}::timestamptz
            from unnest(${nova.pulos.map((p) => p.entregador_id)}::int[], ${nova.pulos.map((p) => p.motivo)}::text[])
              as p (entregador_id, motivo)`,
    );
  }
  await avisar(em, { tipo: 'oferta', entregador_id: nova.entregador_id });
}

/** Makes every offer that can be made now. The caller holds the dispatch lock. Returns how many. */
export async function oferecer(em: Em, config: Config, agora: string): Promise<number> {
  const rotas = await rotasNaEspera(em);
  if (rotas.length === 0) return 0;
  const fila = await filaDisponivel(em, config, agora);
  if (fila.length === 0) return 0;
  const ids = rotas.map((rota) => rota.rota_id);
  const acordaveis = fila.some(({ alcancavel, inscrito }) => inscrito && !alcancavel);
  const chamados = acordaveis ? await chamadosEmVao(em, config, agora, ids) : [];
  const novas = casar(rotas, fila, await pausasDe(em, config, agora, ids), chamados);
  for (const nova of novas) await gravar(em, config, agora, nova);
  return novas.length;
}
