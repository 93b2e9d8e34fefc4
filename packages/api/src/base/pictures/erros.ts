import { FOTO_FALTANDO, FOTO_GRANDE, FOTO_INVALIDA, FOTO_PESADA } from '@corre/contract/fotos/regras.ts';
import { BusinessError } from '../business-error.ts';

export const fotoFaltando = () => new BusinessError('BAD_REQUEST', FOTO_FALTANDO);
export const fotoGrande = () => new BusinessError('BAD_REQUEST', FOTO_GRANDE);
export const fotoInvalida = () => new BusinessError('BAD_REQUEST', FOTO_INVALIDA);
export const fotoPesada = () => new BusinessError('BAD_REQUEST', FOTO_PESADA);
/** `Retry-After` when too many pictures wait, in seconds: some of them are done by then. */
const ESPERA_DA_OFICINA = 10;
export const workshopFull = () =>
  new BusinessError('TOO_MANY_REQUESTS', 'Muitas fotos chegando agora. Tente de novo em instantes.', {
    espera: ESPERA_DA_OFICINA,
  });
