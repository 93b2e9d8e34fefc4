import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import {
  type entradaComercioSchema,
  type entradaSchema,
  type entrarComercioSchema,
  type entrarSchema,
  TIPOS_COM_USUARIO,
} from '@corre/contract/sessao/contrato.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { BusinessError, type SecondStep } from '../../base/business-error.ts';
import { verifyPassword } from '../../base/password-hash.ts';
import { demandsFactor } from '../../base/second-factor.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, type Conta, contas } from '../conta.queries.ts';
import { fatoresDe, temSegundoFator } from '../fatores/conta-trancada.ts';
import { abrirDesafio } from '../fatores/desafios.ts';
import { relyingParty } from '../fatores/relying-party.ts';
import { opcoesDaConta } from '../fatores/usar-passkey.ts';
import { navegadorConhecido } from '../sessoes/navegadores.ts';
import { type Aberta, abrirSessaoDe, entregarSessao, type Pedido } from './abrir-sessao.ts';

/** An account that a login may open, or a registration whose state a login may show. */
type Candidata<Tipo extends UserType = UserType> = Conta &
  Pick<Row<'comercio'>, 'nome' | 'senha_hash' | 'senha_inicial'> &
  Pick<Row<'entregador'>, 'aprovacao' | 'recusa_motivo'> & { user_type: Tipo };

/** A login. `user_type` is the type for the limits and the audit log. `tipos` are tried in this order. */
interface Entrada<Tipo extends UserType> {
  user_type: string;
  usuario: string;
  senha: string;
  tipos: readonly Tipo[];
}

/**
 * Returns one slot for each tried type: the active account of that name, or null. Without an active account the slot
 * holds a registration of that name: the pending one, or else the one refused last.
 */
async function candidatas<Tipo extends UserType>(
  em: Em,
  { usuario, tipos }: Entrada<Tipo>,
): Promise<(Candidata<Tipo> | null)[]> {
  const achadas = await contas(em)
    .select(['user_type', 'id', 'nome', 'senha_hash', 'senha_inicial', 'aprovacao', 'recusa_motivo'])
    .where('login', '=', usuario.toLowerCase())
    .where('user_type', 'in', tipos)
    .where((eb) => eb.or([eb('ativo', '=', true), eb('aprovacao', 'is not', null)]))
    .orderBy('ativo', 'desc')
    .orderBy('login_em_uso', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return tipos.map((user_type) => {
    const achada = achadas.find((conta) => conta.user_type === user_type);
    return achada ? { ...achada, user_type } : null;
  });
}

/** Returns the refusal of a registration that is pending or was refused, after a correct password [aprovacao]. */
const naoAprovada = ({ aprovacao, recusa_motivo }: Pick<Row<'entregador'>, 'aprovacao' | 'recusa_motivo'>) =>
  aprovacao === 'recusada'
    ? new BusinessError('CADASTRO_RECUSADO', { motivo: recusa_motivo ?? '' })
    : new BusinessError('CADASTRO_EM_ANALISE');

async function recusar({ em, request_id }: Pedido, user_type: string, tentadas: readonly Conta[]) {
  const [alvo] = tentadas;
  const detalhes = { user_type, request_id };
  await auditar(em, null, 'login_recusado', alvo ? ACCOUNT_TABLES[alvo.user_type] : null, alvo?.id ?? null, detalhes);
  return new BusinessError('CREDENCIAIS_INVALIDAS');
}

/**
 * Returns whether the account is still active with the password that was just verified. It takes a share lock. A
 * parallel password change or removal then waits for this login and ends its session, or this login finds the change.
 */
async function aindaVale(tx: Em, { user_type, id, senha_hash }: Candidata): Promise<boolean> {
  const conta = await tx
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .where('senha_hash', '=', senha_hash)
    .forShare()
    .executeTakeFirst();
  return conta !== undefined;
}

/**
 * Returns what follows a correct password: a session, or the begun second step of an account with a second factor.
 * Returns null if the account or its password changed meanwhile.
 */
async function passoSeguinte(tx: Em, pedido: Pedido, conta: Candidata): Promise<Aberta | SecondStep | null> {
  if (!(await aindaVale(tx, conta))) return null;
  if (!(await temSegundoFator(tx, conta))) return abrirSessaoDe(tx, pedido, conta, 'senha');
  const { passkeys, codigo_em, recuperacao } = await fatoresDe(tx, conta);
  const { deps, ip, origin } = pedido;
  await deps.limits.desafiar(ip);
  const site = relyingParty(deps.config, origin);
  const opcoes = site && (await opcoesDaConta(tx, site, conta));
  return {
    desafio: await abrirDesafio(tx, { uso: 'senha', conta, ...(opcoes && { desafio: opcoes.challenge }) }),
    fatores: [
      ...(codigo_em !== null || recuperacao > 0 ? (['codigo'] as const) : []),
      ...(passkeys > 0 ? (['passkey'] as const) : []),
    ],
    ...(opcoes && { opcoes }),
  };
}

/**
 * Signs in the first account whose password matches. Every slot costs one verification, with or without an account. The
 * state of a registration [aprovacao] is shown only after a correct password.
 * No transaction is open while passwords are hashed. The browser's former session ends, and so do all but the account's
 * `SESSOES_MAX` newest.
 * @throws BusinessError SEGUNDO_FATOR_NECESSARIO for an account with a second factor. The password alone opens no
 *   session of it [segundo-fator].
 */
export async function iniciarSessao<Tipo extends UserType>(
  pedido: Pedido,
  entrada: Entrada<Tipo>,
): Promise<Candidata<Tipo>> {
  const { em, deps, cookies, ip } = pedido;
  const { user_type, usuario, senha } = entrada;
  const tentadas = await candidatas(em, entrada);
  const achadas = tentadas.filter((conta) => conta !== null);
  const navegador = (await navegadorConhecido(em, cookies.navegador, achadas)) ? cookies.navegador : null;
  const tentativa = { user_type, usuario, ip, navegador };
  await deps.limits.beforeLogin(tentativa);
  const conferem = await Promise.all(tentadas.map((conta) => verifyPassword(conta?.senha_hash ?? null, senha)));
  const conta = tentadas.find((_, i) => conferem[i]) ?? null;
  if (!conta) throw await recusar(pedido, user_type, achadas);
  if (conta.aprovacao !== null) {
    // The password was correct, so this is no failed guess, and the answer may say more than 'Credenciais inválidas'.
    await deps.limits.afterLogin(tentativa);
    throw naoAprovada(conta);
  }
  const passo = await em.transactional((tx) => passoSeguinte(tx, pedido, conta));
  if (passo === null) throw await recusar(pedido, user_type, [conta]);
  await deps.limits.afterLogin(tentativa);
  if ('desafio' in passo) throw new BusinessError('SEGUNDO_FATOR_NECESSARIO', { fields: passo });
  entregarSessao(cookies, passo);
  return conta;
}

/** Signs in a courier, the administrator or support [entrada]. */
export async function entrar(
  pedido: Pedido,
  { usuario, senha, user_type }: z.output<typeof entrarSchema>,
): Promise<z.output<typeof entradaSchema>> {
  const conta = await iniciarSessao(pedido, {
    user_type: user_type ?? 'qualquer',
    usuario,
    senha,
    tipos: user_type ? [user_type] : TIPOS_COM_USUARIO,
  });
  const fator_pendente = demandsFactor(pedido.deps.config, conta.user_type);
  return { user_type: conta.user_type, user_id: conta.id, nome: conta.nome, ...(fator_pendente && { fator_pendente }) };
}

/** Signs in a shop by its name, without regard to case, accents and blanks [entrada]. */
export async function entrarComercio(
  pedido: Pedido,
  { usuario, senha }: z.output<typeof entrarComercioSchema>,
): Promise<z.output<typeof entradaComercioSchema>> {
  const conta = await iniciarSessao(pedido, {
    user_type: 'comercio',
    usuario: chaveDoNome(usuario),
    senha,
    tipos: ['comercio'],
  });
  return { user_type: 'comercio', comercio_nome: conta.nome, ...(conta.senha_inicial && { senha_inicial: true }) };
}
