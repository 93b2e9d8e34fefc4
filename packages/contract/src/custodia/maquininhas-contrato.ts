import { z } from 'zod';
import { idObrigatorio, idSchema, textoObrigatorio, textoOpcional } from '../fields.ts';
import { APELIDO_MAX, SERIE_MAX } from './regras.ts';

const dados = {
  apelido: textoObrigatorio('Dê um nome à maquininha', APELIDO_MAX),
  serie: textoOpcional(SERIE_MAX),
};

export const criarMaquininhaSchema = z.object(dados);
export const respostaCriarMaquininhaSchema = z.object({ message: z.string(), id: z.number() });
export const editarMaquininhaSchema = z.object({ maquininha_id: idSchema, ...dados });
export const umaMaquininhaSchema = z.object({ maquininha_id: idSchema });
export const entregarMaquininhaSchema = z.object({
  maquininha_id: idSchema,
  entregador_id: idObrigatorio('Escolha o entregador'),
});
