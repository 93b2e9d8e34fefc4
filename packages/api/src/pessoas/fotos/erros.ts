import { BusinessError } from '../../base/business-error.ts';

export const fotoDeOutro = () => new BusinessError('FORBIDDEN', 'Você só pode enviar a sua própria foto.');
