import { openSession, resumoDoToken } from '@corre/api/acesso/sessoes/sessoes.ts';
import type { Em } from '@corre/db/orm.ts';

/** Nobody listens there: what is sent is lost, as to a phone without a battery. */
const NO_PHONE = 'http://127.0.0.1:9';

/** A browser of the courier's that may be woken by push, and never wakes. */
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
