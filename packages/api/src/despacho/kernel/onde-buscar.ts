import { chaveDoEndereco } from '@corre/contract/enderecos/chave.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { type Coleta, lerColeta } from './coleta-de-fora.ts';

/** A request as a courier sees it. Its pickup is the shop's until its order names another. */
interface Linha {
  id: number;
  origem: string;
  comercio_endereco: string | null;
  comercio_link: string | null;
}

/** Reads the pickups that the points of sale named. Keys `fluxo_externo_unico`, `tentativa_fluxo_id_unique`. */
async function coletas(em: Em, vault: Pick<Vault, 'open'>, ids: readonly number[]): Promise<Map<number, Coleta>> {
  const lidas = await rows(
    em,
    sql<{ solicitacao_id: number; corpo_cifrado: string }>`
      select distinct on (f.solicitacao_id) f.solicitacao_id, t.corpo_cifrado
        from fluxo_externo f join tentativa t on t.fluxo_id = f.id
       where f.solicitacao_id = any(${ids}::int[]) and t.corpo_cifrado is not null
       order by f.solicitacao_id, t.id desc`,
  );
  return new Map(
    lidas.map(({ solicitacao_id, corpo_cifrado }) => [
      solicitacao_id,
      lerColeta(JSON.parse(vault.open(corpo_cifrado))),
    ]),
  );
}

/** The shop's own link is exact, so it stays if the order names the shop's own address. */
function dita<L extends Linha>(linha: L, { endereco, link }: Coleta): L {
  if (endereco === null) return linha;
  const daLoja = linha.comercio_endereco;
  const mesma = daLoja !== null && chaveDoEndereco(daLoja) === chaveDoEndereco(endereco);
  if (mesma) return { ...linha, comercio_link: linha.comercio_link ?? link };
  return { ...linha, comercio_endereco: endereco, comercio_link: link };
}

/**
 * Answers where each parcel is picked up: at the place that the order of another system names, otherwise at the shop.
 * Offer, card, navigation and distance all read its answer, `comercio_endereco` and `comercio_link`.
 */
export async function comOndeBuscar<L extends Linha>(
  em: Em,
  vault: Pick<Vault, 'open'>,
  linhas: readonly L[],
): Promise<L[]> {
  const deFora = linhas.filter(({ origem }) => origem === 'opendelivery').map(({ id }) => id);
  if (deFora.length === 0) return [...linhas];
  const ditas = await coletas(em, vault, deFora);
  return linhas.map((linha) => {
    const coleta = ditas.get(linha.id);
    return coleta ? dita(linha, coleta) : linha;
  });
}
