import { createHash } from 'node:crypto';
import { addressOf } from '@corre/db/lines/address.ts';
import type { PooledConnections } from '@corre/db/lines/pools.ts';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { networkOf } from '../../base/network.ts';
import type { FactorAttempt, Limits, LoginAttempt } from '../../base/ports.ts';

const DIA_SEGUNDOS = 86_400;
const HORA_SEGUNDOS = 3_600;
const MINUTO_MS = 60_000;
/** Longest wait between two login attempts at one account, or from one address, in seconds. */
const ESPERA_MAX_SEGUNDOS = 900;

/** Hashes a key, so that the table contains no user names and no addresses, and a key always fits. */
const resumo = (...partes: string[]) => createHash('sha256').update(partes.join('\0')).digest('base64url');

function chaves({ user_type, usuario, ip, navegador }: LoginAttempt) {
  // All types with a user name share one key, so another type of access gives no more attempts.
  const conta = [user_type === 'comercio' ? 'comercio' : 'usuario', usuario.toLowerCase()];
  return {
    conta: resumo(...conta),
    usuario: resumo(...conta, networkOf(ip)),
    ip: resumo(networkOf(ip)),
    navegador: resumo(...conta, 'navegador', navegador ?? ''),
  };
}

const muitasTentativas = (espera_ms: number) =>
  new BusinessError('TENTATIVAS_DEMAIS', {
    minutos: Math.max(1, Math.ceil(espera_ms / MINUTO_MS)),
    espera: Math.max(1, Math.ceil(espera_ms / 1000)),
  });

async function consumir(limite: RateLimiterPostgres, chave: string, customDuration?: number): Promise<void> {
  try {
    await limite.consume(chave, 1, customDuration === undefined ? {} : { customDuration });
  } catch (recusa) {
    if (recusa instanceof RateLimiterRes) throw muitasTentativas(recusa.msBeforeNext);
    throw recusa;
  }
}

/** Refuses without a write. A caller over the limit therefore causes no rows and no updates. */
async function conferir(limite: RateLimiterPostgres, chave: string): Promise<void> {
  const contado = await limite.get(chave);
  if (contado && contado.consumedPoints >= limite.points) throw muitasTentativas(contado.msBeforeNext);
}

type Criar = (keyPrefix: string, points: number, duration: number) => RateLimiterPostgres;

/**
 * Returns the wait between two attempts, in seconds, after `falhas` failures of an account or address on one day. Zero
 * up to `livres` failures, then it doubles.
 */
export const esperaDaConta = (falhas: number, livres: number): number =>
  falhas <= livres ? 0 : Math.min(ESPERA_MAX_SEGUNDOS, 2 ** Math.min(falhas - livres, 10));

/**
 * Counts failures of one account from all addresses, so that many addresses guess no faster than one (ADR 0028).
 * Refused attempts do not count, so retries do not make the wait longer.
 */
function porConta(criar: Criar, livres: number) {
  const falhas = criar('login-conta', 1_000_000_000, DIA_SEGUNDOS);
  const vez = criar('login-conta-vez', 1, ESPERA_MAX_SEGUNDOS);
  return {
    async contar(chave: string): Promise<void> {
      const { consumedPoints } = await falhas.penalty(chave, 1);
      const espera = esperaDaConta(consumedPoints, livres);
      if (espera === 0) return;
      await consumir(vez, chave, espera).catch(async (recusa: unknown) => {
        await falhas.reward(chave, 1);
        throw recusa;
      });
    },
    devolver: (chave: string) => falhas.reward(chave, 1),
    /** Whether the account had no failure today. */
    semFalhas: async (chave: string): Promise<boolean> => ((await falhas.get(chave))?.consumedPoints ?? 0) <= 0,
  };
}

/**
 * Counts failures of one address. Thousands share the address of a mobile carrier, so it is never refused for longer
 * than its next try: after `livres` failures of a day, tries at accounts with failures take turns with a growing wait,
 * and `livres` tries in `ESPERA_MAX_SEGUNDOS` go to accounts without one (ADR 0028). A refused try changes nothing.
 */
function porEndereco(criar: Criar, nome: string, livres: number) {
  const falhas = criar(`${nome}-ip`, 1_000_000_000, DIA_SEGUNDOS);
  const vez = criar(`${nome}-ip-vez`, 1, ESPERA_MAX_SEGUNDOS);
  const novas = criar(`${nome}-ip-novas`, livres, ESPERA_MAX_SEGUNDOS);
  return {
    async contar(chave: string, semFalhas: boolean): Promise<void> {
      const limite = semFalhas ? novas : vez;
      const antes = (await falhas.get(chave))?.consumedPoints ?? 0;
      if (esperaDaConta(antes + 1, livres) > 0) await conferir(limite, chave);
      const { consumedPoints } = await falhas.penalty(chave, 1);
      const espera = esperaDaConta(consumedPoints, livres);
      if (espera === 0) return;
      await consumir(limite, chave, semFalhas ? undefined : espera).catch(async (recusa: unknown) => {
        await falhas.reward(chave, 1);
        throw recusa;
      });
    },
    /** Takes a try back. One that had a turn gives it to the next. */
    async devolver(chave: string): Promise<void> {
      const { consumedPoints } = await falhas.reward(chave, 1);
      if (consumedPoints < livres) return;
      await vez.delete(chave);
      if (await novas.get(chave)) await novas.reward(chave, 1);
    },
  };
}

/**
 * Creates the limits of logins. Attempts from a browser that the account knows are counted separately from all others.
 */
function criarLimitesDoLogin(criar: Criar, config: Config): Pick<Limits, 'beforeLogin' | 'afterLogin'> {
  const porUsuario = criar('login-usuario', config.LOGIN_FALHAS_USUARIO, config.LOGIN_JANELA_SEGUNDOS);
  const endereco = porEndereco(criar, 'login', config.LOGIN_FALHAS_IP_DIA);
  const conta = porConta(criar, config.LOGIN_FALHAS_CONTA_DIA);
  return {
    async beforeLogin(tentativa) {
      const chave = chaves(tentativa);
      if (tentativa.navegador !== null) {
        await conferir(porUsuario, chave.navegador);
        return consumir(porUsuario, chave.navegador);
      }
      await conferir(porUsuario, chave.usuario);
      // The address first, because each tried name creates a row of its own.
      await endereco.contar(chave.ip, await conta.semFalhas(chave.conta));
      await consumir(porUsuario, chave.usuario).catch(async (recusa: unknown) => {
        await endereco.devolver(chave.ip);
        throw recusa;
      });
      await conta.contar(chave.conta).catch(async (recusa: unknown) => {
        await Promise.all([porUsuario.reward(chave.usuario), endereco.devolver(chave.ip)]);
        throw recusa;
      });
    },
    async afterLogin(tentativa) {
      const chave = chaves(tentativa);
      if (tentativa.navegador !== null) {
        await porUsuario.delete(chave.navegador);
        return;
      }
      await porUsuario.delete(chave.usuario);
      await endereco.devolver(chave.ip);
      await conta.devolver(chave.conta);
    },
  };
}

/**
 * Creates the limits of second factors. A caller knows the password already, so an account's limit stops nobody but the
 * owner and a thief of the password. Passkeys are not counted, because they cannot be guessed.
 */
function criarLimitesDoFator(criar: Criar, config: Config): Pick<Limits, 'beforeFactor' | 'afterFactor'> {
  const daConta = criar('fator-conta', config.LOGIN_FALHAS_USUARIO, config.LOGIN_JANELA_SEGUNDOS);
  const doDia = criar('fator-dia', config.LOGIN_FALHAS_CONTA_DIA, DIA_SEGUNDOS);
  const endereco = porEndereco(criar, 'fator', config.LOGIN_FALHAS_IP_DIA);
  const chavesDe = ({ user_type, id, ip }: FactorAttempt) => {
    return { ip: resumo(networkOf(ip)), conta: resumo('fator', user_type, String(id)) };
  };
  return {
    async beforeFactor(tentativa) {
      const { ip, conta } = chavesDe(tentativa);
      await Promise.all([conferir(daConta, conta), conferir(doDia, conta)]);
      await endereco.contar(ip, ((await doDia.get(conta))?.consumedPoints ?? 0) <= 0);
      await consumir(daConta, conta);
      await consumir(doDia, conta);
    },
    async afterFactor(tentativa) {
      const { ip, conta } = chavesDe(tentativa);
      await Promise.all([endereco.devolver(ip), daConta.delete(conta), doDia.reward(conta)]);
    },
  };
}

/** Opens the limits on connections of their own. A refused login must not wait for the pool of the requests. */
export async function createLimits(url: string, config: Config, pooled?: PooledConnections): Promise<Limits> {
  const pool = new pg.Pool({ ...addressOf(url), max: 3, application_name: 'corre-limites' });
  pooled?.add(pool);
  // pg replaces a lost idle connection on the next use. Without this listener its error would end the process.
  pool.on('error', () => undefined);
  const criar: Criar = (keyPrefix, points, duration) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'limite',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const desafios = criar('desafio', config.DESAFIOS_POR_MINUTO, 60);
  const buscas = criar('busca', config.BUSCAS_POR_MINUTO, 60);
  const cadastros = criar('cadastro', config.CADASTROS_POR_HORA, HORA_SEGUNDOS);
  const fotos = criar('foto', config.FOTOS_POR_HORA, HORA_SEGUNDOS);
  const provas = criar('prova', config.PROVAS_POR_HORA, HORA_SEGUNDOS);
  const links = porEndereco(criar, 'link', config.LOGIN_FALHAS_IP_DIA);
  return {
    ...criarLimitesDoLogin(criar, config),
    ...criarLimitesDoFator(criar, config),
    desafiar: (ip) => consumir(desafios, resumo(networkOf(ip))),
    // Nobody guesses 256 bits. The limit keeps such tries from costing the database anything.
    beforeLink: (ip) => links.contar(resumo(networkOf(ip)), true),
    afterLink: (ip) => links.devolver(resumo(networkOf(ip))),
    buscar: (chave) => consumir(buscas, resumo(chave)),
    cadastrar: (ip) => consumir(cadastros, resumo(networkOf(ip))),
    enviarFoto: (chave) => consumir(fotos, resumo(chave)),
    enviarProva: (chave) => consumir(provas, resumo(chave)),
    close: () => pool.end(),
  };
}
