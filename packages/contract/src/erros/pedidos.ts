import { reais } from '../custodia/resumo.ts';
import { CODIGO_INCOMPLETO } from '../prova/regras.ts';
import { LINK_NAO_ENCONTRADO } from '../rastreio/contrato.ts';
import { AGENDAR_DIAS } from '../solicitacoes/criar-contrato.ts';
import { NOME_STATUS } from '../solicitacoes/regras.ts';
import { badRequest, conflict, forbidden, type InStatus, notFound, tooMany } from './kinds.ts';
import { PROBLEMAS } from './problemas.ts';

/** The numbers of requests of a shop: open, allowed and asked for. */
interface Lotacao {
  abertas: number;
  limite: number;
  pedidas: number;
}

const entregas = (quantas: number) => (quantas === 1 ? '1 entrega' : `${quantas} entregas`);

/** Returns the sentence for a shop with too many open requests [abertas-por-loja]. */
function lojaLotada({ abertas, limite, pedidas }: Lotacao): string {
  const cabem = Math.max(limite - abertas, 0);
  const rota = pedidas === 1 ? '' : ` Esta rota tem ${pedidas} e ${cabem === 0 ? 'não cabe' : `só cabem ${cabem}`}.`;
  return `Sua loja tem ${entregas(abertas)} em aberto, e o máximo é ${limite}.${rota} Espere uma terminar ou cancele uma que não precisa mais.`;
}

const PECA_AO_SUPORTE = 'Peça ao suporte que libere a entrega sem código.';

/** Errors about a request and its delivery: readiness, milestones, proof, problems, chat, tracking, hints. */
export const PEDIDOS = {
  LOCALIZACAO_NAO_COMPARTILHADA: conflict(
    'Você não compartilha sua localização. Ligue no Perfil.',
    'Set `compartilha_localizacao` among the preferences.',
  ),
  NADA_NA_MAO: conflict('Nenhuma entrega está com você agora.', 'Send positions only while a delivery is em_entrega.'),
  LOJA_LOTADA: conflict(lojaLotada, 'Wait for the end of a request, or cancel one.', {
    example: { abertas: 40, limite: 40, pedidas: 3 },
  }),
  REFERENCIA_USADA: conflict(
    'Esta referência já é de outro pedido da loja, com outros dados.',
    'Send the first body again to get its ids, or a new `referencia_externa`.',
    { campo: 'referencia_externa' },
  ),
  CURSOR_DESCONHECIDO: conflict(
    'Este cursor não é desta loja. Comece de novo, sem cursor.',
    'Ask without `desde`, and replace what you have kept.',
    { campo: 'desde' },
  ),
  SEM_PRECO_PARA_O_LUGAR: conflict(
    'A loja não tem preço para este lugar: informe o bairro, ou cadastre o preço em Configurações, Preços.',
    'Send `bairro`, or let the shop add a price for the place.',
    { campo: 'endereco' },
  ),
  COTACAO_NAO_ENCONTRADA: notFound('Cotação não encontrada', 'Ask for a quote of the same shop.', {
    campo: 'cotacao_id',
  }),
  COTACAO_VENCIDA: conflict('Esta cotação venceu. Peça outra.', 'Ask for another quote.', { campo: 'cotacao_id' }),
  COTACAO_USADA: conflict('Esta cotação já foi usada em um pedido. Peça outra.', 'Ask for another quote.', {
    campo: 'cotacao_id',
  }),
  COTACAO_DE_OUTRO_VALOR: conflict(
    ({ valor }: { valor: number }) => `O valor da entrega não é o da cotação, que é ${reais(valor)}.`,
    'Leave out `valor_estimado`, or send the value of the quote.',
    { campo: 'valor_estimado', example: { valor: 9.5 } },
  ),
  AGENDAMENTO_LONGE_DEMAIS: badRequest(
    `Agende para no máximo ${AGENDAR_DIAS} dias à frente.`,
    'Send an earlier `pronto_em`.',
  ),
  PEDIDO_JA_PRONTO: conflict('Este pedido já está pronto: não há outro horário a dizer.', 'Read the request again.'),
  PEDIDO_JA_SAIU: conflict(
    ({ status }: InStatus) =>
      status === 'em_entrega'
        ? 'O entregador já saiu com este pedido: não há mais o que avisar.'
        : `Este pedido está em ${NOME_STATUS[status]}: não há mais o que avisar.`,
    'Read the request again.',
    { example: { status: 'em_entrega' } },
  ),
  MARCO_FORA_DE_HORA: conflict(
    ({ status }: InStatus) =>
      status === 'cancelada'
        ? 'Esta entrega foi cancelada.'
        : `Esta entrega está em ${NOME_STATUS[status]}: isto não se marca agora. Atualize a tela.`,
    'Read the request again.',
    { example: { status: 'aceita' } },
  ),
  NADA_VOLTA: conflict(
    'Este pedido foi pago online: nada volta ao comércio depois de entregue. Confirme a entrega finalizada.',
    'Send the status `finalizada`.',
  ),
  FALTA_DEVOLVER: conflict(
    'Esta entrega volta para a loja. Leve de volta e toque em "Devolvi à loja".',
    'Note the milestone `devolvido` at the shop; it ends the request.',
  ),
  NADA_A_TRAZER: conflict(
    ({ status }: InStatus) => `Esta entrega está em ${NOME_STATUS[status]}: o pedido não está na rua para voltar.`,
    'Choose another answer.',
    { example: { status: 'em_retirada' } },
  ),
  DEVOLUCAO_TARDE: conflict(
    'Passaram mais de 24 horas desde o fim desta entrega. Fale com o comércio.',
    'Settle the return with the shop.',
  ),
  CODIGO_INCORRETO: badRequest(
    ({ restam }: { restam: number }) =>
      restam > 0
        ? `Código incorreto. ${restam === 1 ? 'Resta 1 tentativa' : `Restam ${restam} tentativas`}.`
        : `Código incorreto, e não há mais tentativas. ${PECA_AO_SUPORTE}`,
    'Ask the recipient for the code again.',
    { campo: 'codigo', example: { restam: 3 } },
  ),
  CODIGO_INCOMPLETO: badRequest(CODIGO_INCOMPLETO, 'Send the whole code.', { campo: 'codigo' }),
  CODIGOS_DEMAIS: conflict(
    `Este código já foi errado 5 vezes. ${PECA_AO_SUPORTE}`,
    'Ask support to release the delivery without the code.',
    { campo: 'codigo' },
  ),
  /** Not a 503, which means our own database: the panels retry a 503 by themselves. */
  CODIGO_SEM_RESPOSTA: conflict(
    'O sistema da loja não respondeu se o código está certo. Tente de novo; se não for, peça ao suporte que libere a entrega sem código.',
    'Retry; the point of sale or the ordering app did not answer.',
    { campo: 'codigo' },
  ),
  CODIGO_DO_SISTEMA: conflict(
    'O código desta entrega é do sistema de vendas ou do app em que o cliente pediu: é lá que ele aparece.',
    'Read the code in the point of sale or the ordering app.',
  ),
  ENTREGA_SEM_CODIGO: conflict('Esta entrega não pede código.', 'Go on without a code.'),
  ENTREGA_SEM_DISPENSA: conflict('Esta entrega já terminou: não há código a dispensar.', 'Read the request again.'),
  FOTO_FORA_DE_HORA: conflict(
    'A foto é de uma entrega a caminho do cliente, ou finalizada há menos de 24 horas.',
    'Send the photo while the delivery is under way, or within 24 hours of its end.',
    { campo: 'foto' },
  ),
  ...PROBLEMAS,
  CONVERSA_NAO_ENCONTRADA: notFound('Conversa não encontrada', 'Check the id of the delivery.'),
  CONVERSA_DE_OUTRA_CONTA: forbidden(
    'Esta conversa pertence a outra conta.',
    "Send the id of one of the caller's own deliveries.",
  ),
  /** The exact text for a finished delivery [chat]. A cancelled delivery gets its own text [chat-da-rota]. */
  CHAT_FECHADO: conflict(
    ({ status }: InStatus) => `Chat fechado - entrega ${status === 'cancelada' ? 'cancelada' : 'finalizada'}`,
    'Read only; nobody can write any more.',
    { example: { status: 'finalizada' } },
  ),
  CHAT_SEM_ENTREGADOR: conflict(
    'O chat abre quando um entregador aceita a entrega.',
    'Wait until a courier accepts the request.',
  ),
  MENSAGEM_REPETIDA: conflict(
    'Esta mensagem já foi enviada com outro texto.',
    'Send a new message with an id of its own.',
  ),
  MENSAGENS_DEMAIS: tooMany(
    'Muitas mensagens de uma vez. Espere um pouco e envie de novo.',
    'Wait as long as `Retry-After` says.',
  ),
  AVALIACAO_CEDO_DEMAIS: conflict('Só entregas finalizadas podem ser avaliadas.', 'Rate after the end.'),
  ENTREGA_JA_AVALIADA: conflict('Esta entrega já foi avaliada', 'Read the ratings again.'),
  LINK_NAO_ENCONTRADO: notFound(LINK_NAO_ENCONTRADO, 'Ask the shop for the link.'),
  LINKS_DEMAIS: tooMany(
    'Muitas consultas de uma vez. Espere um minuto e abra o link de novo.',
    'Wait as long as `Retry-After` says.',
  ),
  RASTREIO_TERMINADO: conflict('A entrega já terminou: não há mais o que acompanhar.', 'Read the request again.'),
  NAO_VEIO_DE_FORA: notFound(
    'Esta entrega não veio de um sistema de vendas.',
    'Show the request without data of a point of sale.',
  ),
  DADOS_DO_CLIENTE_FECHADOS: conflict(
    'Esta entrega já terminou: os dados do cliente não aparecem mais.',
    'Read these data before the end of the delivery.',
  ),
  ENDERECO_NAO_LEMBRADO: notFound(
    'Este endereço já não está na memória. A lista foi atualizada.',
    'Read the addresses again.',
  ),
  DICA_NAO_ENCONTRADA: notFound('Esta dica já foi apagada.', 'Read the addresses again.'),
  /** For a delivery of another courier, one that has not begun, or one that ended too long ago. */
  DICA_FORA_DE_HORA: forbidden(
    'Só quem está com a entrega, ou a terminou nas últimas 24 horas, pode deixar uma dica.',
    'Leave the hint during the delivery, or within 24 hours of its end.',
  ),
  /** The shop deleted the place from its memory, or the address has no usable key. */
  LUGAR_ESQUECIDO: notFound('O comércio não guarda este endereço: a dica não tem onde ficar.', 'Drop the hint.'),
};
