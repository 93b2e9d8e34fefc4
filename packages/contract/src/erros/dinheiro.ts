import { MAQUININHAS_MAX } from '../custodia/regras.ts';
import { reais } from '../custodia/resumo.ts';
import { SELECIONE_ENTREGADOR } from '../entregas/contrato.ts';
import { DIAS_PARA_DEVOLVER } from '../recebimentos/regras.ts';
import { badRequest, conflict, forbidden, notFound, type Written } from './kinds.ts';

/** Errors about deliveries, weeks, payments and the bank's files. */
export const DINHEIRO = {
  ENTREGADOR_NAO_SELECIONADO: badRequest(SELECIONE_ENTREGADOR, 'Send an active courier.'),
  ENTREGA_NAO_ENCONTRADA: notFound('Entrega não encontrada', 'Read the list of deliveries again.'),
  ENTREGA_DE_OUTRA_CONTA: forbidden(
    'Esta entrega pertence a outra conta.',
    "Send the id of one of the shop's own deliveries.",
  ),
  SEMANA_ABERTA: conflict(
    'A semana ainda está aberta: os pagamentos são feitos depois que ela termina, no domingo.',
    'Wait for the end of the week.',
  ),
  SEMANA_FUTURA: badRequest('Esta semana ainda não começou.', 'Send an earlier `semana_inicio`.'),
  SEMANA_PREPARADA: conflict(
    'O pagamento desta semana já foi preparado e não muda mais. Lance o ajuste na semana em curso.',
    'Put the adjustment into the present week.',
  ),
  SEMANA_VAZIA: notFound('Este entregador não tem nada nesta semana.', 'Check the courier and the week.'),
  NADA_A_RECEBER: conflict('Este entregador não tem nada a receber nesta semana.', 'Pay nothing.'),
  PAGAMENTO_JA_FEITO: conflict('Este pagamento já está marcado como pago.', 'Read the week again.'),
  PAGAMENTO_NAO_FEITO: conflict('Este pagamento não está marcado como pago.', 'Read the week again.'),
  PAGAMENTO_NO_LOTE: conflict(
    ({ nsa }: { nsa: number }) =>
      `Este pagamento está no arquivo nº ${nsa}, que o banco ainda não respondeu. Importe o retorno, ou cancele o lote se o banco não o recebeu.`,
    "Import the bank's answer, or cancel the batch.",
    { example: { nsa: 17 } },
  ),
  PIX_DO_ENTREGADOR_INVALIDO: conflict(
    'A chave PIX deste entregador não é válida. Peça que corrijam o cadastro antes de pagar.',
    'Correct the PIX key of the courier.',
  ),
  AJUSTE_NAO_ENCONTRADO: notFound('Ajuste não encontrado', 'Read the week again.'),
  AJUSTE_SEM_RESPOSTA: conflict('Este ajuste não espera resposta.', 'Read the week again.'),
  SINAL_ERRADO: badRequest(
    'Um bônus é maior que zero; dano e adiantamento são menores que zero.',
    'Send the value with the right sign.',
    { campo: 'valor' },
  ),
  CONTESTACAO_ABERTA: conflict('Você já contestou esta semana. Aguarde a resposta.', 'Wait for the answer.'),
  CONTESTACOES_DEMAIS: conflict(
    'Esta semana já foi contestada e respondida várias vezes.',
    'Ask the administrator in person.',
  ),
  CONTESTACAO_NAO_ENCONTRADA: notFound('Contestação não encontrada', 'Read the objections again.'),
  CONTESTACAO_RESPONDIDA: conflict('Esta contestação já foi respondida.', 'Read the objections again.'),
  FATURA_NAO_ENCONTRADA: notFound('Este comércio não tem fatura nesta semana.', 'Check the shop and the week.'),
  FATURA_NAO_RECEBIDA: conflict('Esta fatura não está marcada como recebida.', 'Read the invoices again.'),
  FATURA_JA_RECEBIDA: conflict(
    'Esta fatura já está recebida. Escolha outra, ou devolva o Pix.',
    'Choose an open invoice, or refund the Pix.',
  ),
  FATURA_RECEBIDA_NAO_MUDA: conflict(
    'Esta fatura já está recebida e não muda mais. Estorne o recebimento antes de ajustar.',
    'Reverse the mark as received first.',
  ),
  FATURA_SEM_VALOR: conflict('Nesta fatura não há nada a receber.', 'Read the invoices again.'),
  DESCONTO_DA_FATURA_ALTO: conflict(
    ({ aberto }: { aberto: number }) =>
      aberto > 0 ? `Desta fatura só ${reais(aberto)} estão em aberto.` : 'Nesta fatura não há nada em aberto.',
    'Discount at most what is open.',
    { campo: 'valor', example: { aberto: 33.4 } },
  ),
  RECEBIMENTOS_DESLIGADOS: conflict(
    'O servidor não está ligado ao banco da empresa (PIX_URL).',
    'Ask the operator to configure the API Pix.',
  ),
  PIX_NAO_ENCONTRADO: notFound('Pix não encontrado', 'Read the list of Pix again.'),
  PIX_SEM_SOBRA: conflict('Este Pix já está todo atribuído.', 'Read the Pix again.'),
  DEVOLUCAO_DE_PIX_ALTA: conflict(
    ({ resta }: { resta: number }) =>
      resta > 0 ? `Deste Pix ainda se devolvem no máximo ${reais(resta)}.` : 'Este Pix já foi todo devolvido.',
    'Refund at most what is left.',
    { campo: 'valor', example: { resta: 12.5 } },
  ),
  DEVOLUCAO_DE_PIX_TARDE: conflict(
    `O banco devolve um Pix até ${DIAS_PARA_DEVOLVER} dias depois. Combine outra forma com a loja.`,
    'Pay the shop back in another way.',
  ),
  EMPRESA_SEM_DADOS: conflict(
    ({ variaveis }: { variaveis: readonly string[] }) =>
      `Faltam dados da empresa: ${variaveis.join(', ')}. Sem eles não há arquivo para o banco. Diga-os em Configurações.`,
    'Let the administrator say these in the settings.',
    { example: { variaveis: ['CNPJ', 'Convênio'] } },
  ),
  LAYOUT_DESCONHECIDO: badRequest(
    ({ banco, conhecidos }: { banco: string; conhecidos: readonly string[] }) =>
      `Não há layout '${banco}'. Use ${conhecidos.join(', ')} ou o código do banco, de três dígitos.`,
    'Send a known layout, or the three digits of a bank.',
    { campo: 'banco', example: { banco: 'itau', conhecidos: ['febraban'] } },
  ),
  CONTA_EM_OUTRO_BANCO: badRequest(
    ({ banco, da_conta }: { banco: string; da_conta: string }) =>
      `A conta da empresa é do banco ${da_conta}: o arquivo não pode ser do banco ${banco}.`,
    "Send the bank of the company's account.",
    { campo: 'banco', example: { banco: '001', da_conta: '341' } },
  ),
  FORA_DO_LOTE: conflict(({ frase }: Written) => frase, 'Send the list again without these couriers.', {
    campo: 'entregador_ids',
    example: { frase: 'Nenhum lote foi feito. Tire da lista ou corrija – já pagos: Ana Beatriz.' },
  }),
  CAMPO_NAO_CABE: conflict(
    ({ nome }: { nome: string }) => `O arquivo não pode ser escrito: o campo '${nome}' tem um valor que não cabe nele.`,
    'Shorten the value in the configuration or in the registration.',
    { example: { nome: 'convenio' } },
  ),
  NUMEROS_ACABARAM: conflict(
    'Os números de arquivo do banco acabaram (999999).',
    'Ask the bank for a new sequence of numbers.',
  ),
  LOTE_NAO_ENCONTRADO: notFound('Lote não encontrado', 'Read the list of batches again.'),
  LOTE_CANCELADO: conflict('Este lote já foi cancelado por outro motivo.', 'Read the batch again.'),
  LOTE_RESPONDIDO: conflict('O banco já respondeu todos os pagamentos deste lote.', 'Read the batch again.'),
  RETORNO_RECUSADO: badRequest(({ frase }: Written) => frase, "Send the bank's answer to this batch.", {
    campo: 'arquivo',
    example: { frase: 'Este retorno é de outra empresa.' },
  }),
  RETORNO_DE_CANCELADO: conflict(
    ({ nome }: { nome: string }) =>
      `O pagamento de ${nome} foi cancelado como não recebido, mas o banco o recebeu: confira no extrato antes de pagar de novo.`,
    "Check the bank's statement.",
    { example: { nome: 'Ana Beatriz' } },
  ),
  RESPOSTA_FINAL: conflict(
    ({ nome, antes, agora }: { nome: string; antes: string; agora: string }) =>
      `O pagamento de ${nome} já consta como ${antes}, e este retorno diz ${agora}. Confira no extrato do banco.`,
    "Check the bank's statement.",
    { example: { nome: 'Ana Beatriz', antes: 'pago', agora: 'recusado' } },
  ),
};

/** Errors about the cash and the card machines in the couriers' hands. */
export const CUSTODIA = {
  PRESTACAO_NAO_ENCONTRADA: notFound('Entrega de dinheiro não encontrada', 'Read the custody again.'),
  PRESTACAO_DE_OUTRA_CONTA: forbidden(
    'Esta entrega de dinheiro pertence a outra conta.',
    "Send the id of one of the caller's own handovers.",
  ),
  SALDO_INSUFICIENTE: conflict(
    ({ saldo }: { saldo: number }) =>
      saldo > 0
        ? `O entregador está com ${reais(saldo)} desta loja: não dá para prestar contas de mais do que isso.`
        : 'O entregador não está com dinheiro desta loja. Entregas lançadas pela loja são liberadas em Pendentes.',
    'Send at most the balance.',
    { campo: 'valor', example: { saldo: 137.9 } },
  ),
  RECEBIDO_ACIMA_DO_SALDO: conflict(
    ({ saldo }: { saldo: number }) => `O entregador está com ${reais(saldo)} desta loja. Confira o valor recebido.`,
    'Count again, and send at most the balance.',
    { campo: 'valor_recebido', example: { saldo: 137.9 } },
  ),
  NADA_RECEBIDO: badRequest(
    'Se nada foi recebido, recuse a entrega ou diga o motivo da diferença.',
    'Cancel the handover, or send the reason.',
    { campo: 'valor_recebido' },
  ),
  PRESTACAO_JA_AVISADA: conflict(
    ({ valor }: { valor: number }) =>
      `Você já avisou uma entrega de ${reais(valor)} a esta loja. Cancele essa antes de avisar outra.`,
    'Cancel the open handover first.',
    { example: { valor: 137.9 } },
  ),
  PRESTACAO_ESPERA_CONFIRMACAO: conflict(
    ({ valor }: { valor: number }) => `O entregador já avisou uma entrega de ${reais(valor)}. Confirme ou recuse essa.`,
    'Confirm or cancel the open handover.',
    { example: { valor: 137.9 } },
  ),
  PRESTACAO_CANCELADA: conflict('Esta entrega de dinheiro foi cancelada.', 'Read the custody again.'),
  PRESTACAO_JA_CONFIRMADA: conflict('Esta entrega de dinheiro já foi confirmada.', 'Read the custody again.'),
  FALTA_CODIGO_DA_PRESTACAO: badRequest(
    'Digite o código que a loja ou o suporte mostra.',
    "Send the receiver's code.",
    { campo: 'codigo' },
  ),
  CODIGO_DA_PRESTACAO_INCORRETO: badRequest(
    ({ restam }: { restam: number }) =>
      restam > 0
        ? `Código incorreto. ${restam === 1 ? 'Resta 1 tentativa' : `Restam ${restam} tentativas`}.`
        : 'Código incorreto. Peça à loja ou ao suporte que confirme.',
    'Ask the receiver for the code again.',
    { campo: 'codigo', example: { restam: 3 } },
  ),
  CODIGOS_DA_PRESTACAO_DEMAIS: conflict(
    'Muitos códigos incorretos. Peça à loja ou ao suporte que confirme.',
    'Ask the receiver to confirm.',
  ),
  TROCO_SEM_ENTREGA: conflict(
    'Só leva troco quem está com uma entrega desta loja em andamento.',
    'Give change to a courier with a delivery of the shop.',
  ),
  PRESTACAO_SEM_DIFERENCA: conflict('Esta entrega de dinheiro não tem diferença.', 'Read the custody again.'),
  DIFERENCA_JA_CONTESTADA: conflict('Você já contestou esta diferença.', 'Wait for the answer.'),
  MAQUININHA_NAO_ENCONTRADA: notFound('Maquininha não encontrada', 'Read the card machines again.'),
  MAQUININHA_DE_OUTRA_CONTA: forbidden(
    'Esta maquininha pertence a outra conta.',
    "Send the id of one of the shop's own card machines.",
  ),
  MAQUININHAS_DEMAIS: conflict(
    `A loja já tem ${MAQUININHAS_MAX} maquininhas. Desative as que não usa mais.`,
    'Remove a card machine that is no longer used.',
  ),
  MAQUININHA_EM_USO: conflict(
    ({ apelido, entregador }: { apelido: string; entregador: string }) =>
      `A maquininha ${apelido} está com ${entregador}. Receba-a de volta antes.`,
    'Take the card machine back first.',
    { example: { apelido: 'azul', entregador: 'Ana Beatriz' } },
  ),
  APELIDO_EM_USO: conflict(
    ({ apelido }: { apelido: string }) => `Já existe uma maquininha chamada ${apelido}.`,
    'Choose another name.',
    { campo: 'apelido', example: { apelido: 'azul' } },
  ),
};
