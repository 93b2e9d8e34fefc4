import { createHash } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';

const DIA_SEGUNDOS = 86_400;
const HORA_SEGUNDOS = 3_600;
const MINUTO_MS = 60_000;
/** Registrations per IP and hour. */
const CADASTROS_POR_HORA = 30;

/** An attempt to sign in: who is tried, from where. */
export interface Tentativa {
  user_type: string;
  usuario: string;
  ip: string;
}

/** The limits that all processes share through the table `limite` (docs/security.md, rate limits). */
export interface Limites {
  /** Counts the attempt as failed beforehand, so that parallel guesses cannot slip through. 429 when there were too many. */
  antesDoLogin(tentativa: Tentativa): Promise<void>;
  /** Takes the attempt back: it was the right password. */
  aposLogin(tentativa: Tentativa): Promise<void>;
  /** One search for a courier; `chave` names the account. */
  buscar(chave: string): Promise<void>;
  /** One registration from this address. */
  cadastrar(ip: string): Promise<void>;
  fechar(): Promise<void>;
}

/** The table keeps no user names and no addresses, and a key always fits. */
const resumo = (...partes: string[]) => createHash('sha256').update(partes.join('\0')).digest('base64url');

const chaves = ({ user_type, usuario, ip }: Tentativa) => ({
  // Naming another type of access is no way to get more attempts.
  usuario: resumo(user_type === 'comercio' ? 'comercio' : 'usuario', usuario.toLowerCase(), ip),
  ip: resumo(ip),
});

const muitasTentativas = (espera_ms: number) =>
  new ErroDeNegocio(
    'TOO_MANY_REQUESTS',
    `Muitas tentativas. Tente de novo em ${Math.max(1, Math.ceil(espera_ms / MINUTO_MS))} min.`,
  );

async function consumir(limite: RateLimiterPostgres, chave: string): Promise<void> {
  try {
    await limite.consume(chave);
  } catch (recusa) {
    if (recusa instanceof RateLimiterRes) throw muitasTentativas(recusa.msBeforeNext);
    throw recusa;
  }
}

/** Opens the limits on connections of their own: a refused login must not wait for the pool of the requests. */
export async function criarLimites(url: string, config: Config): Promise<Limites> {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: 'corre-limites' });
  // A lost idle connection is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const criar = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'limite',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const porUsuario = criar('login-usuario', config.LOGIN_FALHAS_USUARIO, config.LOGIN_JANELA_SEGUNDOS);
  const porIp = criar('login-ip', config.LOGIN_FALHAS_IP_DIA, DIA_SEGUNDOS);
  const buscas = criar('busca', config.BUSCAS_POR_MINUTO, 60);
  const cadastros = criar('cadastro', CADASTROS_POR_HORA, HORA_SEGUNDOS);
  return {
    async antesDoLogin(tentativa) {
      const chave = chaves(tentativa);
      await consumir(porUsuario, chave.usuario);
      await consumir(porIp, chave.ip);
    },
    async aposLogin(tentativa) {
      const chave = chaves(tentativa);
      await porUsuario.delete(chave.usuario);
      await porIp.reward(chave.ip);
    },
    buscar: (chave) => consumir(buscas, resumo(chave)),
    cadastrar: (ip) => consumir(cadastros, resumo(ip)),
    fechar: () => pool.end(),
  };
}
