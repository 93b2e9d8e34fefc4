import { BusinessError } from '../../base/business-error.ts';

const conflito = (detail: string) => new BusinessError('CONFLICT', detail);

export const semanaAberta = () =>
  conflito('A semana ainda está aberta: os pagamentos são feitos depois que ela termina, no domingo.');
export const semanaFutura = () => new BusinessError('BAD_REQUEST', 'Esta semana ainda não começou.');
export const semLinha = () => new BusinessError('NOT_FOUND', 'Este entregador não tem nada nesta semana.');
export const entregadorNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Entregador não encontrado');
export const nadaAReceber = () => conflito('Este entregador não tem nada a receber nesta semana.');
export const jaPago = () => conflito('Este pagamento já está marcado como pago.');
export const naoPago = () => conflito('Este pagamento não está marcado como pago.');
export const chaveInvalida = () =>
  conflito('A chave PIX deste entregador não é válida. Peça que corrijam o cadastro antes de pagar.');
export const semanaPreparada = () =>
  conflito('O pagamento desta semana já foi preparado e não muda mais. Lance o ajuste na semana em curso.');
export const ajusteNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Ajuste não encontrado');
export const ajusteSemResposta = () => conflito('Este ajuste não espera resposta.');
export const sinalErrado = () =>
  new BusinessError('BAD_REQUEST', 'Um bônus é maior que zero; dano e adiantamento são menores que zero.', {
    campo: 'valor',
  });
export const contestacaoAberta = () => conflito('Você já contestou esta semana. Aguarde a resposta.');
export const contestacoesDemais = () => conflito('Esta semana já foi contestada e respondida várias vezes.');
export const contestacaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Contestação não encontrada');
export const contestacaoRespondida = () => conflito('Esta contestação já foi respondida.');
export const semFatura = () => new BusinessError('NOT_FOUND', 'Este comércio não tem fatura nesta semana.');
export const faturaNaoRecebida = () => conflito('Esta fatura não está marcada como recebida.');
export const pagamentoNoLote = (nsa: number) =>
  conflito(
    `Este pagamento está no arquivo nº ${nsa}, que o banco ainda não respondeu. Importe o retorno, ou cancele o lote se o banco não o recebeu.`,
  );
