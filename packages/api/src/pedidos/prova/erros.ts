import { BusinessError } from '../../base/business-error.ts';

export const codigoDoSistema = () =>
  new BusinessError('CONFLICT', 'O código desta entrega é do seu sistema de vendas: é lá que ele aparece.');

export const semCodigo = () => new BusinessError('CONFLICT', 'Esta entrega não pede código.');
export const entregaEncerrada = () =>
  new BusinessError('CONFLICT', 'Esta entrega já terminou: não há código a dispensar.');
export const fotoForaDeHora = () =>
  new BusinessError('CONFLICT', 'A foto é de uma entrega a caminho do cliente, ou finalizada há menos de 24 horas.', {
    campo: 'foto',
  });
