import type { ErrorStatus } from '@corre/contract/erros/kinds.ts';
import { ERRORS, type ErrorCode, type ErrorValues, errorDetail } from '@corre/contract/erros/list.ts';
import type { OpcoesDeUso } from '@corre/contract/fatores/contrato.ts';
import type { Fator } from '@corre/contract/fatores/regras.ts';

/** Data of one refusal beside the values of its sentence. */
interface More {
  /** seconds after which a retry may help (`Retry-After`) */
  espera?: number;
  /** the input field, for an error of the list without a field of its own */
  campo?: string | null;
  /** the header `WWW-Authenticate` of a refused API key (RFC 6750, section 3), in ASCII */
  challenge?: string;
  /** further fields of the answer, beside `detail` and `codigo` */
  fields?: SecondStep;
  /** the error that this one answers; no answer tells of it */
  cause?: unknown;
}

/** What a login by password answers if the account has a second factor [segundo-fator]. */
export interface SecondStep {
  desafio: string;
  fatores: Fator[];
  /** how to use a passkey of the account; absent without one, and where passkeys do not work */
  opcoes?: OpcoesDeUso;
}

type Given<Code extends ErrorCode> =
  unknown extends ErrorValues<Code> ? [given?: More] : [given: ErrorValues<Code> & More];

/**
 * A refusal that a person can act on. Its code, status and sentence come from the contract's list (erros/list.ts). The
 * panels show `detail`, in Portuguese, as it is [falhas]. Any other error is a fault, and its text is never shown.
 */
export class BusinessError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly codigo: ErrorCode;
  readonly status: ErrorStatus;
  readonly http: number;
  readonly detail: string;
  /** Seconds after which a retry may help (`Retry-After`). Null when waiting does not help. */
  readonly espera: number | null;
  /** The input field that the refusal is about, for forms. Null when it is about none. */
  readonly campo: string | null;
  /** The header `WWW-Authenticate`. Null for all refusals but those of an API key. */
  readonly challenge: string | null;
  /** Further fields of the answer. Null for all refusals but that of a login without its second step. */
  readonly fields: SecondStep | null;

  /** `given` has the values of the sentence, if the code's sentence takes any. */
  constructor(codigo: Code, ...[given]: Given<Code>) {
    const detail = errorDetail(codigo, given as ErrorValues<Code>);
    const { espera, campo, challenge, fields, cause }: More = given ?? {};
    super(detail, cause === undefined ? {} : { cause });
    this.name = 'ErroDeNegocio';
    this.codigo = codigo;
    this.status = ERRORS[codigo].status;
    this.http = ERRORS[codigo].http;
    this.detail = detail;
    this.espera = espera ?? null;
    this.campo = campo ?? ERRORS[codigo].campo;
    this.challenge = challenge ?? null;
    this.fields = fields ?? null;
  }
}
