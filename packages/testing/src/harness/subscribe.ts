import { openSession, resumoDoToken } from '@corre/api/acesso/sessoes/sessoes.ts';
import type { Em } from '@corre/db/orm.ts';

/** An address without a server, so that every push is lost. */
const NO_PHONE = 'http://127.0.0.1:9';

/** Adds a browser of the courier that may be woken by push, but never reacts. */
export async function subscribe(em: Em, entregador_id: number): Promise<void> {
  const { token } = await openSession(em, { user_type: 'entregador', id: entregador_id });
  await em
    .getKysely()
    .insertInto('inscricao_push')
    .values({
      entregador_id,
      sessao_hash: resumoDoToken(token),
      endpoint: `${NO_PHONE}/${crypto.randomUUID()}`,
      chave_p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      chave_auth: 'tBHItJI5svbpez7KI4CCXg',
    })
    .execute();
}
