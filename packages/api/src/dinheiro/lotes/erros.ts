import { BusinessError } from '../../base/business-error.ts';

const conflito = (detail: string) => new BusinessError('CONFLICT', detail);
const errado = (detail: string, campo: string) => new BusinessError('BAD_REQUEST', detail, { campo });

export const faltaConfigurar = (variaveis: readonly string[]) =>
  conflito(
    `Faltam dados da empresa na configuração do servidor: ${variaveis.join(', ')}. Sem eles não há arquivo para o banco.`,
  );
export const layoutDesconhecido = (banco: string, conhecidos: readonly string[]) =>
  errado(`Não há layout '${banco}'. Use ${conhecidos.join(', ')} ou o código do banco, de três dígitos.`, 'banco');
export const contaEmOutroBanco = (banco: string, da_conta: string) =>
  errado(`A conta da empresa é do banco ${da_conta}: o arquivo não pode ser do banco ${banco}.`, 'banco');
export const foraDoLote = (detail: string) => new BusinessError('CONFLICT', detail, { campo: 'entregador_ids' });
export const campoNaoCabe = (campo: string) =>
  conflito(`O arquivo não pode ser escrito: o campo '${campo}' tem um valor que não cabe nele.`);
export const numerosAcabaram = () => conflito('Os números de arquivo do banco acabaram (999999).');
export const loteNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Lote não encontrado');
export const loteCancelado = () => conflito('Este lote já foi cancelado por outro motivo.');
export const loteRespondido = () => conflito('O banco já respondeu todos os pagamentos deste lote.');
export const retornoRecusado = (detail: string) => errado(detail, 'arquivo');
export const retornoDeCancelado = (nome: string) =>
  conflito(
    `O pagamento de ${nome} foi cancelado como não recebido, mas o banco o recebeu: confira no extrato antes de pagar de novo.`,
  );
export const respostaFinal = (nome: string, antes: string, agora: string) =>
  conflito(`O pagamento de ${nome} já consta como ${antes}, e este retorno diz ${agora}. Confira no extrato do banco.`);
