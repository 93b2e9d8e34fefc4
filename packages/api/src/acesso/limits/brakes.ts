import { Buckets } from '../../base/bucket.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { networkOf } from '../../base/network.ts';
import type { Brakes } from '../../base/ports.ts';

/** Size of a burst: the tokens of this many seconds. */
const RAJADA_SEGUNDOS = 4;
const MINUTO = 60;

const porSegundo = (quantas: number) => new Buckets(quantas, quantas * RAJADA_SEGUNDOS);
const porMinuto = (quantas: number) => new Buckets(quantas / MINUTO, quantas);

type Brake = 'CHAMADAS_DEMAIS' | 'CHAVES_ERRADAS_DEMAIS' | 'LINKS_DEMAIS' | 'MENSAGENS_DEMAIS';

function demand(espera: number, codigo: Brake): void {
  if (espera > 0) throw new BusinessError(codigo, { espera });
}

/** Counts the streams of a session, and of all API keys of an account together: an account may have many keys. */
function contarFluxos(maximo: number): Brakes['openStream'] {
  const abertos = new Map<string, number>();
  return ({ user_type, id, token_hash }, porChave) => {
    const sessao = porChave ? `${user_type}:${id}` : token_hash.toString('base64');
    const antes = abertos.get(sessao) ?? 0;
    if (antes >= maximo) throw new BusinessError('ABAS_DEMAIS', { espera: MINUTO });
    abertos.set(sessao, antes + 1);
    let aberto = true;
    return () => {
      if (!aberto) return;
      aberto = false;
      const resta = (abertos.get(sessao) ?? 1) - 1;
      if (resta > 0) abertos.set(sessao, resta);
      else abertos.delete(sessao);
    };
  };
}

/**
 * Limits requests for tracking links: per link, per address for existing links, and far fewer per address for unknown
 * links. The counts are separate, because one address may be a whole mobile network. Guesses there must not block other
 * users.
 */
function contarLinks(config: Config): Brakes['abrirLink'] {
  const certos = porMinuto(config.RASTREIO_POR_MINUTO);
  const doLink = porMinuto(config.RASTREIO_LINK_POR_MINUTO);
  const errados = porMinuto(config.RASTREIO_ERRADOS_POR_MINUTO);
  return (ip, link, achado) => {
    const rede = networkOf(ip);
    if (!achado) return demand(errados.take(rede), 'LINKS_DEMAIS');
    demand(doLink.take(link), 'LINKS_DEMAIS');
    demand(certos.take(rede), 'LINKS_DEMAIS');
  };
}

/** Maximum number of correct keys that a process remembers. Beyond it the memory is cleared. */
const CHAVES_CONHECIDAS = 10_000;

/**
 * Limits wrong API keys per address. A known correct key is never refused because of other users of the same address.
 */
function contarChaves(config: Config): Brakes['usarChave'] {
  const erradas = porMinuto(config.CHAVES_ERRADAS_POR_MINUTO);
  const conhecidas = new Set<string>();
  return (ip, chave_hash) => {
    const [rede, chave] = [networkOf(ip), chave_hash?.toString('base64') ?? ''];
    const conhecida = conhecidas.has(chave);
    // Counted before the read, because many guesses may be read at once. A right key gets its count back.
    if (!conhecida) demand(erradas.take(rede), 'CHAVES_ERRADAS_DEMAIS');
    return (certa) => {
      if (certa === false) {
        if (conhecida) erradas.take(rede);
        conhecidas.delete(chave);
        return;
      }
      if (!conhecida) erradas.putBack(rede);
      if (certa === null) return;
      if (conhecidas.size < CHAVES_CONHECIDAS) conhecidas.add(chave);
      else conhecidas.clear();
    };
  };
}

/** Creates the limits of one process. */
export function createBrakes(config: Config): Brakes {
  const mensagens = porMinuto(config.MENSAGENS_POR_MINUTO);
  const chaves = porMinuto(config.CHAVES_POR_MINUTO);
  return {
    perSession: porSegundo(config.CHAMADAS_POR_SEGUNDO),
    perAddress: porSegundo(config.CHAMADAS_POR_SEGUNDO_IP),
    mensagem: ({ user_type, id }) => demand(mensagens.take(`${user_type}:${id}`), 'MENSAGENS_DEMAIS'),
    chave: (quem) => demand(chaves.take(quem), 'CHAMADAS_DEMAIS'),
    abrirLink: contarLinks(config),
    usarChave: contarChaves(config),
    openStream: contarFluxos(config.FLUXOS_POR_SESSAO),
  };
}
