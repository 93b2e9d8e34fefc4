import { CHAVES_MAX } from '@corre/contract/chaves/contrato.ts';
import { BusinessError, type ErrorCode } from '../../base/business-error.ts';

/** A refusal of a call with a key. `desafio` is its `WWW-Authenticate` header (RFC 6750, section 3), in ASCII. */
export class ChaveRecusada extends BusinessError {
  readonly desafio: string;

  constructor(codigo: ErrorCode, detail: string, erro: string, escopo: string | null = null) {
    super(codigo, detail);
    this.desafio = `Bearer realm="corre", error="${erro}"${escopo === null ? '' : `, scope="${escopo}"`}`;
  }
}

const invalida = (detail: string) => new ChaveRecusada('UNAUTHORIZED', detail, 'invalid_token');

/** For an unknown key, a key of a removed shop and a malformed key. The caller learns no difference. */
export const chaveDesconhecida = () =>
  invalida('Chave da API desconhecida. Confira se ela foi copiada inteira, ou crie outra em Configurações.');
/** Texts for a caller who has the whole key. */
export const chaveRevogada = () => invalida('Esta chave foi revogada. Crie outra em Configurações.');
export const chaveVencida = () => invalida('Esta chave venceu. Crie outra em Configurações.');

/** `escopo` is the missing scope; null when no key may call this. */
export const chaveNaoPermite = (escopo: string | null) =>
  escopo === null
    ? new ChaveRecusada(
        'FORBIDDEN',
        'Esta chave não permite isto: é feito só no painel do comércio.',
        'insufficient_scope',
      )
    : new ChaveRecusada(
        'FORBIDDEN',
        `Esta chave não permite isto: falta a permissão ${escopo}.`,
        'insufficient_scope',
        escopo,
      );

export const chavesDemais = () =>
  new BusinessError('CONFLICT', `Há ${CHAVES_MAX} chaves ativas. Revogue uma que não é mais usada e tente de novo.`);
export const chaveNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Chave não encontrada');
