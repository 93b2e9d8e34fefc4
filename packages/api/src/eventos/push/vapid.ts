import type { Orm } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import webpush from 'web-push';
import type { Config } from '../../base/config.ts';
import type { Vapid } from '../../base/ports.ts';
import type { Cofre } from '../../base/vault.ts';

/**
 * The keys of the environment, or a pair made once and kept in the database, the private half closed with the data key: all
 * processes sign alike. Null while `PUSH` is false.
 */
export async function chavesVapid(orm: Orm, config: Config, cofre: Cofre): Promise<Vapid | null> {
  if (!config.PUSH) return null;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: subject } = config;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject };
  }
  const em = orm.em.fork();
  const novas = webpush.generateVAPIDKeys();
  await rows(
    em,
    sql`insert into chave_push (id, publica, privada_cifrada)
        values (1, ${novas.publicKey}, ${cofre.fechar(novas.privateKey)}) on conflict do nothing`,
  );
  const { publica, privada_cifrada } = await onlyRow(
    em,
    sql<{ publica: string; privada_cifrada: string }>`select publica, privada_cifrada from chave_push`,
  );
  return { publicKey: publica, privateKey: cofre.abrir(privada_cifrada), subject };
}
