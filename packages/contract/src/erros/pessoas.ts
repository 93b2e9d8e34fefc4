import { PIX_INVALIDO } from '../entregadores/contrato.ts';
import { FOTO_FALTANDO, FOTO_GRANDE, FOTO_INVALIDA, FOTO_MAX_MEGAPIXELS } from '../fotos/regras.ts';
import { badRequest, conflict, forbidden, notFound, tooMany, type Written } from './kinds.ts';

/** Errors about couriers, shops, registrations and photos. */
export const PESSOAS = {
  ENTREGADOR_NAO_ENCONTRADO: notFound('Entregador não encontrado', 'Read the list of couriers again.'),
  ENTREGADOR_COM_ENTREGAS: conflict(
    'Este entregador está com entrega em andamento. Espere ela terminar, ou ser cancelada, para remover.',
    'Wait for the end of the delivery, or cancel the delivery.',
  ),
  COMERCIO_NAO_ENCONTRADO: notFound('Comércio não encontrado', 'Check the name of the shop.'),
  COMERCIO_JA_EXISTE: conflict('Já existe um comércio com este nome', 'Choose another name.'),
  /** For the second of two people who edit the same account. */
  DADOS_MUDARAM: conflict(
    'Outra pessoa mudou estes dados enquanto você editava. Confira como estão agora e salve de novo.',
    'Read the data again, and send what you saw as `antes`.',
  ),
  USUARIO_EM_USO: conflict('Este usuário já está em uso', 'Choose another user name.', { campo: 'usuario' }),
  /**
   * The sentence does not say which value is known. Otherwise anybody could test whether the owner of a CPF works here.
   */
  DADOS_JA_CADASTRADOS: conflict(
    'Não foi possível cadastrar com estes dados. Confira-os; se você já tem conta, entre com ela ou fale com o suporte.',
    'Check the data, or sign in with the account that exists.',
  ),
  CHAVE_PIX_INVALIDA: badRequest(({ frase }: Written) => frase, 'Correct the PIX key.', {
    campo: 'pix_chave',
    example: { frase: PIX_INVALIDO.telefone },
  }),
  PREFERENCIAS_VAZIAS: badRequest('Escolha se quer aparecer', 'Send at least one preference.'),
  /** For the second of two administrators who decide the same registration. */
  CADASTRO_JA_DECIDIDO: conflict(
    'Outra pessoa já decidiu este cadastro. A lista foi atualizada.',
    'Read the list of registrations again.',
  ),
  CADASTRO_NAO_ENCONTRADO: notFound(
    'Este cadastro não existe mais. A lista foi atualizada.',
    'Read the list of registrations again.',
  ),
  /** For a refused registration whose user name or CPF another registration uses now. */
  CADASTRO_TOMADO: conflict(
    'Depois da recusa, outro cadastro passou a usar o mesmo usuário ou CPF. Aprove o outro, ou remova-o antes.',
    'Approve the other registration, or remove the other registration first.',
  ),
  /** For an import that another registration overtook between its check and its end. */
  IMPORTACAO_MUDOU: conflict(
    'Alguém se cadastrou enquanto a planilha era importada. Nada foi importado: confira de novo.',
    'Check the sheet again.',
  ),
  FOTO_FALTANDO: badRequest(FOTO_FALTANDO, 'Send a photo.'),
  FOTO_GRANDE: badRequest(FOTO_GRANDE, 'Send a smaller photo.'),
  FOTO_INVALIDA: badRequest(FOTO_INVALIDA, 'Send a photo of one of these types.'),
  FOTO_PESADA: badRequest(
    `Foto grande demais. Envie uma de até ${FOTO_MAX_MEGAPIXELS} megapixels.`,
    'Send a photo with fewer pixels.',
  ),
  FOTOS_DEMAIS: tooMany(
    'Muitas fotos chegando agora. Tente de novo em instantes.',
    'Wait as long as `Retry-After` says.',
  ),
  FOTO_DE_OUTRA_CONTA: forbidden('Você só pode enviar a sua própria foto.', "Send the photo of the caller's account."),
  FOTO_PEDIDA_INVALIDA: badRequest('Foto inválida', 'Check the account in the address, and `tamanho` (32 to 512).'),
  FOTO_NAO_ENCONTRADA: notFound('Foto não encontrada', 'Show a picture of your own instead.'),
  NAVEGADOR_SEM_AVISOS: badRequest(
    'Este navegador não permite avisos.',
    'Subscribe with an address of a known push service.',
  ),
  CONFIGURACAO_FIXA: conflict(
    ({ rotulo, variavel }: { rotulo: string; variavel: string }) =>
      `${rotulo}: é o servidor que define, por ${variavel}. Não muda aqui.`,
    'Change the environment variable of the server.',
    { example: { rotulo: 'Cidade', variavel: 'CIDADE' } },
  ),
  TAXA_DE_SEMANA_COMECADA: conflict(
    ({ dia }: { dia: string }) =>
      `A semana que começou fica com a taxa que tem. Escolha segunda, ${dia}, ou uma depois.`,
    'Send the Monday of the sentence or a later one.',
    { campo: 'vale_de', example: { dia: '07/12/2026' } },
  ),
  CONFIGURACAO_VAZIA: badRequest('Diga ao menos um dado da empresa', 'Send at least one field.'),
  CHAVE_DA_EMPRESA_INVALIDA: badRequest(({ frase }: Written) => frase, 'Correct the PIX key of the company.', {
    campo: 'empresa_pix_chave',
    example: { frase: 'A chave PIX não é uma chave deste tipo' },
  }),
};
