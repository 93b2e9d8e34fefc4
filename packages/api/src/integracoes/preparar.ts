import type { EditarIntegracao } from '@corre/contract/integracoes/contrato.ts';
import type { Ambiente, TipoComNossoSegredo } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../base/business-error.ts';
import type { Deps } from '../base/deps.ts';
import { newSecret, webhookSecrets } from '../saida/segredos.ts';
import { conferirEnderecos } from './enderecos.ts';
import { acharIntegracao, type Escopo } from './escopo.ts';
import { conferirReceptor } from './webhooks/ping.ts';

type Meios = Pick<Deps, 'config' | 'vault' | 'listener'>;

interface Nova {
  tipo: TipoComNossoSegredo;
  ambiente: Ambiente;
  url_eventos: string | null;
  url_codigo: string | null;
}

/**
 * Prepares a new integration: checks its addresses and pings a webhook's receiver (ADR 0037). The ping is signed with
 * the secret that the integration will have. Call it outside of any transaction.
 * @throws BusinessError 400 about the field, 403 if the scope of a key does not contain the integration
 */
export async function prepararNova({ config, listener }: Meios, escopo: Escopo, { tipo, ambiente, ...urls }: Nova) {
  if ('webhooks_de' in escopo && (tipo !== 'webhook' || ambiente !== escopo.webhooks_de))
    throw new BusinessError('CHAVE_DE_OUTRO_AMBIENTE', {
      ambiente: escopo.webhooks_de,
      campo: tipo === 'webhook' ? 'ambiente' : 'tipo',
    });
  const enderecos = await conferirEnderecos(config, urls);
  const segredo = newSecret(tipo);
  const { url_eventos: url } = enderecos;
  if (tipo === 'webhook' && url !== null)
    await conferirReceptor({ config, url, segredos: [segredo], agora_ms: listener.clock.earliest() });
  return { ...enderecos, segredo };
}

/**
 * Prepares a change: checks the addresses and pings a webhook's new address, signed with the current secrets.
 * @throws BusinessError 400 about the field, 404
 */
export async function prepararMudanca(
  em: Em,
  { config, vault, listener }: Meios,
  escopo: Escopo,
  { integracao_id, url_eventos, url_codigo }: EditarIntegracao,
) {
  const enderecos = await conferirEnderecos(config, { url_eventos, url_codigo });
  const { url_eventos: url } = enderecos;
  if (url) {
    const atual = await acharIntegracao(em, escopo, integracao_id);
    if (atual.tipo === 'webhook' && url !== atual.url_eventos) {
      const segredos = webhookSecrets(vault, atual);
      await conferirReceptor({ config, url, segredos, agora_ms: listener.clock.earliest() });
    }
  }
  return enderecos;
}
