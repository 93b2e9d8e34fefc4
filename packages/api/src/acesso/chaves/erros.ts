import { CHAVES_MAX } from '@corre/contract/chaves/contrato.ts';
import { BusinessError, type ErrorCode } from '../../base/business-error.ts';

/** A refusal of a call with a key; `desafio` is its `WWW-Authenticate` (RFC 6750, section 3), which is ASCII. */
export class ChaveRecusada extends BusinessError {
  readonly desafio: string;

  constructor(codigo: ErrorCode, detail: string, erro: string, escopo: string | null = null) {
    super(codigo, detail);
    this.desafio = `Bearer realm="corre", error="${erro}"${escopo === null ? '' : `, scope="${escopo}"`}`;
  }
}

const invalida = (detail: string) => new ChaveRecusada('UNAUTHORIZED', detail, 'invalid_token');

/** Never made, of a removed shop, or not a key at all: whoever asks learns nothing more. */
export const chaveDesconhecida = () =>
  invalida('Chave da API desconhecida. Confira se ela foi copiada inteira, ou crie outra em Configurações.');
/** Said to whoever has the whole key. */
export const chaveRevogada = () => invalida('Esta chave foi revogada. Crie outra em Configurações.');
export const chaveVencida = () => invalida('Esta chave venceu. Crie outra em Configurações.');

/** `escopo`: the one that would do; null when no key may do this. */
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
