import { Buckets } from '../../base/bucket.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { networkOf } from '../../base/network.ts';
import type { Brakes } from '../../base/ports.ts';

/** A burst is what comes back in so many seconds. */
const RAJADA_SEGUNDOS = 4;
const MINUTO = 60;

const porSegundo = (quantas: number) => new Buckets(quantas, quantas * RAJADA_SEGUNDOS);
const porMinuto = (quantas: number) => new Buckets(quantas / MINUTO, quantas);

export const SLOW_DOWN = 'Muitas chamadas de uma vez. Tente de novo em instantes.';

function demand(espera: number, detail: string): void {
  if (espera > 0) throw new BusinessError('TOO_MANY_REQUESTS', detail, { espera });
}

function contarFluxos(maximo: number): Brakes['abrirFluxo'] {
  const abertos = new Map<string, number>();
  return (token_hash) => {
    const sessao = token_hash.toString('base64');
    const antes = abertos.get(sessao) ?? 0;
    if (antes >= maximo)
      throw new BusinessError('TOO_MANY_REQUESTS', 'Abas demais abertas ao mesmo tempo.', { espera: MINUTO });
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

const LINKS_DEMAIS = 'Muitas consultas de uma vez. Espere um minuto e abra o link de novo.';

/**
 * Looks at one tracking link and of one address at those that are there, and far fewer of an address at links that are not. Each
 * has its own count: behind one address stands half a city, and who tries out tokens there takes nothing from its neighbours.
 */
function contarLinks(config: Config): Brakes['abrirLink'] {
  const certos = porMinuto(config.RASTREIO_POR_MINUTO);
  const doLink = porMinuto(config.RASTREIO_LINK_POR_MINUTO);
  const errados = porMinuto(config.RASTREIO_ERRADOS_POR_MINUTO);
  return (ip, link, achado) => {
    const rede = networkOf(ip);
    if (!achado) return demand(errados.tirar(rede), LINKS_DEMAIS);
    demand(doLink.tirar(link), LINKS_DEMAIS);
    demand(certos.tirar(rede), LINKS_DEMAIS);
  };
}

const CHAVES_DEMAIS = 'Muitas chamadas com chaves erradas. Confira a chave e espere um minuto.';
/** Right keys that a process remembers, at most; beyond that it begins anew. */
const CHAVES_CONHECIDAS = 10_000;

/** Wrong API keys of one address. Who comes with a right one is not held up by a neighbour behind the same address. */
function contarChaves(config: Config): Brakes['usarChave'] {
  const erradas = porMinuto(config.CHAVES_ERRADAS_POR_MINUTO);
  const conhecidas = new Set<string>();
  return (ip, chave_hash) => {
    const [rede, chave] = [networkOf(ip), chave_hash?.toString('base64') ?? ''];
    if (!conhecidas.has(chave)) {
      // only looked at: counted once it is known to be wrong
      demand(erradas.tirar(rede), CHAVES_DEMAIS);
      erradas.devolver(rede);
    }
    return (certa) => {
      if (!certa) {
        conhecidas.delete(chave);
        erradas.tirar(rede);
      } else if (conhecidas.size < CHAVES_CONHECIDAS) conhecidas.add(chave);
      else conhecidas.clear();
    };
  };
}

/** The brakes of one process. */
export function createBrakes(config: Config): Brakes {
  const mensagens = porMinuto(config.MENSAGENS_POR_MINUTO);
  const chaves = porMinuto(config.CHAVES_POR_MINUTO);
  return {
    porSessao: porSegundo(config.CHAMADAS_POR_SEGUNDO),
    porEndereco: porSegundo(config.CHAMADAS_POR_SEGUNDO_IP),
    mensagem: ({ user_type, id }) =>
      demand(mensagens.tirar(`${user_type}:${id}`), 'Muitas mensagens de uma vez. Espere um pouco e envie de novo.'),
    chave: (quem) => demand(chaves.tirar(quem), SLOW_DOWN),
    abrirLink: contarLinks(config),
    usarChave: contarChaves(config),
    abrirFluxo: contarFluxos(config.FLUXOS_POR_SESSAO),
  };
}
