// Written by `npm run sdk` from docs/openapi.json. Do not edit.
export interface paths {
  "/entregador/{entregador_id}/ajuda": {
    /** @description O pedido de ajuda que espera o suporte. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerAjudaDoEntregador"];
    /** @description Pede ajuda ao suporte, com ou sem entrega em mãos. Quem chama: entregador (só o que é seu). */
    post: operations["pedirAjuda"];
  };
  "/suporte/ajuda": {
    /** @description Entregadores que pedem ajuda. Quem chama: admin, suporte. */
    get: operations["listarAjudasDoSuporte"];
  };
  "/suporte/ajuda/{ajuda_id}": {
    /** @description O suporte já ajudou. Quem chama: admin, suporte. */
    put: operations["resolverAjuda"];
  };
  "/comercio/{comercio_nome}/apps-de-pedidos": {
    /** @description Apps de pedidos do comércio. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarAppsDePedidos"];
    /** @description Conectar um app de pedidos. Quem chama: comercio (só o que é seu). */
    post: operations["conectarAppDePedidos"];
  };
  "/comercio/{comercio_nome}/apps-de-pedidos/{integracao_id}": {
    /** @description Mudar um app de pedidos. Quem chama: comercio (só o que é seu). */
    put: operations["editarAppDePedidos"];
  };
  "/comercio/{comercio_nome}/apps-de-pedidos/{integracao_id}/testar": {
    /** @description Testar o acesso a um app. Quem chama: comercio (só o que é seu). */
    post: operations["testarAppDePedidos"];
  };
  "/admin/cadastros": {
    /**
     * Cadastros que esperam aprovação, ou que foram recusados
     * @description CPF, RG e chave PIX mascarados; `/admin/entregadores/{entregador_id}/dados` os mostra. Quem chama: admin.
     */
    get: operations["listarCadastros"];
  };
  "/admin/cadastros/totais": {
    /** @description Quantos cadastros esperam aprovação. Quem chama: admin. */
    get: operations["contarCadastros"];
  };
  "/admin/cadastros/{entregador_id}/aprovar": {
    /** @description Aprovar um cadastro. Quem chama: admin. */
    put: operations["aprovarCadastro"];
  };
  "/admin/cadastros/aprovar": {
    /**
     * Aprovar vários cadastros de uma vez
     * @description Quem outra pessoa decidiu antes fica como está, e vem em `ja_decididos`. Quem chama: admin.
     */
    put: operations["aprovarCadastros"];
  };
  "/admin/cadastros/{entregador_id}/recusar": {
    /** @description Recusar um cadastro, com o motivo. Quem chama: admin. */
    put: operations["recusarCadastro"];
  };
  "/entregador/{entregador_id}/avaliacoes": {
    /** @description Avaliações recebidas. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarAvaliacoesDoEntregador"];
  };
  "/comercio/{comercio_nome}/avaliar-entregador": {
    /** @description Avalia o entregador de uma entrega. Quem chama: comercio (só o que é seu). */
    post: operations["avaliarEntregador"];
  };
  "/entregador/{entregador_id}/mensagens-nao-lidas": {
    /** @description Conversas abertas e não lidas. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarMensagensNaoLidasDoEntregador"];
  };
  "/entregador/{entregador_id}/mensagens/{entrega_id}": {
    /** @description Uma conversa; ler marca como lida. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerConversaDoEntregador"];
  };
  "/entregador/{entregador_id}/enviar-mensagem": {
    /** @description Envia uma mensagem ao comércio. Quem chama: entregador (só o que é seu). */
    post: operations["enviarMensagemDoEntregador"];
  };
  "/comercio/{comercio_nome}/mensagens-nao-lidas": {
    /** @description Conversas abertas e não lidas. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarMensagensNaoLidasDaLoja"];
  };
  "/comercio/{comercio_nome}/mensagens/{entrega_id}": {
    /** @description Uma conversa; ler marca como lida. Quem chama: comercio (só o que é seu), admin. */
    get: operations["lerConversaDaLoja"];
  };
  "/comercio/{comercio_nome}/enviar-mensagem": {
    /** @description Envia uma mensagem ao entregador. Quem chama: comercio (só o que é seu). */
    post: operations["enviarMensagemDaLoja"];
  };
  "/suporte/solicitacao/{entrega_id}/mensagens": {
    /** @description Uma conversa, só para ler. Quem chama: admin, suporte. */
    get: operations["lerConversaDoSuporte"];
  };
  "/comercio/{comercio_nome}/chaves": {
    /** @description Chaves da API do comércio. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarChaves"];
    /** @description Criar uma chave da API; só esta resposta a mostra. Quem chama: comercio (só o que é seu). */
    post: operations["criarChave"];
  };
  "/comercio/{comercio_nome}/chaves/{chave_id}": {
    /** @description Revogar uma chave da API. Quem chama: comercio (só o que é seu), admin. */
    delete: operations["revogarChave"];
  };
  "/demonstracao/cidade": {
    /** @description Se a cidade de demonstração trabalha, e em que ritmo. Quem chama: qualquer pessoa, com ou sem sessão. */
    get: operations["lerCidade"];
    /** @description Para a cidade de demonstração, ou muda o ritmo dela. Quem chama: entregador, comercio, admin, suporte. */
    put: operations["mudarCidade"];
  };
  "/demonstracao/cidade/ligar": {
    /** @description Liga de novo a cidade de demonstração que parou. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["ligarCidade"];
  };
  "/demonstracao/cidade/acontecimentos": {
    /** @description O que acabou de acontecer na cidade de demonstração. Quem chama: admin, suporte. */
    get: operations["lerAcontecimentosDaCidade"];
  };
  "/demonstracao/oferta": {
    /** @description Uma loja da demonstração pede uma entrega para quem chama. Quem chama: entregador. */
    post: operations["pedirOfertaNaCidade"];
  };
  "/demonstracao/pedido": {
    /** @description Uma loja da demonstração pede uma entrega agora. Quem chama: admin, suporte. */
    post: operations["pedirEntregaNaCidade"];
  };
  "/demonstracao/cidade/batida": {
    /** @description O processo da cidade de demonstração diz que trabalha, e ouve o que há para fazer. Quem chama: admin, suporte. */
    put: operations["relatarCidade"];
  };
  "/admin/comercios": {
    /** @description Comércios ativos. Quem chama: admin. */
    get: operations["listarComercios"];
    /** @description Criar um comércio. Quem chama: admin. */
    post: operations["criarComercio"];
  };
  "/admin/comercios/{comercio_nome}": {
    /** @description Excluir um comércio. Quem chama: admin. */
    delete: operations["excluirComercio"];
  };
  "/comercio/{comercio_nome}/perfil": {
    /** @description Dados do comércio. Quem chama: comercio (só o que é seu), admin. */
    get: operations["lerPerfilDaLoja"];
  };
  "/comercio/{comercio_nome}/dados-de-cobranca": {
    /** @description Razão social e CNPJ ou CPF das faturas. Quem chama: comercio (só o que é seu). */
    get: operations["lerDadosDeCobranca"];
    /** @description Diz a quem o banco cobra as faturas. Quem chama: comercio (só o que é seu). */
    put: operations["salvarDadosDeCobranca"];
  };
  "/comercio/{comercio_nome}/local": {
    /** @description Onde retirar. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerLocalDeRetirada"];
    /** @description Diz onde os entregadores retiram. Quem chama: comercio (só o que é seu). */
    put: operations["salvarLocalDeRetirada"];
  };
  "/admin/configuracoes": {
    /** @description O que a empresa disse de si, o que o servidor define, e o que falta dizer. Quem chama: admin. */
    get: operations["lerConfiguracoes"];
    /**
     * Diz dados da empresa, contatos, aprovação e limites
     * @description Um campo que falta fica como está; nulo retira o que foi dito. Vale em todos os processos em um segundo. Quem chama: admin.
     */
    put: operations["mudarConfiguracoes"];
  };
  "/admin/configuracoes/mudancas": {
    /** @description Quem mudou o quê nas configurações, da mais nova. Quem chama: admin. */
    get: operations["listarMudancasDasConfiguracoes"];
  };
  "/admin/configuracoes/taxa": {
    /** @description A taxa da semana, as mudanças planejadas e quem disse cada uma. Quem chama: admin. */
    get: operations["lerTaxa"];
    /**
     * Diz a taxa a partir de uma segunda-feira
     * @description Vale da próxima segunda em diante; antes da primeira entrega, também desta semana. A mesma segunda de novo troca o que foi dito para ela. Quem tem segundo fator confirma antes. Quem chama: admin.
     */
    put: operations["dizerTaxa"];
  };
  "/admin/configuracoes/banco": {
    /**
     * Diz a conta e a chave PIX da empresa
     * @description O tipo e a chave PIX vêm juntos. Quem tem segundo fator confirma antes. Quem chama: admin.
     */
    put: operations["mudarBancoDaEmpresa"];
  };
  "/comercio/{comercio_nome}/cotacao": {
    /** @description Preço e previsão de uma entrega, por 15 minutos. Quem chama: comercio (só o que é seu). Chave da API: com a permissão solicitacoes:criar. */
    post: operations["criarCotacao"];
  };
  "/entregador/{entregador_id}/custodia": {
    /** @description O que tenho em mãos. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerCustodiaDoEntregador"];
  };
  "/comercio/{comercio_nome}/custodia": {
    /** @description Quem está com o dinheiro e as maquininhas da loja. Quem chama: comercio (só o que é seu), admin. */
    get: operations["lerCustodiaDaLoja"];
  };
  "/suporte/custodia": {
    /** @description Quem está com o quê. Quem chama: admin, suporte. */
    get: operations["listarCustodiaEmMaos"];
  };
  "/suporte/custodia/pendentes": {
    /** @description Sem confirmação, e contestações. Quem chama: admin, suporte. */
    get: operations["listarCustodiaPendente"];
  };
  "/admin/custodia": {
    /** @description A custódia de uma semana. Quem chama: admin. */
    get: operations["lerRelatorioDeCustodia"];
  };
  "/custodia/trocos": {
    /** @description O entregador leva troco. Quem chama: comercio (só o que é seu). */
    post: operations["levarTroco"];
  };
  "/custodia/prestacoes": {
    /** @description O entregador entrega dinheiro. Quem chama: entregador (só o que é seu), comercio (só o que é seu), admin, suporte. */
    post: operations["criarPrestacao"];
  };
  "/custodia/prestacoes/{prestacao_id}/confirmar": {
    /** @description Confirma o recebimento. Quem chama: entregador, comercio, admin, suporte. */
    put: operations["confirmarPrestacao"];
  };
  "/custodia/prestacoes/{prestacao_id}/cancelar": {
    /** @description O aviso não vale, ou nada foi recebido. Quem chama: entregador, comercio, admin, suporte. */
    put: operations["cancelarPrestacao"];
  };
  "/custodia/prestacoes/{prestacao_id}/contestar": {
    /** @description Contesta uma diferença. Quem chama: entregador. */
    post: operations["contestarDiferenca"];
  };
  "/suporte/custodia/diferencas/{prestacao_id}/responder": {
    /** @description Responde a quem contesta uma diferença. Quem chama: admin, suporte. */
    put: operations["responderDiferenca"];
  };
  "/demonstracao/entrar": {
    /** @description Entrar sem senha, só na demonstração. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["entrarNaDemonstracao"];
  };
  "/demonstracao/acompanhar": {
    /** @description A página de rastreio de um pedido, só na demonstração. Quem chama: qualquer pessoa, com ou sem sessão. */
    get: operations["acompanharNaDemonstracao"];
  };
  "/comercio/{comercio_nome}/enderecos": {
    /** @description Endereços já usados pelo comércio, pelo que se digita. Quem chama: comercio (só o que é seu), admin. */
    get: operations["buscarEnderecos"];
    /** @description Apagar toda a memória de endereços. Quem chama: comercio (só o que é seu). */
    delete: operations["apagarEnderecos"];
  };
  "/comercio/{comercio_nome}/enderecos/lista": {
    /** @description A memória de endereços do comércio, por páginas, com as dicas de quem entrega. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarEnderecos"];
  };
  "/comercio/{comercio_nome}/enderecos/{endereco_id}": {
    /** @description Apagar um endereço da memória. Quem chama: comercio (só o que é seu). */
    delete: operations["apagarEndereco"];
  };
  "/comercio/{comercio_nome}/precos": {
    /** @description Tabela de preços do comércio. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerPrecos"];
    /** @description Salvar a tabela de preços: um preço fixo, ou por bairro. Quem chama: comercio (só o que é seu). */
    put: operations["salvarPrecos"];
  };
  "/entregador/{entregador_id}/dicas": {
    /** @description Dicas de quem já entregou nos endereços das próprias entregas. Quem chama: entregador (só o que é seu). */
    get: operations["listarDicasDoEntregador"];
  };
  "/entregador/{entregador_id}/dicas/{solicitacao_id}": {
    /** @description Deixar uma dica do lugar para a próxima entrega. Quem chama: entregador (só o que é seu). */
    put: operations["deixarDica"];
  };
  "/comercio/{comercio_nome}/dicas/{dica_id}": {
    /** @description Apagar uma dica de um endereço do comércio. Quem chama: comercio (só o que é seu). */
    delete: operations["apagarDica"];
  };
  "/suporte/solicitacao/{solicitacao_id}/dicas": {
    /** @description Dicas do lugar de uma solicitação. Quem chama: admin, suporte. */
    get: operations["listarDicasDaSolicitacao"];
  };
  "/suporte/dicas/{dica_id}": {
    /** @description Apagar uma dica. Quem chama: admin, suporte. */
    delete: operations["apagarDicaPeloSuporte"];
  };
  "/cadastro": {
    /** @description Cadastrar-se como entregador. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["cadastrarEntregador"];
  };
  "/comercio/entregadores": {
    /** @description Buscar entregadores pelo nome. Quem chama: comercio, admin. */
    get: operations["buscarEntregadores"];
  };
  "/admin/entregadores": {
    /**
     * Entregadores
     * @description Traz os documentos inteiros; cada leitura fica na auditoria. Quem chama: admin.
     */
    get: operations["listarEntregadores"];
  };
  "/admin/entregadores-mascarados": {
    /** @description Entregadores, com CPF, RG e chave PIX mascarados. Quem chama: admin. */
    get: operations["listarEntregadoresMascarados"];
  };
  "/admin/entregadores/{entregador_id}/dados": {
    /**
     * Documentos e chave PIX de um entregador
     * @description Cada leitura fica na auditoria. Quem chama: admin.
     */
    get: operations["revelarEntregador"];
  };
  "/admin/entregadores/{entregador_id}": {
    /** @description Remover um entregador. Quem chama: admin. */
    delete: operations["removerEntregador"];
  };
  "/entregador/{entregador_id}/perfil": {
    /** @description O próprio perfil. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerPerfilDoEntregador"];
  };
  "/entregador/{entregador_id}/preferencias": {
    /** @description Aparecer ou não no ranking público e no link de quem recebe. Quem chama: entregador (só o que é seu). */
    put: operations["salvarPreferenciasDoEntregador"];
  };
  "/suporte/entregadores-status": {
    /** @description Entregadores ativos agora. Quem chama: entregador, admin, suporte. */
    get: operations["listarEntregadoresAtivos"];
  };
  "/suporte/todos-entregadores": {
    /** @description Ativos e removidos. Quem chama: admin, suporte. */
    get: operations["listarTodosOsEntregadores"];
  };
  "/suporte/entregador-detalhes/{entregador_id}": {
    /** @description Um entregador, com a fila explicada. Quem chama: admin, suporte. */
    get: operations["lerDetalhesDoEntregador"];
  };
  "/entregas/entregador/{entregador_id}": {
    /** @description Entregas e totais. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarEntregasDoEntregador"];
  };
  "/entregas/semana-atual/{entregador_id}": {
    /** @description Semana em curso. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerSemanaAtualDoEntregador"];
  };
  "/entregas/historico-semanal/{entregador_id}": {
    /** @description Semanas, da mais nova. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarSemanasTrabalhadas"];
  };
  "/comercio/{comercio_nome}/entregas": {
    /** @description Entregas, da mais nova. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarEntregasDaLoja"];
  };
  "/comercio/{comercio_nome}/resumo": {
    /** @description Totais da semana em curso. Quem chama: comercio (só o que é seu), admin. */
    get: operations["lerResumoDaLoja"];
  };
  "/comercio/{comercio_nome}/historico-semanal": {
    /** @description Semanas, da mais nova. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarSemanasDaLoja"];
  };
  "/comercio/{comercio_nome}/entregas-pendentes": {
    /** @description À espera da devolução. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarEntregasPendentes"];
  };
  "/comercio/entregas": {
    /** @description Lança uma entrega paga. Quem chama: comercio (só o que é seu). */
    post: operations["lancarEntrega"];
  };
  "/comercio/entregas/liberar": {
    /** @description Libera uma entrega pendente. Quem chama: comercio (só o que é seu). */
    put: operations["liberarEntrega"];
  };
  "/admin/equipe": {
    /** @description Administradores e suporte. Quem chama: admin. */
    get: operations["listarEquipe"];
    /** @description Criar uma conta de suporte ou de administrador; só esta resposta tem o link da senha. Quem chama: admin. */
    post: operations["criarFuncionario"];
  };
  "/admin/equipe/{funcionario_id}": {
    /** @description Mudar o nome de uma conta da equipe. Quem chama: admin. */
    put: operations["renomearFuncionario"];
  };
  "/admin/equipe/{funcionario_id}/desativar": {
    /**
     * Desativar uma conta da equipe e encerrar as sessões dela
     * @description O único administrador ativo fica, e ninguém desativa a própria conta. Quem chama: admin.
     */
    put: operations["desativarFuncionario"];
  };
  "/admin/equipe/{funcionario_id}/ativar": {
    /** @description Ativar de novo uma conta da equipe. Quem chama: admin. */
    put: operations["ativarFuncionario"];
  };
  "/admin/equipe/{funcionario_id}/link": {
    /** @description Link para nova senha de uma conta da equipe; só esta resposta tem o link. Quem chama: admin. */
    post: operations["criarLinkDoFuncionario"];
  };
  "/admin/equipe/{funcionario_id}/sessoes": {
    /** @description Em que aparelhos uma conta da equipe está aberta. Quem chama: admin. */
    get: operations["listarSessoesDoFuncionario"];
    /** @description Encerrar todas as sessões de uma conta da equipe. Quem chama: admin. */
    delete: operations["encerrarSessoesDoFuncionario"];
  };
  "/admin/equipe/{funcionario_id}/sessoes/{sessao_id}": {
    /** @description Encerrar uma sessão de uma conta da equipe. Quem chama: admin. */
    delete: operations["encerrarSessaoDoFuncionario"];
  };
  "/entregador/solicitacao/{solicitacao_id}/pedido": {
    /** @description O que o sistema da loja disse do pedido: cliente, código de coleta, itens. Quem chama: entregador. */
    get: operations["lerPedidoExterno"];
  };
  "/fatores": {
    /** @description Passkeys e códigos da conta. Quem chama: entregador, comercio, admin, suporte. */
    get: operations["lerFatores"];
  };
  "/fatores/passkeys/desafio": {
    /** @description Começar a cadastrar uma passkey. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["comecarPasskey"];
  };
  "/fatores/passkeys": {
    /** @description Cadastrar uma passkey. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["cadastrarPasskey"];
  };
  "/fatores/passkeys/{passkey_id}": {
    /** @description Mudar o nome de uma passkey. Quem chama: entregador, comercio, admin, suporte. */
    put: operations["renomearPasskey"];
    /** @description Remover uma passkey. Quem chama: entregador, comercio, admin, suporte. */
    delete: operations["removerPasskey"];
  };
  "/fatores/codigo/desafio": {
    /** @description Começar um aplicativo de códigos; só esta resposta tem o segredo. Quem chama: comercio, admin, suporte. */
    post: operations["comecarCodigo"];
  };
  "/fatores/codigo": {
    /** @description Ativar o aplicativo de códigos; só esta resposta tem os códigos de recuperação. Quem chama: comercio, admin, suporte. */
    post: operations["ativarCodigo"];
    /** @description Desativar o aplicativo de códigos. Quem chama: comercio, admin, suporte. */
    delete: operations["desativarCodigo"];
  };
  "/fatores/recuperacao": {
    /** @description Códigos de recuperação novos; só esta resposta os tem. Quem chama: comercio, admin, suporte. */
    post: operations["gerarCodigosDeRecuperacao"];
  };
  "/fatores/confirmar": {
    /** @description Dar o segundo fator de novo, com um código. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["confirmarComCodigo"];
  };
  "/fatores/confirmar/passkey/desafio": {
    /** @description Começar a dar o segundo fator de novo, com uma passkey. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["comecarConfirmacao"];
  };
  "/fatores/confirmar/passkey": {
    /** @description Dar o segundo fator de novo, com uma passkey. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["confirmarComPasskey"];
  };
  "/admin/fechamento/{semana_inicio}/faturas": {
    /** @description As faturas de uma semana, por comércio. Quem chama: admin. */
    get: operations["listarFaturasDaSemana"];
  };
  "/admin/fechamento/{semana_inicio}/faturas/{comercio_id}/ajustes": {
    /**
     * Desconta de uma fatura em aberto, ou soma a ela
     * @description A cobrança no banco passa a pedir o novo valor. Descontado tudo, é removida. Quem chama: admin.
     */
    post: operations["ajustarFatura"];
  };
  "/admin/fechamento/{semana_inicio}/faturas/{comercio_id}/receber": {
    /** @description Marca como recebida; repetir responde como a primeira vez. Quem chama: admin. */
    put: operations["receberFatura"];
  };
  "/admin/fechamento/{semana_inicio}/faturas/{comercio_id}/estornar": {
    /** @description Estorna um recebimento. Quem chama: admin. */
    put: operations["estornarFatura"];
  };
  "/comercio/{comercio_nome}/faturas": {
    /** @description O que o comércio paga por semana, da mais nova. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarFaturasDaLoja"];
  };
  "/admin/fechamento": {
    /** @description O fechamento de uma semana. Quem chama: admin. */
    get: operations["lerFechamento"];
  };
  "/admin/fechamento/{semana_inicio}/ajustes": {
    /** @description Lança um ajuste. Quem chama: admin. */
    post: operations["criarAjuste"];
  };
  "/admin/fechamento/{semana_inicio}/ajustes/{ajuste_id}": {
    /** @description Cancela um ajuste. Quem chama: admin. */
    delete: operations["cancelarAjuste"];
  };
  "/admin/fechamento/{semana_inicio}/pix/{entregador_id}": {
    /**
     * PIX copia e cola de um pagamento
     * @description Prepara o pagamento: o valor não muda mais. Cada leitura fica na auditoria. Quem chama: admin.
     */
    get: operations["lerPixDoPagamento"];
  };
  "/admin/fechamento/{semana_inicio}/pagar/{entregador_id}": {
    /** @description Marca como pago; repetir responde como a primeira vez. Quem chama: admin. */
    put: operations["pagarEntregador"];
  };
  "/admin/fechamento/{semana_inicio}/estornar/{entregador_id}": {
    /** @description Estorna um pagamento. Quem chama: admin. */
    put: operations["estornarPagamento"];
  };
  "/admin/fechamento/contestacoes/{contestacao_id}": {
    /** @description Responde a uma contestação de valor. Quem chama: admin. */
    put: operations["responderContestacaoDeValor"];
  };
  "/entregador/{entregador_id}/semanas": {
    /** @description As próprias semanas, da mais nova: estado, ajustes, contestações. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerSemanaDoEntregador"];
  };
  "/entregador/{entregador_id}/ajustes/{ajuste_id}": {
    /** @description Concorda ou não com um desconto. Quem chama: entregador (só o que é seu). */
    put: operations["responderAjuste"];
  };
  "/entregador/{entregador_id}/semanas/{semana_inicio}/contestar": {
    /** @description Discorda do valor de uma semana fechada. Quem chama: entregador (só o que é seu). */
    post: operations["contestarSemana"];
  };
  "/entregador/{entregador_id}/status": {
    /** @description Se está online, e a suspensão em curso. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerEstadoDoEntregador"];
  };
  "/entregador/{entregador_id}/status-online": {
    /** @description Entra na fila ou sai dela. Quem chama: entregador (só o que é seu). */
    put: operations["definirOnline"];
  };
  "/entregador/status-fila": {
    /** @description A fila em números. Quem chama: entregador, admin, suporte. */
    get: operations["lerNumerosDaFila"];
  };
  "/entregador/{entregador_id}/pausas": {
    /** @description O que espera e não é oferecido a este entregador por enquanto. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarPausasDoEntregador"];
  };
  "/entregador/{entregador_id}/hoje": {
    /** @description Quanto tempo online hoje. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerTempoOnlineDeHoje"];
  };
  "/entregador/{entregador_id}/fila": {
    /** @description Por que recebi ou não recebi. Quem chama: entregador (só o que é seu), admin. */
    get: operations["explicarFila"];
  };
  "/has-foto/{user_type}/{user_id}": {
    /** @description Se há foto de perfil. Quem chama: qualquer pessoa, com ou sem sessão. */
    get: operations["verificarFoto"];
  };
  "/upload/foto": {
    /** @description Enviar a própria foto de perfil. Quem chama: entregador (só o que é seu), comercio (só o que é seu). */
    post: operations["enviarFoto"];
  };
  "/admin/aplicativos": {
    /** @description Aplicativos que atendem várias lojas. Quem chama: admin. */
    get: operations["listarAplicativos"];
    /** @description Criar um aplicativo; só esta resposta tem o segredo. Quem chama: admin. */
    post: operations["criarAplicativo"];
  };
  "/admin/aplicativos/{aplicativo_id}": {
    /** @description Mudar, ligar ou desligar um aplicativo. Quem chama: admin. */
    put: operations["editarAplicativo"];
    /** @description Remover um aplicativo e suas autorizações. Quem chama: admin. */
    delete: operations["removerAplicativo"];
  };
  "/admin/aplicativos/{aplicativo_id}/rotacionar": {
    /** @description Trocar o segredo de um aplicativo. Quem chama: admin. */
    post: operations["trocarSegredoDoAplicativo"];
  };
  "/comercio/{comercio_nome}/aplicativos": {
    /** @description Aplicativos que a loja pode autorizar. Quem chama: comercio (só o que é seu), admin. */
    get: operations["listarAplicativosDaLoja"];
  };
  "/comercio/{comercio_nome}/aplicativos/{aplicativo_id}/codigo": {
    /** @description Autorizar um aplicativo: o código que ele troca pelo acesso. Quem chama: comercio (só o que é seu). */
    post: operations["autorizarAplicativo"];
  };
  "/admin/integracoes": {
    /** @description Integrações de todos os comércios. Quem chama: admin. */
    get: operations["listarIntegracoes"];
    /** @description Conectar outro sistema a um comércio. Quem chama: admin. */
    post: operations["criarIntegracao"];
  };
  "/admin/integracoes/{integracao_id}": {
    /** @description Uma integração. Quem chama: admin. */
    get: operations["lerIntegracao"];
    /** @description Mudar, ligar ou desligar uma integração. Quem chama: admin. */
    put: operations["editarIntegracao"];
    /** @description Remover uma integração. Quem chama: admin. */
    delete: operations["removerIntegracao"];
  };
  "/admin/integracoes/{integracao_id}/rotacionar": {
    /** @description Trocar o segredo de uma integração. Quem chama: admin. */
    post: operations["trocarSegredoDaIntegracao"];
  };
  "/admin/integracoes/{integracao_id}/chamadas": {
    /** @description As últimas chamadas, de entrada e saída. Quem chama: admin. */
    get: operations["listarChamadasDaIntegracao"];
  };
  "/admin/integracoes/{integracao_id}/mensagens": {
    /** @description Mensagens que esperam ou falharam. Quem chama: admin. */
    get: operations["listarMensagensDaIntegracao"];
  };
  "/admin/integracoes/{integracao_id}/reenviar": {
    /** @description Enviar de novo o que espera ou falhou. Quem chama: admin. */
    post: operations["reenviarMensagensDaIntegracao"];
  };
  "/admin/integracoes/{integracao_id}/testar": {
    /** @description Enviar um teste. Quem chama: admin. */
    post: operations["testarIntegracao"];
  };
  "/comercio/{comercio_nome}/integracoes": {
    /** @description Integrações do comércio. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão webhooks:ler. */
    get: operations["listarIntegracoesDaLoja"];
    /** @description Conectar outro sistema. Quem chama: comercio (só o que é seu). Chave da API: com a permissão webhooks:escrever. */
    post: operations["criarIntegracaoDaLoja"];
  };
  "/comercio/{comercio_nome}/integracoes/{integracao_id}": {
    /** @description Uma integração. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão webhooks:ler. */
    get: operations["lerIntegracaoDaLoja"];
    /** @description Mudar, ligar ou desligar uma integração. Quem chama: comercio (só o que é seu). Chave da API: com a permissão webhooks:escrever. */
    put: operations["editarIntegracaoDaLoja"];
    /** @description Remover uma integração. Quem chama: comercio (só o que é seu). Chave da API: com a permissão webhooks:escrever. */
    delete: operations["removerIntegracaoDaLoja"];
  };
  "/comercio/{comercio_nome}/integracoes/{integracao_id}/rotacionar": {
    /** @description Trocar o segredo de uma integração. Quem chama: comercio (só o que é seu). Chave da API: com a permissão webhooks:escrever. */
    post: operations["trocarSegredoDaIntegracaoDaLoja"];
  };
  "/comercio/{comercio_nome}/integracoes/{integracao_id}/chamadas": {
    /** @description As últimas chamadas, de entrada e saída. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão webhooks:ler. */
    get: operations["listarChamadasDaIntegracaoDaLoja"];
  };
  "/comercio/{comercio_nome}/integracoes/{integracao_id}/mensagens": {
    /** @description Mensagens que esperam ou falharam. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão webhooks:ler. */
    get: operations["listarMensagensDaIntegracaoDaLoja"];
  };
  "/comercio/{comercio_nome}/integracoes/{integracao_id}/reenviar": {
    /** @description Enviar de novo o que espera ou falhou. Quem chama: comercio (só o que é seu). Chave da API: com a permissão webhooks:escrever. */
    post: operations["reenviarMensagensDaIntegracaoDaLoja"];
  };
  "/comercio/{comercio_nome}/integracoes/{integracao_id}/testar": {
    /** @description Enviar um teste. Quem chama: comercio (só o que é seu). Chave da API: com a permissão webhooks:escrever. */
    post: operations["testarIntegracaoDaLoja"];
  };
  "/suporte/links": {
    /** @description Link para nova senha de um entregador ou comércio; só esta resposta tem o link. Quem chama: admin, suporte. */
    post: operations["criarLinkDeSenha"];
  };
  "/senha/link": {
    /** @description De quem é a senha que um link troca. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["lerLinkDeSenha"];
  };
  "/senha": {
    /** @description Criar a senha nova com um link. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["criarSenhaPorLink"];
  };
  "/admin/fechamento/{semana_inicio}/lote": {
    /**
     * Faz um lote de pagamentos e o arquivo CNAB 240 (PIX) para o banco
     * @description Congela os pagamentos escolhidos. O layout genérico (FEBRABAN) não foi homologado por nenhum banco: peça ao seu que o valide antes de usar. Quem chama: admin.
     */
    post: operations["criarLote"];
  };
  "/admin/fechamento/{semana_inicio}/lotes": {
    /** @description Os lotes de uma semana, do mais novo. Quem chama: admin. */
    get: operations["listarLotesDaSemana"];
  };
  "/admin/lotes/{id}": {
    /**
     * Um lote, com o arquivo e os pagamentos
     * @description O arquivo tem CPF e chaves: cada leitura fica na auditoria. Quem chama: admin.
     */
    get: operations["lerLote"];
  };
  "/admin/lotes/{id}/cancelar": {
    /** @description Cancela um lote que o banco não recebeu. Quem chama: admin. */
    put: operations["cancelarLote"];
  };
  "/admin/lotes/{id}/retorno": {
    /** @description Importa o arquivo de retorno do banco; repetir responde como a primeira vez. Quem chama: admin. */
    post: operations["importarRetornoDoLote"];
  };
  "/comercio/{comercio_nome}/maquininhas": {
    /** @description Cadastra uma maquininha. Quem chama: comercio (só o que é seu). */
    post: operations["criarMaquininha"];
  };
  "/comercio/{comercio_nome}/maquininhas/{maquininha_id}": {
    /** @description Nome e número de série. Quem chama: comercio (só o que é seu). */
    put: operations["editarMaquininha"];
  };
  "/comercio/{comercio_nome}/maquininhas/{maquininha_id}/desativar": {
    /** @description A loja deixa de usá-la. Quem chama: comercio (só o que é seu). */
    put: operations["desativarMaquininha"];
  };
  "/comercio/{comercio_nome}/maquininhas/{maquininha_id}/entregar": {
    /** @description Um entregador a leva. Quem chama: comercio (só o que é seu). */
    put: operations["entregarMaquininha"];
  };
  "/maquininhas/{maquininha_id}/receber": {
    /** @description Ela está de volta. Quem chama: comercio, admin, suporte. */
    put: operations["receberMaquininha"];
  };
  "/entregador/{entregador_id}/localizacao": {
    /** @description Onde estou, com uma entrega na mão. Quem chama: entregador (só o que é seu). */
    put: operations["guardarLocalizacao"];
  };
  "/comercio/{comercio_nome}/solicitacoes/{solicitacao_id}/localizacao": {
    /** @description Onde está o entregador que leva o pedido. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerLocalizacaoDoPedido"];
  };
  "/entregador/solicitacao/{solicitacao_id}/marco": {
    /** @description Anota um marco: chegou ao cliente, entregue, devolvido à loja. Quem chama: entregador. */
    put: operations["marcarMarco"];
  };
  "/suporte/numeros/operacao": {
    /** @description Entregas e esperas de um período. Quem chama: admin, suporte. */
    get: operations["lerNumerosDaOperacao"];
  };
  "/suporte/numeros/ofertas": {
    /** @description Ofertas de um período. Quem chama: admin, suporte. */
    get: operations["lerNumerosDasOfertas"];
  };
  "/suporte/numeros/entregadores": {
    /** @description Entregadores online, ocupados e necessários por hora. Quem chama: admin, suporte. */
    get: operations["lerNumerosDosEntregadores"];
  };
  "/suporte/numeros/lojas": {
    /** @description A espera no balcão de cada comércio. Quem chama: admin, suporte. */
    get: operations["lerNumerosDasLojas"];
  };
  "/suporte/numeros/porta": {
    /** @description O que falhou na porta do cliente. Quem chama: admin, suporte. */
    get: operations["lerNumerosDaPorta"];
  };
  "/suporte/numeros/bairros": {
    /** @description Os bairros dos números. Quem chama: admin, suporte. */
    get: operations["listarBairrosDosNumeros"];
  };
  "/suporte/numeros/agora": {
    /** @description O dia ao vivo. Quem chama: admin, suporte. */
    get: operations["lerNumerosDeAgora"];
  };
  "/admin/numeros/semana/{semana_inicio}": {
    /** @description O relatório da semana. Quem chama: admin. */
    get: operations["lerNumerosDaSemana"];
  };
  "/admin/numeros/dinheiro": {
    /** @description O dinheiro por semana. Quem chama: admin. */
    get: operations["lerNumerosDoDinheiro"];
  };
  "/comercio/{comercio_nome}/numeros": {
    /** @description Entregas e esperas de um comércio. Quem chama: comercio (só o que é seu), admin. */
    get: operations["lerNumerosDaLoja"];
  };
  "/entregador/{entregador_id}/numeros": {
    /** @description Ganho por hora e ofertas de um entregador. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerNumerosDoEntregador"];
  };
  "/entregador/{entregador_id}/proxima-entrega": {
    /** @description Oferta atual. Quem chama: entregador (só o que é seu). */
    get: operations["lerOferta"];
  };
  "/entregador/{entregador_id}/verificar-entrega-disponivel": {
    /** @description Se há oferta; consultada a cada 3 s. Quem chama: entregador (só o que é seu). */
    get: operations["verificarOferta"];
  };
  "/entregador/{entregador_id}/oferta-vista": {
    /** @description A oferta está na tela. Quem chama: entregador (só o que é seu). */
    put: operations["marcarOfertaComoVista"];
  };
  "/entregador/{entregador_id}/aceitar-solicitacao/{solicitacao_id}": {
    /** @description Aceita a oferta. Quem chama: entregador (só o que é seu). */
    put: operations["aceitarOferta"];
  };
  "/entregador/{entregador_id}/aceitar-rota": {
    /** @description Aceita a rota inteira. Quem chama: entregador (só o que é seu). */
    put: operations["aceitarRota"];
  };
  "/entregador/{entregador_id}/recusar-entrega": {
    /** @description Recusa a oferta. Quem chama: entregador (só o que é seu). */
    put: operations["recusarOferta"];
  };
  "/entregador/{entregador_id}/motivo-da-recusa": {
    /** @description Por que recusou, até uma hora depois de recusar. Quem chama: entregador (só o que é seu). */
    put: operations["dizerMotivoDaRecusa"];
  };
  "/entregador/{entregador_id}/recusas-recentes": {
    /** @description As recusas da última hora, com o motivo de cada uma. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarRecusasRecentes"];
  };
  "/entregador/{entregador_id}/previsao": {
    /** @description Quanto se espera em cada lugar da fila. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerPrevisaoDoEntregador"];
  };
  "/comercio/{comercio_nome}/previsao": {
    /** @description Em quanto tempo aceitam, e quando chegam as abertas. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerPrevisaoDaLoja"];
  };
  "/comercio/solicitacao/{solicitacao_id}/codigo": {
    /** @description O código que o cliente diz na porta. Quem chama: comercio. Chave da API: com a permissão solicitacoes:criar. */
    get: operations["lerCodigoDaEntrega"];
  };
  "/comercio/{comercio_nome}/prova": {
    /** @description O que a loja pede ao finalizar uma entrega. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerProvaDaLoja"];
    /** @description Muda o que a loja pede ao finalizar uma entrega. Quem chama: comercio (só o que é seu). */
    put: operations["salvarProva"];
  };
  "/entregador/solicitacao/{solicitacao_id}/foto": {
    /** @description Envia a foto da entrega. Quem chama: entregador. */
    post: operations["enviarFotoDaEntrega"];
  };
  "/suporte/solicitacao/{solicitacao_id}/codigo/dispensar": {
    /** @description Deixa a entrega terminar sem o código. Quem chama: admin, suporte. */
    put: operations["dispensarCodigo"];
  };
  "/entregador/solicitacao/{solicitacao_id}/problema": {
    /** @description Avisa que a entrega não pode seguir. Quem chama: entregador. */
    post: operations["abrirProblema"];
  };
  "/entregador/problema/{problema_id}/foto": {
    /** @description Envia a foto do problema. Quem chama: entregador. */
    post: operations["enviarFotoDoProblema"];
  };
  "/entregador/{entregador_id}/problemas": {
    /** @description Das entregas em andamento, com as respostas. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarProblemasDoEntregador"];
  };
  "/comercio/{comercio_nome}/problemas": {
    /** @description Das entregas em andamento da loja. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["listarProblemasDaLoja"];
  };
  "/comercio/problema/{problema_id}": {
    /** @description A loja responde ao problema de uma entrega dela. Quem chama: comercio. */
    put: operations["responderProblemaDaLoja"];
  };
  "/suporte/problemas": {
    /** @description Os que esperam resposta. Quem chama: admin, suporte. */
    get: operations["listarProblemasDoSuporte"];
  };
  "/suporte/problema/{problema_id}": {
    /** @description O suporte responde. Quem chama: admin, suporte. */
    put: operations["responderProblema"];
  };
  "/comercio/solicitacao/{solicitacao_id}/pronto": {
    /** @description O pedido está pronto: sai para oferta agora. Quem chama: comercio. Chave da API: com a permissão solicitacoes:criar. */
    put: operations["marcarPedidoComoPronto"];
  };
  "/comercio/{comercio_nome}/espera-no-balcao": {
    /** @description Quanto os entregadores esperam no balcão nesta semana. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerEsperaNoBalcao"];
  };
  "/entregador/comercio/{comercio_id}/espera-no-balcao": {
    /** @description Quanto em geral se espera no balcão deste comércio. Quem chama: entregador. */
    get: operations["lerEsperaNoBalcaoDoComercio"];
  };
  "/admin/espera-no-balcao": {
    /** @description Espera no balcão por comércio, de uma semana. Quem chama: admin. */
    get: operations["listarEsperasNoBalcao"];
  };
  "/public/configuracao": {
    /** @description Cidade, contatos e prazos que as telas mostram. Quem chama: qualquer pessoa, com ou sem sessão. */
    get: operations["lerConfiguracao"];
  };
  "/entregador/push/chave": {
    /** @description A chave com que um navegador se inscreve. Quem chama: entregador. */
    get: operations["lerChaveDeAvisos"];
  };
  "/entregador/{entregador_id}/push": {
    /** @description Este navegador recebe ofertas por aviso até sair da conta. Quem chama: entregador (só o que é seu). */
    put: operations["inscreverNavegador"];
  };
  "/entregador/{entregador_id}/push/esquecer": {
    /** @description Este navegador não recebe mais avisos. Quem chama: entregador (só o que é seu). */
    put: operations["esquecerNavegador"];
  };
  "/public/entregadores-top-semana": {
    /** @description Top entregadores da última semana fechada. Quem chama: qualquer pessoa, com ou sem sessão. */
    get: operations["listarMelhoresEntregadores"];
  };
  "/rastreio/{token}": {
    /** @description A entrega, para quem recebe. Quem chama: qualquer pessoa, com ou sem sessão. */
    get: operations["lerRastreio"];
  };
  "/rastreio/{token}/nao-e-comigo": {
    /** @description O link foi para a pessoa errada. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["recusarRastreio"];
  };
  "/comercio/solicitacao/{solicitacao_id}/rastreio": {
    /** @description Um link novo no lugar do que foi para a pessoa errada. Quem chama: comercio. */
    put: operations["renovarRastreio"];
  };
  "/admin/recebimentos": {
    /** @description O que foi cobrado e recebido, por dia. Quem chama: admin. */
    get: operations["lerRecebimentos"];
  };
  "/admin/recebimentos/pix": {
    /** @description Os Pix recebidos, do mais novo. Quem chama: admin. */
    get: operations["listarPix"];
  };
  "/admin/recebimentos/pendencias": {
    /** @description Avisos, cobranças e devoluções que o banco não aceitou. Quem chama: admin. */
    get: operations["listarPendenciasDeRecebimento"];
  };
  "/admin/recebimentos/exportar": {
    /** @description Todos os Pix de um período, uma linha por Pix. Quem chama: admin. */
    get: operations["exportarRecebimentos"];
  };
  "/admin/recebimentos/pix/{pix_id}/atribuir": {
    /** @description Dá o que sobra de um Pix a uma fatura, com o motivo. Quem chama: admin. */
    put: operations["atribuirPix"];
  };
  "/admin/recebimentos/pix/{pix_id}/devolver": {
    /** @description Devolve um Pix, em parte ou inteiro. Quem chama: admin. */
    post: operations["devolverPix"];
  };
  "/admin/relatorio-entregadores": {
    /** @description Por entregador, de sempre. Quem chama: admin. */
    get: operations["listarRelatorioDosEntregadores"];
  };
  "/admin/relatorio-comercios": {
    /** @description Por comércio, de sempre ou de uma semana. Quem chama: admin. */
    get: operations["listarRelatorioDosComercios"];
  };
  "/admin/dados-comercios": {
    /** @description Dados por comércio, de sempre. Quem chama: admin. */
    get: operations["listarDadosDosComercios"];
  };
  "/admin/acompanhamento-semanal": {
    /** @description Semanas, da mais nova. Quem chama: admin. */
    get: operations["listarAcompanhamentoSemanal"];
  };
  "/admin/relatorio-semana": {
    /** @description A semana em curso, por entregador. Quem chama: admin. */
    get: operations["lerRelatorioDaSemana"];
  };
  "/suporte/replay": {
    /** @description A fila da última hora, segundo a segundo. Quem chama: admin, suporte. */
    get: operations["lerReplayDaFila"];
  };
  "/entregador/{entregador_id}/caso": {
    /** @description Onde o entregador estava na fila num instante, e por quê. Quem chama: entregador (só o que é seu), admin. */
    get: operations["lerCasoDoEntregador"];
  };
  "/entregador/{entregador_id}/senha": {
    /** @description Trocar a própria senha de entregador. Quem chama: entregador (só o que é seu). */
    put: operations["trocarSenhaDoEntregador"];
  };
  "/comercio/senha": {
    /** @description Trocar a senha do comércio. Quem chama: comercio (só o que é seu). */
    put: operations["trocarSenhaDaLoja"];
  };
  "/admin/senha": {
    /** @description Trocar a senha do administrador. Quem chama: admin. */
    put: operations["trocarSenhaDoAdmin"];
  };
  "/suporte/senha": {
    /** @description Trocar a senha do suporte. Quem chama: suporte. */
    put: operations["trocarSenhaDoSuporte"];
  };
  "/login": {
    /** @description Entrar como entregador, admin ou suporte. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["entrar"];
  };
  "/login/comercio": {
    /** @description Entrar como comércio. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["entrarComoLoja"];
  };
  "/login/segundo-fator": {
    /** @description O segundo passo de uma entrada com senha: um código, ou uma passkey da conta. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["entrarComCodigo"];
  };
  "/login/passkey/desafio": {
    /** @description Começar a entrar com uma passkey. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["comecarComPasskey"];
  };
  "/login/passkey": {
    /** @description Entrar com uma passkey, sem senha. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["entrarComPasskey"];
  };
  "/logout": {
    /** @description Encerrar a sessão. Quem chama: qualquer pessoa, com ou sem sessão. */
    post: operations["sair"];
  };
  "/sessao": {
    /** @description De quem é a sessão. Quem chama: entregador, comercio, admin, suporte. */
    get: operations["lerSessao"];
  };
  "/sessoes": {
    /** @description Em que aparelhos a conta está aberta. Quem chama: entregador, comercio, admin, suporte. */
    get: operations["listarSessoes"];
    /** @description Sair de todos os aparelhos, deste também. Quem chama: entregador, comercio, admin, suporte. */
    delete: operations["encerrarSessoes"];
  };
  "/sessoes/{id}": {
    /** @description Sair de um aparelho. Quem chama: entregador, comercio, admin, suporte. */
    delete: operations["encerrarSessao"];
  };
  "/suporte/encerrar-sessoes": {
    /** @description Encerrar as sessões de um entregador ou comércio. Quem chama: admin, suporte. */
    post: operations["encerrarSessoesDaConta"];
  };
  "/sessoes/avisos": {
    /** @description O que aconteceu com o acesso da conta e esta sessão ainda não soube. Quem chama: entregador, comercio, admin, suporte. */
    get: operations["listarAvisosDeAcesso"];
  };
  "/sessoes/avisos/ciente": {
    /** @description Os avisos até este foram vistos. Quem chama: entregador, comercio, admin, suporte. */
    post: operations["darCienciaDosAvisos"];
  };
  "/admin/limpeza": {
    /** @description A última limpeza do que venceu. Quem chama: admin. */
    get: operations["lerUltimaLimpeza"];
  };
  "/suporte/sistema": {
    /** @description O que segura linhas do banco de dados, e o que foi recusado por isso. Quem chama: admin, suporte. */
    get: operations["lerEstadoDoSistema"];
  };
  "/entregador/solicitacao/{solicitacao_id}/status": {
    /** @description Confirma a próxima etapa. Quem chama: entregador. */
    put: operations["avancarSolicitacao"];
  };
  "/entregador/{entregador_id}/minhas-solicitacoes": {
    /** @description Entregas do entregador. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarSolicitacoesDoEntregador"];
  };
  "/comercio/{comercio_nome}/solicitar-entrega": {
    /** @description Pede uma entrega ou uma rota. Quem chama: comercio (só o que é seu). Chave da API: com a permissão solicitacoes:criar. */
    post: operations["criarSolicitacao"];
  };
  "/comercio/{comercio_nome}/solicitacoes": {
    /** @description Abertas, e as encerradas por partes. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["listarSolicitacoesDaLoja"];
  };
  "/comercio/{comercio_nome}/mudancas": {
    /** @description As que mudaram desde um cursor, cada uma uma vez. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["listarMudancas"];
  };
  "/comercio/{comercio_nome}/solicitacoes/{solicitacao_id}": {
    /** @description Uma, de qualquer tempo. Quem chama: comercio (só o que é seu), admin. Chave da API: com a permissão solicitacoes:ler. */
    get: operations["lerSolicitacaoDaLoja"];
  };
  "/comercio/solicitacao/{solicitacao_id}/cancelar": {
    /** @description Cancela enquanto aguardando ou aceita. Quem chama: comercio. Chave da API: com a permissão solicitacoes:cancelar. */
    put: operations["cancelarSolicitacao"];
  };
  "/suporte/todas-solicitacoes": {
    /** @description Abertas, e as encerradas por partes, de todos. Quem chama: admin, suporte. */
    get: operations["listarSolicitacoes"];
  };
  "/suporte/solicitacao/{solicitacao_id}": {
    /** @description Uma, de qualquer tempo e comércio. Quem chama: admin, suporte. */
    get: operations["lerSolicitacao"];
  };
  "/suporte/entregas-ativas": {
    /** @description Entregas em andamento. Quem chama: admin, suporte. */
    get: operations["listarEntregasAtivas"];
  };
  "/suporte/atribuir-entrega": {
    /** @description Atribui uma solicitação a um entregador. Quem chama: admin, suporte. */
    put: operations["atribuirSolicitacao"];
  };
  "/suporte/atribuir-entregas": {
    /** @description Atribui várias solicitações a um entregador, todas ou nenhuma. Quem chama: admin, suporte. */
    put: operations["atribuirSolicitacoes"];
  };
  "/suporte/procurar": {
    /** @description Solicitações de qualquer tempo e comércios, por número, endereço, loja ou entregador. Quem chama: admin, suporte. */
    get: operations["procurarSolicitacoes"];
  };
  "/suporte/solicitacao/{solicitacao_id}/intervir": {
    /** @description Transfere, finaliza ou cancela uma entrega parada. Quem chama: admin, suporte. */
    put: operations["intervirNaSolicitacao"];
  };
  "/suporte/solicitacao/{solicitacao_id}/espera": {
    /** @description Por que ainda espera, e quando isso muda. Quem chama: admin, suporte. */
    get: operations["explicarEspera"];
  };
  "/suporte/solicitacao/{solicitacao_id}/historico": {
    /** @description Linha do tempo. Quem chama: admin, suporte. */
    get: operations["lerHistoricoDaSolicitacao"];
  };
  "/suporte/suspender-entregador": {
    /** @description Suspende por algumas horas. Quem chama: admin, suporte. */
    put: operations["suspenderEntregador"];
  };
  "/suporte/remover-suspensao/{entregador_id}": {
    /** @description Encerra a suspensão. Quem chama: admin, suporte. */
    put: operations["removerSuspensao"];
  };
  "/suporte/resetar-recusas/{entregador_id}": {
    /** @description Zera as recusas seguidas. Quem chama: admin, suporte. */
    put: operations["zerarRecusas"];
  };
  "/suporte/historico-suspensoes": {
    /** @description Suspensões, da mais nova. Quem chama: admin, suporte. */
    get: operations["listarSuspensoes"];
  };
  "/suporte/contestacoes": {
    /** @description Contestações sem resposta, da mais antiga. Quem chama: admin, suporte. */
    get: operations["listarContestacoes"];
  };
  "/entregador/{entregador_id}/contestacoes": {
    /** @description As contestações do entregador e o que o suporte respondeu. Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarContestacoesDoEntregador"];
  };
  "/entregador/{entregador_id}/contestar-suspensao": {
    /** @description Contesta a suspensão em curso. Quem chama: entregador (só o que é seu). */
    post: operations["contestarSuspensao"];
  };
  "/suporte/contestacao/{contestacao_id}/responder": {
    /** @description Responde a uma contestação. Quem chama: admin, suporte. */
    put: operations["responderContestacao"];
  };
  "/suporte/contestacao/{contestacao_id}/responder-e-remover": {
    /** @description Responde a uma contestação e encerra a suspensão. Quem chama: admin, suporte. */
    put: operations["responderContestacaoERemover"];
  };
  "/entregador/{entregador_id}/vigia": {
    /** @description O que o sistema pergunta ao entregador: "Tudo bem?". Quem chama: entregador (só o que é seu), admin. */
    get: operations["listarVigiasDoEntregador"];
  };
  "/entregador/vigia/{vigia_id}": {
    /** @description O entregador diz que segue, ou que tem um problema. Quem chama: entregador. */
    put: operations["responderVigia"];
  };
  "/suporte/vigia": {
    /** @description Entregas paradas que pedem atenção. Quem chama: admin, suporte. */
    get: operations["listarVigiasDoSuporte"];
  };
  "/suporte/vigia/{vigia_id}": {
    /** @description O suporte já cuidou disso. Quem chama: admin, suporte. */
    put: operations["encerrarVigia"];
  };
  "/eventos": {
    /**
     * Ouve o que muda, ao vivo
     * @description Eventos do servidor (Server-Sent Events), sem fim. O `data` de cada evento sem nome tem a forma da resposta: uma dica do que ler de novo. `inicio` e `lacuna` pedem que se leia tudo. `event: ping` vem a cada 3,5 s; `event: fim` traz `detail` e `codigo` quando a sessão ou a chave termina. Quem chama: entregador, comercio, admin, suporte. Chave da API: com a permissão eventos:ler.
     */
    get: operations["ouvirEventos"];
  };
  "/foto/{user_type}/{user_id}": {
    /**
     * A foto de uma conta
     * @description Sem sessão, só as fotos dos entregadores da lista pública. `user_id` é o id do entregador ou o nome do comércio. Quem chama: qualquer pessoa, com ou sem sessão.
     */
    get: operations["lerFoto"];
  };
  "/solicitacao/{solicitacao_id}/foto": {
    /**
     * A foto da entrega
     * @description A foto que o entregador fez na porta. A Corre guarda a foto por 90 dias. Quem chama: entregador (só o que é seu), comercio (só o que é seu), admin, suporte. Chave da API: com a permissão solicitacoes:ler.
     */
    get: operations["lerFotoDaEntrega"];
  };
  "/problema/{problema_id}/foto": {
    /**
     * A foto de um problema
     * @description A foto que o entregador fez do problema. A Corre guarda a foto por 90 dias. Quem chama: entregador (só o que é seu), comercio (só o que é seu), admin, suporte. Chave da API: com a permissão solicitacoes:ler.
     */
    get: operations["lerFotoDoProblema"];
  };
}
export interface webhooks {
  ping: {
    /** @description O endereço é novo ou mudou. Responda 2xx em dez segundos. */
    post: operations["receberWebhookPing"];
  };
  teste: {
    /** @description A loja apertou Enviar teste. Responda 2xx em dez segundos. */
    post: operations["receberWebhookTeste"];
  };
  "solicitacao.criada": {
    /** @description A loja pediu uma entrega. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoCriada"];
  };
  "solicitacao.aceita": {
    /** @description Um entregador aceitou. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoAceita"];
  };
  "solicitacao.em_retirada": {
    /** @description O entregador está na loja. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoEmRetirada"];
  };
  "solicitacao.em_entrega": {
    /** @description O entregador está a caminho do cliente. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoEmEntrega"];
  };
  "solicitacao.finalizada": {
    /** @description A entrega terminou. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoFinalizada"];
  };
  "solicitacao.cancelada": {
    /** @description A entrega foi cancelada. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoCancelada"];
  };
  "solicitacao.problema": {
    /** @description O entregador avisou de um problema. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoProblema"];
  };
  "solicitacao.codigo": {
    /** @description O código do cliente estava certo, ou não foi preciso. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoCodigo"];
  };
  "solicitacao.transferida": {
    /** @description A entrega passou a outro entregador, ou voltou à fila. Responda 2xx em dez segundos; 410 desliga o receptor. */
    post: operations["receberWebhookSolicitacaoTransferida"];
  };
}
export interface components {
  schemas: {
    AbrirProblema: {
      motivo: components["schemas"]["MotivoProblema"];
      mensagem?: string | null;
    };
    /** @enum {string} */
    AcaoIntervencao: "transferir" | "finalizar" | "cancelar";
    /** @enum {string} */
    AcaoProblema: "tentar_de_novo" | "trazer_de_volta" | "cancelar" | "novo_endereco";
    AceitarRota: { solicitacao_ids: number[]; };
    AceiteNaHora: {
      mediana_segundos: number | null;
      p90_segundos: number | null;
      amostra: number;
      dia_semana: number;
      hora: number;
    };
    AcontecimentoDaCidade: {
      em: components["schemas"]["Instante"];
      /** @enum {string} */
      tipo: "pedido" | "oferta" | "aceite" | "recusa" | "problema" | "fim";
      solicitacao_id: number;
      comercio: string;
      endereco: string;
      entregador: string | null;
      motivo_problema: components["schemas"]["MotivoProblema"] | null;
      motivo_recusa: components["schemas"]["MotivoRecusa"] | null;
    };
    AjudaDoEntregador: { aberta: components["schemas"]["PedidoDeAjuda"] | null; };
    AjudaDoSuporte: {
      id: number;
      solicitacao_id: number | null;
      pedida_em: components["schemas"]["Instante"];
      entregador_id: number;
      nome_entregador: string;
      telefone_pessoal: string;
      comercio: string | null;
      endereco: string | null;
      status: components["schemas"]["StatusSolicitacao"] | null;
    };
    AjustarFatura: {
      valor: number;
      motivo: string;
    };
    Ajuste: {
      id: number;
      /** @enum {string} */
      tipo: "bonus" | "dano" | "adiantamento";
      valor: number;
      motivo: string;
      criado_em: components["schemas"]["Instante"];
      criado_por: string;
      consentido_em: components["schemas"]["Instante"] | null;
      recusado_em: components["schemas"]["Instante"] | null;
      conta: boolean;
    };
    AjusteDaFatura: {
      id: number;
      valor: number;
      motivo: string;
      feito_em: components["schemas"]["Instante"];
    };
    /** @enum {string} */
    Ambiente: "producao" | "teste";
    Aplicativo: {
      id: number;
      nome: string;
      ambiente: components["schemas"]["Ambiente"];
      client_id: string;
      ativo: boolean;
      url_eventos: string | null;
      url_codigo: string | null;
      lojas: number;
      criado_em: components["schemas"]["Instante"];
      anterior_ate: components["schemas"]["Instante"] | null;
      segredo_em_uso: boolean;
    };
    AplicativoCriado: {
      message: string;
      id: number;
      nome: string;
      ambiente: components["schemas"]["Ambiente"];
      client_id: string;
      client_secret: string;
      /** @description O UUID com que a Corre se apresenta: `X-App-Id` do Open Delivery. */
      app_id: string;
      base_url: string;
      token_url: string;
    };
    AplicativoDaLoja: {
      id: number;
      nome: string;
      ambiente: components["schemas"]["Ambiente"];
      client_id: string;
      integracao_id: number | null;
    };
    AppConectado: {
      message: string;
      id: number;
    };
    AppDePedidos: {
      id: number;
      nome: string;
      ativa: boolean;
      endereco: string;
      url_token: string | null;
      client_id: string;
      avisa_entrega: boolean;
      avisa_andamento: boolean;
      confere_codigo: boolean;
    };
    /** @enum {string} */
    Aprovacao: "pendente" | "recusada";
    AprovarCadastro: { aprovacao?: components["schemas"]["Aprovacao"]; };
    AprovarCadastros: { entregador_ids: number[]; };
    AtivarCodigo: {
      desafio: components["schemas"]["Desafio"];
      codigo: string;
    };
    /** @enum {string} */
    Ator: "entregador" | "comercio" | "admin" | "suporte" | "sistema";
    AtribuirPix: {
      semana_inicio: components["schemas"]["Dia"];
      comercio_id: number;
      motivo: string;
    };
    AtribuirSolicitacao: {
      solicitacao_id: number;
      entregador_id: number;
      /** @default false */
      force_assign?: boolean;
    };
    AtribuirSolicitacoes: {
      entregador_id: number;
      /** @default false */
      force_assign?: boolean;
      solicitacao_ids: number[];
    };
    Avaliacao: {
      id: number;
      nota: number;
      comentario: string | null;
      comercio: string;
      data_avaliacao: components["schemas"]["Instante"];
    };
    AvaliarEntregador: {
      /** @default 5 */
      nota?: number;
      comentario?: string | null;
    };
    AvancarSolicitacao: {
      /** @enum {string} */
      novo_status: "em_retirada" | "em_entrega" | "finalizada";
      codigo?: string | null;
      recebedor?: string | null;
      feita_em?: string | null;
    };
    AvisoDeAcesso: {
      id: number;
      /** @enum {string} */
      tipo: "aparelho_novo" | "passkey_nova" | "passkey_copiada" | "codigo_ativado" | "link_criado" | "cadastro_mudado" | "telefone_mudado";
      aparelho: string;
      metodo: ("senha" | "passkey" | "senha_codigo" | "senha_recuperacao") | null;
      quando: components["schemas"]["Instante"];
    };
    BairroDosNumeros: {
      id: number;
      nome: string;
    };
    BalcaoDoComercio: {
      mediana_segundos: number | null;
      amostra: number;
      semana_inicio: components["schemas"]["Dia"];
      antecedencia_segundos: number;
    };
    BalcoesDaSemana: {
      semana_inicio: components["schemas"]["Dia"];
      comercios: {
        mediana_segundos: number | null;
        amostra: number;
        comercio_id: number;
        comercio: string;
      }[];
    };
    Cadastrado: {
      message: string;
      id: number;
      /** @constant */
      aguarda_aprovacao?: true;
    };
    CadastrarEntregador: {
      data_inicio: string;
      nome_completo: string;
      data_nascimento: string;
      cpf: string;
      rg: string;
      estado_civil: components["schemas"]["EstadoCivil"];
      endereco: string;
      bairro: string;
      cep: string;
      telefone_pessoal: string;
      pix_tipo_chave: components["schemas"]["TipoChavePix"];
      pix_chave: string;
      assinatura_planilha: string;
      usuario: string & (unknown & unknown);
      senha: string;
      aceita_privacidade?: boolean;
      aparece_no_ranking?: boolean;
    };
    CadastrarPasskey: {
      desafio: components["schemas"]["Desafio"];
      nome: string;
      credencial: components["schemas"]["PasskeyCriada"];
    };
    CadastroEmAprovacao: {
      id: number;
      nome_completo: string;
      usuario: string;
      telefone_pessoal: string;
      data_cadastro: components["schemas"]["Instante"];
      data_nascimento: string;
      cpf: string;
      rg: string;
      estado_civil: components["schemas"]["EstadoCivil"];
      endereco: string;
      bairro: string;
      cep: string;
      pix_tipo_chave: components["schemas"]["TipoChavePix"];
      pix_chave: string;
      data_inicio: string;
      assinatura_planilha: string;
      ativo: boolean;
      aprovacao: components["schemas"]["Aprovacao"];
      recusada_em: components["schemas"]["Instante"] | null;
      recusa_motivo: string | null;
    };
    CadastrosAprovados: {
      message: string;
      aprovados: number[];
      ja_decididos: number[];
    };
    CadastrosEmAprovacao: {
      exige: boolean;
      pendentes: number;
      recusados: number;
      cadastros: components["schemas"]["CadastroEmAprovacao"][];
    };
    /** @enum {string} */
    CampoDaEmpresa: "empresa_nome" | "empresa_cnpj" | "cidade" | "uf" | "contato_whatsapp" | "contato_instagram" | "contato_endereco" | "suporte_telefone" | "suporte_whatsapp" | "aprovar_cadastros" | "limite_dinheiro" | "abertas_por_loja" | "prazo_prometido_min" | "empresa_banco" | "empresa_agencia" | "empresa_conta" | "empresa_convenio" | "empresa_pix_tipo_chave" | "empresa_pix_chave";
    CasoDoEntregador: {
      quando: components["schemas"]["Instante"];
      estado: ("na_fila" | "com_oferta" | "sem_sinal" | "ocupado") | null;
      posicao: number | null;
      na_frente: number | null;
      eventos: components["schemas"]["EventoDoCaso"][];
    };
    ChamadaExterna: {
      id: number;
      /** @enum {string} */
      direcao: "entrada" | "saida";
      quando: components["schemas"]["Instante"];
      rota: string;
      http: number | null;
      ms: number;
      erro: string | null;
    };
    ChaveCriada: {
      id: number;
      nome: string;
      ambiente: components["schemas"]["Ambiente"];
      final: string;
      escopos: components["schemas"]["EscopoDaChave"][];
      origens: string[];
      /** @enum {string} */
      situacao: "ativa" | "vencida" | "revogada";
      criada_em: components["schemas"]["Instante"];
      expira_em: components["schemas"]["Instante"] | null;
      usada_em: components["schemas"]["Instante"] | null;
      revogada_em: components["schemas"]["Instante"] | null;
      chave: string;
      message: string;
    };
    ChaveListada: {
      id: number;
      nome: string;
      ambiente: components["schemas"]["Ambiente"];
      final: string;
      escopos: components["schemas"]["EscopoDaChave"][];
      origens: string[];
      /** @enum {string} */
      situacao: "ativa" | "vencida" | "revogada";
      criada_em: components["schemas"]["Instante"];
      expira_em: components["schemas"]["Instante"] | null;
      usada_em: components["schemas"]["Instante"] | null;
      revogada_em: components["schemas"]["Instante"] | null;
    };
    ChavePush: { chave: string | null; };
    CodigoDaEntrega: { codigo: string; };
    CodigoDeAutorizacao: {
      message: string;
      codigo: string;
      expira_em: components["schemas"]["Instante"];
    };
    /**
     * @description O erro, para programas. Uma versão nova pode trazer códigos novos: trate os desconhecidos pelo status.
     * @enum {string}
     */
    CodigoDeErro: "DADOS_INVALIDOS" | "CAMPO_DESCONHECIDO" | "CARACTERE_INVALIDO" | "DADOS_ANINHADOS_DEMAIS" | "CORPO_NAO_E_OBJETO" | "JSON_INVALIDO" | "CAMPOS_DEMAIS" | "PEDIDO_INVALIDO" | "CABECALHOS_GRANDES_DEMAIS" | "SEGREDO_NO_ENDERECO" | "IDEMPOTENCY_KEY_INVALIDA" | "IDEMPOTENCY_KEY_USADA" | "CAMINHO_NAO_ENCONTRADO" | "ENDERECO_LONGO_DEMAIS" | "METODO_NAO_SUPORTADO" | "PEDIDO_DEMOROU" | "DADOS_GRANDES_DEMAIS" | "ARQUIVO_DE_FOTO_GRANDE" | "ARQUIVO_SEM_SESSAO" | "CORPO_NAO_E_JSON" | "CORPO_NAO_E_UTF8" | "CORPO_COMPRIMIDO" | "DE_OUTRO_SITE" | "CHAMADAS_DEMAIS" | "ARQUIVOS_DEMAIS" | "ABAS_DEMAIS" | "AO_VIVO_DESLIGADO" | "DEMONSTRACAO_DESLIGADA" | "CIDADE_DESLIGADA" | "CIDADE_SEM_PROCESSO" | "CIDADE_SO_PARA_QUEM_ESTA_ONLINE" | "DEMONSTRACAO_SEM_CONTA" | "DEMONSTRACAO_SEM_PEDIDO" | "SEM_CONTATO_DE_SEGURANCA" | "METRICAS_SEM_TOKEN" | "METRICAS_ILEGIVEIS" | "SO_METRICAS" | "SERVIDOR_VOLTANDO" | "SERVIDOR_OCUPADO" | "SERVIDOR_DEMOROU" | "CONEXAO_CAIU" | "FALHA_INTERNA" | "CREDENCIAIS_INVALIDAS" | "SESSAO_TERMINADA" | "SESSAO_NAO_ENCONTRADA" | "CONTA_NAO_ENCONTRADA" | "CONTA_SEM_ACESSO" | "CONTA_INATIVA" | "PROPRIO_LINK" | "LINK_DESCONHECIDO" | "LINK_USADO" | "LINK_VENCIDO" | "LINK_TROCADO" | "FUNCIONARIO_NAO_ENCONTRADO" | "ULTIMO_ADMINISTRADOR" | "PROPRIA_CONTA" | "CONTA_REMOVIDA" | "DE_OUTRA_CONTA" | "CADASTRO_EM_ANALISE" | "CADASTRO_RECUSADO" | "SENHA_INICIAL" | "SEGUNDO_FATOR_NECESSARIO" | "SEGUNDO_FATOR_PENDENTE" | "SEGUNDO_FATOR_ANTIGO" | "SEGUNDO_FATOR_AUSENTE" | "ULTIMO_FATOR" | "SEGUNDO_FATOR_INCORRETO" | "DESAFIO_TERMINADO" | "PASSKEY_RECUSADA" | "PASSKEY_COPIADA" | "PASSKEY_JA_CADASTRADA" | "PASSKEY_NAO_ENCONTRADA" | "PASSKEYS_DEMAIS" | "PASSKEY_INDISPONIVEL" | "SENHA_ATUAL_INCORRETA" | "SENHA_ATUAL_AUSENTE" | "SESSAO_ANTIGA" | "SENHA_E_A_INICIAL" | "SENHA_FRACA" | "TENTATIVAS_DEMAIS" | "CHAVE_DESCONHECIDA" | "CHAVE_REVOGADA" | "CHAVE_VENCIDA" | "CHAVE_NAO_PERMITE" | "CHAVE_SEM_PERMISSAO" | "CHAVE_NO_ENDERECO" | "CHAVE_FORA_DA_API" | "CHAVE_NAO_VALE_NESTE_SITE" | "AUTHORIZATION_REPETIDO" | "CHAVE_NAO_ENCONTRADA" | "CHAVES_DEMAIS" | "CHAVES_ERRADAS_DEMAIS" | "ENTREGADOR_NAO_ENCONTRADO" | "ENTREGADOR_COM_ENTREGAS" | "COMERCIO_NAO_ENCONTRADO" | "COMERCIO_JA_EXISTE" | "DADOS_MUDARAM" | "USUARIO_EM_USO" | "DADOS_JA_CADASTRADOS" | "CHAVE_PIX_INVALIDA" | "PREFERENCIAS_VAZIAS" | "CADASTRO_JA_DECIDIDO" | "CADASTRO_NAO_ENCONTRADO" | "CADASTRO_TOMADO" | "IMPORTACAO_MUDOU" | "FOTO_FALTANDO" | "FOTO_GRANDE" | "FOTO_INVALIDA" | "FOTO_PESADA" | "FOTOS_DEMAIS" | "FOTO_DE_OUTRA_CONTA" | "FOTO_PEDIDA_INVALIDA" | "FOTO_NAO_ENCONTRADA" | "NAVEGADOR_SEM_AVISOS" | "CONFIGURACAO_FIXA" | "TAXA_DE_SEMANA_COMECADA" | "CONFIGURACAO_VAZIA" | "CHAVE_DA_EMPRESA_INVALIDA" | "OFERTA_EXPIRADA" | "SOLICITACAO_NAO_DISPONIVEL" | "SEM_OFERTA_PARA_RECUSAR" | "SEM_RECUSA_RECENTE" | "CONTA_SUSPENSA" | "SOLICITACAO_NAO_ENCONTRADA" | "SOLICITACAO_DE_OUTRA_CONTA" | "ETAPA_FORA_DE_ORDEM" | "FALTA_CODIGO" | "FALTA_RECEBEDOR" | "FALTA_FOTO" | "SOLICITACAO_NAO_CANCELAVEL" | "SOLICITACAO_NAO_ATRIBUIVEL" | "SOLICITACOES_NAO_ATRIBUIVEIS" | "ENTREGADOR_SUSPENSO" | "ENTREGADOR_DE_OUTRA_PRACA" | "ENTREGADOR_OCUPADO" | "INTERVENCAO_FORA_DE_HORA" | "FALTA_QUEM_LEVA" | "ENTREGA_JA_COM_ENTREGADOR" | "ENTREGADOR_JA_SUSPENSO" | "ENTREGADOR_NAO_SUSPENSO" | "CONTA_NAO_SUSPENSA" | "SUSPENSAO_JA_CONTESTADA" | "SUSPENSAO_TERMINADA" | "SUSPENSAO_JA_RESPONDIDA" | "MOMENTO_NAO_VISIVEL" | "LOCALIZACAO_NAO_COMPARTILHADA" | "NADA_NA_MAO" | "LOJA_LOTADA" | "REFERENCIA_USADA" | "CURSOR_DESCONHECIDO" | "SEM_PRECO_PARA_O_LUGAR" | "COTACAO_NAO_ENCONTRADA" | "COTACAO_VENCIDA" | "COTACAO_USADA" | "COTACAO_DE_OUTRO_VALOR" | "AGENDAMENTO_LONGE_DEMAIS" | "PEDIDO_JA_PRONTO" | "PEDIDO_JA_SAIU" | "MARCO_FORA_DE_HORA" | "NADA_VOLTA" | "FALTA_DEVOLVER" | "NADA_A_TRAZER" | "DEVOLUCAO_TARDE" | "CODIGO_INCORRETO" | "CODIGO_INCOMPLETO" | "CODIGOS_DEMAIS" | "CODIGO_SEM_RESPOSTA" | "CODIGO_DO_SISTEMA" | "ENTREGA_SEM_CODIGO" | "ENTREGA_SEM_DISPENSA" | "FOTO_FORA_DE_HORA" | "PROBLEMA_SO_EM_ANDAMENTO" | "MOTIVO_FORA_DE_HORA" | "PROBLEMA_NAO_ENCONTRADO" | "PROBLEMA_DE_OUTRA_LOJA" | "PROBLEMA_DE_OUTRO_ENTREGADOR" | "FOTO_DO_PROBLEMA_TARDE" | "PROBLEMAS_DEMAIS" | "PROBLEMA_JA_RESPONDIDO" | "PROBLEMA_PASSOU" | "PEDIDO_DE_AJUDA_NAO_ENCONTRADO" | "AVISO_NAO_ENCONTRADO" | "CONVERSA_NAO_ENCONTRADA" | "CONVERSA_DE_OUTRA_CONTA" | "CHAT_FECHADO" | "CHAT_SEM_ENTREGADOR" | "MENSAGEM_REPETIDA" | "MENSAGENS_DEMAIS" | "AVALIACAO_CEDO_DEMAIS" | "ENTREGA_JA_AVALIADA" | "LINK_NAO_ENCONTRADO" | "LINKS_DEMAIS" | "RASTREIO_TERMINADO" | "NAO_VEIO_DE_FORA" | "DADOS_DO_CLIENTE_FECHADOS" | "ENDERECO_NAO_LEMBRADO" | "DICA_NAO_ENCONTRADA" | "DICA_FORA_DE_HORA" | "LUGAR_ESQUECIDO" | "ENTREGADOR_NAO_SELECIONADO" | "ENTREGA_NAO_ENCONTRADA" | "ENTREGA_DE_OUTRA_CONTA" | "SEMANA_ABERTA" | "SEMANA_FUTURA" | "SEMANA_PREPARADA" | "SEMANA_VAZIA" | "NADA_A_RECEBER" | "PAGAMENTO_JA_FEITO" | "PAGAMENTO_NAO_FEITO" | "PAGAMENTO_NO_LOTE" | "PIX_DO_ENTREGADOR_INVALIDO" | "AJUSTE_NAO_ENCONTRADO" | "AJUSTE_SEM_RESPOSTA" | "SINAL_ERRADO" | "CONTESTACAO_ABERTA" | "CONTESTACOES_DEMAIS" | "CONTESTACAO_NAO_ENCONTRADA" | "CONTESTACAO_RESPONDIDA" | "FATURA_NAO_ENCONTRADA" | "FATURA_NAO_RECEBIDA" | "FATURA_JA_RECEBIDA" | "FATURA_RECEBIDA_NAO_MUDA" | "FATURA_SEM_VALOR" | "DESCONTO_DA_FATURA_ALTO" | "RECEBIMENTOS_DESLIGADOS" | "PIX_NAO_ENCONTRADO" | "PIX_SEM_SOBRA" | "DEVOLUCAO_DE_PIX_ALTA" | "DEVOLUCAO_DE_PIX_TARDE" | "EMPRESA_SEM_DADOS" | "LAYOUT_DESCONHECIDO" | "CONTA_EM_OUTRO_BANCO" | "FORA_DO_LOTE" | "CAMPO_NAO_CABE" | "NUMEROS_ACABARAM" | "LOTE_NAO_ENCONTRADO" | "LOTE_CANCELADO" | "LOTE_RESPONDIDO" | "RETORNO_RECUSADO" | "RETORNO_DE_CANCELADO" | "RESPOSTA_FINAL" | "PRESTACAO_NAO_ENCONTRADA" | "PRESTACAO_DE_OUTRA_CONTA" | "SALDO_INSUFICIENTE" | "RECEBIDO_ACIMA_DO_SALDO" | "NADA_RECEBIDO" | "PRESTACAO_JA_AVISADA" | "PRESTACAO_ESPERA_CONFIRMACAO" | "PRESTACAO_CANCELADA" | "PRESTACAO_JA_CONFIRMADA" | "FALTA_CODIGO_DA_PRESTACAO" | "CODIGO_DA_PRESTACAO_INCORRETO" | "CODIGOS_DA_PRESTACAO_DEMAIS" | "TROCO_SEM_ENTREGA" | "PRESTACAO_SEM_DIFERENCA" | "DIFERENCA_JA_CONTESTADA" | "MAQUININHA_NAO_ENCONTRADA" | "MAQUININHA_DE_OUTRA_CONTA" | "MAQUININHAS_DEMAIS" | "MAQUININHA_EM_USO" | "APELIDO_EM_USO" | "INTEGRACAO_NAO_ENCONTRADA" | "INTEGRACOES_DEMAIS" | "INTEGRACAO_NAO_MUDA" | "APLICATIVO_NAO_ENCONTRADO" | "APLICATIVO_DESLIGADO" | "INTEGRACAO_DE_APLICATIVO" | "CHAVE_DE_OUTRO_AMBIENTE" | "INTEGRACAO_DESLIGADA" | "INTEGRACAO_SEM_ENDERECO" | "FALTA_ENDERECO_DOS_AVISOS" | "MERCHANT_MUDOU" | "PASSEIO_RECUSADO" | "PASSEIO_SO_EM_TESTE" | "RECEPTOR_NAO_RESPONDEU" | "SEM_APP" | "QUAL_APP" | "APP_NAO_ENCONTRADO" | "PEDIDO_EM_DUAS_PARADAS" | "PEDIDO_JA_EM_ENTREGA" | "SO_PELO_APP" | "URL_INCOMPLETA" | "URL_SEM_HTTPS" | "URL_COM_SENHA" | "URL_EM_OUTRA_PORTA" | "URL_DE_REDE_INTERNA" | "URL_DESCONHECIDA";
    CodigosDeRecuperacao: {
      codigos: string[];
      message: string;
    };
    ColegaNaFila: {
      id: number;
      online: boolean;
      timestamp_online: components["schemas"]["Instante"] | null;
    };
    /** @enum {string} */
    ComandoDoBanco: "leitura" | "gravacao" | "mudanca" | "apagamento" | "estrutura" | "outro";
    Comercio: {
      id: number;
      nome: string;
      data_cadastro: components["schemas"]["Instante"];
      senha_inicial: boolean;
      total_entregas: number;
    };
    ComercioAchado: {
      id: number;
      nome: string;
    };
    ComMotivo: { motivo: string; };
    ConectarAppDePedidos: {
      nome: string;
      endereco: string | null;
      url_token?: string | null;
      client_id: string;
      client_secret: string;
      /** @default true */
      avisa_entrega?: boolean;
      /** @default true */
      avisa_andamento?: boolean;
      /** @default false */
      confere_codigo?: boolean;
    };
    Configuracao: {
      empresa: string;
      cidade: string;
      uf: string;
      whatsapp: string;
      instagram: string;
      endereco: string;
      suporte_telefone: string | null;
      suporte_whatsapp: string | null;
      oferta_segundos: number;
      recusas_para_suspender: number;
      suspensao_horas: number;
      expiradas_para_sair: number;
      pausa_recusa_segundos: number;
      pausa_expirada_segundos: number;
      taxa_percentual: number;
      agora: components["schemas"]["Instante"];
      /** @constant */
      demonstracao?: true;
    };
    Configuracoes: {
      valores: components["schemas"]["ValoresDaEmpresa"];
      fixadas: components["schemas"]["CampoDaEmpresa"][];
      ditas: {
        campo: components["schemas"]["CampoDaEmpresa"];
        quem: string;
        em: components["schemas"]["Instante"];
      }[];
      falta: ("empresa" | "cidade" | "contatos" | "banco" | "pix" | "entregadores" | "limites")[];
    };
    ConfirmarComCodigo: { codigo: string; };
    ConfirmarComPasskey: {
      desafio: components["schemas"]["Desafio"];
      credencial: components["schemas"]["PasskeyUsada"];
    };
    ConfirmarPrestacao: {
      valor_recebido?: number;
      motivo?: string | null;
      codigo?: string;
    };
    ContagemDeEncerradas: {
      finalizadas: number;
      canceladas: number;
      com_problema: number;
    };
    ContagemDeOfertas: {
      enviadas: number;
      mostradas: number;
      aceitas: number;
      recusadas: number;
      expiradas: number;
      nao_entregues: number;
    };
    ContestacaoDaSuspensao: {
      id: number;
      texto: string;
      enviada_em: components["schemas"]["Instante"];
      resposta: string | null;
      respondida_em: components["schemas"]["Instante"] | null;
    };
    ContestacaoDeDiferenca: {
      texto: string;
      enviada_em: components["schemas"]["Instante"];
      decisao: components["schemas"]["DecisaoDiferenca"] | null;
      resposta: string | null;
      respondida_em: components["schemas"]["Instante"] | null;
    };
    ContestacaoDoEntregador: {
      id: number;
      entregador_id: number;
      nome_entregador: string;
      tipo_suspensao: components["schemas"]["TipoSuspensao"];
      motivo_suspensao: string;
      duracao_horas: number;
      data_suspensao: components["schemas"]["Instante"];
      data_expiracao_suspensao: components["schemas"]["Instante"];
      data_remocao: components["schemas"]["Instante"] | null;
      suspensa_por: string | null;
      removida_por: string | null;
      contestacao: components["schemas"]["ContestacaoDaSuspensao"];
      recusas: components["schemas"]["RecusaDaSuspensao"][];
    };
    ContestacaoValor: {
      id: number;
      texto: string;
      enviada_em: components["schemas"]["Instante"];
      resposta: string | null;
      respondida_em: components["schemas"]["Instante"] | null;
    };
    ContestarDiferenca: { texto: string; };
    ContestarSemana: { texto: string; };
    ContestarSuspensao: { texto: string; };
    ConversaDoComercio: {
      mensagens: components["schemas"]["MensagemChat"][];
      status: components["schemas"]["StatusSolicitacao"];
      aberto: boolean;
      entregador: components["schemas"]["EntregadorDaConversa"] | null;
      entrega: {
        id: number;
        endereco: string;
        valor_estimado: number;
        status: components["schemas"]["StatusSolicitacao"];
      };
    };
    ConversaDoEntregador: {
      mensagens: components["schemas"]["MensagemChat"][];
      status: components["schemas"]["StatusSolicitacao"];
      aberto: boolean;
      comercio: string;
    };
    Cotacao: {
      /** Format: uuid */
      cotacao_id: string;
      valor: number;
      previsao: components["schemas"]["PrevisaoDaCotacao"];
      valida_ate: components["schemas"]["Instante"];
    };
    CriarAjuste: {
      entregador_id: number;
      valor: number;
      motivo: string;
      /** @enum {string} */
      tipo?: "bonus" | "dano" | "adiantamento";
    };
    CriarAplicativo: {
      nome: string;
      url_eventos?: string | null;
      url_codigo?: string | null;
      ambiente: components["schemas"]["Ambiente"];
    };
    CriarChave: {
      nome: string;
      ambiente?: components["schemas"]["Ambiente"];
      escopos: components["schemas"]["EscopoDaChave"][];
      validade_dias?: number | null;
      origens?: string[];
    };
    CriarComercio: {
      nome: string;
      senha: string;
    };
    CriarCotacao: {
      endereco: string;
      bairro?: string | null;
      link_localizacao?: string | null;
    };
    CriarFuncionario: {
      /** @enum {string} */
      user_type: "admin" | "suporte";
      usuario: string;
      nome: string;
    };
    CriarIntegracao: {
      nome: string;
      comercio_nome: string;
      /**
       * @default opendelivery
       * @enum {string}
       */
      tipo?: "opendelivery" | "webhook";
      url_eventos?: string | null;
      url_codigo?: string | null;
      ambiente: components["schemas"]["Ambiente"];
    };
    CriarIntegracaoDaLoja: {
      nome: string;
      /**
       * @default opendelivery
       * @enum {string}
       */
      tipo?: "opendelivery" | "webhook";
      url_eventos?: string | null;
      url_codigo?: string | null;
      ambiente: components["schemas"]["Ambiente"];
    };
    CriarLinkDeSenha: {
      user_type: components["schemas"]["Remetente"];
      id: number;
    };
    CriarLote: {
      entregador_ids: number[];
      banco: string;
    };
    CriarPrestacao: {
      entregador_id: number;
      comercio_nome: string;
      valor: number;
    };
    CriarSenhaPorLink: {
      segredo: string;
      nova_senha: string;
    };
    CriarSolicitacao: {
      endereco: string;
      valor_estimado?: number | null;
      cotacao_id?: string | null;
      observacao?: string | null;
      link_localizacao?: string | null;
      pagamento?: components["schemas"]["TipoPagamento"];
      valor_a_receber?: number | null;
      troco_para?: number | null;
      exige_codigo?: boolean | null;
      exige_foto?: boolean | null;
      exige_recebedor?: boolean | null;
      pedido_externo_id?: string | null;
      /** @description O app do pedido: o `id` da integração dele. Não é o `app_id` (UUID) das respostas de integrações. */
      app_id?: number | null;
      referencia_externa?: string | null;
      destinatario_nome?: string | null;
      /** @description Com DDD, como (34) 99876-5432; ou 0800 608 1015 ID: 81726354, guardado como 08006081015,,81726354. */
      destinatario_telefone?: string | null;
      pronto_em?: string | null;
      /** @default false */
      urgente?: boolean;
      origem?: components["schemas"]["OrigemDaLoja"];
      multiplas_entregas?: components["schemas"]["Parada"][];
    };
    CustodiaDoComercio: {
      saldo_total: number;
      entregadores: {
        entregador_id: number;
        entregador: string;
        saldo: number;
        desde: components["schemas"]["Instante"];
      }[];
      maquininhas: components["schemas"]["Maquininha"][];
      prestacoes: components["schemas"]["PrestacaoComCodigo"][];
      movimentos: components["schemas"]["MovimentoDeCustodia"][];
      ha_mais: boolean;
    };
    CustodiaDoEntregador: {
      saldo_total: number;
      limite: number | null;
      acima_do_limite: boolean;
      resumo: string | null;
      lojas: components["schemas"]["SaldoComLoja"][];
      maquininhas: components["schemas"]["MaquininhaEmMaos"][];
      prestacoes: components["schemas"]["PrestacaoDoEntregador"][];
      movimentos: components["schemas"]["MovimentoDeCustodia"][];
      ha_mais: boolean;
    };
    CustodiaEmMaos: {
      limite: number | null;
      total: number;
      linhas: components["schemas"]["LinhaEmMaos"][];
      maquininhas: {
        maquininha_id: number;
        apelido: string;
        comercio_id: number;
        comercio: string;
        desde: components["schemas"]["Instante"];
        entregador_id: number;
        entregador: string;
        entregador_ativo: boolean;
        comercio_ativo: boolean;
      }[];
      prestacoes: components["schemas"]["PrestacaoComCodigo"][];
    };
    CustodiaPendente: {
      prestacoes: components["schemas"]["PrestacaoComCodigo"][];
      contestacoes: components["schemas"]["DiferencaContestada"][];
    };
    DadosComercio: {
      comercio_id: number;
      comercio: string;
      total_entregas: number;
      total_quantidade: number;
      valor_total: number;
      numero_entregadores: number;
      entregadores_utilizados: string[];
    };
    DadosDaMaquininha: {
      apelido: string;
      serie?: string | null;
    };
    DadosDeCobranca: {
      razao_social: string | null;
      documento: string | null;
    };
    DadosDoWebhook: {
      sequencia: number;
      id: number;
      rota_id: number;
      ordem: number;
      origem: components["schemas"]["Origem"];
      canal: string | null;
      numero_pedido: string | null;
      referencia_externa: string | null;
      urgente: boolean;
      valor_estimado: number;
      pagamento: components["schemas"]["TipoPagamento"];
      pronto_em: components["schemas"]["Instante"] | null;
      data_solicitacao: components["schemas"]["Instante"];
      rastreio_url: string | null;
      status: components["schemas"]["StatusSolicitacao"];
      desfecho: ("entregue" | "devolvida" | "cancelada") | null;
      entregador_id: number | null;
      entregador_nome: string | null;
    };
    DadosRevelados: {
      cpf: string;
      rg: string;
      pix_chave: string;
    };
    DarCienciaDosAvisos: { aviso_id: number; };
    /** @enum {string} */
    DecisaoDiferenca: "mantida" | "revertida";
    DefinirOnline: { online: boolean; };
    DeixarDica: { texto: string; };
    Desafio: string;
    DesafioDaPasskey: {
      desafio: components["schemas"]["Desafio"];
      opcoes: components["schemas"]["OpcoesDeUsoDaPasskey"];
    };
    DesafioDeCadastro: {
      desafio: components["schemas"]["Desafio"];
      opcoes: components["schemas"]["OpcoesDeCadastroDaPasskey"];
    };
    DesafioDoCodigo: {
      desafio: components["schemas"]["Desafio"];
      segredo: string;
      uri: string;
    };
    DescritorDePasskey: {
      id: string;
      /** @constant */
      type: "public-key";
      transports?: string[];
    };
    DesejoDaCidade: {
      id: number;
      /** @enum {string} */
      tipo: "oferta" | "pedido";
      entregador_id: number | null;
      pedido_em: components["schemas"]["Instante"];
      feito_em: components["schemas"]["Instante"] | null;
      solicitacao_id: number | null;
    };
    DetalhesDoEntregador: {
      status: components["schemas"]["OcupacaoDoEntregador"];
      online: boolean;
      suspenso: boolean;
      motivo_suspensao: string | null;
      recusas_consecutivas: number;
      avaliacao_media: number;
      total_avaliacoes: number;
      veiculo: components["schemas"]["Veiculo"];
      solicitacao_ativa_detalhes: components["schemas"]["SolicitacaoAtiva"] | null;
      entrega_ativa_detalhes: components["schemas"]["EntregaAtivaDetalhe"] | null;
      estatisticas: components["schemas"]["EstatisticasDoEntregador"];
      duracao_suspensao_horas: number | null;
      data_suspensao: components["schemas"]["Instante"] | null;
      data_expiracao_suspensao: components["schemas"]["Instante"] | null;
      data_nascimento: null;
      cpf: null;
      rg: null;
      estado_civil: null;
      endereco: null;
      bairro: null;
      cep: null;
      pix_tipo_chave: null;
      pix_chave: null;
      id: number;
      nome_completo: string;
      usuario: string;
      telefone_pessoal: string;
      data_cadastro: components["schemas"]["Instante"];
      data_inicio: string;
      assinatura_planilha: string;
      ativo: boolean;
      removido_em: components["schemas"]["Instante"] | null;
      has_foto: boolean;
      timestamp_online: components["schemas"]["Instante"] | null;
      fila_desde: components["schemas"]["Instante"] | null;
      posicao_fila: number | null;
      ultimo_sinal: components["schemas"]["Instante"] | null;
      alcancavel: boolean;
      total_solicitacoes_abertas: number;
      fila: {
        posicao: number | null;
        de: number;
        fila_desde: components["schemas"]["Instante"] | null;
        ultimo_sinal: components["schemas"]["Instante"] | null;
        alcancavel: boolean;
      };
      suspensao: components["schemas"]["SuspensaoHistorico"] | null;
      ultimas_ofertas: {
        id: number;
        comercio: string;
        enviada_em: components["schemas"]["Instante"];
        entregue_em: components["schemas"]["Instante"] | null;
        vista_em: components["schemas"]["Instante"] | null;
        respondida_em: components["schemas"]["Instante"] | null;
        resultado: components["schemas"]["ResultadoOferta"] | null;
      }[];
    };
    DevolverPix: {
      valor: number;
      motivo: string;
    };
    /** Format: date */
    Dia: string;
    DiaDaSemana: {
      dia: components["schemas"]["Dia"];
      total_valor: number;
      total_liquido: number;
      total_entregas: number;
    };
    DicaDaEntrega: {
      solicitacao_id: number;
      texto: string | null;
      minha: string | null;
    };
    DicaDoLugar: {
      id: number;
      texto: string;
      escrita_em: components["schemas"]["Instante"];
    };
    DiferencaContestada: {
      prestacao_id: number;
      entregador_id: number;
      entregador: string;
      comercio_id: number;
      comercio: string;
      valor: number;
      valor_recebido: number;
      diferenca: number;
      motivo: string | null;
      confirmada_em: components["schemas"]["Instante"];
      contestacao: components["schemas"]["ContestacaoDeDiferenca"];
    };
    DinheiroDaSemana: {
      semana_inicio: components["schemas"]["Dia"];
      entregas: number;
      valor: number;
      taxa: number;
      ajustes: number;
      liquido: number;
      pago: number;
      faturado: number;
      recebido: number;
    };
    DinheiroDoPeriodo: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      semanas: components["schemas"]["DinheiroDaSemana"][];
      tipos: components["schemas"]["PagamentosPorTipo"][];
      reais_por_hora: components["schemas"]["Distribuicao"];
      reais_por_hora_antes: components["schemas"]["Distribuicao"];
      em_maos: {
        valor: number;
        entregadores: number;
        mais_antigo_segundos: number | null;
        por_idade: components["schemas"]["MaosPorIdade"][];
      };
    };
    DispensarCodigo: { motivo: string; };
    Distribuicao: {
      p10: number | null;
      mediana: number | null;
      p90: number | null;
      amostra: number;
    };
    DizerMotivoDaRecusa: {
      solicitacao_id?: number;
      motivo_recusa: components["schemas"]["MotivoRecusa"];
    };
    DizerTaxa: {
      percentual: number;
      vale_de: components["schemas"]["Dia"];
    };
    EditarAplicativo: {
      nome?: string;
      url_eventos?: string | null;
      url_codigo?: string | null;
      ativo?: boolean;
    };
    EditarAppDePedidos: {
      nome?: string;
      endereco?: string | null;
      url_token?: string | null;
      client_id?: string;
      client_secret?: string;
      avisa_entrega?: boolean;
      avisa_andamento?: boolean;
      confere_codigo?: boolean;
    };
    EditarIntegracao: {
      nome?: string;
      url_eventos?: string | null;
      url_codigo?: string | null;
      ativa?: boolean;
      retorno?: components["schemas"]["Retorno"];
      merchant_id?: string;
      comercio_nome?: string;
      ambiente?: components["schemas"]["Ambiente"];
    };
    EditarIntegracaoDaLoja: {
      nome?: string;
      url_eventos?: string | null;
      url_codigo?: string | null;
      ativa?: boolean;
      retorno?: components["schemas"]["Retorno"];
      merchant_id?: string;
    };
    EncerradasNoBairro: {
      finalizadas: number;
      canceladas: number;
      com_problema: number;
      bairro_id: number;
      bairro: string;
    };
    EncerradasNoDia: {
      finalizadas: number;
      canceladas: number;
      com_problema: number;
      dia: components["schemas"]["Dia"];
    };
    EnderecoConhecido: {
      id: number;
      endereco: string;
      observacao: string | null;
      link_localizacao: string | null;
      valor_estimado: number;
      usos: number;
      usado_em: components["schemas"]["Instante"];
    };
    Ensaio: {
      /**
       * @description Só com uma chave de teste: nada de verdade ficou guardado.
       * @constant
       */
      teste?: true;
    };
    Entrada: {
      /** @enum {string} */
      user_type: "entregador" | "admin" | "suporte";
      user_id: number;
      nome: string;
      fator_pendente?: boolean;
    };
    EntradaDaLoja: {
      /** @constant */
      user_type: "comercio";
      comercio_nome: string;
      senha_inicial?: boolean;
    };
    EntradaNaDemonstracao: components["schemas"]["Entrada"] | components["schemas"]["EntradaDaLoja"];
    Entrar: {
      usuario: string;
      senha: string;
      /** @enum {string} */
      user_type?: "entregador" | "admin" | "suporte";
    };
    EntrarComCodigo: {
      desafio: components["schemas"]["Desafio"];
      codigo?: string;
      credencial?: components["schemas"]["PasskeyUsada"];
    };
    EntrarComoLoja: {
      usuario: string;
      senha: string;
    };
    EntrarNaDemonstracao: { como: components["schemas"]["TipoDeConta"]; };
    Entrega: {
      id: number;
      comercio: string;
      entregador_id: number;
      entregador_nome: string;
      quantidade: number;
      valor: number;
      valor_liquido: number;
      data: components["schemas"]["Instante"];
      data_entrega: components["schemas"]["Instante"] | null;
      semana: string | null;
      endereco: string | null;
      tipo_pagamento: components["schemas"]["TipoPagamento"];
      status: components["schemas"]["StatusEntrega"];
      solicitacao_id: number | null;
      numero_pedido: string | null;
      valor_a_receber: number | null;
      troco_para: number | null;
      desfecho: ("entregue" | "devolvida" | "cancelada") | null;
    };
    EntregaAtiva: {
      entrega_id: number;
      entregador_id: number;
      entregador_nome: string;
      comercio: string;
      endereco: string;
      status: components["schemas"]["StatusSolicitacao"];
      tempo_minutos: number;
      valor_estimado: number;
      data_inicio: components["schemas"]["Instante"];
    };
    EntregaAtivaDetalhe: {
      comercio: string;
      valor: number;
      status_entrega: components["schemas"]["StatusSolicitacao"];
    };
    EntregadorDaConversa: {
      id: number;
      nome: string;
    };
    EntregadorDoAdmin: {
      id: number;
      nome_completo: string;
      usuario: string;
      telefone_pessoal: string;
      data_cadastro: components["schemas"]["Instante"];
      data_nascimento: string;
      cpf: string;
      rg: string;
      estado_civil: components["schemas"]["EstadoCivil"];
      endereco: string;
      bairro: string;
      cep: string;
      pix_tipo_chave: components["schemas"]["TipoChavePix"];
      pix_chave: string;
      data_inicio: string;
      assinatura_planilha: string;
      ativo: boolean;
      status: components["schemas"]["OcupacaoDoEntregador"];
      online: boolean;
      suspenso: boolean;
      motivo_suspensao: string | null;
      recusas_consecutivas: number;
      avaliacao_media: number;
      total_avaliacoes: number;
      veiculo: components["schemas"]["Veiculo"];
      solicitacao_ativa_detalhes: components["schemas"]["SolicitacaoAtiva"] | null;
      entrega_ativa_detalhes: components["schemas"]["EntregaAtivaDetalhe"] | null;
      estatisticas: components["schemas"]["EstatisticasDoEntregador"];
      duracao_suspensao_horas: number | null;
      data_suspensao: components["schemas"]["Instante"] | null;
      data_expiracao_suspensao: components["schemas"]["Instante"] | null;
    };
    EntregadorDoSuporte: {
      status: components["schemas"]["OcupacaoDoEntregador"];
      online: boolean;
      suspenso: boolean;
      motivo_suspensao: string | null;
      recusas_consecutivas: number;
      avaliacao_media: number;
      total_avaliacoes: number;
      veiculo: components["schemas"]["Veiculo"];
      solicitacao_ativa_detalhes: components["schemas"]["SolicitacaoAtiva"] | null;
      entrega_ativa_detalhes: components["schemas"]["EntregaAtivaDetalhe"] | null;
      estatisticas: components["schemas"]["EstatisticasDoEntregador"];
      duracao_suspensao_horas: number | null;
      data_suspensao: components["schemas"]["Instante"] | null;
      data_expiracao_suspensao: components["schemas"]["Instante"] | null;
      data_nascimento: null;
      cpf: null;
      rg: null;
      estado_civil: null;
      endereco: null;
      bairro: null;
      cep: null;
      pix_tipo_chave: null;
      pix_chave: null;
      id: number;
      nome_completo: string;
      usuario: string;
      telefone_pessoal: string;
      data_cadastro: components["schemas"]["Instante"];
      data_inicio: string;
      assinatura_planilha: string;
      ativo: boolean;
      removido_em: components["schemas"]["Instante"] | null;
      has_foto: boolean;
      timestamp_online: components["schemas"]["Instante"] | null;
      fila_desde: components["schemas"]["Instante"] | null;
      posicao_fila: number | null;
      ultimo_sinal: components["schemas"]["Instante"] | null;
      alcancavel: boolean;
      total_solicitacoes_abertas: number;
    };
    EntregadorEncontrado: {
      id: number;
      nome: string;
      usuario: string;
      telefone: string;
    };
    EntregadoresDoPeriodo: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      espera_desejada_segundos: number;
      horas: components["schemas"]["EntregadoresNaHora"][];
      utilizacao: number | null;
      utilizacao_antes: number | null;
      entregas_por_hora: components["schemas"]["Distribuicao"];
      entregas_por_hora_antes: components["schemas"]["Distribuicao"];
    };
    EntregadoresNaHora: {
      dia: components["schemas"]["Dia"];
      hora: number;
      online: number;
      ocupados: number;
      necessarios: number | null;
    };
    EntregadoresStatus: components["schemas"]["EntregadorDoSuporte"][] | components["schemas"]["ColegaNaFila"][];
    EntregadorNoReplay: {
      id: number;
      nome: string;
      online: components["schemas"]["Trecho"][];
      ocupado: components["schemas"]["Trecho"][];
      silencio: components["schemas"]["Trecho"][];
      lugares: components["schemas"]["Instante"][];
    };
    EntregarMaquininha: { entregador_id: number; };
    EntregasDoEntregador: {
      entregas: components["schemas"]["Entrega"][];
      estatisticas: components["schemas"]["EstatisticasDeEntregas"];
    };
    EntregasNaHora: {
      dia_semana: number;
      hora: number;
      finalizadas: number;
    };
    EnviarFoto: {
      foto_base64: string;
      user_id?: string | number | null;
      user_type?: components["schemas"]["TipoDeConta"] | null;
    };
    EnviarFotoDaEntrega: {
      foto_base64: string;
      feita_em?: string | null;
    };
    EnviarFotoDoProblema: { foto_base64: string; };
    /** @description O corpo de todo erro. `detail` é para pessoas e pode mudar; `codigo` é para programas e não muda. */
    Erro: {
      /** @description Uma frase em português. */
      detail: string;
      codigo: components["schemas"]["CodigoDeErro"];
      /** @description Acha a chamada no registro do servidor. */
      request_id: string;
      /** @description O campo que está errado, se o erro é de um campo. */
      campo?: string;
      /** @description Só em SEGUNDO_FATOR_NECESSARIO: o que o segundo passo envia, por 5 minutos. */
      desafio?: string;
      /** @description Só em SEGUNDO_FATOR_NECESSARIO: o que a conta tem. */
      fatores?: ("codigo" | "passkey")[];
      /** @description Só em SEGUNDO_FATOR_NECESSARIO: como usar uma passkey da conta, se ela tem e o site aceita. */
      opcoes?: components["schemas"]["OpcoesDeUsoDaPasskey"];
    };
    /** @enum {string} */
    EscopoDaChave: "solicitacoes:ler" | "solicitacoes:criar" | "solicitacoes:cancelar" | "eventos:ler" | "webhooks:ler" | "webhooks:escrever";
    EsperaDaSolicitacao: {
      /** @enum {string} */
      motivo: "agendada" | "oferta_aberta" | "ninguem_online" | "todos_ocupados" | "todos_em_pausa" | "sem_sinal" | "atras_de_outras" | "nao_espera";
      muda_em: components["schemas"]["Instante"] | null;
      nome_entregador: string | null;
      online: number;
      ocupados: number;
      em_pausa: number;
      sem_sinal: number;
      a_frente: number;
    };
    EsperaNaFila: {
      posicao: number;
      de: number;
      ate: number;
    };
    EsperaNaHora: {
      mediana_segundos: number | null;
      p90_segundos: number | null;
      amostra: number;
      /** @enum {string} */
      trecho: "ate_aceitar" | "ate_o_balcao" | "no_balcao" | "a_caminho" | "na_porta";
      hora: number;
    };
    EsperaNoBairro: {
      mediana_segundos: number | null;
      p90_segundos: number | null;
      amostra: number;
      /** @enum {string} */
      trecho: "ate_aceitar" | "ate_o_balcao" | "no_balcao" | "a_caminho" | "na_porta";
      bairro_id: number;
    };
    EsperaNoBalcao: {
      mediana_segundos: number | null;
      amostra: number;
    };
    EsperaNoDia: {
      mediana_segundos: number | null;
      p90_segundos: number | null;
      amostra: number;
      /** @enum {string} */
      trecho: "ate_aceitar" | "ate_o_balcao" | "no_balcao" | "a_caminho" | "na_porta";
      dia: components["schemas"]["Dia"];
    };
    EsperaNoPeriodo: {
      mediana_segundos: number | null;
      p90_segundos: number | null;
      amostra: number;
      /** @enum {string} */
      trecho: "ate_aceitar" | "ate_o_balcao" | "no_balcao" | "a_caminho" | "na_porta";
    };
    EsquecerNavegador: { endpoint: string; };
    /** @enum {string} */
    EstadoCivil: "solteiro" | "casado" | "divorciado" | "viuvo";
    EstadoDaCidade: {
      /** @enum {string} */
      andamento: "trabalhando" | "parada" | "desligada";
      ritmo: 1 | 5 | 20;
      comecando: boolean;
      pode_ligar: boolean;
      pedidos: components["schemas"]["DesejoDaCidade"][];
    };
    /** @enum {string} */
    EstadoDaFatura: "aberta" | "a_receber" | "recebida";
    /** @enum {string} */
    EstadoDaSemana: "aberta" | "a_pagar" | "paga" | "contestada";
    EstadoDoEntregador: {
      is_online: boolean;
      timestamp_online: components["schemas"]["Instante"] | null;
      suspenso: boolean;
      motivo_offline: string | null;
      offline_desde: components["schemas"]["Instante"] | null;
      recusas_consecutivas: number;
      suspensao: components["schemas"]["SuspensaoDoEntregador"] | null;
      agora: components["schemas"]["Instante"];
    };
    EstadoDoSistema: {
      ve_tudo: boolean;
      transacoes: components["schemas"]["TransacaoAberta"][];
      recusas: number;
      ultima_recusa_em: components["schemas"]["Instante"] | null;
      mensagens: {
        esperando: number;
        segundos: number | null;
      };
    };
    EstatisticasDeEntregas: {
      total_entregas: number;
      total_quantidade: number;
      total_valor: number;
      total_taxa: number;
      total_a_receber: number;
      total_solicitacoes: number;
    };
    EstatisticasDoEntregador: {
      total_entregas: number;
      total_solicitacoes: number;
    };
    Evento: {
      /** @enum {string} */
      tipo: "inicio" | "oferta" | "fila" | "solicitacao" | "mensagem" | "suspensao" | "entrega" | "cadastro" | "lacuna";
      entregador_id?: number;
      comercio_id?: number;
      solicitacao_id?: number;
      /** @enum {string} */
      assunto?: "problema" | "vigia";
      situacao?: components["schemas"]["SituacaoDaFila"];
    };
    EventoDaFila: {
      /** @constant */
      tipo: "oferta";
      quando: components["schemas"]["Instante"];
      comercio: string;
      resultado: components["schemas"]["ResultadoOferta"] | null;
      posicao_fila: number;
    } | {
      /** @constant */
      tipo: "pulo";
      quando: components["schemas"]["Instante"];
      comercio: string;
      motivo: components["schemas"]["MotivoPulo"];
    } | {
      /** @constant */
      tipo: "intervencao";
      quando: components["schemas"]["Instante"];
      comercio: string;
      acao: components["schemas"]["AcaoIntervencao"];
      motivo: string;
      solicitacao_ids: number[];
    };
    EventoDaSolicitacao: {
      /** @constant */
      tipo: "status";
      quando: components["schemas"]["Instante"];
      status: components["schemas"]["StatusSolicitacao"];
      ator_tipo: components["schemas"]["Ator"];
      nome_entregador: string | null;
      feita_em?: components["schemas"]["Instante"] | null;
    } | {
      /** @constant */
      tipo: "pulo";
      quando: components["schemas"]["Instante"];
      motivo: components["schemas"]["MotivoPulo"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "oferta";
      quando: components["schemas"]["Instante"];
      posicao_fila: number;
      pulados: number;
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "entregue";
      quando: components["schemas"]["Instante"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "vista";
      quando: components["schemas"]["Instante"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "resposta";
      quando: components["schemas"]["Instante"];
      resultado: components["schemas"]["ResultadoOferta"];
      motivo_recusa: components["schemas"]["MotivoRecusa"] | null;
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "intervencao";
      quando: components["schemas"]["Instante"];
      acao: components["schemas"]["AcaoIntervencao"];
      motivo: string;
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "marco";
      quando: components["schemas"]["Instante"];
      marco: components["schemas"]["TipoMarco"];
      registrado_em: components["schemas"]["Instante"];
      motivo: string | null;
      ator_tipo: components["schemas"]["Ator"];
      nome_entregador: string | null;
    } | {
      /** @constant */
      tipo: "problema";
      quando: components["schemas"]["Instante"];
      motivo: components["schemas"]["MotivoProblema"];
      mensagem: string | null;
      nome_entregador: string;
      problema_id: number;
      foto_em: components["schemas"]["Instante"] | null;
    } | {
      /** @constant */
      tipo: "problema_respondido";
      quando: components["schemas"]["Instante"];
      acao: components["schemas"]["AcaoProblema"];
      resposta: string | null;
      endereco_anterior: string | null;
      endereco_novo: string | null;
      respondido_por: components["schemas"]["QuemRespondeProblema"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "vigia";
      quando: components["schemas"]["Instante"];
      vigia: components["schemas"]["TipoVigia"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "vigia_resposta";
      quando: components["schemas"]["Instante"];
      resposta: components["schemas"]["RespostaVigia"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "vigia_suporte";
      quando: components["schemas"]["Instante"];
      vigia: components["schemas"]["TipoVigia"];
      nome_entregador: string;
    } | {
      /** @constant */
      tipo: "vigia_fim";
      quando: components["schemas"]["Instante"];
      fim: components["schemas"]["FimVigia"];
      nome_entregador: string;
    };
    EventoDoCaso: {
      /** @constant */
      tipo: "entrou";
      quando: components["schemas"]["Instante"];
    } | {
      /** @constant */
      tipo: "saiu";
      quando: components["schemas"]["Instante"];
    } | {
      /** @constant */
      tipo: "fim_da_fila";
      quando: components["schemas"]["Instante"];
    } | {
      /** @constant */
      tipo: "oferta";
      quando: components["schemas"]["Instante"];
      comercio: string;
      resultado: components["schemas"]["ResultadoOferta"] | null;
      respondida_em: components["schemas"]["Instante"] | null;
    } | {
      /** @constant */
      tipo: "de_outro";
      quando: components["schemas"]["Instante"];
      posicao: number;
      minha_posicao: number | null;
      motivo: components["schemas"]["MotivoPulo"] | null;
    };
    ExplicacaoDaFila: {
      semana: string;
      ofertas: number;
      aceitas: number;
      recusadas: number;
      expiradas: number;
      nao_entregues: number;
      minutos_online: number;
      minutos_ocupado: number;
      minutos_ociosos: number;
      eventos: components["schemas"]["EventoDaFila"][];
    };
    ExtensoesDaPasskey: { [key: string]: unknown; };
    FatorConfirmado: {
      confirmado_ate: components["schemas"]["Instante"];
      message: string;
    };
    FaturaDoComercio: {
      total_entregas: number;
      valor: number;
      ajustes: components["schemas"]["AjusteDaFatura"][];
      vence_em: components["schemas"]["Dia"];
      estado: components["schemas"]["EstadoDaFatura"];
      recebida_em: components["schemas"]["Instante"] | null;
      txid: string;
      recebido: number;
      a_pagar: number;
      semana_inicio: components["schemas"]["Dia"];
      semana: string;
      copia_e_cola: string | null;
      dinamica: boolean;
      location: string | null;
    };
    FaturasDaSemana: {
      semana_inicio: components["schemas"]["Dia"];
      semana: string;
      aberta: boolean;
      com_pix: boolean;
      com_cobranca: boolean;
      linhas: components["schemas"]["LinhaDeFatura"][];
      total: number;
      total_recebido: number;
      recebidas: number;
    };
    Fechamento: {
      semana_inicio: components["schemas"]["Dia"];
      semana: string;
      dia_pagamento: components["schemas"]["Dia"];
      aberta: boolean;
      taxa_percentual: number;
      linhas: components["schemas"]["LinhaDoFechamento"][];
      total_bruto: number;
      total_taxa: number;
      total_ajustes: number;
      total_liquido: number;
      total_pago: number;
      pagos: number;
    };
    /** @enum {string} */
    FimVigia: "sigo" | "problema" | "etapa" | "sinal" | "suporte" | "transferida" | "cancelada";
    FotoExiste: { has_foto: boolean; };
    Funcionario: {
      id: number;
      /** @enum {string} */
      user_type: "admin" | "suporte";
      usuario: string;
      nome: string;
      ativo: boolean;
      data_cadastro: components["schemas"]["Instante"];
      encerrado_em: components["schemas"]["Instante"] | null;
      sessoes: number;
      usada_em: components["schemas"]["Instante"] | null;
      link_ate: components["schemas"]["Instante"] | null;
      voce: boolean;
    };
    FuncionarioCriado: {
      funcionario_id: number;
      message: string;
      link: components["schemas"]["LinkCriado"];
    };
    GanhoNaHora: {
      dia_semana: number;
      hora: number;
      entregas: number;
      valor: number;
      horas_online: number;
    };
    GuardarLocalizacao: {
      latitude: number;
      longitude: number;
      precisao: number;
    };
    Historico: components["schemas"]["EventoDaSolicitacao"][];
    ImportarRetornoDoLote: { arquivo: string; };
    InscreverNavegador: {
      endpoint: string;
      keys: {
        p256dh: string;
        auth: string;
      };
    };
    /** Format: date-time */
    Instante: string;
    Integracao: {
      id: number;
      tipo: components["schemas"]["TipoIntegracao"];
      nome: string;
      comercio_id: number;
      comercio: string;
      ambiente: components["schemas"]["Ambiente"];
      aplicativo_id: number | null;
      ativa: boolean;
      desligada_por: string | null;
      destino: string | null;
      merchant_id: string | null;
      merchant_id_novo: string | null;
      criada_em: components["schemas"]["Instante"];
      ultima_entrada: components["schemas"]["Instante"] | null;
      ultimo_sucesso: components["schemas"]["Instante"] | null;
      ultimo_erro: components["schemas"]["UltimoErro"] | null;
      esperando: number;
      desistidas: number;
    };
    IntegracaoCriada: {
      message: string;
      id: number;
      /** @enum {string} */
      tipo: "opendelivery" | "webhook";
      ambiente: components["schemas"]["Ambiente"];
      client_id: string | null;
      client_secret: string;
      /** @description O UUID com que a Corre se apresenta: `X-App-Id` do Open Delivery. */
      app_id: string;
      base_url: string;
      token_url: string;
    };
    IntegracaoInteira: {
      id: number;
      tipo: components["schemas"]["TipoIntegracao"];
      nome: string;
      comercio_id: number;
      comercio: string;
      ambiente: components["schemas"]["Ambiente"];
      aplicativo_id: number | null;
      ativa: boolean;
      desligada_por: string | null;
      destino: string | null;
      merchant_id: string | null;
      merchant_id_novo: string | null;
      criada_em: components["schemas"]["Instante"];
      ultima_entrada: components["schemas"]["Instante"] | null;
      ultimo_sucesso: components["schemas"]["Instante"] | null;
      ultimo_erro: components["schemas"]["UltimoErro"] | null;
      esperando: number;
      desistidas: number;
      client_id: string | null;
      /** @description O UUID com que a Corre se apresenta: `X-App-Id` do Open Delivery. */
      app_id: string;
      base_url: string;
      token_url: string;
      url_eventos: string | null;
      url_codigo: string | null;
      retorno: components["schemas"]["Retorno"];
      anterior_ate: components["schemas"]["Instante"] | null;
      segredo_em_uso: boolean;
    };
    Intervencao: {
      acao: components["schemas"]["AcaoIntervencao"];
      motivo: string;
      quando: components["schemas"]["Instante"];
    };
    IntervirNaSolicitacao: {
      acao: components["schemas"]["AcaoIntervencao"];
      motivo: string;
      entregador_id?: number;
    };
    ItemComercio: {
      comercio_id: number;
      comercio: string;
      total_entregas: number;
      valor_total: number;
      total_taxa: number;
    };
    ItemDoLote: {
      pagamento_id: number;
      entregador_id: number;
      nome_completo: string;
      valor: number;
      seu_numero: string;
      resultado: ("pago" | "recusado" | "cancelado") | null;
      ocorrencias: components["schemas"]["Ocorrencia"][];
      retorno_em: components["schemas"]["Instante"] | null;
    };
    ItemEntregador: {
      entregador_id: number;
      nome: string;
      usuario: string;
      total_entregas: number;
      total_valor: number;
      total_taxa: number;
      total_a_receber: number;
    };
    Janela: {
      solicitacao_id: number;
      de: components["schemas"]["Instante"];
      ate: components["schemas"]["Instante"];
    };
    LancarEntrega: {
      entregador_id: number;
      /** @default 1 */
      quantidade?: number;
      /** @default 0 */
      valor?: number;
      tipo_pagamento?: components["schemas"]["TipoPagamento"];
    };
    LerLinkDeSenha: { segredo: string; };
    LevarTroco: {
      comercio_nome: string;
      entregador_id: number;
      valor: number;
      solicitacao_id?: number;
    };
    LiberarEntrega: { entrega_id: number; };
    Limpeza: {
      terminada_em: components["schemas"]["Instante"] | null;
      duracao_ms: number;
      linhas: number;
      ha_mais: boolean;
      falhou: boolean;
      tarefas: components["schemas"]["LimpezaDaTarefa"][];
    };
    LimpezaDaTarefa: {
      tarefa: components["schemas"]["TarefaLimpeza"];
      terminada_em: components["schemas"]["Instante"];
      duracao_ms: number;
      linhas: number;
      ha_mais: boolean;
      falhou: boolean;
    };
    LinhaDaCustodia: {
      entregador_id: number;
      entregador: string;
      comercio_id: number;
      comercio: string;
      saldo_inicial: number;
      recebido: number;
      troco: number;
      prestado: number;
      diferencas: number;
      saldo_final: number;
      diferencas_revertidas: number;
    };
    LinhaDeFatura: {
      total_entregas: number;
      valor: number;
      ajustes: components["schemas"]["AjusteDaFatura"][];
      vence_em: components["schemas"]["Dia"];
      estado: components["schemas"]["EstadoDaFatura"];
      recebida_em: components["schemas"]["Instante"] | null;
      txid: string;
      recebido: number;
      a_pagar: number;
      comercio_id: number;
      comercio: string;
      com_dados: boolean;
      cobranca: {
        /** @enum {string} */
        estado: "a_registrar" | "ativa" | "a_revisar" | "a_remover" | "removida" | "concluida";
        valor: number;
        erro: string | null;
      } | null;
    };
    LinhaDeLote: {
      lote_id: number;
      semana_inicio: components["schemas"]["Dia"];
      nsa: number;
      nome_arquivo: string;
      hash: string;
      banco: string;
      layout: string;
      homologado: boolean;
      quantidade: number;
      total: number;
      criado_em: components["schemas"]["Instante"];
      aprovado_por: string;
      cancelado_em: components["schemas"]["Instante"] | null;
      motivo_cancelamento: string | null;
      pagos: number;
      recusados: number;
      aguardando: number;
    };
    LinhaDeRecebimento: {
      dia: components["schemas"]["Dia"];
      horario: components["schemas"]["Instante"];
      end_to_end_id: string;
      txid: string | null;
      entrou: number;
      devolvido: number;
      liquidado: number;
      nao_atribuido: number;
      motivo: ("sem_txid" | "txid_desconhecido" | "semana_aberta" | "outra_chave" | "fatura_ja_paga" | "valor_a_mais") | null;
      comercios: string;
    };
    LinhaDoFechamento: {
      total_entregas: number;
      bruto: number;
      taxa: number;
      ajustes: number;
      liquido: number;
      estado: components["schemas"]["EstadoDaSemana"];
      preparado_em: components["schemas"]["Instante"] | null;
      pago_em: components["schemas"]["Instante"] | null;
      txid: string;
      entregador_id: number;
      nome_completo: string;
      usuario: string;
      total_comercios: number;
      pix_tipo_chave: components["schemas"]["TipoChavePix"];
      pix_chave: string;
      lista_ajustes: components["schemas"]["Ajuste"][];
      contestacao: components["schemas"]["ContestacaoValor"] | null;
      no_banco: components["schemas"]["PagamentoNoBanco"] | null;
    };
    LinhaEmMaos: {
      entregador_id: number;
      entregador: string;
      entregador_ativo: boolean;
      comercio_id: number;
      comercio: string;
      comercio_ativo: boolean;
      saldo: number;
      desde: components["schemas"]["Instante"];
    };
    LinhaPresa: {
      tabela: components["schemas"]["TabelaPresa"];
      id: number;
      nome: string | null;
    };
    LinkCriado: {
      link: string;
      user_type: components["schemas"]["TipoDeConta"];
      nome: string;
      usuario: string;
      telefone: string | null;
      telefone_mudou_em: components["schemas"]["Instante"] | null;
      expira_em: components["schemas"]["Instante"];
      minutos: number;
    };
    LinkLido: {
      user_type: components["schemas"]["TipoDeConta"];
      nome: string;
      usuario: string;
      expira_em: components["schemas"]["Instante"];
    };
    LinkNovo: {
      message: string;
      rastreio_url: string | null;
    };
    ListaDeEnderecos: {
      total: number;
      enderecos: {
        id: number;
        endereco: string;
        observacao: string | null;
        link_localizacao: string | null;
        valor_estimado: number;
        usos: number;
        usado_em: components["schemas"]["Instante"];
        dicas: components["schemas"]["DicaDoLugar"][];
      }[];
    };
    ListaDeIntegracoes: {
      integracoes: components["schemas"]["Integracao"][];
      total: number;
      desligadas_sozinhas: number;
      proxima: number | null;
    };
    ListaDePix: {
      pix: components["schemas"]["PixRecebido"][];
      proxima: number | null;
    };
    LocalDoComercio: {
      endereco_retirada: string | null;
      link_loja: string | null;
      telefone: string | null;
    };
    Localizacao: {
      latitude: number;
      longitude: number;
      precisao: number;
      medida_em: components["schemas"]["Instante"];
    };
    LojaNosNumeros: {
      comercio_id: number;
      comercio: string;
      finalizadas: number;
      canceladas: number;
      com_problema: number;
      no_balcao: {
        mediana_segundos: number | null;
        p90_segundos: number | null;
        amostra: number;
      };
    };
    LojasDoPeriodo: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      lojas: components["schemas"]["LojaNosNumeros"][];
    };
    LoteCriado: {
      lote_id: number;
      semana_inicio: components["schemas"]["Dia"];
      nsa: number;
      nome_arquivo: string;
      hash: string;
      banco: string;
      layout: string;
      homologado: boolean;
      quantidade: number;
      total: number;
      criado_em: components["schemas"]["Instante"];
      aprovado_por: string;
      arquivo: string;
      message: string;
    };
    LoteInteiro: {
      lote_id: number;
      semana_inicio: components["schemas"]["Dia"];
      nsa: number;
      nome_arquivo: string;
      hash: string;
      banco: string;
      layout: string;
      homologado: boolean;
      quantidade: number;
      total: number;
      criado_em: components["schemas"]["Instante"];
      aprovado_por: string;
      cancelado_em: components["schemas"]["Instante"] | null;
      motivo_cancelamento: string | null;
      pagos: number;
      recusados: number;
      aguardando: number;
      arquivo: string | null;
      itens: components["schemas"]["ItemDoLote"][];
    };
    LotesDaSemana: {
      layouts: {
        nome: string;
        titulo: string;
        homologado: boolean;
      }[];
      falta: string[];
      lotes: components["schemas"]["LinhaDeLote"][];
    };
    MaosPorIdade: {
      ate_dias: number | null;
      valor: number;
      pares: number;
    };
    Maquininha: {
      id: number;
      apelido: string;
      serie: string | null;
      com: {
        entregador_id: number;
        entregador: string;
        desde: components["schemas"]["Instante"];
      } | null;
    };
    MaquininhaEmMaos: {
      maquininha_id: number;
      apelido: string;
      comercio_id: number;
      comercio: string;
      desde: components["schemas"]["Instante"];
    };
    MarcarMarco: {
      tipo: components["schemas"]["MarcoDoEntregador"];
      feita_em?: string | null;
      codigo?: string | null;
    };
    MarcarPedidoComoPronto: {
      /** @default false */
      toda_rota?: boolean;
      pronto_em?: string | null;
    };
    Marco: {
      tipo: components["schemas"]["TipoMarco"];
      quando: components["schemas"]["Instante"];
    };
    /** @enum {string} */
    MarcoDoEntregador: "no_cliente" | "entregue" | "devolvido";
    /** @enum {string} */
    Medalha: "ouro" | "prata" | "bronze";
    Mensagem: { message: string; };
    MensagemChat: {
      id: string;
      sequencia: number;
      remetente_tipo: components["schemas"]["Remetente"];
      mensagem: string;
      data_envio: components["schemas"]["Instante"];
      lida: boolean;
    };
    MensagemExterna: {
      id: number;
      fluxo_id: number;
      pedido: string | null;
      tipo: string;
      quando: components["schemas"]["Instante"];
      /** @enum {string} */
      estado: "esperando" | "entregue" | "desistida";
      envios: number;
      proximo_envio: components["schemas"]["Instante"] | null;
      entregue_em: components["schemas"]["Instante"] | null;
      http: number | null;
      erro: string | null;
    };
    MensagensReenviadas: {
      message: string;
      reenviadas: number;
    };
    MeusFatores: {
      exigido: boolean;
      pendente: boolean;
      confirmado_ate: components["schemas"]["Instante"] | null;
      passkeys_aqui: boolean;
      passkeys: components["schemas"]["Passkey"][];
      codigo: {
        ativado_em: components["schemas"]["Instante"];
      } | null;
      recuperacao: number;
    };
    MomentoDoDia: {
      instante: components["schemas"]["Instante"];
      esperando: number;
      mais_antigo_segundos: number | null;
      livres: number;
      ocupados: number;
      ritmo: number;
    };
    MotivoNaPorta: {
      motivo: components["schemas"]["MotivoProblema"];
      problemas: number;
    };
    /** @enum {string} */
    MotivoProblema: "ninguem_atende" | "endereco_errado" | "cliente_recusa" | "avariado" | "pane" | "outro" | "nao_pronto" | "loja_fechada";
    /** @enum {string} */
    MotivoPulo: "inalcancavel" | "pausa_recusa" | "pausa_expirada" | "limite_dinheiro";
    /** @enum {string} */
    MotivoRecusa: "pneu" | "chuva" | "longe" | "outro";
    MovimentoDeCustodia: {
      id: number;
      tipo: components["schemas"]["TipoMovimento"];
      entregador_id: number;
      entregador: string;
      comercio_id: number;
      comercio: string;
      valor: number;
      saldo: number | null;
      feito_em: components["schemas"]["Instante"];
      solicitacao_id: number | null;
      prestacao_id: number | null;
      motivo: string | null;
      contestacao: components["schemas"]["ContestacaoDeDiferenca"] | null;
    };
    MudancaDaConfiguracao: {
      id: number;
      campo: components["schemas"]["CampoDaEmpresa"];
      valor: string | null;
      antes: string | null;
      quem: string;
      em: components["schemas"]["Instante"];
    };
    MudancasDasConfiguracoes: {
      mudancas: components["schemas"]["MudancaDaConfiguracao"][];
      proximo: number | null;
    };
    MudarBancoDaEmpresa: {
      empresa_banco?: string | null;
      empresa_agencia?: string | null;
      empresa_conta?: string | null;
      empresa_convenio?: string | null;
      empresa_pix_tipo_chave?: ("cnpj" | "cpf" | "telefone" | "email" | "aleatoria") | null;
      empresa_pix_chave?: string | null;
    };
    MudarCidade: {
      parada?: boolean;
      ritmo?: 1 | 5 | 20;
    };
    MudarConfiguracoes: {
      empresa_nome?: string | null;
      empresa_cnpj?: string | null;
      cidade?: string | null;
      uf?: string | null;
      contato_whatsapp?: string | null;
      contato_instagram?: string | null;
      contato_endereco?: string | null;
      suporte_telefone?: string | null;
      suporte_whatsapp?: string | null;
      aprovar_cadastros?: boolean | null;
      limite_dinheiro?: number | null;
      abertas_por_loja?: number | null;
      prazo_prometido_min?: number | null;
    };
    NaoLidas: {
      chats: {
        entrega_id: number;
        solicitacao_ids: number[];
        endereco: string;
        entregador_nome: string;
        comercio: string;
        status: components["schemas"]["StatusSolicitacao"];
        mensagens_nao_lidas: number;
        ultima_mensagem: string | null;
        ultima_de: components["schemas"]["Remetente"] | null;
        ultima_em: components["schemas"]["Instante"] | null;
      }[];
      tem_mensagens_nao_lidas: boolean;
    };
    NovaMensagem: {
      entrega_id: number;
      mensagem: string;
      /** Format: uuid */
      id?: string;
    };
    NovaSenha: {
      nova_senha: string;
      senha_atual?: string;
    };
    NumerosDaOperacao: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      totais: components["schemas"]["ContagemDeEncerradas"];
      totais_antes: components["schemas"]["ContagemDeEncerradas"];
      dias: components["schemas"]["EncerradasNoDia"][];
      horas: components["schemas"]["EntregasNaHora"][];
      esperas: components["schemas"]["EsperaNoPeriodo"][];
      esperas_antes: components["schemas"]["EsperaNoPeriodo"][];
      esperas_por_dia: components["schemas"]["EsperaNoDia"][];
      esperas_por_hora: components["schemas"]["EsperaNaHora"][];
      aceite_por_hora: components["schemas"]["AceiteNaHora"][];
      bairros: components["schemas"]["EncerradasNoBairro"][];
      esperas_por_bairro: components["schemas"]["EsperaNoBairro"][];
      prazo: components["schemas"]["PrazoDasEntregas"];
      prazo_antes: components["schemas"]["PrazoDasEntregas"];
    };
    NumerosDaSemana: {
      semana_inicio: components["schemas"]["Dia"];
      fechada_em: components["schemas"]["Instante"] | null;
      operacao: components["schemas"]["NumerosDaOperacao"];
      ofertas: components["schemas"]["OfertasDoPeriodo"];
      entregadores: components["schemas"]["EntregadoresDoPeriodo"];
      dinheiro: components["schemas"]["DinheiroDoPeriodo"];
      lojas: components["schemas"]["LojasDoPeriodo"];
      porta: components["schemas"]["PortaDoPeriodo"];
    };
    NumerosDeAgora: {
      agora: components["schemas"]["MomentoDoDia"];
      pontos: components["schemas"]["MomentoDoDia"][];
      sistema: components["schemas"]["SistemaPreso"];
    };
    NumerosDoEntregador: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      entregas: number;
      valor: number;
      horas_online: number;
      reais_por_hora: number | null;
      horas: components["schemas"]["GanhoNaHora"][];
      ofertas: components["schemas"]["ContagemDeOfertas"];
    };
    Ocorrencia: {
      codigo: string;
      texto: string;
    };
    /** @enum {string} */
    OcupacaoDoEntregador: "livre" | "ocupado";
    Oferta: {
      proxima_entrega: components["schemas"]["Solicitacao"] | null;
      message: string;
      alerta_sonoro: boolean;
      suspenso: boolean;
      is_rota: boolean;
      rota_completa: components["schemas"]["Solicitacao"][];
      comercio: string | null;
      total_entregas: number;
      valor_total: number;
      valor_liquido: number;
      distancia_metros: number | null;
      oferta_id: number | null;
      expira_em: components["schemas"]["Instante"] | null;
      agora: components["schemas"]["Instante"];
    };
    OfertaDisponivel: { has_delivery: boolean; };
    OfertaNoReplay: {
      id: number;
      entregador_id: number;
      comercio: string;
      posicao_fila: number;
      enviada_em: components["schemas"]["Instante"];
      entregue_em: components["schemas"]["Instante"] | null;
      vista_em: components["schemas"]["Instante"] | null;
      respondida_em: components["schemas"]["Instante"] | null;
      resultado: components["schemas"]["ResultadoOferta"] | null;
      pulados: number;
      pulos: {
        entregador_id: number;
        motivo: components["schemas"]["MotivoPulo"];
      }[];
    };
    OfertasDoPeriodo: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      totais: components["schemas"]["ContagemDeOfertas"];
      totais_antes: components["schemas"]["ContagemDeOfertas"];
      dias: components["schemas"]["OfertasNoDia"][];
      motivos: components["schemas"]["RecusasPorMotivo"][];
      ofertas_por_aceite: number | null;
      precisaram: components["schemas"]["RotasPorOfertas"][];
      sem_ninguem_livre: number;
      sem_ninguem_livre_antes: number;
      sem_ninguem_por_hora: components["schemas"]["SemNinguemNaHora"][];
    };
    OfertasNoDia: {
      enviadas: number;
      mostradas: number;
      aceitas: number;
      recusadas: number;
      expiradas: number;
      nao_entregues: number;
      dia: components["schemas"]["Dia"];
    };
    OpcoesDeCadastroDaPasskey: {
      rp: {
        id: string;
        name: string;
      };
      user: {
        id: string;
        name: string;
        displayName: string;
      };
      challenge: string;
      pubKeyCredParams: {
        /** @constant */
        type: "public-key";
        alg: number;
      }[];
      timeout: number;
      excludeCredentials: components["schemas"]["DescritorDePasskey"][];
      authenticatorSelection: {
        /** @constant */
        residentKey: "required";
        requireResidentKey: boolean;
        /** @constant */
        userVerification: "required";
      };
      /** @constant */
      attestation: "none";
    };
    OpcoesDeUsoDaPasskey: {
      challenge: string;
      rpId: string;
      timeout: number;
      /** @constant */
      userVerification: "required";
      allowCredentials: components["schemas"]["DescritorDePasskey"][];
    };
    /** @enum {string} */
    Origem: "manual" | "ifood" | "opendelivery";
    /** @enum {string} */
    OrigemDaLoja: "manual" | "ifood";
    PagamentoNoBanco: {
      nsa: number;
      recusa: string | null;
    };
    PagamentosPorTipo: {
      tipo_pagamento: components["schemas"]["TipoPagamento"];
      entregas: number;
      valor: number;
    };
    PagarEntregador: { id_transacao?: string; };
    Parada: {
      endereco: string;
      valor_estimado?: number | null;
      cotacao_id?: string | null;
      observacao?: string | null;
      link_localizacao?: string | null;
      pagamento?: components["schemas"]["TipoPagamento"];
      valor_a_receber?: number | null;
      troco_para?: number | null;
      exige_codigo?: boolean | null;
      exige_foto?: boolean | null;
      exige_recebedor?: boolean | null;
      pedido_externo_id?: string | null;
      /** @description O app do pedido: o `id` da integração dele. Não é o `app_id` (UUID) das respostas de integrações. */
      app_id?: number | null;
      referencia_externa?: string | null;
      destinatario_nome?: string | null;
      /** @description Com DDD, como (34) 99876-5432; ou 0800 608 1015 ID: 81726354, guardado como 08006081015,,81726354. */
      destinatario_telefone?: string | null;
      pronto_em?: string | null;
    };
    Passkey: {
      id: number;
      nome: string;
      sincronizada: boolean;
      criada_em: components["schemas"]["Instante"];
      usada_em: components["schemas"]["Instante"] | null;
    };
    PasskeyCriada: {
      id: string;
      rawId: string;
      /** @constant */
      type: "public-key";
      authenticatorAttachment?: ("platform" | "cross-platform") | null;
      clientExtensionResults: components["schemas"]["ExtensoesDaPasskey"];
      response: {
        clientDataJSON: string;
        attestationObject: string;
        transports?: string[];
      };
    };
    PasskeyUsada: {
      id: string;
      rawId: string;
      /** @constant */
      type: "public-key";
      authenticatorAttachment?: ("platform" | "cross-platform") | null;
      clientExtensionResults: components["schemas"]["ExtensoesDaPasskey"];
      response: {
        clientDataJSON: string;
        authenticatorData: string;
        signature: string;
        userHandle?: string | null;
      };
    };
    PausasDoEntregador: {
      pedidos: number;
      recusados: number;
      ate: components["schemas"]["Instante"] | null;
    };
    PedidoDeAjuda: {
      id: number;
      solicitacao_id: number | null;
      pedida_em: components["schemas"]["Instante"];
    };
    PedidoDeFora: {
      canal: string | null;
      numero_pedido: string | null;
      cliente: string | null;
      telefone: string | null;
      localizador: string | null;
      codigo_coleta: string | null;
      coleta: string | null;
      instrucoes_coleta: string | null;
      recipiente: string | null;
      itens: {
        nome: string;
        quantidade: number | null;
      }[];
      peso_gramas: number | null;
      volumes: number | null;
    };
    PedidoParaAcompanhar: { url: string; };
    PendenciaDeRecebimento: {
      /** @enum {string} */
      tipo: "aviso" | "cobranca" | "devolucao";
      referencia: string;
      comercio: string | null;
      semana_inicio: components["schemas"]["Dia"] | null;
      desde: components["schemas"]["Instante"];
      tentativas: number;
      erro: string;
      desistiu: boolean;
    };
    PerfilDoComercio: {
      id: number;
      nome: string;
      senha_inicial: boolean;
    };
    PerfilDoEntregador: {
      id: number;
      nome_completo: string;
      usuario: string;
      /** @constant */
      user_type: "entregador";
      status: components["schemas"]["OcupacaoDoEntregador"];
      ativo: boolean;
      online: boolean;
      suspenso: boolean;
      telefone_pessoal: string;
      data_inicio: string;
      data_cadastro: components["schemas"]["Instante"];
      total_entregas: number;
      avaliacao_media: number;
      total_avaliacoes: number;
      aparece_no_ranking: boolean;
      aparece_no_rastreio: boolean;
      compartilha_localizacao: boolean;
      pix_tipo_chave: components["schemas"]["TipoChavePix"];
      pix_chave: string;
      veiculo: components["schemas"]["Veiculo"];
    };
    PerguntaDoVigia: {
      id: number;
      solicitacao_id: number;
      rota_id: number;
      tipo: components["schemas"]["TipoVigia"];
      desde: components["schemas"]["Instante"];
      aberta_em: components["schemas"]["Instante"];
    };
    PixDoPagamento: {
      copia_e_cola: string;
      txid: string;
      valor: number;
      pix_tipo_chave: components["schemas"]["TipoChavePix"];
      pix_chave: string;
    };
    PixRecebido: {
      id: number;
      end_to_end_id: string;
      txid: string | null;
      valor: number;
      devolvido: number;
      liquidado: number;
      nao_atribuido: number;
      devolvivel: number;
      horario: components["schemas"]["Instante"];
      dia: components["schemas"]["Dia"];
      motivo: ("sem_txid" | "txid_desconhecido" | "semana_aberta" | "outra_chave" | "fatura_ja_paga" | "valor_a_mais") | null;
      faturas: {
        semana_inicio: components["schemas"]["Dia"];
        semana: string;
        comercio_id: number;
        comercio: string;
        valor: number;
      }[];
      devolucoes: {
        id: number;
        valor: number;
        /** @enum {string} */
        estado: "pedida" | "em_processamento" | "devolvida" | "nao_realizada";
        motivo: string | null;
        pedida_em: components["schemas"]["Instante"];
        pedida_por: string | null;
        erro: string | null;
      }[];
    };
    PortaDoPeriodo: {
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      motivos: components["schemas"]["MotivoNaPorta"][];
      na_porta: number;
      na_porta_antes: number;
      bairros: {
        bairro_id: number;
        bairro: string;
        na_porta: number;
        encerradas: number;
      }[];
      lojas: {
        comercio_id: number;
        comercio: string;
        na_porta: number;
        encerradas: number;
      }[];
    };
    PrazoDasEntregas: {
      mediana_segundos: number | null;
      p90_segundos: number | null;
      amostra: number;
      prometido_segundos: number;
      no_prazo: number;
    };
    PrecoDoBairro: {
      bairro: string;
      valor: number;
    };
    PrecoPorDistancia: {
      ate_km: number;
      valor: number;
    };
    PrestacaoComCodigo: {
      id: number;
      entregador_id: number;
      entregador: string;
      comercio_id: number;
      comercio: string;
      valor: number;
      criada_em: components["schemas"]["Instante"];
      atrasada: boolean;
      codigo: string;
    };
    PrestacaoDoEntregador: {
      id: number;
      entregador_id: number;
      entregador: string;
      comercio_id: number;
      comercio: string;
      valor: number;
      criada_em: components["schemas"]["Instante"];
      atrasada: boolean;
      tentativas_restantes: number;
    };
    PrevisaoDaCotacao: {
      aceite: components["schemas"]["TempoAteOAceite"] | null;
      coleta: number;
      entrega: number;
      maximo: number;
    };
    PrevisaoDoComercio: {
      aceite: {
        metade: number;
        quase_todas: number;
      } | null;
      janelas: components["schemas"]["Janela"][];
    };
    PrevisaoDoEntregador: {
      esperas: components["schemas"]["EsperaNaFila"][];
      faltam: number | null;
    };
    Problema: {
      id: number;
      solicitacao_id: number;
      motivo: components["schemas"]["MotivoProblema"];
      mensagem: string | null;
      aberto_em: components["schemas"]["Instante"];
      acao: components["schemas"]["AcaoProblema"] | null;
      resposta: string | null;
      endereco_anterior: string | null;
      endereco_novo: string | null;
      respondido_por: components["schemas"]["QuemRespondeProblema"] | null;
      respondido_em: components["schemas"]["Instante"] | null;
      encerrado_em: components["schemas"]["Instante"] | null;
      foto_em: components["schemas"]["Instante"] | null;
    };
    ProblemaDaEntrega: {
      id: number;
      solicitacao_id: number;
      motivo: components["schemas"]["MotivoProblema"];
      mensagem: string | null;
      aberto_em: components["schemas"]["Instante"];
      acao: components["schemas"]["AcaoProblema"] | null;
      resposta: string | null;
      endereco_anterior: string | null;
      endereco_novo: string | null;
      respondido_por: components["schemas"]["QuemRespondeProblema"] | null;
      respondido_em: components["schemas"]["Instante"] | null;
      encerrado_em: components["schemas"]["Instante"] | null;
      foto_em: components["schemas"]["Instante"] | null;
      rota_id: number;
      comercio: string;
      comercio_id: number;
      comercio_telefone: string | null;
      entregador_id: number;
      nome_entregador: string;
      endereco: string;
      numero_pedido: string | null;
      status: components["schemas"]["StatusSolicitacao"];
    };
    ProvaDoComercio: {
      exigir_codigo: boolean;
      exigir_foto: boolean;
      exigir_recebedor: boolean;
    };
    /** @enum {string} */
    QuemRespondeProblema: "comercio" | "admin" | "suporte";
    Rastreio: {
      /** @constant */
      status: "encerrada";
    } | {
      status: components["schemas"]["StatusSolicitacao"];
      comercio: string;
      etapas: {
        /** @enum {string} */
        etapa: "aguardando" | "aceita" | "em_retirada" | "em_entrega" | "finalizada" | "cancelada" | "pronto" | "no_cliente" | "entregue" | "devolvido";
        quando: components["schemas"]["Instante"];
      }[];
      janela: {
        de: components["schemas"]["Instante"];
        ate: components["schemas"]["Instante"];
      } | null;
      entregador?: {
        nome: string;
        foto: string | null;
      };
      codigo?: string;
      rua: string | null;
      telefone: string | null;
      a_pagar?: {
        /** @enum {string} */
        pagamento: "maquininha" | "dinheiro";
        valor_a_receber: number;
        troco_para: number | null;
      };
      /** @enum {string} */
      desfecho?: "entregue" | "devolvida" | "cancelada";
      problema?: components["schemas"]["MotivoProblema"];
      voltando?: boolean;
      paradas_antes?: number;
    };
    RecusaDaSuspensao: {
      quando: components["schemas"]["Instante"];
      comercio: string;
      motivo_recusa: components["schemas"]["MotivoRecusa"] | null;
    };
    RecusaRecente: {
      solicitacao_id: number;
      comercio: string;
      quando: components["schemas"]["Instante"];
      motivo_recusa: components["schemas"]["MotivoRecusa"] | null;
    };
    RecusarOferta: {
      solicitacao_id?: number;
      motivo_recusa?: components["schemas"]["MotivoRecusa"];
    };
    RecusasPorMotivo: {
      motivo: components["schemas"]["MotivoRecusa"] | null;
      recusas: number;
    };
    RelatarCidade: {
      /** Format: uuid */
      cidade: string;
      feitos?: {
        id: number;
        solicitacao_id?: number | null;
      }[];
    };
    RelatorioDaCustodia: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      linhas: components["schemas"]["LinhaDaCustodia"][];
      total: {
        saldo_inicial: number;
        recebido: number;
        troco: number;
        prestado: number;
        diferencas: number;
        saldo_final: number;
        diferencas_revertidas: number;
      };
    };
    RelatorioDaSemana: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      taxa_percentual: number;
      dia_pagamento: components["schemas"]["Dia"];
      relatorio: components["schemas"]["ItemEntregador"][];
    };
    RelatorioSemanal: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      taxa_percentual: number;
      dia_pagamento: components["schemas"]["Dia"];
      total_geral: {
        entregas: number;
        quantidade: number;
        valor: number;
        taxa: number;
      };
      comercios: {
        [key: string]: {
          comercio_id: number;
          nome: string;
          total_entregas: number;
          total_quantidade: number;
          total_valor: number;
          entregadores: string[];
        };
      };
      entregadores: {
        [key: string]: {
          entregador_id: number;
          nome: string;
          total_entregas: number;
          total_quantidade: number;
          total_valor: number;
          total_taxa: number;
          total_a_receber: number;
          comercios: string[];
        };
      };
    };
    /** @enum {string} */
    Remetente: "entregador" | "comercio";
    RenomearFuncionario: { nome: string; };
    RenomearPasskey: { nome: string; };
    ReplayDaFila: {
      de: components["schemas"]["Instante"];
      ate: components["schemas"]["Instante"];
      entregadores: components["schemas"]["EntregadorNoReplay"][];
      ofertas: components["schemas"]["OfertaNoReplay"][];
    };
    ResponderAjuste: { concordo: boolean; };
    ResponderContestacaoDeValor: { resposta: string; };
    ResponderDiferenca: {
      decisao: components["schemas"]["DecisaoDiferenca"];
      resposta: string;
    };
    ResponderVigia: { resposta: components["schemas"]["RespostaVigia"]; };
    RespostaAbrirProblema: {
      message: string;
      problema: components["schemas"]["Problema"];
    };
    RespostaAceitar: {
      message: string;
      solicitacao_ids: number[];
    };
    RespostaAContestacao: { resposta: string; };
    RespostaAjuste: {
      message: string;
      id: number;
    };
    RespostaAjusteDaFatura: {
      message: string;
      id: number;
      /** @description A fatura com os ajustes, em reais */
      valor: number;
    };
    RespostaAoProblema: {
      acao: components["schemas"]["AcaoProblema"];
      mensagem?: string | null;
      endereco?: string | null;
    };
    RespostaAtribuirVarias: {
      message: string;
      solicitacao_ids: number[];
    };
    RespostaAvancar: {
      message: string;
      status: components["schemas"]["StatusSolicitacao"];
      solicitacao_ids: number[];
    };
    RespostaBater: {
      trabalha: boolean;
      parada: boolean;
      ritmo: 1 | 5 | 20;
      ocupadas: {
        user_type: components["schemas"]["TipoDeConta"];
        id: number;
      }[];
      pedidos: components["schemas"]["DesejoDaCidade"][];
    };
    RespostaConfiguracoes: {
      message: string;
      configuracoes: components["schemas"]["Configuracoes"];
    };
    RespostaConfirmar: {
      message: string;
      saldo: number;
      valor_recebido: number;
      diferenca: number;
    };
    RespostaCriar: {
      message: string;
      solicitacao_ids: number[];
    };
    RespostaCriarMaquininha: {
      message: string;
      id: number;
    };
    RespostaDaCustodia: {
      message: string;
      saldo: number;
    };
    RespostaDadosDeCobranca: {
      razao_social: string | null;
      documento: string | null;
      message: string;
    };
    RespostaDesejo: {
      message: string;
      pedido: components["schemas"]["DesejoDaCidade"];
    };
    RespostaFatura: {
      message: string;
      estado: components["schemas"]["EstadoDaFatura"];
      valor: number;
      recebida_em: components["schemas"]["Instante"] | null;
    };
    RespostaFotoDaProva: {
      message: string;
      foto_em: components["schemas"]["Instante"];
    };
    RespostaFotoDoProblema: {
      message: string;
      foto_em: components["schemas"]["Instante"];
    };
    RespostaLancar: {
      message: string;
      id: number;
    };
    RespostaLocal: {
      endereco_retirada: string | null;
      link_loja: string | null;
      telefone: string | null;
      message: string;
    };
    RespostaLocalizacao: { localizacao: components["schemas"]["Localizacao"] | null; };
    RespostaMarcar: {
      tipo: components["schemas"]["TipoMarco"];
      quando: components["schemas"]["Instante"];
      message: string;
    };
    RespostaMudancas: {
      solicitacoes: components["schemas"]["SolicitacaoDoComercio"][];
      cursor: string;
      ha_mais: boolean;
    };
    RespostaOnline: {
      em_maos: string | null;
      message: string;
      is_online: boolean;
      timestamp_online: components["schemas"]["Instante"] | null;
    };
    RespostaPagar: {
      message: string;
      estado: components["schemas"]["EstadoDaSemana"];
      valor: number;
      pago_em: components["schemas"]["Instante"] | null;
      txid: string;
    };
    RespostaPedirAjuda: {
      message: string;
      ajuda: components["schemas"]["PedidoDeAjuda"];
    };
    RespostaPix: {
      message: string;
      pix: components["schemas"]["PixRecebido"];
    };
    RespostaPrecos: {
      fixo: number | null;
      bairros: components["schemas"]["PrecoDoBairro"][];
      distancias: components["schemas"]["PrecoPorDistancia"][];
      message: string;
    };
    RespostaPrestar: {
      message: string;
      saldo: number;
      id: number;
      confirmada: boolean;
    };
    RespostaPronto: {
      message: string;
      solicitacao_ids: number[];
    };
    RespostaProvaDoComercio: {
      exigir_codigo: boolean;
      exigir_foto: boolean;
      exigir_recebedor: boolean;
      message: string;
    };
    RespostaPush: {
      message: string;
      conhecida: boolean;
    };
    RespostaRecusar: {
      message: string;
      recusas_consecutivas: number;
      suspenso: boolean;
    };
    RespostaRetorno: {
      message: string;
      lote_id: number;
      nsa: number;
      importado_em: components["schemas"]["Instante"];
      pagos: number;
      recusados: number;
      aguardando: number;
      total_pago: number;
      itens: {
        pagamento_id: number;
        entregador_id: number;
        nome_completo: string;
        valor: number;
        seu_numero: string;
        resultado: ("pago" | "recusado" | "cancelado") | null;
        ocorrencias: components["schemas"]["Ocorrencia"][];
      }[];
    };
    RespostaTaxa: {
      message: string;
      taxa: components["schemas"]["Taxa"];
    };
    /** @enum {string} */
    RespostaVigia: "sigo" | "problema";
    ResultadoDaProcura: {
      solicitacoes: components["schemas"]["SolicitacaoProcurada"][];
      comercios: components["schemas"]["ComercioAchado"][];
    };
    /** @enum {string} */
    ResultadoOferta: "aceita" | "recusada" | "expirada" | "nao_entregue" | "retirada";
    ResumoDeRecebimentos: {
      entrou: number;
      devolvido: number;
      recebido: number;
      liquidado: number;
      nao_atribuido: number;
      de: components["schemas"]["Dia"];
      ate: components["schemas"]["Dia"];
      ligado: boolean;
      visto_ate: components["schemas"]["Instante"] | null;
      erro: string | null;
      cobrado: number;
      em_aberto: number;
      pendencias: number;
      dias: {
        entrou: number;
        devolvido: number;
        recebido: number;
        liquidado: number;
        nao_atribuido: number;
        dia: components["schemas"]["Dia"];
      }[];
    };
    ResumoDoComercio: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      total_entregas: number;
      total_quantidade: number;
      total_valor: number;
      total_entregadores: number;
    };
    ResumoSemanal: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      taxa_percentual: number;
      dia_pagamento: components["schemas"]["Dia"];
      entregas: components["schemas"]["Entrega"][];
      total_entregas: number;
      total_quantidade: number;
      total_valor: number;
      total_taxa: number;
      total_a_receber: number;
      entregadores_utilizados: string[];
    };
    /** @enum {string} */
    Retorno: "exigir" | "ignorar";
    RotasPorOfertas: {
      ofertas: number;
      rotas: number;
    };
    SaldoComLoja: {
      comercio_id: number;
      comercio: string;
      saldo: number;
      desde: components["schemas"]["Instante"];
    };
    SalvarDadosDeCobranca: {
      razao_social?: string | null;
      documento?: string | null;
      antes?: components["schemas"]["DadosDeCobranca"];
    };
    SalvarLocalDeRetirada: {
      endereco_retirada?: string | null;
      link_loja?: string | null;
      /** @description Com DDD, como (34) 99876-5432 ou +5534998765432. */
      telefone?: string | null;
      /** @description A senha atual da conta. Só é pedida se o telefone mudar. */
      senha_atual?: string;
      antes?: components["schemas"]["LocalDoComercio"];
    };
    SalvarPrecos: {
      fixo: number | null;
      bairros: {
        bairro: string;
        valor: number;
      }[];
      distancias?: {
        ate_km: number;
        valor: number;
      }[];
    };
    SalvarPreferenciasDoEntregador: {
      aparece_no_ranking?: boolean;
      aparece_no_rastreio?: boolean;
      compartilha_localizacao?: boolean;
      veiculo?: components["schemas"]["Veiculo"];
      /** @description A senha atual da conta. Só é pedida se o veículo mudar. */
      senha_atual?: string;
    };
    SalvarProva: {
      exigir_codigo: boolean;
      exigir_foto: boolean;
      exigir_recebedor: boolean;
    };
    SegredoNovo: {
      message: string;
      client_secret: string;
      anterior_ate: components["schemas"]["Instante"];
    };
    SemanaAtual: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      taxa_percentual: number;
      dia_pagamento: components["schemas"]["Dia"];
      entregas: components["schemas"]["Entrega"][];
      total_entregas: number;
      total_quantidade: number;
      total_valor: number;
      total_taxa: number;
      total_a_receber: number;
      entregadores_utilizados: string[];
      por_dia: components["schemas"]["DiaDaSemana"][];
      total_rotas: number;
      entregas_a_liberar: number;
      valor_a_liberar: number;
      liquido_a_liberar: number;
      a_liberar: components["schemas"]["Entrega"][];
      ja_entregou: boolean;
      proxima_taxa: components["schemas"]["TaxaPlanejada"] | null;
    };
    SemanaComDias: {
      semana: string;
      semana_inicio: components["schemas"]["Dia"];
      taxa_percentual: number;
      dia_pagamento: components["schemas"]["Dia"];
      entregas: components["schemas"]["Entrega"][];
      total_entregas: number;
      total_quantidade: number;
      total_valor: number;
      total_taxa: number;
      total_a_receber: number;
      entregadores_utilizados: string[];
      por_dia: components["schemas"]["DiaDaSemana"][];
    };
    SemanaDoEntregador: {
      total_entregas: number;
      bruto: number;
      taxa: number;
      ajustes: number;
      liquido: number;
      estado: components["schemas"]["EstadoDaSemana"];
      preparado_em: components["schemas"]["Instante"] | null;
      pago_em: components["schemas"]["Instante"] | null;
      txid: string;
      semana_inicio: components["schemas"]["Dia"];
      semana: string;
      taxa_percentual: number;
      dia_pagamento: components["schemas"]["Dia"];
      id_transacao: string | null;
      lista_ajustes: components["schemas"]["Ajuste"][];
      contestacoes: components["schemas"]["ContestacaoValor"][];
    };
    SemanasDoEntregador: components["schemas"]["SemanaDoEntregador"][];
    SemNinguemNaHora: {
      dia_semana: number;
      hora: number;
      rotas: number;
    };
    SessaoAtual: {
      user_type: components["schemas"]["TipoDeConta"];
      user_id: number;
      nome: string;
      comercio_nome?: string;
      senha_inicial?: boolean;
      fator_pendente?: boolean;
    };
    SessaoListada: {
      id: string;
      aparelho: string;
      /** @enum {string} */
      metodo: "senha" | "passkey" | "senha_codigo" | "senha_recuperacao";
      criada_em: components["schemas"]["Instante"];
      usada_em: components["schemas"]["Instante"];
      atual: boolean;
    };
    SistemaPreso: {
      presas: number;
      recusas: number;
    };
    SituacaoDaFila: {
      total_fila: number;
      disponiveis: number;
      reservadas: number;
      online: number;
      posicao_fila: number | null;
    };
    /** @enum {string} */
    SituacaoDaTransacao: "parada" | "trabalhando" | "desconhecida";
    Solicitacao: {
      id: number;
      comercio: string;
      comercio_id: number;
      comercio_endereco: string | null;
      comercio_link: string | null;
      endereco: string;
      observacao: string | null;
      urgente: boolean;
      origem: components["schemas"]["Origem"];
      canal: string | null;
      numero_pedido: string | null;
      referencia_externa: string | null;
      volta: boolean;
      valor_estimado: number;
      link_localizacao: string | null;
      pagamento: components["schemas"]["TipoPagamento"];
      valor_a_receber: number | null;
      troco_para: number | null;
      pronto_em: components["schemas"]["Instante"] | null;
      a_liberar: boolean;
      data_solicitacao: components["schemas"]["Instante"];
      status: components["schemas"]["StatusSolicitacao"];
      desfecho: ("entregue" | "devolvida" | "cancelada") | null;
      a_devolver: boolean;
      nome_entregador: string | null;
      posicao_fila: number | null;
      tempo_reserva: number | null;
      rota_id: number;
      ordem: number;
      total_rota: number;
      entregador_id: number | null;
      data_status: components["schemas"]["Instante"];
      intervencao: components["schemas"]["Intervencao"] | null;
      marcos: components["schemas"]["Marco"][];
      exige_codigo: boolean;
      codigo_de_fora: boolean;
      codigo_esgotado: boolean;
      exige_foto: boolean;
      exige_recebedor: boolean;
      recebedor: string | null;
      foto_em: components["schemas"]["Instante"] | null;
      rastreio_url: string | null;
      rastreio_recusado_em: components["schemas"]["Instante"] | null;
    };
    SolicitacaoAtiva: {
      id: number;
      comercio: string;
      valor_estimado: number;
      status: components["schemas"]["StatusSolicitacao"];
      endereco_entrega: string;
      descricao_produtos: string | null;
      desde: components["schemas"]["Instante"];
    };
    SolicitacaoDoComercio: {
      id: number;
      comercio: string;
      comercio_id: number;
      comercio_endereco: string | null;
      comercio_link: string | null;
      endereco: string;
      observacao: string | null;
      urgente: boolean;
      origem: components["schemas"]["Origem"];
      canal: string | null;
      numero_pedido: string | null;
      referencia_externa: string | null;
      volta: boolean;
      valor_estimado: number;
      link_localizacao: string | null;
      pagamento: components["schemas"]["TipoPagamento"];
      valor_a_receber: number | null;
      troco_para: number | null;
      pronto_em: components["schemas"]["Instante"] | null;
      a_liberar: boolean;
      data_solicitacao: components["schemas"]["Instante"];
      status: components["schemas"]["StatusSolicitacao"];
      desfecho: ("entregue" | "devolvida" | "cancelada") | null;
      a_devolver: boolean;
      nome_entregador: string | null;
      posicao_fila: number | null;
      tempo_reserva: number | null;
      rota_id: number;
      ordem: number;
      total_rota: number;
      entregador_id: number | null;
      data_status: components["schemas"]["Instante"];
      intervencao: components["schemas"]["Intervencao"] | null;
      marcos: components["schemas"]["Marco"][];
      exige_codigo: boolean;
      codigo_de_fora: boolean;
      codigo_esgotado: boolean;
      exige_foto: boolean;
      exige_recebedor: boolean;
      recebedor: string | null;
      foto_em: components["schemas"]["Instante"] | null;
      rastreio_url: string | null;
      rastreio_recusado_em: components["schemas"]["Instante"] | null;
      destinatario_nome: string | null;
      destinatario_telefone: string | null;
      agendada: boolean;
      oferecer_apos: components["schemas"]["Instante"] | null;
      prioritaria: boolean;
      avaliacao_media: number | null;
      total_avaliacoes: number | null;
      nota: number | null;
      mensagens_nao_lidas: number;
    };
    SolicitacaoDoEntregador: {
      id: number;
      comercio: string;
      comercio_id: number;
      comercio_endereco: string | null;
      comercio_link: string | null;
      endereco: string;
      observacao: string | null;
      urgente: boolean;
      origem: components["schemas"]["Origem"];
      canal: string | null;
      numero_pedido: string | null;
      referencia_externa: string | null;
      volta: boolean;
      valor_estimado: number;
      link_localizacao: string | null;
      pagamento: components["schemas"]["TipoPagamento"];
      valor_a_receber: number | null;
      troco_para: number | null;
      pronto_em: components["schemas"]["Instante"] | null;
      a_liberar: boolean;
      data_solicitacao: components["schemas"]["Instante"];
      status: components["schemas"]["StatusSolicitacao"];
      desfecho: ("entregue" | "devolvida" | "cancelada") | null;
      a_devolver: boolean;
      nome_entregador: string | null;
      posicao_fila: number | null;
      tempo_reserva: number | null;
      rota_id: number;
      ordem: number;
      total_rota: number;
      entregador_id: number | null;
      data_status: components["schemas"]["Instante"];
      intervencao: components["schemas"]["Intervencao"] | null;
      marcos: components["schemas"]["Marco"][];
      exige_codigo: boolean;
      codigo_de_fora: boolean;
      codigo_esgotado: boolean;
      exige_foto: boolean;
      exige_recebedor: boolean;
      recebedor: string | null;
      foto_em: components["schemas"]["Instante"] | null;
      rastreio_url: string | null;
      rastreio_recusado_em: components["schemas"]["Instante"] | null;
      destinatario_nome: string | null;
      destinatario_telefone: string | null;
      valor_rota: number;
      liquido_rota: number;
    };
    SolicitacaoDoSuporte: {
      id: number;
      comercio: string;
      comercio_id: number;
      comercio_endereco: string | null;
      comercio_link: string | null;
      endereco: string;
      observacao: string | null;
      urgente: boolean;
      origem: components["schemas"]["Origem"];
      canal: string | null;
      numero_pedido: string | null;
      referencia_externa: string | null;
      volta: boolean;
      valor_estimado: number;
      link_localizacao: string | null;
      pagamento: components["schemas"]["TipoPagamento"];
      valor_a_receber: number | null;
      troco_para: number | null;
      pronto_em: components["schemas"]["Instante"] | null;
      a_liberar: boolean;
      data_solicitacao: components["schemas"]["Instante"];
      status: components["schemas"]["StatusSolicitacao"];
      desfecho: ("entregue" | "devolvida" | "cancelada") | null;
      a_devolver: boolean;
      nome_entregador: string | null;
      posicao_fila: number | null;
      tempo_reserva: number | null;
      rota_id: number;
      ordem: number;
      total_rota: number;
      entregador_id: number | null;
      data_status: components["schemas"]["Instante"];
      intervencao: components["schemas"]["Intervencao"] | null;
      marcos: components["schemas"]["Marco"][];
      exige_codigo: boolean;
      codigo_de_fora: boolean;
      codigo_esgotado: boolean;
      exige_foto: boolean;
      exige_recebedor: boolean;
      recebedor: string | null;
      foto_em: components["schemas"]["Instante"] | null;
      rastreio_url: string | null;
      rastreio_recusado_em: components["schemas"]["Instante"] | null;
      agendada: boolean;
      oferecer_apos: components["schemas"]["Instante"] | null;
      sinalizada: boolean;
      oferta_viva: {
        entregador_id: number;
        nome_entregador: string;
        enviada_em: components["schemas"]["Instante"];
        entregue_em: components["schemas"]["Instante"] | null;
        expira_em: components["schemas"]["Instante"];
      } | null;
    };
    SolicitacaoProcurada: {
      id: number;
      comercio: string;
      endereco: string;
      status: components["schemas"]["StatusSolicitacao"];
      canal: string | null;
      numero_pedido: string | null;
      nome_entregador: string | null;
      data_solicitacao: components["schemas"]["Instante"];
    };
    /** @enum {string} */
    StatusEntrega: "pendente" | "concluida";
    /** @enum {string} */
    StatusSolicitacao: "aguardando" | "aceita" | "em_retirada" | "em_entrega" | "finalizada" | "cancelada";
    SuspenderEntregador: {
      entregador_id: number;
      motivo: string;
      duracao_horas: number;
    };
    SuspensaoContestada: {
      suspensao_id: number;
      motivo_suspensao: string;
      data_suspensao: components["schemas"]["Instante"];
      em_curso: boolean;
      texto: string;
      enviada_em: components["schemas"]["Instante"];
      resposta: string | null;
      respondida_em: components["schemas"]["Instante"] | null;
    };
    SuspensaoDoEntregador: {
      id: number;
      tipo_suspensao: components["schemas"]["TipoSuspensao"];
      motivo_suspensao: string;
      duracao_horas: number;
      data_suspensao: components["schemas"]["Instante"];
      data_expiracao_suspensao: components["schemas"]["Instante"];
      recusas: {
        quando: components["schemas"]["Instante"];
        comercio: string;
        valor_total: number;
        motivo_recusa: components["schemas"]["MotivoRecusa"] | null;
      }[];
      contestacao: {
        texto: string;
        enviada_em: components["schemas"]["Instante"];
        resposta: string | null;
        respondida_em: components["schemas"]["Instante"] | null;
      } | null;
    };
    SuspensaoHistorico: {
      id: number;
      entregador_id: number;
      nome_entregador: string;
      tipo_suspensao: components["schemas"]["TipoSuspensao"];
      motivo_suspensao: string;
      duracao_horas: number;
      data_suspensao: components["schemas"]["Instante"];
      data_expiracao_suspensao: components["schemas"]["Instante"];
      data_remocao: components["schemas"]["Instante"] | null;
      suspensa_por: string | null;
      removida_por: string | null;
      contestacao: components["schemas"]["ContestacaoDaSuspensao"] | null;
      recusas: components["schemas"]["RecusaDaSuspensao"][];
    };
    TabelaDePrecos: {
      fixo: number | null;
      bairros: components["schemas"]["PrecoDoBairro"][];
      distancias: components["schemas"]["PrecoPorDistancia"][];
    };
    /** @enum {string} */
    TabelaPresa: "solicitacao" | "comercio" | "entregador";
    /** @enum {string} */
    TarefaLimpeza: "semanas" | "pedidos" | "mensagens" | "provas" | "ofertas" | "turnos" | "silencios" | "suspensoes" | "intervencoes" | "contas" | "cadastros" | "rastreios" | "externos" | "sessoes" | "navegadores" | "respostas" | "limites" | "auditoria";
    Taxa: {
      percentual: number;
      semana_inicio: components["schemas"]["Dia"];
      primeira_segunda: components["schemas"]["Dia"];
      planejadas: components["schemas"]["TaxaPlanejada"][];
      ditas: {
        id: number;
        percentual: number;
        vale_de: components["schemas"]["Dia"];
        quem: string;
        em: components["schemas"]["Instante"];
      }[];
    };
    TaxaPlanejada: {
      percentual: number;
      vale_de: components["schemas"]["Dia"];
    };
    TempoAteOAceite: {
      metade: number;
      quase_todas: number;
    };
    TempoOnlineDeHoje: {
      dia: components["schemas"]["Dia"];
      minutos_online: number;
    };
    TestarIntegracao: {
      /**
       * @default mensagem
       * @enum {string}
       */
      teste?: "mensagem" | "passeio";
    };
    TesteFeito: {
      message: string;
      certo: boolean;
      http: number | null;
      ms: number | null;
      fluxo_id: number | null;
    };
    /** @enum {string} */
    TipoChavePix: "cpf" | "telefone" | "email" | "aleatoria";
    /** @enum {string} */
    TipoDeConta: "entregador" | "comercio" | "admin" | "suporte";
    /** @enum {string} */
    TipoIntegracao: "opendelivery" | "webhook" | "app_de_pedidos";
    /** @enum {string} */
    TipoMarco: "pronto" | "no_cliente" | "entregue" | "devolvido" | "codigo_ok" | "codigo_dispensado";
    /** @enum {string} */
    TipoMovimento: "troco_levado" | "recebido" | "prestado" | "diferenca" | "diferenca_revertida";
    /** @enum {string} */
    TipoPagamento: "online" | "maquininha" | "dinheiro";
    /** @enum {string} */
    TipoSuspensao: "automatica" | "manual";
    /** @enum {string} */
    TipoVigia: "aceita_sem_chegar" | "no_comercio_demais" | "no_caminho_demais" | "sem_sinal";
    TopEntregador: {
      id: number;
      nome_completo: string;
      usuario: string;
      medalha: components["schemas"]["Medalha"] | null;
      avaliacao_media: number;
      total_avaliacoes: number;
      total_entregas: number;
      total_liquido: number;
      posicao: number;
    };
    TopSemana: {
      semana: string;
      top_entregadores: components["schemas"]["TopEntregador"][];
    };
    TotaisDaAprovacao: {
      exige: boolean;
      pendentes: number;
      recusados: number;
    };
    TransacaoAberta: {
      pid: number;
      papel: string;
      programa: string | null;
      endereco: string | null;
      do_corre: boolean;
      segundos: number | null;
      situacao: components["schemas"]["SituacaoDaTransacao"];
      comando: components["schemas"]["ComandoDoBanco"];
      tabelas: string[];
      linhas: components["schemas"]["LinhaPresa"][];
      esperando: number;
    };
    Trecho: {
      de: components["schemas"]["Instante"];
      ate: components["schemas"]["Instante"] | null;
    };
    TrocarSenhaDoAdmin: {
      nova_senha: string;
      senha_atual?: string;
    };
    UltimoErro: {
      quando: components["schemas"]["Instante"];
      http: number | null;
      erro: string | null;
    };
    ValoresDaEmpresa: {
      empresa_nome: string | null;
      empresa_cnpj: string | null;
      cidade: string;
      uf: string;
      contato_whatsapp: string | null;
      contato_instagram: string | null;
      contato_endereco: string | null;
      suporte_telefone: string | null;
      suporte_whatsapp: string | null;
      aprovar_cadastros: boolean;
      limite_dinheiro: number;
      abertas_por_loja: number;
      prazo_prometido_min: number;
      empresa_banco: string | null;
      empresa_agencia: string | null;
      empresa_conta: string | null;
      empresa_convenio: string | null;
      empresa_pix_tipo_chave: ("cnpj" | "cpf" | "telefone" | "email" | "aleatoria") | null;
      empresa_pix_chave: string | null;
    };
    /** @enum {string} */
    Veiculo: "moto_mochila" | "moto_bau" | "carro" | "bicicleta" | "patinete" | "utilitario";
    VigiaDoSuporte: {
      id: number;
      solicitacao_id: number;
      rota_id: number;
      tipo: components["schemas"]["TipoVigia"];
      desde: components["schemas"]["Instante"];
      aberta_em: components["schemas"]["Instante"];
      escalada_em: components["schemas"]["Instante"];
      resposta: components["schemas"]["RespostaVigia"] | null;
      comercio: string;
      comercio_id: number;
      comercio_telefone: string | null;
      entregador_id: number;
      nome_entregador: string;
      endereco: string;
      numero_pedido: string | null;
      status: components["schemas"]["StatusSolicitacao"];
      limite_segundos: number;
    };
    WebhookPing: {
      /** @constant */
      type: "ping";
      timestamp: components["schemas"]["Instante"];
      data: Record<string, never>;
    };
    WebhookSolicitacaoAceita: {
      /** @constant */
      type: "solicitacao.aceita";
      timestamp: components["schemas"]["Instante"];
      data: components["schemas"]["DadosDoWebhook"];
    };
    WebhookSolicitacaoCancelada: {
      /** @constant */
      type: "solicitacao.cancelada";
      timestamp: components["schemas"]["Instante"];
      data: {
        sequencia: number;
        id: number;
        rota_id: number;
        ordem: number;
        origem: components["schemas"]["Origem"];
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        urgente: boolean;
        valor_estimado: number;
        pagamento: components["schemas"]["TipoPagamento"];
        pronto_em: components["schemas"]["Instante"] | null;
        data_solicitacao: components["schemas"]["Instante"];
        rastreio_url: string | null;
        status: components["schemas"]["StatusSolicitacao"];
        desfecho: ("entregue" | "devolvida" | "cancelada") | null;
        entregador_id: number | null;
        entregador_nome: string | null;
        cancelada_por: components["schemas"]["Ator"];
      };
    };
    WebhookSolicitacaoCodigo: {
      /** @constant */
      type: "solicitacao.codigo";
      timestamp: components["schemas"]["Instante"];
      data: {
        sequencia: number;
        id: number;
        rota_id: number;
        ordem: number;
        origem: components["schemas"]["Origem"];
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        urgente: boolean;
        valor_estimado: number;
        pagamento: components["schemas"]["TipoPagamento"];
        pronto_em: components["schemas"]["Instante"] | null;
        data_solicitacao: components["schemas"]["Instante"];
        rastreio_url: string | null;
        status: components["schemas"]["StatusSolicitacao"];
        desfecho: ("entregue" | "devolvida" | "cancelada") | null;
        entregador_id: number | null;
        entregador_nome: string | null;
        /** @enum {string} */
        codigo: "confirmado" | "dispensado";
      };
    };
    WebhookSolicitacaoCriada: {
      /** @constant */
      type: "solicitacao.criada";
      timestamp: components["schemas"]["Instante"];
      data: components["schemas"]["DadosDoWebhook"];
    };
    WebhookSolicitacaoEmEntrega: {
      /** @constant */
      type: "solicitacao.em_entrega";
      timestamp: components["schemas"]["Instante"];
      data: components["schemas"]["DadosDoWebhook"];
    };
    WebhookSolicitacaoEmRetirada: {
      /** @constant */
      type: "solicitacao.em_retirada";
      timestamp: components["schemas"]["Instante"];
      data: components["schemas"]["DadosDoWebhook"];
    };
    WebhookSolicitacaoFinalizada: {
      /** @constant */
      type: "solicitacao.finalizada";
      timestamp: components["schemas"]["Instante"];
      data: components["schemas"]["DadosDoWebhook"];
    };
    WebhookSolicitacaoProblema: {
      /** @constant */
      type: "solicitacao.problema";
      timestamp: components["schemas"]["Instante"];
      data: {
        sequencia: number;
        id: number;
        rota_id: number;
        ordem: number;
        origem: components["schemas"]["Origem"];
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        urgente: boolean;
        valor_estimado: number;
        pagamento: components["schemas"]["TipoPagamento"];
        pronto_em: components["schemas"]["Instante"] | null;
        data_solicitacao: components["schemas"]["Instante"];
        rastreio_url: string | null;
        status: components["schemas"]["StatusSolicitacao"];
        desfecho: ("entregue" | "devolvida" | "cancelada") | null;
        entregador_id: number | null;
        entregador_nome: string | null;
        problema: {
          id: number;
          motivo: components["schemas"]["MotivoProblema"];
        };
      };
    };
    WebhookSolicitacaoTransferida: {
      /** @constant */
      type: "solicitacao.transferida";
      timestamp: components["schemas"]["Instante"];
      data: components["schemas"]["DadosDoWebhook"];
    };
    WebhookTeste: {
      /** @constant */
      type: "teste";
      timestamp: components["schemas"]["Instante"];
      data: { comercio: string; };
    };
  };
  responses: never;
  parameters: {
    /** @description O nome da loja, como na entrada; maiúsculas e acentos não contam. */
    ComercioNome: string;
    /** @description O id do entregador. */
    EntregadorId: number;
    /** @description O id da solicitação. */
    SolicitacaoId: number;
    /** @description O id da integração. */
    IntegracaoId: number;
    /** @description A segunda-feira da semana. */
    SemanaInicio: components["schemas"]["Dia"];
    De: components["schemas"]["Dia"];
    Ate: components["schemas"]["Dia"];
    /** @description O id da última linha da página anterior; sem ele, a lista começa do começo. */
    AntesDe: number;
    FuncionarioId: number;
    /** @description A segunda-feira da semana. */
    SemanaInicioNaConsulta: components["schemas"]["Dia"];
    PrestacaoId: number;
    /** @description O id da loja. */
    ComercioId: number;
    AplicativoId: number;
    MaquininhaId: number;
    /** @description O id da loja. */
    ComercioIdNaConsulta: number;
    /** @description O id do entregador. */
    EntregadorIdNaConsulta: number;
    /** @description O id da entrega. */
    EntregaId: number;
    /** @description O nome da loja, como na entrada; maiúsculas e acentos não contam. */
    ComercioNomeNaConsulta: string;
    ContestacaoId: number;
    Id: number;
    BairroId: number;
    ProblemaId: number;
    /** @description O menor id das encerradas até aqui; sem ele, vêm as abertas e as encerradas mais novas. */
    EncerradasAntesDe: number;
    /** @description O que se digita na busca. */
    Q: string;
    DicaId: number;
    Situacao: "ativos" | "removidos" | "todos";
    PasskeyId: number;
    AjusteId: number;
    Busca: string;
    FluxoId: number;
    /** @description O segredo do link de rastreio. */
    Token: string;
    PixId: number;
    Numero: string;
    ReferenciaExterna: string | null;
    VigiaId: number;
    AjudaId: number;
    Aprovacao: components["schemas"]["Aprovacao"];
    /** @description O id da solicitação. */
    SolicitacaoIdNaConsulta: number;
    ChaveId: number;
    Pagina: number;
    EnderecoId: number;
    /** @description O que se digita na busca. */
    QNaConsulta: string;
    SessaoId: string;
    /** @description O tipo da conta. */
    UserType: components["schemas"]["TipoDeConta"];
    /** @description O id da conta; de uma loja, o nome. */
    UserId: string;
    Filtro: "todos" | "nao_atribuidos" | "devolvidos";
    /** @description A segunda-feira da semana. */
    Semana: string;
    /** @description O instante, com fuso. */
    Quando: string;
    Incluir: "canceladas_em_maos";
    Desde: string;
    /** @description O que se procura. */
    Termo: string;
    /**
     * @description O lado em pixels. A resposta tem o tamanho seguinte que existe: 64, 128, 256 ou 512.
     * @example 128
     */
    Tamanho: number;
    /**
     * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
     * @example msg_4711_2
     */
    WebhookId: string;
    /**
     * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
     * @example 1795376468
     */
    WebhookTimestamp: string;
    /**
     * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
     */
    WebhookSignature: string;
    /** @description De 1 a 200 sinais ASCII visíveis, escolhidos por quem chama: um para cada ato. Repetir a chamada com a mesma chave e os mesmos dados responde como a primeira vez e não faz de novo; com outros dados responde 409. */
    IdempotencyKey: string;
    /**
     * @description O `id` do último evento recebido, para receber o que veio depois. Vale por 60 segundos.
     * @example 3f9a0c12b7de-42
     */
    LastEventId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  lerAjudaDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AjudaDoEntregador"]; }; };
    };
  };
  pedirAjuda: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPedirAjuda"]; }; };
    };
  };
  listarAjudasDoSuporte: {
    responses: {
      200: { content: { "application/json": components["schemas"]["AjudaDoSuporte"][]; }; };
    };
  };
  resolverAjuda: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { ajuda_id: components["parameters"]["AjudaId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarAppsDePedidos: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AppDePedidos"][]; }; };
    };
  };
  conectarAppDePedidos: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ConectarAppDePedidos"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AppConectado"]; }; };
    };
  };
  editarAppDePedidos: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EditarAppDePedidos"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  testarAppDePedidos: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TesteFeito"]; }; };
    };
  };
  listarCadastros: {
    parameters: {
      query?: { aprovacao?: components["parameters"]["Aprovacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CadastrosEmAprovacao"]; }; };
    };
  };
  contarCadastros: {
    responses: {
      200: { content: { "application/json": components["schemas"]["TotaisDaAprovacao"]; }; };
    };
  };
  aprovarCadastro: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AprovarCadastro"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  aprovarCadastros: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AprovarCadastros"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CadastrosAprovados"]; }; };
    };
  };
  recusarCadastro: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ComMotivo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarAvaliacoesDoEntregador: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Avaliacao"][]; }; };
    };
  };
  avaliarEntregador: {
    parameters: {
      query: { solicitacao_id: components["parameters"]["SolicitacaoIdNaConsulta"]; };
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AvaliarEntregador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarMensagensNaoLidasDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["NaoLidas"]; }; };
    };
  };
  lerConversaDoEntregador: {
    parameters: {
      path: {
        entregador_id: components["parameters"]["EntregadorId"];
        entrega_id: components["parameters"]["EntregaId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ConversaDoEntregador"]; }; };
    };
  };
  enviarMensagemDoEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["NovaMensagem"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MensagemChat"]; }; };
    };
  };
  listarMensagensNaoLidasDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["NaoLidas"]; }; };
    };
  };
  lerConversaDaLoja: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        entrega_id: components["parameters"]["EntregaId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ConversaDoComercio"]; }; };
    };
  };
  enviarMensagemDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["NovaMensagem"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MensagemChat"]; }; };
    };
  };
  lerConversaDoSuporte: {
    parameters: {
      path: { entrega_id: components["parameters"]["EntregaId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ConversaDoComercio"]; }; };
    };
  };
  listarChaves: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChaveListada"][]; }; };
    };
  };
  criarChave: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarChave"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChaveCriada"]; }; };
    };
  };
  revogarChave: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        chave_id: components["parameters"]["ChaveId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerCidade: {
    responses: {
      200: { content: { "application/json": components["schemas"]["EstadoDaCidade"]; }; };
    };
  };
  mudarCidade: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["MudarCidade"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EstadoDaCidade"]; }; };
    };
  };
  ligarCidade: {
    responses: {
      200: { content: { "application/json": components["schemas"]["EstadoDaCidade"]; }; };
    };
  };
  lerAcontecimentosDaCidade: {
    responses: {
      200: { content: { "application/json": components["schemas"]["AcontecimentoDaCidade"][]; }; };
    };
  };
  pedirOfertaNaCidade: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaDesejo"]; }; };
    };
  };
  pedirEntregaNaCidade: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaDesejo"]; }; };
    };
  };
  relatarCidade: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RelatarCidade"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaBater"]; }; };
    };
  };
  listarComercios: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Comercio"][]; }; };
    };
  };
  criarComercio: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarComercio"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  excluirComercio: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerPerfilDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PerfilDoComercio"]; }; };
    };
  };
  lerDadosDeCobranca: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DadosDeCobranca"]; }; };
    };
  };
  salvarDadosDeCobranca: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["SalvarDadosDeCobranca"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaDadosDeCobranca"]; }; };
    };
  };
  lerLocalDeRetirada: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LocalDoComercio"]; }; };
    };
  };
  salvarLocalDeRetirada: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["SalvarLocalDeRetirada"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaLocal"]; }; };
    };
  };
  lerConfiguracoes: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Configuracoes"]; }; };
    };
  };
  mudarConfiguracoes: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["MudarConfiguracoes"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaConfiguracoes"]; }; };
    };
  };
  listarMudancasDasConfiguracoes: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MudancasDasConfiguracoes"]; }; };
    };
  };
  lerTaxa: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Taxa"]; }; };
    };
  };
  dizerTaxa: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DizerTaxa"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaTaxa"]; }; };
    };
  };
  mudarBancoDaEmpresa: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["MudarBancoDaEmpresa"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaConfiguracoes"]; }; };
    };
  };
  criarCotacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarCotacao"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["Cotacao"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  lerCustodiaDoEntregador: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustodiaDoEntregador"]; }; };
    };
  };
  lerCustodiaDaLoja: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustodiaDoComercio"]; }; };
    };
  };
  listarCustodiaEmMaos: {
    responses: {
      200: { content: { "application/json": components["schemas"]["CustodiaEmMaos"]; }; };
    };
  };
  listarCustodiaPendente: {
    responses: {
      200: { content: { "application/json": components["schemas"]["CustodiaPendente"]; }; };
    };
  };
  lerRelatorioDeCustodia: {
    parameters: {
      query?: { semana_inicio?: components["parameters"]["SemanaInicioNaConsulta"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RelatorioDaCustodia"]; }; };
    };
  };
  levarTroco: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["LevarTroco"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaDaCustodia"]; }; };
    };
  };
  criarPrestacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarPrestacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPrestar"]; }; };
    };
  };
  confirmarPrestacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { prestacao_id: components["parameters"]["PrestacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ConfirmarPrestacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaConfirmar"]; }; };
    };
  };
  cancelarPrestacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { prestacao_id: components["parameters"]["PrestacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  contestarDiferenca: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { prestacao_id: components["parameters"]["PrestacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ContestarDiferenca"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  responderDiferenca: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { prestacao_id: components["parameters"]["PrestacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ResponderDiferenca"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  entrarNaDemonstracao: {
    requestBody: {
      content: { "application/json": components["schemas"]["EntrarNaDemonstracao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntradaNaDemonstracao"]; }; };
    };
  };
  acompanharNaDemonstracao: {
    responses: {
      200: { content: { "application/json": components["schemas"]["PedidoParaAcompanhar"]; }; };
    };
  };
  buscarEnderecos: {
    parameters: {
      query?: { q?: components["parameters"]["Q"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnderecoConhecido"][]; }; };
    };
  };
  apagarEnderecos: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarEnderecos: {
    parameters: {
      query?: {
        q?: components["parameters"]["Q"];
        pagina?: components["parameters"]["Pagina"];
      };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ListaDeEnderecos"]; }; };
    };
  };
  apagarEndereco: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        endereco_id: components["parameters"]["EnderecoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerPrecos: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TabelaDePrecos"]; }; };
    };
  };
  salvarPrecos: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["SalvarPrecos"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPrecos"]; }; };
    };
  };
  listarDicasDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DicaDaEntrega"][]; }; };
    };
  };
  deixarDica: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        entregador_id: components["parameters"]["EntregadorId"];
        solicitacao_id: components["parameters"]["SolicitacaoId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DeixarDica"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  apagarDica: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        dica_id: components["parameters"]["DicaId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarDicasDaSolicitacao: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DicaDoLugar"][]; }; };
    };
  };
  apagarDicaPeloSuporte: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { dica_id: components["parameters"]["DicaId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  cadastrarEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CadastrarEntregador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Cadastrado"]; }; };
    };
  };
  buscarEntregadores: {
    parameters: {
      query?: { q?: components["parameters"]["QNaConsulta"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregadorEncontrado"][]; }; };
    };
  };
  listarEntregadores: {
    parameters: {
      query?: { situacao?: components["parameters"]["Situacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregadorDoAdmin"][]; }; };
    };
  };
  listarEntregadoresMascarados: {
    parameters: {
      query?: { situacao?: components["parameters"]["Situacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregadorDoAdmin"][]; }; };
    };
  };
  revelarEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DadosRevelados"]; }; };
    };
  };
  removerEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerPerfilDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PerfilDoEntregador"]; }; };
    };
  };
  salvarPreferenciasDoEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["SalvarPreferenciasDoEntregador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarEntregadoresAtivos: {
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregadoresStatus"]; }; };
    };
  };
  listarTodosOsEntregadores: {
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregadorDoSuporte"][]; }; };
    };
  };
  lerDetalhesDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DetalhesDoEntregador"]; }; };
    };
  };
  listarEntregasDoEntregador: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregasDoEntregador"]; }; };
    };
  };
  lerSemanaAtualDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SemanaAtual"]; }; };
    };
  };
  listarSemanasTrabalhadas: {
    parameters: {
      query?: { semana_inicio?: components["parameters"]["SemanaInicioNaConsulta"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SemanaComDias"][]; }; };
    };
  };
  listarEntregasDaLoja: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Entrega"][]; }; };
    };
  };
  lerResumoDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResumoDoComercio"]; }; };
    };
  };
  listarSemanasDaLoja: {
    parameters: {
      query?: { semana_inicio?: components["parameters"]["SemanaInicioNaConsulta"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResumoSemanal"][]; }; };
    };
  };
  listarEntregasPendentes: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Entrega"][]; }; };
    };
  };
  lancarEntrega: {
    parameters: {
      query: { comercio_nome: components["parameters"]["ComercioNomeNaConsulta"]; };
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["LancarEntrega"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaLancar"]; }; };
    };
  };
  liberarEntrega: {
    parameters: {
      query: { comercio_nome: components["parameters"]["ComercioNomeNaConsulta"]; };
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["LiberarEntrega"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarEquipe: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Funcionario"][]; }; };
    };
  };
  criarFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarFuncionario"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["FuncionarioCriado"]; }; };
    };
  };
  renomearFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { funcionario_id: components["parameters"]["FuncionarioId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RenomearFuncionario"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  desativarFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { funcionario_id: components["parameters"]["FuncionarioId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  ativarFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { funcionario_id: components["parameters"]["FuncionarioId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  criarLinkDoFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { funcionario_id: components["parameters"]["FuncionarioId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LinkCriado"]; }; };
    };
  };
  listarSessoesDoFuncionario: {
    parameters: {
      path: { funcionario_id: components["parameters"]["FuncionarioId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SessaoListada"][]; }; };
    };
  };
  encerrarSessoesDoFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { funcionario_id: components["parameters"]["FuncionarioId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  encerrarSessaoDoFuncionario: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        funcionario_id: components["parameters"]["FuncionarioId"];
        sessao_id: components["parameters"]["SessaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerPedidoExterno: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PedidoDeFora"]; }; };
    };
  };
  lerFatores: {
    responses: {
      200: { content: { "application/json": components["schemas"]["MeusFatores"]; }; };
    };
  };
  comecarPasskey: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DesafioDeCadastro"]; }; };
    };
  };
  cadastrarPasskey: {
    requestBody: {
      content: { "application/json": components["schemas"]["CadastrarPasskey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Passkey"]; }; };
    };
  };
  renomearPasskey: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { passkey_id: components["parameters"]["PasskeyId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RenomearPasskey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  removerPasskey: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { passkey_id: components["parameters"]["PasskeyId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  comecarCodigo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DesafioDoCodigo"]; }; };
    };
  };
  ativarCodigo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AtivarCodigo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CodigosDeRecuperacao"]; }; };
    };
  };
  desativarCodigo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  gerarCodigosDeRecuperacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CodigosDeRecuperacao"]; }; };
    };
  };
  confirmarComCodigo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ConfirmarComCodigo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["FatorConfirmado"]; }; };
    };
  };
  comecarConfirmacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DesafioDaPasskey"]; }; };
    };
  };
  confirmarComPasskey: {
    requestBody: {
      content: { "application/json": components["schemas"]["ConfirmarComPasskey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["FatorConfirmado"]; }; };
    };
  };
  listarFaturasDaSemana: {
    parameters: {
      path: { semana_inicio: components["parameters"]["SemanaInicio"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["FaturasDaSemana"]; }; };
    };
  };
  ajustarFatura: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        comercio_id: components["parameters"]["ComercioId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AjustarFatura"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAjusteDaFatura"]; }; };
    };
  };
  receberFatura: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        comercio_id: components["parameters"]["ComercioId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaFatura"]; }; };
    };
  };
  estornarFatura: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        comercio_id: components["parameters"]["ComercioId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ComMotivo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaFatura"]; }; };
    };
  };
  listarFaturasDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["FaturaDoComercio"][]; }; };
    };
  };
  lerFechamento: {
    parameters: {
      query: {
        /** @description A segunda-feira da semana. */
        semana_inicio: components["schemas"]["Dia"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Fechamento"]; }; };
    };
  };
  criarAjuste: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { semana_inicio: components["parameters"]["SemanaInicio"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarAjuste"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAjuste"]; }; };
    };
  };
  cancelarAjuste: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        ajuste_id: components["parameters"]["AjusteId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerPixDoPagamento: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        entregador_id: components["parameters"]["EntregadorId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PixDoPagamento"]; }; };
    };
  };
  pagarEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        entregador_id: components["parameters"]["EntregadorId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["PagarEntregador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPagar"]; }; };
    };
  };
  estornarPagamento: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        semana_inicio: components["parameters"]["SemanaInicio"];
        entregador_id: components["parameters"]["EntregadorId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ComMotivo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPagar"]; }; };
    };
  };
  responderContestacaoDeValor: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { contestacao_id: components["parameters"]["ContestacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ResponderContestacaoDeValor"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerSemanaDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SemanasDoEntregador"]; }; };
    };
  };
  responderAjuste: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        entregador_id: components["parameters"]["EntregadorId"];
        ajuste_id: components["parameters"]["AjusteId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ResponderAjuste"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  contestarSemana: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        entregador_id: components["parameters"]["EntregadorId"];
        semana_inicio: components["parameters"]["SemanaInicio"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ContestarSemana"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerEstadoDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EstadoDoEntregador"]; }; };
    };
  };
  definirOnline: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DefinirOnline"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaOnline"]; }; };
    };
  };
  lerNumerosDaFila: {
    responses: {
      200: { content: { "application/json": components["schemas"]["SituacaoDaFila"]; }; };
    };
  };
  listarPausasDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PausasDoEntregador"]; }; };
    };
  };
  lerTempoOnlineDeHoje: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TempoOnlineDeHoje"]; }; };
    };
  };
  explicarFila: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExplicacaoDaFila"]; }; };
    };
  };
  verificarFoto: {
    parameters: {
      path: {
        user_type: components["parameters"]["UserType"];
        user_id: components["parameters"]["UserId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["FotoExiste"]; }; };
    };
  };
  enviarFoto: {
    requestBody: {
      content: { "application/json": components["schemas"]["EnviarFoto"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarAplicativos: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Aplicativo"][]; }; };
    };
  };
  criarAplicativo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarAplicativo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AplicativoCriado"]; }; };
    };
  };
  editarAplicativo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { aplicativo_id: components["parameters"]["AplicativoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EditarAplicativo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  removerAplicativo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { aplicativo_id: components["parameters"]["AplicativoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  trocarSegredoDoAplicativo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { aplicativo_id: components["parameters"]["AplicativoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SegredoNovo"]; }; };
    };
  };
  listarAplicativosDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AplicativoDaLoja"][]; }; };
    };
  };
  autorizarAplicativo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        aplicativo_id: components["parameters"]["AplicativoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CodigoDeAutorizacao"]; }; };
    };
  };
  listarIntegracoes: {
    parameters: {
      query?: {
        antes_de?: components["parameters"]["AntesDe"];
        busca?: components["parameters"]["Busca"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ListaDeIntegracoes"]; }; };
    };
  };
  criarIntegracao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarIntegracao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntegracaoCriada"]; }; };
    };
  };
  lerIntegracao: {
    parameters: {
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntegracaoInteira"]; }; };
    };
  };
  editarIntegracao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EditarIntegracao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  removerIntegracao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  trocarSegredoDaIntegracao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SegredoNovo"]; }; };
    };
  };
  listarChamadasDaIntegracao: {
    parameters: {
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChamadaExterna"][]; }; };
    };
  };
  listarMensagensDaIntegracao: {
    parameters: {
      query?: { fluxo_id?: components["parameters"]["FluxoId"]; };
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MensagemExterna"][]; }; };
    };
  };
  reenviarMensagensDaIntegracao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MensagensReenviadas"]; }; };
    };
  };
  testarIntegracao: {
    parameters: {
      path: { integracao_id: components["parameters"]["IntegracaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["TestarIntegracao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TesteFeito"]; }; };
    };
  };
  listarIntegracoesDaLoja: {
    parameters: {
      query?: {
        antes_de?: components["parameters"]["AntesDe"];
        busca?: components["parameters"]["Busca"];
      };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ListaDeIntegracoes"]; }; };
    };
  };
  criarIntegracaoDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarIntegracaoDaLoja"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["IntegracaoCriada"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  lerIntegracaoDaLoja: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["IntegracaoInteira"]; }; };
    };
  };
  editarIntegracaoDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EditarIntegracaoDaLoja"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["Mensagem"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  removerIntegracaoDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["Mensagem"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  trocarSegredoDaIntegracaoDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["SegredoNovo"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  listarChamadasDaIntegracaoDaLoja: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChamadaExterna"][]; }; };
    };
  };
  listarMensagensDaIntegracaoDaLoja: {
    parameters: {
      query?: { fluxo_id?: components["parameters"]["FluxoId"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MensagemExterna"][]; }; };
    };
  };
  reenviarMensagensDaIntegracaoDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["MensagensReenviadas"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  testarIntegracaoDaLoja: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        integracao_id: components["parameters"]["IntegracaoId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["TestarIntegracao"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["TesteFeito"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  criarLinkDeSenha: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarLinkDeSenha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LinkCriado"]; }; };
    };
  };
  lerLinkDeSenha: {
    requestBody: {
      content: { "application/json": components["schemas"]["LerLinkDeSenha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LinkLido"]; }; };
    };
  };
  criarSenhaPorLink: {
    requestBody: {
      content: { "application/json": components["schemas"]["CriarSenhaPorLink"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  criarLote: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { semana_inicio: components["parameters"]["SemanaInicio"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarLote"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LoteCriado"]; }; };
    };
  };
  listarLotesDaSemana: {
    parameters: {
      path: { semana_inicio: components["parameters"]["SemanaInicio"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LotesDaSemana"]; }; };
    };
  };
  lerLote: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LoteInteiro"]; }; };
    };
  };
  cancelarLote: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { id: components["parameters"]["Id"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ComMotivo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LinhaDeLote"]; }; };
    };
  };
  importarRetornoDoLote: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { id: components["parameters"]["Id"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ImportarRetornoDoLote"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaRetorno"]; }; };
    };
  };
  criarMaquininha: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DadosDaMaquininha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaCriarMaquininha"]; }; };
    };
  };
  editarMaquininha: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        maquininha_id: components["parameters"]["MaquininhaId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DadosDaMaquininha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  desativarMaquininha: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        maquininha_id: components["parameters"]["MaquininhaId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  entregarMaquininha: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        maquininha_id: components["parameters"]["MaquininhaId"];
      };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EntregarMaquininha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  receberMaquininha: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { maquininha_id: components["parameters"]["MaquininhaId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  guardarLocalizacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["GuardarLocalizacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerLocalizacaoDoPedido: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        solicitacao_id: components["parameters"]["SolicitacaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaLocalizacao"]; }; };
    };
  };
  marcarMarco: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["MarcarMarco"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaMarcar"]; }; };
    };
  };
  lerNumerosDaOperacao: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
        comercio_id?: components["parameters"]["ComercioIdNaConsulta"];
        entregador_id?: components["parameters"]["EntregadorIdNaConsulta"];
        bairro_id?: components["parameters"]["BairroId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["NumerosDaOperacao"]; }; };
    };
  };
  lerNumerosDasOfertas: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
        comercio_id?: components["parameters"]["ComercioIdNaConsulta"];
        entregador_id?: components["parameters"]["EntregadorIdNaConsulta"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfertasDoPeriodo"]; }; };
    };
  };
  lerNumerosDosEntregadores: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregadoresDoPeriodo"]; }; };
    };
  };
  lerNumerosDasLojas: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
        comercio_id?: components["parameters"]["ComercioIdNaConsulta"];
        entregador_id?: components["parameters"]["EntregadorIdNaConsulta"];
        bairro_id?: components["parameters"]["BairroId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LojasDoPeriodo"]; }; };
    };
  };
  lerNumerosDaPorta: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
        comercio_id?: components["parameters"]["ComercioIdNaConsulta"];
        entregador_id?: components["parameters"]["EntregadorIdNaConsulta"];
        bairro_id?: components["parameters"]["BairroId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PortaDoPeriodo"]; }; };
    };
  };
  listarBairrosDosNumeros: {
    responses: {
      200: { content: { "application/json": components["schemas"]["BairroDosNumeros"][]; }; };
    };
  };
  lerNumerosDeAgora: {
    responses: {
      200: { content: { "application/json": components["schemas"]["NumerosDeAgora"]; }; };
    };
  };
  lerNumerosDaSemana: {
    parameters: {
      path: { semana_inicio: components["parameters"]["SemanaInicio"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["NumerosDaSemana"]; }; };
    };
  };
  lerNumerosDoDinheiro: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["DinheiroDoPeriodo"]; }; };
    };
  };
  lerNumerosDaLoja: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
      };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["NumerosDaOperacao"]; }; };
    };
  };
  lerNumerosDoEntregador: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
      };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["NumerosDoEntregador"]; }; };
    };
  };
  lerOferta: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Oferta"]; }; };
    };
  };
  verificarOferta: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfertaDisponivel"]; }; };
    };
  };
  marcarOfertaComoVista: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  aceitarOferta: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: {
        entregador_id: components["parameters"]["EntregadorId"];
        solicitacao_id: components["parameters"]["SolicitacaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAceitar"]; }; };
    };
  };
  aceitarRota: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AceitarRota"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAceitar"]; }; };
    };
  };
  recusarOferta: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RecusarOferta"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaRecusar"]; }; };
    };
  };
  dizerMotivoDaRecusa: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DizerMotivoDaRecusa"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarRecusasRecentes: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RecusaRecente"][]; }; };
    };
  };
  lerPrevisaoDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PrevisaoDoEntregador"]; }; };
    };
  };
  lerPrevisaoDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PrevisaoDoComercio"]; }; };
    };
  };
  lerCodigoDaEntrega: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CodigoDaEntrega"]; }; };
    };
  };
  lerProvaDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProvaDoComercio"]; }; };
    };
  };
  salvarProva: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["SalvarProva"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaProvaDoComercio"]; }; };
    };
  };
  enviarFotoDaEntrega: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EnviarFotoDaEntrega"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaFotoDaProva"]; }; };
    };
  };
  dispensarCodigo: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DispensarCodigo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  abrirProblema: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AbrirProblema"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAbrirProblema"]; }; };
    };
  };
  enviarFotoDoProblema: {
    parameters: {
      path: { problema_id: components["parameters"]["ProblemaId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EnviarFotoDoProblema"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaFotoDoProblema"]; }; };
    };
  };
  listarProblemasDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProblemaDaEntrega"][]; }; };
    };
  };
  listarProblemasDaLoja: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProblemaDaEntrega"][]; }; };
    };
  };
  responderProblemaDaLoja: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { problema_id: components["parameters"]["ProblemaId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RespostaAoProblema"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarProblemasDoSuporte: {
    responses: {
      200: { content: { "application/json": components["schemas"]["ProblemaDaEntrega"][]; }; };
    };
  };
  responderProblema: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { problema_id: components["parameters"]["ProblemaId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RespostaAoProblema"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  marcarPedidoComoPronto: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["MarcarPedidoComoPronto"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["RespostaPronto"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  lerEsperaNoBalcao: {
    parameters: {
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BalcaoDoComercio"]; }; };
    };
  };
  lerEsperaNoBalcaoDoComercio: {
    parameters: {
      path: { comercio_id: components["parameters"]["ComercioId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EsperaNoBalcao"]; }; };
    };
  };
  listarEsperasNoBalcao: {
    parameters: {
      query?: { semana_inicio?: components["parameters"]["SemanaInicioNaConsulta"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BalcoesDaSemana"]; }; };
    };
  };
  lerConfiguracao: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Configuracao"]; }; };
    };
  };
  lerChaveDeAvisos: {
    responses: {
      200: { content: { "application/json": components["schemas"]["ChavePush"]; }; };
    };
  };
  inscreverNavegador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["InscreverNavegador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPush"]; }; };
    };
  };
  esquecerNavegador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["EsquecerNavegador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPush"]; }; };
    };
  };
  listarMelhoresEntregadores: {
    responses: {
      200: { content: { "application/json": components["schemas"]["TopSemana"]; }; };
    };
  };
  lerRastreio: {
    parameters: {
      path: { token: components["parameters"]["Token"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Rastreio"]; }; };
    };
  };
  recusarRastreio: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { token: components["parameters"]["Token"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  renovarRastreio: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LinkNovo"]; }; };
    };
  };
  lerRecebimentos: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResumoDeRecebimentos"]; }; };
    };
  };
  listarPix: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
        filtro?: components["parameters"]["Filtro"];
        antes_de?: components["parameters"]["AntesDe"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ListaDePix"]; }; };
    };
  };
  listarPendenciasDeRecebimento: {
    responses: {
      200: { content: { "application/json": components["schemas"]["PendenciaDeRecebimento"][]; }; };
    };
  };
  exportarRecebimentos: {
    parameters: {
      query: {
        de: components["parameters"]["De"];
        ate: components["parameters"]["Ate"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LinhaDeRecebimento"][]; }; };
    };
  };
  atribuirPix: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { pix_id: components["parameters"]["PixId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AtribuirPix"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPix"]; }; };
    };
  };
  devolverPix: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { pix_id: components["parameters"]["PixId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DevolverPix"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaPix"]; }; };
    };
  };
  listarRelatorioDosEntregadores: {
    responses: {
      200: { content: { "application/json": components["schemas"]["ItemEntregador"][]; }; };
    };
  };
  listarRelatorioDosComercios: {
    parameters: {
      query?: { semana?: components["parameters"]["Semana"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ItemComercio"][]; }; };
    };
  };
  listarDadosDosComercios: {
    responses: {
      200: { content: { "application/json": components["schemas"]["DadosComercio"][]; }; };
    };
  };
  listarAcompanhamentoSemanal: {
    parameters: {
      query?: { semana_inicio?: components["parameters"]["SemanaInicioNaConsulta"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RelatorioSemanal"][]; }; };
    };
  };
  lerRelatorioDaSemana: {
    responses: {
      200: { content: { "application/json": components["schemas"]["RelatorioDaSemana"]; }; };
    };
  };
  lerReplayDaFila: {
    responses: {
      200: { content: { "application/json": components["schemas"]["ReplayDaFila"]; }; };
    };
  };
  lerCasoDoEntregador: {
    parameters: {
      query: { quando: components["parameters"]["Quando"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CasoDoEntregador"]; }; };
    };
  };
  trocarSenhaDoEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["NovaSenha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  trocarSenhaDaLoja: {
    parameters: {
      query: { comercio_nome: components["parameters"]["ComercioNomeNaConsulta"]; };
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["NovaSenha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  trocarSenhaDoAdmin: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["TrocarSenhaDoAdmin"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  trocarSenhaDoSuporte: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["NovaSenha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  entrar: {
    requestBody: {
      content: { "application/json": components["schemas"]["Entrar"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Entrada"]; }; };
    };
  };
  entrarComoLoja: {
    requestBody: {
      content: { "application/json": components["schemas"]["EntrarComoLoja"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EntradaDaLoja"]; }; };
    };
  };
  entrarComCodigo: {
    requestBody: {
      content: { "application/json": components["schemas"]["EntrarComCodigo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SessaoAtual"]; }; };
    };
  };
  comecarComPasskey: {
    responses: {
      200: { content: { "application/json": components["schemas"]["DesafioDaPasskey"]; }; };
    };
  };
  entrarComPasskey: {
    requestBody: {
      content: { "application/json": components["schemas"]["ConfirmarComPasskey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SessaoAtual"]; }; };
    };
  };
  sair: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerSessao: {
    responses: {
      200: { content: { "application/json": components["schemas"]["SessaoAtual"]; }; };
    };
  };
  listarSessoes: {
    responses: {
      200: { content: { "application/json": components["schemas"]["SessaoListada"][]; }; };
    };
  };
  encerrarSessoes: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  encerrarSessao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { id: string; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  encerrarSessoesDaConta: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarLinkDeSenha"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarAvisosDeAcesso: {
    responses: {
      200: { content: { "application/json": components["schemas"]["AvisoDeAcesso"][]; }; };
    };
  };
  darCienciaDosAvisos: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["DarCienciaDosAvisos"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  lerUltimaLimpeza: {
    responses: {
      200: { content: { "application/json": components["schemas"]["Limpeza"]; }; };
    };
  };
  lerEstadoDoSistema: {
    responses: {
      200: { content: { "application/json": components["schemas"]["EstadoDoSistema"]; }; };
    };
  };
  avancarSolicitacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AvancarSolicitacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAvancar"]; }; };
    };
  };
  listarSolicitacoesDoEntregador: {
    parameters: {
      query?: {
        encerradas_antes_de?: components["parameters"]["EncerradasAntesDe"];
        incluir?: components["parameters"]["Incluir"];
      };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SolicitacaoDoEntregador"][]; }; };
    };
  };
  criarSolicitacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["CriarSolicitacao"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["RespostaCriar"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  listarSolicitacoesDaLoja: {
    parameters: {
      query?: {
        encerradas_antes_de?: components["parameters"]["EncerradasAntesDe"];
        numero?: components["parameters"]["Numero"];
        referencia_externa?: components["parameters"]["ReferenciaExterna"];
      };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SolicitacaoDoComercio"][]; }; };
    };
  };
  listarMudancas: {
    parameters: {
      query?: { desde?: components["parameters"]["Desde"]; };
      path: { comercio_nome: components["parameters"]["ComercioNome"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaMudancas"]; }; };
    };
  };
  lerSolicitacaoDaLoja: {
    parameters: {
      path: {
        comercio_nome: components["parameters"]["ComercioNome"];
        solicitacao_id: components["parameters"]["SolicitacaoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SolicitacaoDoComercio"]; }; };
    };
  };
  cancelarSolicitacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: {
        content: {
          "application/json": components["schemas"]["Mensagem"] & components["schemas"]["Ensaio"];
        };
      };
    };
  };
  listarSolicitacoes: {
    parameters: {
      query?: {
        encerradas_antes_de?: components["parameters"]["EncerradasAntesDe"];
        numero?: components["parameters"]["Numero"];
        referencia_externa?: components["parameters"]["ReferenciaExterna"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SolicitacaoDoSuporte"][]; }; };
    };
  };
  lerSolicitacao: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SolicitacaoDoSuporte"]; }; };
    };
  };
  listarEntregasAtivas: {
    responses: {
      200: { content: { "application/json": components["schemas"]["EntregaAtiva"][]; }; };
    };
  };
  atribuirSolicitacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AtribuirSolicitacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  atribuirSolicitacoes: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["AtribuirSolicitacoes"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["RespostaAtribuirVarias"]; }; };
    };
  };
  procurarSolicitacoes: {
    parameters: {
      query: { termo: components["parameters"]["Termo"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResultadoDaProcura"]; }; };
    };
  };
  intervirNaSolicitacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["IntervirNaSolicitacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  explicarEspera: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EsperaDaSolicitacao"]; }; };
    };
  };
  lerHistoricoDaSolicitacao: {
    parameters: {
      path: { solicitacao_id: components["parameters"]["SolicitacaoId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Historico"]; }; };
    };
  };
  suspenderEntregador: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["SuspenderEntregador"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  removerSuspensao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  zerarRecusas: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarSuspensoes: {
    parameters: {
      query?: { antes_de?: components["parameters"]["AntesDe"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SuspensaoHistorico"][]; }; };
    };
  };
  listarContestacoes: {
    responses: {
      200: { content: { "application/json": components["schemas"]["ContestacaoDoEntregador"][]; }; };
    };
  };
  listarContestacoesDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SuspensaoContestada"][]; }; };
    };
  };
  contestarSuspensao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ContestarSuspensao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  responderContestacao: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { contestacao_id: components["parameters"]["ContestacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RespostaAContestacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  responderContestacaoERemover: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { contestacao_id: components["parameters"]["ContestacaoId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["RespostaAContestacao"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarVigiasDoEntregador: {
    parameters: {
      path: { entregador_id: components["parameters"]["EntregadorId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PerguntaDoVigia"][]; }; };
    };
  };
  responderVigia: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { vigia_id: components["parameters"]["VigiaId"]; };
    };
    requestBody: {
      content: { "application/json": components["schemas"]["ResponderVigia"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  listarVigiasDoSuporte: {
    responses: {
      200: { content: { "application/json": components["schemas"]["VigiaDoSuporte"][]; }; };
    };
  };
  encerrarVigia: {
    parameters: {
      header?: { "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]; };
      path: { vigia_id: components["parameters"]["VigiaId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Mensagem"]; }; };
    };
  };
  ouvirEventos: {
    parameters: {
      header?: {
        /**
         * @description O `id` do último evento recebido, para receber o que veio depois. Vale por 60 segundos.
         * @example 3f9a0c12b7de-42
         */
        "Last-Event-ID"?: components["parameters"]["LastEventId"];
      };
    };
    responses: {
      /** @description O fluxo de eventos, que não termina. */
      200: {
        content: {
          /**
           * @example {
           *     "tipo": "solicitacao",
           *     "solicitacao_id": 7,
           *     "comercio_id": 3,
           *     "entregador_id": 12
           *   }
           */
          "text/event-stream": components["schemas"]["Evento"];
        };
      };
    };
  };
  lerFoto: {
    parameters: {
      query?: {
        /**
         * @description O lado em pixels. A resposta tem o tamanho seguinte que existe: 64, 128, 256 ou 512.
         * @example 128
         */
        tamanho?: components["parameters"]["Tamanho"];
      };
      path: {
        /**
         * @description O tipo da conta.
         * @example entregador
         */
        user_type: "entregador" | "comercio";
        /**
         * @description O id da conta; de uma loja, o nome.
         * @example 12
         */
        user_id: string;
      };
    };
    responses: {
      /** @description A foto, em WebP. */
      200: { content: { "image/webp": string; }; };
    };
  };
  lerFotoDaEntrega: {
    parameters: {
      path: {
        /**
         * @description O id da solicitação.
         * @example 7
         */
        solicitacao_id: number;
      };
    };
    responses: {
      /** @description A foto, em WebP. */
      200: { content: { "image/webp": string; }; };
    };
  };
  lerFotoDoProblema: {
    parameters: {
      path: {
        /** @example 3 */
        problema_id: number;
      };
    };
    responses: {
      /** @description A foto, em WebP. */
      200: { content: { "image/webp": string; }; };
    };
  };
  receberWebhookPing: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "ping",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {}
         *   }
         */
        "application/json": components["schemas"]["WebhookPing"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookTeste: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "teste",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "comercio": "Açaí & Cia"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookTeste"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoCriada: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.criada",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 1,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "aguardando",
         *     "entregador_id": null,
         *     "entregador_nome": null
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoCriada"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoAceita: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.aceita",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "aceita",
         *     "entregador_id": 7,
         *     "entregador_nome": "Ana"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoAceita"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoEmRetirada: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.em_retirada",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "em_retirada",
         *     "entregador_id": 7,
         *     "entregador_nome": "Ana"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoEmRetirada"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoEmEntrega: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.em_entrega",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "em_entrega",
         *     "entregador_id": 7,
         *     "entregador_nome": "Ana"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoEmEntrega"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoFinalizada: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.finalizada",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": "entregue",
         *     "status": "finalizada",
         *     "entregador_id": 7,
         *     "entregador_nome": "Ana"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoFinalizada"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoCancelada: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.cancelada",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": "cancelada",
         *     "status": "cancelada",
         *     "entregador_id": null,
         *     "entregador_nome": null,
         *     "cancelada_por": "comercio"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoCancelada"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoProblema: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.problema",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "em_entrega",
         *     "entregador_id": 7,
         *     "entregador_nome": "Ana",
         *     "problema": {
         *       "id": 31,
         *       "motivo": "ninguem_atende"
         *     }
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoProblema"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoCodigo: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.codigo",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "em_entrega",
         *     "entregador_id": 7,
         *     "entregador_nome": "Ana",
         *     "codigo": "confirmado"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoCodigo"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
  receberWebhookSolicitacaoTransferida: {
    parameters: {
      header: {
        /**
         * @description O id da mensagem. Uma repetição tem o mesmo id e os mesmos bytes.
         * @example msg_4711_2
         */
        "webhook-id": components["parameters"]["WebhookId"];
        /**
         * @description Segundos desde 1970, no momento do envio. Recuse o que estiver a mais de cinco minutos.
         * @example 1795376468
         */
        "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
        /**
         * @description Uma ou duas assinaturas `v1,…` do corpo (Standard Webhooks); basta uma estar certa.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "webhook-signature": components["parameters"]["WebhookSignature"];
      };
    };
    requestBody: {
      content: {
        /**
         * @example {
         *     "type": "solicitacao.transferida",
         *     "timestamp": "2026-11-22T19:41:08.123Z",
         *     "data": {
         *     "sequencia": 2,
         *     "id": 4711,
         *     "rota_id": 4209,
         *     "ordem": 1,
         *     "origem": "manual",
         *     "canal": null,
         *     "numero_pedido": null,
         *     "referencia_externa": "venda-4821",
         *     "urgente": false,
         *     "valor_estimado": 9.5,
         *     "pagamento": "online",
         *     "pronto_em": null,
         *     "data_solicitacao": "2026-11-22T19:40:31.007Z",
         *     "rastreio_url": "https://corre.example/r/EXEMPLO",
         *     "desfecho": null,
         *     "status": "aceita",
         *     "entregador_id": 8,
         *     "entregador_nome": "Beatriz"
         *     }
         *   }
         */
        "application/json": components["schemas"]["WebhookSolicitacaoTransferida"];
      };
    };
    responses: {
      /** @description Recebido. */
      200: {
      };
    };
  };
}
