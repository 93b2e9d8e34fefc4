import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { serve } from '../harness/side-process.ts';

const SESSION = `
  select s.user_type, coalesce(e.id, c.id, f.id) as id, coalesce(e.nome_completo, c.nome, f.nome) as nome
    from sessao s
    left join entregador e on e.id = s.entregador_id and e.ativo
    left join comercio c on c.id = s.comercio_id and c.ativo
    left join funcionario f on f.id = s.funcionario_id and f.user_type = s.user_type and f.ativo
   where s.token_hash = $1 and s.expira_em > agora() and s.limite_em > agora() and coalesce(e.id, c.id, f.id) is not null`;
const COURIER = `
  select f.online, agora() as agora, o.id as oferta_id, o.expira_em,
         case when f.suspenso_ate > agora() then f.suspenso_ate end as suspenso_ate,
         (select u.motivo_suspensao from suspensao u where u.entregador_id = f.entregador_id and u.data_remocao is null) as motivo,
         exists (select from solicitacao s where s.entregador_id = f.entregador_id
                    and s.status in ('aceita', 'em_retirada', 'em_entrega')) as ocupado
    from fila_entregador f
    left join oferta o on o.entregador_id = f.entregador_id and o.resultado is null and o.expira_em > agora()
     and (o.entregue_em is not null or o.entregar_ate > agora())
   where f.entregador_id = $1`;

const EMPTY = {
  proxima_entrega: null,
  alerta_sonoro: false,
  is_rota: false,
  rota_completa: [],
  comercio: null,
  total_entregas: 0,
  valor_total: 0,
  valor_liquido: 0,
};

/**
 * The same two answers by a lean server: Fastify, `pg`, two prepared statements a request, no roles, no limits, no
 * validation. Its session check is the product's, and its query reads what the answer needs. Its only figure is its
 * port.
 */
serve<{ url: string }>(async ({ url }) => {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const courierOf = async (cookie = '', id: number) => {
    const [, token = ''] = /corre_sessao=([^;]+)/.exec(cookie) ?? [];
    const token_hash = createHash('sha256').update(token).digest();
    const session = await pool.query({ name: 'session', text: SESSION, values: [token_hash] });
    if (session.rows[0]?.id !== id) throw Object.assign(new Error('not theirs'), { statusCode: 403 });
    const courier = await pool.query({ name: 'courier', text: COURIER, values: [id] });
    return courier.rows[0];
  };
  const app = Fastify();
  type Of = { Params: { id: string } };
  app.get<Of>('/api/entregador/:id/verificar-entrega-disponivel', async ({ headers, params }) => {
    const { oferta_id } = await courierOf(headers.cookie, Number(params.id));
    return { has_delivery: oferta_id !== null };
  });
  app.get<Of>('/api/entregador/:id/proxima-entrega', async ({ headers, params }) => {
    const courier = await courierOf(headers.cookie, Number(params.id));
    const { oferta_id, expira_em, agora, online, suspenso_ate } = courier;
    const message = online ? 'Nenhuma entrega disponível no momento' : 'Você está OFFLINE';
    return { ...EMPTY, message, suspenso: suspenso_ate !== null, oferta_id, expira_em, agora };
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    measure: async () => ({ port }),
    async close() {
      await app.close();
      await pool.end();
    },
  };
});
