import { MAQUININHAS_MAX } from '@corre/contract/custodia/regras.ts';
import { BusinessError } from '../../base/business-error.ts';

export const maquininhaNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Maquininha não encontrada');
export const maquininhaDeOutro = () => new BusinessError('FORBIDDEN', 'Esta maquininha pertence a outra conta.');
export const entregadorNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Entregador não encontrado');
export const apelidoEmUso = (apelido: string) =>
  new BusinessError('CONFLICT', `Já existe uma maquininha chamada ${apelido}.`, { campo: 'apelido' });
export const maquininhasDemais = () =>
  new BusinessError('CONFLICT', `A loja já tem ${MAQUININHAS_MAX} maquininhas. Desative as que não usa mais.`);
export const maquininhaEmUso = (apelido: string, entregador: string) =>
  new BusinessError('CONFLICT', `A maquininha ${apelido} está com ${entregador}. Receba-a de volta antes.`);
