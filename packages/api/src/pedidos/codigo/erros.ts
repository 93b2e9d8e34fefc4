import { CODIGO_INCOMPLETO } from '@corre/contract/prova/regras.ts';
import { BusinessError } from '../../base/business-error.ts';

const PECA_AO_SUPORTE = 'Peça ao suporte que libere a entrega sem código.';

export const codigoErrado = (restam: number) =>
  new BusinessError(
    'BAD_REQUEST',
    restam > 0
      ? `Código incorreto. ${restam === 1 ? 'Resta 1 tentativa' : `Restam ${restam} tentativas`}.`
      : `Código incorreto, e não há mais tentativas. ${PECA_AO_SUPORTE}`,
    { campo: 'codigo' },
  );
export const codigosDemais = () =>
  new BusinessError('CONFLICT', `Este código já foi errado 5 vezes. ${PECA_AO_SUPORTE}`, { campo: 'codigo' });

export const codigoSemResposta = () =>
  new BusinessError(
    // Not a 503, which means our own database: the panels retry a 503 by themselves.
    'CONFLICT',
    'O sistema da loja não respondeu se o código está certo. Tente de novo; se não for, peça ao suporte que libere a entrega sem código.',
    { campo: 'codigo' },
  );
export const codigoIncompleto = () => new BusinessError('BAD_REQUEST', CODIGO_INCOMPLETO, { campo: 'codigo' });
