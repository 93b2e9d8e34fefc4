const CARREGAR_DADOS = 'Erro ao carregar dados';
const CARREGAR_ENTREGADORES = 'Erro ao carregar entregadores';
const MUDAR_AVISOS = 'Erro ao mudar os avisos';
const APAGAR_DICA = 'Erro ao apagar a dica';
const ALTERAR_SENHA = 'Erro ao alterar senha';
const ENTRAR = 'Não foi possível entrar agora. Tente de novo em instantes.';

/**
 * The error catalogue (specification §8): what a person reads when a call fails and nobody can say why, by procedure. The
 * server answers it as `detail`; a panel says it itself when no answer came (decision record 0032).
 */
export const FALHAS = {
  'aprovacao.aprovar': 'Erro ao aprovar o cadastro',
  'aprovacao.listar': 'Erro ao carregar os cadastros',
  'aprovacao.recusar': 'Erro ao recusar o cadastro',
  'avaliacoes.avaliar': 'Erro ao enviar avaliação',
  'avaliacoes.doEntregador': 'Erro ao carregar avaliações',
  'chat.doSuporte': 'Erro ao abrir chat',
  'chat.enviarDoComercio': 'Erro ao enviar mensagem',
  'chat.enviarDoEntregador': 'Erro ao enviar mensagem',
  'chat.mensagensDoComercio': 'Erro ao abrir chat',
  'chat.mensagensDoEntregador': 'Erro ao abrir chat',
  'comercios.criar': 'Erro ao criar comercio',
  'comercios.excluir': 'Erro ao excluir comercio',
  'comercios.local': CARREGAR_DADOS,
  'comercios.salvarLocal': 'Erro ao salvar o local da loja',
  'custodia.cancelar': 'Erro ao cancelar a entrega de dinheiro',
  'custodia.confirmar': 'Erro ao confirmar o recebimento',
  'custodia.contestar': 'Erro ao enviar a contestação',
  'custodia.doComercio': CARREGAR_DADOS,
  'custodia.doEntregador': CARREGAR_DADOS,
  'custodia.emMaos': CARREGAR_DADOS,
  'custodia.levarTroco': 'Erro ao registrar o troco',
  'custodia.pendentes': CARREGAR_DADOS,
  'custodia.prestar': 'Erro ao avisar a entrega do dinheiro',
  'custodia.relatorio': CARREGAR_DADOS,
  'custodia.responder': 'Erro ao responder à contestação',
  'enderecos.apagar': 'Erro ao apagar o endereço',
  'enderecos.apagarDica': APAGAR_DICA,
  'enderecos.apagarDicaPeloSuporte': APAGAR_DICA,
  'enderecos.apagarTodos': 'Erro ao apagar os endereços',
  'enderecos.dizerDica': 'Erro ao guardar a dica',
  'enderecos.listar': 'Erro ao carregar os endereços',
  'enderecos.precos': 'Erro ao carregar a tabela de preços',
  'enderecos.salvarPrecos': 'Erro ao salvar a tabela de preços',
  'entregadores.ativos': CARREGAR_ENTREGADORES,
  'entregadores.cadastrar': 'Erro ao cadastrar. Verifique os dados.',
  'entregadores.detalhes': 'Erro ao carregar detalhes',
  'entregadores.listaMascarada': CARREGAR_ENTREGADORES,
  'entregadores.listar': CARREGAR_ENTREGADORES,
  'entregadores.perfil': CARREGAR_DADOS,
  'entregadores.preferencias': 'Erro ao salvar a escolha',
  'entregadores.remover': 'Erro ao remover entregador',
  'entregadores.revelar': CARREGAR_DADOS,
  'entregadores.status': CARREGAR_ENTREGADORES,
  'entregadores.todos': 'Erro ao carregar lista de entregadores',
  'entregas.doComercio': CARREGAR_DADOS,
  'entregas.doEntregador': CARREGAR_DADOS,
  'entregas.historicoDoComercio': CARREGAR_DADOS,
  'entregas.historicoDoEntregador': CARREGAR_DADOS,
  'entregas.lancar': 'Erro ao lançar entrega',
  'entregas.liberar': 'Erro ao liberar entrega',
  'entregas.pendentes': CARREGAR_DADOS,
  'entregas.resumoDoComercio': CARREGAR_DADOS,
  'entregas.semanaAtual': CARREGAR_DADOS,
  'faturas.doComercio': CARREGAR_DADOS,
  'faturas.estornar': 'Erro ao estornar o recebimento',
  'faturas.receber': 'Erro ao marcar a fatura como recebida',
  'faturas.semana': 'Erro ao carregar as faturas da semana',
  'fechamento.ajustar': 'Erro ao lançar o ajuste',
  'fechamento.cancelarAjuste': 'Erro ao cancelar o ajuste',
  'fechamento.contestar': 'Erro ao enviar a contestação',
  'fechamento.doEntregador': CARREGAR_DADOS,
  'fechamento.estornar': 'Erro ao estornar o pagamento',
  'fechamento.pagar': 'Erro ao marcar como pago',
  'fechamento.pix': 'Erro ao preparar o PIX',
  'fechamento.responderAjuste': 'Erro ao responder',
  'fechamento.responderContestacao': 'Erro ao responder a contestação',
  'fechamento.semana': 'Erro ao carregar o fechamento da semana',
  'fila.definirOnline': 'Erro ao alterar status',
  'fila.explicacao': CARREGAR_DADOS,
  'fila.situacao': CARREGAR_DADOS,
  // behind 'Erro ao enviar foto: '
  'fotos.enviar': 'Erro desconhecido',
  'lotes.cancelar': 'Erro ao cancelar o lote',
  'lotes.criar': 'Erro ao gerar o arquivo do banco',
  'lotes.ler': 'Erro ao baixar o arquivo',
  'lotes.retorno': 'Erro ao importar o retorno',
  'maquininhas.criar': 'Erro ao cadastrar a maquininha',
  'maquininhas.desativar': 'Erro ao desativar a maquininha',
  'maquininhas.editar': 'Erro ao salvar a maquininha',
  'maquininhas.entregar': 'Erro ao entregar a maquininha',
  'maquininhas.receber': 'Erro ao receber a maquininha',
  'marcos.marcar': 'Erro ao marcar',
  'ofertas.aceitar': 'Erro ao aceitar',
  'ofertas.aceitarRota': 'Erro ao aceitar',
  'ofertas.recusar': 'Erro ao recusar',
  'ofertas.motivo': 'Erro ao anotar o motivo',
  'problemas.enviarFoto': 'O problema foi avisado, mas a foto não chegou',
  'problemas.abrir': 'Erro ao avisar do problema',
  'problemas.doComercio': 'Erro ao carregar os problemas',
  'problemas.doEntregador': CARREGAR_DADOS,
  'problemas.doSuporte': 'Erro ao carregar os problemas',
  'problemas.responder': 'Erro ao responder ao problema',
  'problemas.responderDoComercio': 'Erro ao responder ao problema',
  'prova.codigo': 'Erro ao ler o código',
  'prova.dispensarCodigo': 'Erro ao dispensar o código',
  'prova.doComercio': CARREGAR_DADOS,
  'prova.enviarFoto': 'Erro ao enviar a foto da entrega',
  'prova.salvar': 'Erro ao salvar a prova de entrega',
  'preparo.balcaoDoComercio': CARREGAR_DADOS,
  'preparo.balcaoParaEntregador': CARREGAR_DADOS,
  'preparo.balcoesDaSemana': CARREGAR_DADOS,
  'preparo.pronto': 'Erro ao avisar que está pronto',
  'push.chave': MUDAR_AVISOS,
  'push.esquecer': MUDAR_AVISOS,
  'push.inscrever': MUDAR_AVISOS,
  'rastreio.recusar': 'Não foi possível avisar agora. Tente de novo em instantes.',
  'rastreio.renovar': 'Erro ao fazer um link novo',
  'rastreio.ver': 'Não foi possível consultar a entrega agora',
  'ranking.topSemana': 'Erro ao carregar o ranking',
  'senhas.admin': ALTERAR_SENHA,
  'senhas.comercio': ALTERAR_SENHA,
  'senhas.entregador': ALTERAR_SENHA,
  'senhas.suporte': ALTERAR_SENHA,
  'sessao.atual': 'Não foi possível entrar no painel',
  'sessao.encerrar': 'Erro ao encerrar sessão',
  'sessao.encerrarDe': 'Erro ao encerrar sessões',
  'sessao.encerrarTodas': 'Erro ao encerrar sessões',
  'sessao.entrar': ENTRAR,
  'sessao.entrarComercio': ENTRAR,
  'sessao.minhas': 'Erro ao carregar sessões',
  'sistema.limpeza': CARREGAR_DADOS,
  'solicitacoes.ativas': 'Erro ao carregar entregas ativas',
  'solicitacoes.atribuir': 'Erro ao atribuir entrega',
  'solicitacoes.avancar': 'Erro ao atualizar status',
  'solicitacoes.cancelar': 'Erro ao cancelar solicitação',
  'solicitacoes.criar': 'Erro ao solicitar entrega',
  'solicitacoes.doComercio': 'Erro ao carregar solicitações',
  'solicitacoes.doEntregador': 'Erro ao carregar minhas solicitações',
  'solicitacoes.historico': 'Erro ao carregar historico',
  'solicitacoes.intervir': 'Erro ao intervir na entrega',
  'solicitacoes.todas': 'Erro ao carregar solicitacoes',
  'suspensoes.contestacoes': 'Erro ao carregar contestacoes',
  'suspensoes.contestar': 'Erro ao enviar a contestação',
  'suspensoes.historico': 'Erro ao carregar historico',
  'suspensoes.remover': 'Erro ao remover suspensao',
  'suspensoes.resetarRecusas': 'Erro ao resetar contador',
  'suspensoes.responder': 'Erro ao responder contestacao',
  'suspensoes.responderERemover': 'Erro ao responder contestacao',
  'suspensoes.suspender': 'Erro ao suspender entregador',
  'vigia.encerrar': 'Erro ao encerrar o aviso',
  'vigia.responder': 'Erro ao responder',
} as const;

/** A request out of an iFood text has a sentence of its own (specification §8). */
export const FALHA_IFOOD = 'Erro ao solicitar entrega do iFood';

/** Support reads the name; the server has only the id (specification §8). */
export const falhaAoRemoverSuspensao = (nome_completo: string) => `${FALHAS['suspensoes.remover']} de ${nome_completo}`;

/** Of a fault outside every procedure, and of those whose failure no panel tells. */
export const FALHA_GERAL = 'Algo deu errado aqui do nosso lado. Tente de novo em instantes.';

const noCatalogo = (procedimento: string | undefined): procedimento is keyof typeof FALHAS =>
  procedimento !== undefined && Object.hasOwn(FALHAS, procedimento);

const doIfood = (entrada: unknown): boolean =>
  typeof entrada === 'object' && entrada !== null && 'origem' in entrada && entrada.origem === 'ifood';

/** What a fault of this procedure answers; `entrada` is its input as it came, unchecked. */
export function falhaDe(procedimento: string | undefined, entrada: unknown): string {
  if (procedimento === 'solicitacoes.criar' && doIfood(entrada)) return FALHA_IFOOD;
  return noCatalogo(procedimento) ? FALHAS[procedimento] : FALHA_GERAL;
}
