import { BusinessError } from '../../base/business-error.ts';

const PECA_AO_SUPORTE = 'Peça ao suporte que libere a entrega sem código.';

export const codigoErrado = (restam: number) =>
  new BusinessError(
    'BAD_REQUEST',
    restam > 0
      ? `Código incorreto. Confira com o cliente: ${restam === 1 ? 'resta 1 tentativa' : `restam ${restam} tentativas`}.`
      : `Código incorreto, e não há mais tentativas. ${PECA_AO_SUPORTE}`,
    { campo: 'codigo' },
  );
export const codigosDemais = () =>
  new BusinessError('CONFLICT', `Este código já foi errado 5 vezes. ${PECA_AO_SUPORTE}`, { campo: 'codigo' });

export const semCodigo = () => new BusinessError('CONFLICT', 'Esta entrega não pede código.');
export const entregaEncerrada = () =>
  new BusinessError('CONFLICT', 'Esta entrega já terminou: não há código a dispensar.');
export const fotoForaDeHora = () =>
  new BusinessError('CONFLICT', 'A foto é de uma entrega a caminho do cliente, ou finalizada há menos de 24 horas.', {
    campo: 'foto',
  });
