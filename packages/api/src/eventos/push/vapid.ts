import type { Orm } from '@corre/db/orm.ts';
import { ChavePush } from '@corre/db/push/push.entity.ts';
import webpush from 'web-push';
import type { Config } from '../../base/config.ts';
import type { Vapid } from '../../base/ports.ts';
import type { Vault } from '../../base/vault.ts';

/**
 * Returns the keys of the environment, or a pair that is created once and stored in the database. The private key is
 * encrypted with the data key. All processes thus sign with the same keys. Returns null while `PUSH` is false.
 */
export async function chavesVapid(orm: Orm, config: Config, vault: Vault): Promise<Vapid | null> {
  if (!config.PUSH) return null;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: subject } = config;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject };
  }
  const em = orm.em.fork();
  const novas = webpush.generateVAPIDKeys();
  await em
    .getKysely()
    .insertInto('chave_push')
    .values({ id: 1, publica: novas.publicKey, privada_cifrada: vault.seal(novas.privateKey) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { publica, privada_cifrada } = await em.findOneOrFail(ChavePush, { id: 1 });
  return { publicKey: publica, privateKey: vault.open(privada_cifrada), subject };
}
