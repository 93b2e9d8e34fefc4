import { ROTULO_DO_CAMPO } from '../configuracoes/campos.ts';
import { percentualLegivel } from '../configuracoes/taxa.ts';
import type { Detalhes } from './detalhes.ts';
import { comValor, deAte, lista, NOME_CAMPO, NOME_INTERVENCAO, NOME_RESPOSTA, numero, palavra } from './detalhes.ts';

/** The kinds of acts, by which the administrator filters the audit log. */
export const TIPOS_DE_ATO = {
  pessoas: 'Cadastros',
  pedidos: 'Entregas',
  dinheiro: 'Dinheiro',
  acesso: 'Entrada e senhas',
  dados: 'Dados pessoais',
  sistemas: 'Integrações e chaves',
} as const;
export type TipoDeAto = keyof typeof TIPOS_DE_ATO;

/**
 * What the author did, without the author. `{entregador}`, `{comercio}`, `{alvo}`, `{pedido}` stand for the kind and
 * the name of the subject, without an article.
 */
type Frase = string | ((detalhes: Detalhes) => string);

const ato = <Tipo extends TipoDeAto>(tipo: Tipo, frase: Frase) => ({ tipo, frase });

const horas = (detalhes: Detalhes) => {
  const quantas = numero(detalhes, 'duracao_horas');
  if (quantas === null) return '';
  return quantas === 1 ? ' por 1 hora' : ` por ${quantas} horas`;
};

const editou = (de: string) => (detalhes: Detalhes) => {
  const campos = lista(detalhes, 'campos').map((campo) => NOME_CAMPO[campo] ?? campo.replaceAll('_', ' '));
  return `mudou ${campos.length === 0 ? 'os dados' : campos.join(', ')} ${de}${deAte(detalhes)}`;
};

/** Names the settings that changed, by their labels. */
const camposMudados = (detalhes: Detalhes) => {
  const rotulos: Partial<Record<string, string>> = ROTULO_DO_CAMPO;
  return lista(detalhes, 'campos')
    .map((campo) => rotulos[campo] ?? campo)
    .join(', ');
};

/** 'mudou a taxa de 10% para 12%, a partir de 07/12/2026' */
const taxaDita = (detalhes: Detalhes) => {
  const [antes, percentual] = ['antes', 'percentual'].map((campo) => percentualLegivel(numero(detalhes, campo) ?? 0));
  const dia = palavra(detalhes, 'vale_de').split('-').reverse().join('/');
  return antes === percentual
    ? `manteve a taxa em ${percentual}, a partir de ${dia}`
    : `mudou a taxa de ${antes} para ${percentual}, a partir de ${dia}`;
};

const quantos = (detalhes: Detalhes, campo: string, um: string, muitos: string) => {
  const total = numero(detalhes, campo) ?? 0;
  return `${total} ${total === 1 ? um : muitos}`;
};

/**
 * Every act of the audit log: its kind and its sentence. An act never leaves the table, because its rows stay. A new
 * call of `auditar` needs its line here first: the names of this table are the type `Acao`.
 */
export const ATOS = {
  // people
  comercio_criado: ato('pessoas', 'cadastrou o {comercio}'),
  comercio_editado: ato('pessoas', editou('do {comercio}')),
  comercio_excluido: ato('pessoas', (d) =>
    numero(d, 'solicitacoes_canceladas')
      ? `excluiu o {comercio} e cancelou ${quantos(d, 'solicitacoes_canceladas', 'pedido', 'pedidos')}`
      : 'excluiu o {comercio}',
  ),
  comercios_importados: ato(
    'pessoas',
    (d) => `importou ${quantos(d, 'total', 'comércio', 'comércios')} de uma planilha`,
  ),
  'dados-de-cobranca': ato('pessoas', 'mudou a razão social ou o CNPJ do {comercio}'),
  'dados-de-cobranca-removidos': ato('pessoas', 'apagou a razão social e o CNPJ do {comercio}'),
  'dados-de-cobranca-lidos': ato('dados', 'viu a razão social e o CNPJ do {comercio}'),
  entregador_editado: ato('pessoas', editou('do {entregador}')),
  entregador_removido: ato('pessoas', 'removeu o {entregador}'),
  entregadores_importados: ato(
    'pessoas',
    (d) => `importou ${quantos(d, 'total', 'entregador', 'entregadores')} de uma planilha`,
  ),
  cadastro_aprovado: ato('pessoas', (d) =>
    palavra(d, 'antes') === 'recusada'
      ? 'aprovou o cadastro do {entregador}, antes recusado'
      : 'aprovou o cadastro do {entregador}',
  ),
  cadastro_recusado: ato('pessoas', 'recusou o cadastro do {entregador}'),
  // deliveries
  suspender: ato('pedidos', (d) => `suspendeu o {entregador}${horas(d)}`),
  'remover-suspensao': ato('pedidos', 'tirou a suspensão do {entregador}'),
  'resetar-recusas': ato('pedidos', 'zerou as recusas do {entregador}'),
  'responder-contestacao': ato('pedidos', 'respondeu à contestação de suspensão do {entregador}'),
  atribuir: ato('pedidos', 'deu uma entrega ao {entregador}'),
  intervir: ato('pedidos', (d) => `${NOME_INTERVENCAO[palavra(d, 'acao')] ?? 'interveio n'}o {pedido}`),
  'resolver-ajuda': ato('pedidos', 'encerrou o pedido de ajuda do {entregador}'),
  'encerrar-vigia': ato('pedidos', 'encerrou o aviso de demora do {pedido}'),
  codigo_dispensado: ato('pedidos', 'dispensou o código de entrega do {pedido}'),
  rastreio_renovado: ato('pedidos', 'trocou o link de acompanhamento do {pedido}'),
  rastreio_recusado: ato('pedidos', 'tentou abrir o acompanhamento do {pedido} com um link errado'),
  dica_apagada: ato('pedidos', 'apagou uma dica de endereço do {entregador}'),
  'responder-problema': ato(
    'pedidos',
    (d) => `respondeu ao problema do {pedido}${NOME_RESPOSTA[palavra(d, 'acao')] ?? ''}`,
  ),
  'opendelivery-pronto': ato('pedidos', 'marcou o {pedido} como pronto, pelo sistema da loja'),
  'opendelivery-coletado': ato('pedidos', 'marcou o {pedido} como coletado, pelo sistema da loja'),
  'opendelivery-finalizado': ato('pedidos', 'encerrou o {pedido}, pelo sistema da loja'),
  'opendelivery-cancelar': ato('pedidos', 'cancelou o {pedido}, pelo sistema da loja'),
  'opendelivery-resposta': ato('pedidos', 'respondeu ao problema do {pedido}, pelo sistema da loja'),
  // money
  'pagamento-marcado': ato('dinheiro', (d) =>
    numero(d, 'lote_id') === null ? 'marcou como pago o {entregador}' : 'marcou como pago o {entregador}, pelo banco',
  ),
  'pagamento-estornado': ato('dinheiro', 'desfez o pagamento do {entregador}'),
  'pix-mostrado': ato('dinheiro', 'viu a chave PIX do {entregador}'),
  'ajuste-lancado': ato('dinheiro', (d) => `lançou um ajuste${comValor(d)} para o {entregador}`),
  'ajuste-cancelado': ato('dinheiro', 'cancelou um ajuste do {entregador}'),
  'responder-contestacao-valor': ato('dinheiro', 'respondeu à contestação de valor do {entregador}'),
  'fatura-recebida': ato('dinheiro', 'marcou como recebida a fatura do {comercio}'),
  'fatura-estornada': ato('dinheiro', 'reabriu a fatura do {comercio}'),
  'fatura-ajustada': ato('dinheiro', (d) => `ajustou a fatura do {comercio}${comValor(d, 'em')}`),
  'lote-criado': ato('dinheiro', (d) => `criou um lote com ${quantos(d, 'quantidade', 'pagamento', 'pagamentos')}`),
  'lote-lido': ato('dinheiro', 'baixou o arquivo de um lote'),
  'lote-cancelado': ato('dinheiro', 'cancelou um lote'),
  'lote-retorno': ato(
    'dinheiro',
    (d) =>
      `importou o retorno do banco: ${quantos(d, 'pagos', 'pago', 'pagos')}, ${quantos(d, 'recusados', 'recusado', 'recusados')}`,
  ),
  'pix-atribuido': ato('dinheiro', (d) => `atribuiu um Pix${comValor(d)} a uma fatura`),
  'pix-devolvido': ato('dinheiro', (d) => `devolveu um Pix${comValor(d)}`),
  'levar-troco': ato('dinheiro', (d) => `deu troco${comValor(d)} ao {entregador}`),
  'confirmar-prestacao': ato('dinheiro', 'confirmou o dinheiro que o {entregador} entregou'),
  'cancelar-prestacao': ato('dinheiro', 'cancelou a entrega de dinheiro do {entregador}'),
  'responder-diferenca': ato('dinheiro', (d) =>
    palavra(d, 'decisao') === 'revertida'
      ? 'reverteu a diferença de dinheiro do {entregador}'
      : 'manteve a diferença de dinheiro do {entregador}',
  ),
  'criar-maquininha': ato('dinheiro', 'cadastrou uma maquininha do {comercio}'),
  'editar-maquininha': ato('dinheiro', 'editou uma maquininha do {comercio}'),
  'desativar-maquininha': ato('dinheiro', 'desativou uma maquininha do {comercio}'),
  'entregar-maquininha': ato('dinheiro', 'entregou uma maquininha ao {entregador}'),
  'receber-maquininha': ato('dinheiro', 'recebeu de volta a maquininha do {entregador}'),
  // access
  login_recusado: ato('acesso', 'tentou entrar e não conseguiu: {alvo}'),
  sessoes_encerradas: ato('acesso', (d) => `encerrou ${quantos(d, 'total', 'sessão', 'sessões')} do {alvo}`),
  senha_trocada: ato('acesso', 'trocou a própria senha'),
  senha_atual_recusada: ato('acesso', (d) =>
    palavra(d, 'para') === 'cadastro'
      ? 'errou a senha atual ao tentar mudar o próprio cadastro'
      : 'errou a senha atual ao tentar trocar a própria senha',
  ),
  senha_redefinida: ato('acesso', 'definiu outra senha para o {alvo}'),
  segundo_fator_recusado: ato('acesso', 'errou a segunda confirmação de entrada: {alvo}'),
  segundo_fator_removido: ato('acesso', 'removeu a segunda confirmação do {alvo}'),
  codigo_ativado: ato('acesso', 'ativou o aplicativo de códigos'),
  codigo_desativado: ato('acesso', 'desativou o aplicativo de códigos'),
  recuperacao_gerada: ato('acesso', 'gerou novos códigos de recuperação'),
  passkey_cadastrada: ato('acesso', 'cadastrou uma passkey'),
  passkey_removida: ato('acesso', 'removeu uma passkey'),
  passkey_recusada: ato('acesso', 'usou uma passkey que não vale: {alvo}'),
  passkey_copiada: ato('acesso', 'usou uma passkey que parece copiada: {alvo}'),
  conta_criada: ato('acesso', 'criou a conta do {alvo}'),
  conta_encerrada: ato('acesso', 'encerrou a conta do {alvo}'),
  conta_renomeada: ato('acesso', 'mudou o nome do {alvo}'),
  conta_ativada: ato('acesso', 'ativou de novo a conta do {alvo}'),
  link_de_acesso_criado: ato('acesso', 'criou um link para nova senha do {alvo}'),
  senha_definida_por_link: ato('acesso', 'criou uma senha nova com um link, para a conta do {alvo}'),
  configuracao_mudada: ato('acesso', (d) => `mudou as configurações da empresa: ${camposMudados(d)}`),
  taxa_mudada: ato('dinheiro', taxaDita),
  // personal data
  dados_listados: ato('dados', (d) => `leu os documentos de ${quantos(d, 'total', 'entregador', 'entregadores')}`),
  dados_revelados: ato('dados', 'viu CPF, RG e chave PIX do {entregador}'),
  dados_exportados: ato('dados', 'exportou os dados do {alvo}'),
  dados_anonimizados: ato('dados', 'apagou os dados pessoais do {alvo}'),
  // other systems
  chave_api_criada: ato('sistemas', 'criou uma chave da API'),
  chave_api_revogada: ato('sistemas', 'revogou uma chave da API do {comercio}'),
  integracao_criada: ato('sistemas', 'criou uma integração do {comercio}'),
  integracao_editada: ato('sistemas', (d) => {
    const ativa = d.ativa;
    if (typeof ativa === 'boolean') return `${ativa ? 'ligou' : 'desligou'} uma integração do {comercio}`;
    return 'editou uma integração do {comercio}';
  }),
  integracao_removida: ato('sistemas', 'removeu uma integração do {comercio}'),
  integracao_desligada: ato('sistemas', 'desligou uma integração do {comercio} que não responde mais'),
  integracao_reenviada: ato(
    'sistemas',
    (d) => `mandou de novo ${quantos(d, 'reenviadas', 'mensagem', 'mensagens')} de uma integração do {comercio}`,
  ),
  integracao_segredo_trocado: ato('sistemas', 'trocou o segredo de uma integração do {comercio}'),
  aplicativo_criado: ato('sistemas', 'cadastrou um aplicativo'),
  aplicativo_editado: ato('sistemas', 'editou um aplicativo'),
  aplicativo_removido: ato('sistemas', 'removeu um aplicativo'),
  aplicativo_segredo_trocado: ato('sistemas', 'trocou o segredo de um aplicativo'),
  aplicativo_codigo_criado: ato('sistemas', 'criou um código para autorizar um aplicativo'),
  aplicativo_autorizado: ato('sistemas', 'autorizou um aplicativo a ler e mandar pedidos'),
} satisfies Record<string, { tipo: TipoDeAto; frase: Frase }>;

/** The name of an act of the audit log. */
export type Acao = keyof typeof ATOS;

export const ehAcao = (acao: string): acao is Acao => Object.hasOwn(ATOS, acao);

/** Returns the acts of a kind. */
export const atosDoTipo = (tipo: TipoDeAto): Acao[] =>
  Object.keys(ATOS)
    .filter(ehAcao)
    .filter((acao) => ATOS[acao].tipo === tipo);

/** Returns what the author did, with the marks of the subjects still in it. */
export function predicado(acao: Acao, detalhes: Detalhes): string {
  const { frase } = ATOS[acao];
  return typeof frase === 'string' ? frase : frase(detalhes);
}
