import { initOrm, type Orm } from '@corre/db/orm.ts';
import type { Lender } from '@corre/demo/lender.ts';
import { plantarDemo } from '@corre/demo/plant-demo.ts';
import { contas } from '../acesso/conta.queries.ts';
import { garantirAdmin } from '../acesso/contas/garantir-admin.ts';
import { type Config, InvalidConfig } from '../base/config.ts';
import { hashPassword } from '../base/password-hash.ts';
import type { Vault } from '../base/vault.ts';
import { wantsDemo } from '../base/wants-demo.ts';
import { temDemonstracao } from '../demonstracao/exigir-demonstracao.ts';
import { codigoDaEntrega, hmacDoCodigo } from '../pedidos/codigo/codigo.ts';
import { guardarFoto } from '../pessoas/fotos/enviar-foto.ts';

/** The result of the first start, which `npm start` prints. */
export interface FirstStart {
  demo: boolean;
}

/** How the planted rows of the demonstration are encrypted, hashed and stored: as the product does it. */
export const demoLender = (vault: Vault): Lender => ({
  seal: vault.seal,
  index: vault.index,
  hashPassword,
  storedCode: (solicitacao_id) => hmacDoCodigo(vault, solicitacao_id, codigoDaEntrega(vault, solicitacao_id)),
  storePhoto: guardarFoto,
});

const SEM_DONO =
  'A demonstração só entra com o dono das tabelas: diga em DATABASE_LISTEN_URL o endereço dele, ou use SEED=none';

/** PostgreSQL's code for an act that the role may not do. */
const isForbidden = (erro: unknown): boolean => erro instanceof Error && 'code' in erro && erro.code === '42501';

/**
 * Plants the demonstration as the owner of the tables, which the product's own role is not, in a transaction of its own.
 */
async function plantar(ownerUrl: string, vault: Vault): Promise<void> {
  const dono = await initOrm({ url: ownerUrl, poolMax: 1, contextName: 'plantio' });
  try {
    await plantarDemo(dono.em.fork(), demoLender(vault)).catch((erro: unknown) => {
      throw isForbidden(erro) ? new InvalidConfig(SEM_DONO) : erro;
    });
  } finally {
    await dono.close();
  }
}

/**
 * Plants the demo seed if it is wanted, by default only on an empty embedded database that nobody else can reach.
 * Creates an administrator if there is none. An advisory lock admits one process at a time.
 */
export async function firstStart(orm: Orm, config: Config, vault: Vault, ownerUrl: string): Promise<FirstStart> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtext('corre.primeiro-inicio'))`);
    // This transaction only holds the lock while another connection plants, however long that takes.
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    const [alguem] = await contas(em).select('id').limit(1).execute();
    if (!alguem && wantsDemo(config)) await plantar(ownerUrl, vault);
    await garantirAdmin(em, config);
    return { demo: await temDemonstracao(em, config) };
  });
}
