import type { TipoFuncionario, UserType } from '@corre/contract/vocabulario.ts';
import type { Ator } from './ator.ts';

/** The setting that names the kinds of accounts that must have a second factor. */
interface Demanded {
  EXIGIR_SEGUNDO_FATOR: readonly TipoFuncionario[];
}

/** Returns whether accounts of this kind must have a second factor [segundo-fator]. */
export const demandsFactor = ({ EXIGIR_SEGUNDO_FATOR }: Demanded, user_type: UserType): boolean =>
  EXIGIR_SEGUNDO_FATOR.some((tipo) => tipo === user_type);

/**
 * Returns whether the session lacks the second factor that its kind of account must have. It may only enrol or give
 * one. A session that was opened before the setting lacks the factor as well.
 */
export const lacksFactor = (config: Demanded, { user_type, com_fator }: Pick<Ator, 'user_type' | 'com_fator'>) =>
  !com_fator && demandsFactor(config, user_type);
