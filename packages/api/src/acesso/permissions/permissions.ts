/**
 * Who may call what (specification §6, docs/security.md). `proprio` is a caller asking for what is their own, `alheio` one
 * asking in another's name; a letter stands for a type: e entregador, c comercio, a admin, s suporte, `-` anonymous.
 * The test beside it calls every procedure as everybody; one that is missing here fails it.
 */
export interface Permissao {
  proprio: string;
  alheio: string;
}

const todos: Permissao = { proprio: '-ecas', alheio: '-ecas' };
const logados: Permissao = { proprio: 'ecas', alheio: 'ecas' };
/** The courier themselves, or the administrator reading. */
const leituraDoEntregador: Permissao = { proprio: 'ea', alheio: 'a' };
/** The courier themselves and nobody else. */
const soOEntregador: Permissao = { proprio: 'e', alheio: '' };
/** A courier, about a request that the call itself checks to be theirs. */
const entregadorPeloPedido: Permissao = { proprio: 'e', alheio: 'e' };
const leituraDoComercio: Permissao = { proprio: 'ca', alheio: 'a' };
const soOComercio: Permissao = { proprio: 'c', alheio: '' };
const comercioPeloPedido: Permissao = { proprio: 'c', alheio: 'c' };
const suporte: Permissao = { proprio: 'as', alheio: 'as' };
const admin: Permissao = { proprio: 'a', alheio: 'a' };

export const PERMISSOES: Record<string, Permissao> = {
  'avaliacoes.avaliar': soOComercio,
  'avaliacoes.doEntregador': leituraDoEntregador,
  'chat.doSuporte': suporte,
  'chat.enviarDoComercio': soOComercio,
  'chat.enviarDoEntregador': soOEntregador,
  'chat.mensagensDoComercio': leituraDoComercio,
  'chat.mensagensDoEntregador': leituraDoEntregador,
  'chat.naoLidasDoComercio': leituraDoComercio,
  'chat.naoLidasDoEntregador': leituraDoEntregador,
  'comercios.criar': admin,
  'comercios.excluir': admin,
  'comercios.listar': admin,
  'comercios.local': leituraDoComercio,
  'comercios.perfil': leituraDoComercio,
  'comercios.salvarLocal': soOComercio,
  'entregadores.ativos': suporte,
  'entregadores.buscar': { proprio: 'ca', alheio: 'ca' },
  'entregadores.cadastrar': todos,
  'entregadores.detalhes': suporte,
  'entregadores.listaMascarada': admin,
  'entregadores.listar': admin,
  'entregadores.perfil': leituraDoEntregador,
  'entregadores.preferencias': soOEntregador,
  'entregadores.remover': admin,
  'entregadores.revelar': admin,
  'entregadores.status': { proprio: 'eas', alheio: 'eas' },
  'entregadores.todos': suporte,
  'entregas.doComercio': leituraDoComercio,
  'entregas.doEntregador': leituraDoEntregador,
  'entregas.historicoDoComercio': leituraDoComercio,
  'entregas.historicoDoEntregador': leituraDoEntregador,
  'entregas.lancar': soOComercio,
  'entregas.liberar': soOComercio,
  'entregas.pendentes': leituraDoComercio,
  'entregas.resumoDoComercio': leituraDoComercio,
  'entregas.semanaAtual': leituraDoEntregador,
  'eventos.aoVivo': logados,
  'faturas.doComercio': leituraDoComercio,
  'faturas.estornar': admin,
  'faturas.receber': admin,
  'faturas.semana': admin,
  'fechamento.ajustar': admin,
  'fechamento.cancelarAjuste': admin,
  'fechamento.contestar': soOEntregador,
  'fechamento.doEntregador': leituraDoEntregador,
  'fechamento.estornar': admin,
  'fechamento.pagar': admin,
  'fechamento.pix': admin,
  'fechamento.responderAjuste': soOEntregador,
  'fechamento.responderContestacao': admin,
  'fechamento.semana': admin,
  'fila.definirOnline': soOEntregador,
  'fila.estado': leituraDoEntregador,
  'fila.explicacao': leituraDoEntregador,
  'fila.situacao': { proprio: 'eas', alheio: 'eas' },
  'fotos.enviar': { proprio: 'ec', alheio: '' },
  'fotos.existe': todos,
  'ofertas.aceitar': soOEntregador,
  'ofertas.aceitarRota': soOEntregador,
  'ofertas.proxima': soOEntregador,
  'ofertas.recusar': soOEntregador,
  'ofertas.verificar': soOEntregador,
  'ofertas.vista': soOEntregador,
  'publico.configuracao': todos,
  'push.chave': { proprio: 'e', alheio: 'e' },
  'push.esquecer': soOEntregador,
  'push.inscrever': soOEntregador,
  'ranking.topSemana': todos,
  'relatorios.acompanhamentoSemanal': admin,
  'relatorios.comercios': admin,
  'relatorios.dadosComercios': admin,
  'relatorios.entregadores': admin,
  'relatorios.semana': admin,
  'senhas.admin': admin,
  'senhas.comercio': soOComercio,
  'senhas.entregador': soOEntregador,
  'senhas.suporte': { proprio: 's', alheio: 's' },
  'sessao.atual': logados,
  'sessao.encerrar': logados,
  'sessao.encerrarDe': suporte,
  'sessao.encerrarTodas': logados,
  'sessao.entrar': todos,
  'sessao.entrarComercio': todos,
  'sessao.minhas': logados,
  'sessao.sair': todos,
  'sistema.limpeza': admin,
  'solicitacoes.ativas': suporte,
  'solicitacoes.atribuir': suporte,
  'solicitacoes.avancar': entregadorPeloPedido,
  'solicitacoes.cancelar': comercioPeloPedido,
  'solicitacoes.criar': soOComercio,
  'solicitacoes.doComercio': leituraDoComercio,
  'solicitacoes.doEntregador': leituraDoEntregador,
  'solicitacoes.espera': suporte,
  'solicitacoes.historico': suporte,
  'solicitacoes.intervir': suporte,
  'solicitacoes.todas': suporte,
  'suspensoes.contestacoes': suporte,
  'suspensoes.contestar': soOEntregador,
  'suspensoes.historico': suporte,
  'suspensoes.remover': suporte,
  'suspensoes.resetarRecusas': suporte,
  'suspensoes.responder': suporte,
  'suspensoes.responderERemover': suporte,
  'suspensoes.suspender': suporte,
};
