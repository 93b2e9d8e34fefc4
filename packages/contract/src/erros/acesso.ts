import { CHAVES_MAX } from '../chaves/contrato.ts';
import { PASSKEYS_MAX } from '../fatores/regras.ts';
import { LINK_MINUTOS } from '../links/regras.ts';
import { SENHA_ATUAL_AUSENTE, SENHA_ATUAL_INCORRETA } from '../senhas/contrato.ts';
import { CADASTRO_EM_ANALISE, cadastroRecusado } from '../sessao/contrato.ts';
import { CREDENCIAIS_INVALIDAS } from '../sessao/regras.ts';
import { badRequest, conflict, forbidden, notFound, tooMany, unauthorized, type Written } from './kinds.ts';

/** Whom a person asks for another link: 'ao suporte da sua empresa'. */
interface AskedFor {
  quem: string;
}

/** Errors about who calls: sessions, passwords, API keys and the limits of guessing. */
export const ACESSO = {
  /** One text for an unknown user, a removed account and a wrong password [entrada]. */
  CREDENCIAIS_INVALIDAS: unauthorized(
    CREDENCIAIS_INVALIDAS,
    'Check the type of access, the user name and the password.',
  ),
  SESSAO_TERMINADA: unauthorized(
    'Sua sessão terminou. Entre de novo.',
    'Sign in again. A system sends its key as `Authorization: Bearer`.',
  ),
  SESSAO_NAO_ENCONTRADA: notFound('Esta sessão já terminou', 'Read the list of sessions again.'),
  CONTA_NAO_ENCONTRADA: notFound('Conta não encontrada', 'Check the type and the id of the account.'),
  CONTA_SEM_ACESSO: forbidden('Sua conta não tem acesso a isto.', 'Call with an account that the description names.'),
  /** For a one-time link of an account that was removed, disabled or not approved [link-de-acesso]. */
  CONTA_INATIVA: conflict(
    'Esta conta não está ativa, por isso não recebe link. Aprove ou ative a conta antes.',
    'Approve or enable the account first.',
  ),
  PROPRIO_LINK: conflict(
    'Para a sua própria senha, use Configurações, Senha.',
    'Change the own password with the present one.',
  ),
  /** For an unknown link, and for a link of an account that is not active. The caller learns no difference. */
  LINK_DESCONHECIDO: notFound(
    'Este link não vale. Copie o link inteiro, ou peça outro ao suporte da sua empresa.',
    'Ask support for another link.',
    { campo: 'segredo' },
  ),
  LINK_USADO: conflict(
    ({ quem }: AskedFor) =>
      `Este link já foi usado. Entre com a senha nova; se não foi você que a criou, peça outro link ${quem}.`,
    'Sign in with the new password, or ask for another link.',
    { campo: 'segredo', example: { quem: 'ao suporte da sua empresa' } },
  ),
  LINK_VENCIDO: conflict(
    ({ quem }: AskedFor) => `Este link venceu. Peça outro ${quem} e abra em até ${LINK_MINUTOS} minutos.`,
    'Ask for another link.',
    { campo: 'segredo', example: { quem: 'ao suporte da sua empresa' } },
  ),
  LINK_TROCADO: conflict(
    ({ quem }: AskedFor) =>
      `Este link deu lugar a outro, ou a senha já mudou. Abra o link mais novo, ou peça outro ${quem}.`,
    'Use the newest link, or ask for another.',
    { campo: 'segredo', example: { quem: 'ao suporte da sua empresa' } },
  ),
  FUNCIONARIO_NAO_ENCONTRADO: notFound('Conta da equipe não encontrada', 'Read the list of the staff again.'),
  ULTIMO_ADMINISTRADOR: conflict(
    'Este é o único administrador ativo. Crie outro antes de desativar este.',
    'Create another administrator first.',
  ),
  PROPRIA_CONTA: conflict(
    'Ninguém desativa a própria conta. Peça a outro administrador.',
    'Ask another administrator.',
  ),
  CONTA_REMOVIDA: forbidden('Esta conta foi removida.', 'Ask the administrator.'),
  DE_OUTRA_CONTA: forbidden('Isto pertence a outra conta.', "Send the caller's own id or name."),
  /** For a registration that is pending, after a correct password [aprovacao]. */
  CADASTRO_EM_ANALISE: forbidden(CADASTRO_EM_ANALISE, 'Wait for the administrator.'),
  CADASTRO_RECUSADO: forbidden(
    ({ motivo }: { motivo: string }) => cadastroRecusado(motivo),
    'Register again, or ask support.',
    { example: { motivo: 'A CNH não é de categoria A' } },
  ),
  /** The answer to every call of a shop with the preset password [senha-atual]. */
  SENHA_INICIAL: forbidden('Troque a senha inicial para continuar.', 'Change the password first.'),
  /** A login with the right password, of an account with a second factor. The error has `desafio` and `fatores`. */
  SEGUNDO_FATOR_NECESSARIO: unauthorized(
    'Confirme que é você: use o código do aplicativo, um código de recuperação ou a passkey.',
    'Call `POST /login/segundo-fator` with `desafio` and a code, or with a passkey used with `opcoes`.',
  ),
  /** The answer to every call of a session without the second factor that its kind of account must have. */
  SEGUNDO_FATOR_PENDENTE: forbidden(
    'Para continuar, confirme o segundo fator, ou cadastre um.',
    'Enrol a factor (`/fatores/passkeys`, `/fatores/codigo`), or give it: `POST /fatores/confirmar`.',
  ),
  /** The answer to an act that moves money out or gives access, if the factor was given too long ago. */
  SEGUNDO_FATOR_ANTIGO: forbidden(
    'Confirme de novo que é você para fazer isto.',
    'Call `POST /fatores/confirmar`, and repeat the call within 10 minutes.',
  ),
  SEGUNDO_FATOR_AUSENTE: conflict('Sua conta não tem segundo fator.', 'Enrol a factor first.'),
  ULTIMO_FATOR: conflict(
    'Este é o único segundo fator da conta. Cadastre outro antes de remover este.',
    'Enrol another factor first.',
  ),
  /** A wrong, an old or a used code. The caller learns no difference. */
  SEGUNDO_FATOR_INCORRETO: badRequest(
    'Código incorreto. Espere o próximo código e tente de novo.',
    'Send the present code.',
    {
      campo: 'codigo',
    },
  ),
  /** An expired, a used, an unknown challenge, or one of another session. */
  DESAFIO_TERMINADO: badRequest('Demorou demais. Comece de novo.', 'Ask for another challenge.', { campo: 'desafio' }),
  /** A passkey that is unknown, of a removed account, of another site, or whose signature is wrong. */
  PASSKEY_RECUSADA: badRequest(
    'Esta passkey não foi aceita. Tente de novo, ou entre de outro jeito.',
    'Ask for another challenge, or sign in another way.',
    { campo: 'credencial' },
  ),
  PASSKEY_COPIADA: forbidden(
    'Esta passkey pode ter sido copiada e foi recusada. Entre de outro jeito, remova a passkey e cadastre outra.',
    'Sign in another way, remove the passkey and register another.',
  ),
  PASSKEY_JA_CADASTRADA: conflict('Esta passkey já está cadastrada.', 'Use the passkey, or choose another.'),
  PASSKEY_NAO_ENCONTRADA: notFound('Passkey não encontrada', 'Read the list of factors again.'),
  PASSKEYS_DEMAIS: conflict(
    `Há ${PASSKEYS_MAX} passkeys. Remova uma que não é mais usada e tente de novo.`,
    'Remove a passkey that is no longer used.',
  ),
  PASSKEY_INDISPONIVEL: conflict(
    'Passkeys não funcionam neste endereço.',
    'Call at the public address of the installation (`SITE_URL`).',
  ),
  SENHA_ATUAL_INCORRETA: badRequest(SENHA_ATUAL_INCORRETA, 'Ask the person for the present password again.', {
    campo: 'senha_atual',
  }),
  /** A change of data by which the account is reached, without the present password [senha-confirma]. */
  SENHA_ATUAL_AUSENTE: badRequest(
    SENHA_ATUAL_AUSENTE,
    'Ask the person for the present password, and send `senha_atual`.',
    {
      campo: 'senha_atual',
    },
  ),
  SESSAO_ANTIGA: forbidden(
    'Para trocar a senha, informe a senha atual ou entre de novo.',
    'Send `senha_atual`, or sign in and retry within 15 minutes.',
  ),
  SENHA_E_A_INICIAL: badRequest('Esta é a senha inicial. Escolha outra.', 'Choose another password.'),
  SENHA_FRACA: badRequest(({ frase }: Written) => frase, 'Choose another password.', {
    example: { frase: 'Esta senha é fácil de adivinhar. Escolha outra.' },
  }),
  TENTATIVAS_DEMAIS: tooMany(
    ({ minutos }: { minutos: number }) => `Muitas tentativas. Tente de novo em ${minutos} min.`,
    'Wait as long as `Retry-After` says.',
    { example: { minutos: 12 } },
  ),
  /** For an unknown key, a key of a removed shop and a malformed key. The caller learns no difference. */
  CHAVE_DESCONHECIDA: unauthorized(
    'Chave da API desconhecida. Confira se ela foi copiada inteira, ou crie outra em Configurações.',
    'Copy the whole key, or create a new one.',
  ),
  /** Texts for a caller who has the whole key. */
  CHAVE_REVOGADA: unauthorized('Esta chave foi revogada. Crie outra em Configurações.', 'Create a new key.'),
  CHAVE_VENCIDA: unauthorized('Esta chave venceu. Crie outra em Configurações.', 'Create a new key.'),
  CHAVE_NAO_PERMITE: forbidden(
    'Esta chave não permite isto: é feito só no painel do comércio.',
    'Do this in the panel of the shop; no key permits the call.',
  ),
  CHAVE_SEM_PERMISSAO: forbidden(
    ({ escopo }: { escopo: string }) => `Esta chave não permite isto: falta a permissão ${escopo}.`,
    'Create a key with the scope that `WWW-Authenticate` names.',
    { example: { escopo: 'solicitacoes:criar' } },
  ),
  CHAVE_NO_ENDERECO: badRequest(
    'A chave da API vai no cabeçalho Authorization, nunca no endereço. Endereços ficam em registros: revogue esta chave e crie outra.',
    'Revoke the key, and send the new one in `Authorization`.',
  ),
  CHAVE_FORA_DA_API: forbidden('Chaves da API valem só abaixo de /api.', 'Call an address below `/api`.'),
  /** The answer to a preflight of a site that no key names, and to a call from a site that this key does not name. */
  CHAVE_NAO_VALE_NESTE_SITE: forbidden(
    'Nenhuma chave da API apresentada vale neste site. A loja diz em Configurações quais sites podem usar a chave.',
    'Call from a server, or create a key that names the origin of the page.',
  ),
  AUTHORIZATION_REPETIDO: badRequest('Envie um só cabeçalho Authorization.', 'Send one `Authorization` header.'),
  CHAVE_NAO_ENCONTRADA: notFound('Chave não encontrada', 'Read the list of keys again.'),
  CHAVES_DEMAIS: conflict(
    `Há ${CHAVES_MAX} chaves ativas. Revogue uma que não é mais usada e tente de novo.`,
    'Revoke a key that is no longer used.',
  ),
  CHAVES_ERRADAS_DEMAIS: tooMany(
    'Muitas chamadas com chaves erradas. Confira a chave e espere um minuto.',
    'Correct the key, and wait as long as `Retry-After` says.',
  ),
};
