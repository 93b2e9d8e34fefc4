// Written by `npm run router` from packages/api/src/runtime/router.ts. Do not edit.
import type * as trpc from '@trpc/server';

type ErrorShape = {
  code: trpc.TRPC_ERROR_CODE_NUMBER;
  message: string;
  data: {
    desafio?: string | undefined;
    fatores?: ("codigo" | "passkey")[] | undefined;
    opcoes?: import("@corre/contract/fatores/contrato.js").OpcoesDeUso;
    code: "BAD_GATEWAY" | "BAD_REQUEST" | "CLIENT_CLOSED_REQUEST" | "CONFLICT" | "FORBIDDEN" | "GATEWAY_TIMEOUT" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "NOT_FOUND" | "NOT_IMPLEMENTED" | "PARSE_ERROR" | "PAYLOAD_TOO_LARGE" | "PAYMENT_REQUIRED" | "PRECONDITION_FAILED" | "PRECONDITION_REQUIRED" | "SERVICE_UNAVAILABLE" | "TIMEOUT" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED" | "UNPROCESSABLE_CONTENT" | "UNSUPPORTED_MEDIA_TYPE";
    httpStatus: number;
    path: string | undefined;
    detail: string;
    codigo: "ABAS_DEMAIS" | "AGENDAMENTO_LONGE_DEMAIS" | "AJUSTE_NAO_ENCONTRADO" | "AJUSTE_SEM_RESPOSTA" | "AO_VIVO_DESLIGADO" | "APELIDO_EM_USO" | "APLICATIVO_DESLIGADO" | "APLICATIVO_NAO_ENCONTRADO" | "APP_NAO_ENCONTRADO" | "ARQUIVOS_DEMAIS" | "ARQUIVO_DE_FOTO_GRANDE" | "ARQUIVO_SEM_SESSAO" | "AUTHORIZATION_REPETIDO" | "AVALIACAO_CEDO_DEMAIS" | "AVISO_NAO_ENCONTRADO" | "CABECALHOS_GRANDES_DEMAIS" | "CADASTRO_EM_ANALISE" | "CADASTRO_JA_DECIDIDO" | "CADASTRO_NAO_ENCONTRADO" | "CADASTRO_RECUSADO" | "CADASTRO_TOMADO" | "CAMINHO_NAO_ENCONTRADO" | "CAMPOS_DEMAIS" | "CAMPO_DESCONHECIDO" | "CAMPO_NAO_CABE" | "CARACTERE_INVALIDO" | "CHAMADAS_DEMAIS" | "CHAT_FECHADO" | "CHAT_SEM_ENTREGADOR" | "CHAVES_DEMAIS" | "CHAVES_ERRADAS_DEMAIS" | "CHAVE_DA_EMPRESA_INVALIDA" | "CHAVE_DESCONHECIDA" | "CHAVE_DE_OUTRO_AMBIENTE" | "CHAVE_FORA_DA_API" | "CHAVE_NAO_ENCONTRADA" | "CHAVE_NAO_PERMITE" | "CHAVE_NAO_VALE_NESTE_SITE" | "CHAVE_NO_ENDERECO" | "CHAVE_PIX_INVALIDA" | "CHAVE_REVOGADA" | "CHAVE_SEM_PERMISSAO" | "CHAVE_VENCIDA" | "CIDADE_DESLIGADA" | "CIDADE_SEM_PROCESSO" | "CIDADE_SO_PARA_QUEM_ESTA_ONLINE" | "CODIGOS_DA_PRESTACAO_DEMAIS" | "CODIGOS_DEMAIS" | "CODIGO_DA_PRESTACAO_INCORRETO" | "CODIGO_DO_SISTEMA" | "CODIGO_INCOMPLETO" | "CODIGO_INCORRETO" | "CODIGO_SEM_RESPOSTA" | "COMERCIO_JA_EXISTE" | "COMERCIO_NAO_ENCONTRADO" | "CONEXAO_CAIU" | "CONFIGURACAO_FIXA" | "CONFIGURACAO_VAZIA" | "CONTA_EM_OUTRO_BANCO" | "CONTA_INATIVA" | "CONTA_NAO_ENCONTRADA" | "CONTA_NAO_SUSPENSA" | "CONTA_REMOVIDA" | "CONTA_SEM_ACESSO" | "CONTA_SUSPENSA" | "CONTESTACAO_ABERTA" | "CONTESTACAO_NAO_ENCONTRADA" | "CONTESTACAO_RESPONDIDA" | "CONTESTACOES_DEMAIS" | "CONVERSA_DE_OUTRA_CONTA" | "CONVERSA_NAO_ENCONTRADA" | "CORPO_COMPRIMIDO" | "CORPO_NAO_E_JSON" | "CORPO_NAO_E_OBJETO" | "CORPO_NAO_E_UTF8" | "COTACAO_DE_OUTRO_VALOR" | "COTACAO_NAO_ENCONTRADA" | "COTACAO_USADA" | "COTACAO_VENCIDA" | "CREDENCIAIS_INVALIDAS" | "CURSOR_DESCONHECIDO" | "DADOS_ANINHADOS_DEMAIS" | "DADOS_DO_CLIENTE_FECHADOS" | "DADOS_GRANDES_DEMAIS" | "DADOS_INVALIDOS" | "DADOS_JA_CADASTRADOS" | "DADOS_MUDARAM" | "DEMONSTRACAO_DESLIGADA" | "DEMONSTRACAO_SEM_CONTA" | "DEMONSTRACAO_SEM_PEDIDO" | "DESAFIO_TERMINADO" | "DESCONTO_DA_FATURA_ALTO" | "DEVOLUCAO_DE_PIX_ALTA" | "DEVOLUCAO_DE_PIX_TARDE" | "DEVOLUCAO_TARDE" | "DE_OUTRA_CONTA" | "DE_OUTRO_SITE" | "DICA_FORA_DE_HORA" | "DICA_NAO_ENCONTRADA" | "DIFERENCA_JA_CONTESTADA" | "EMPRESA_SEM_DADOS" | "ENDERECO_LONGO_DEMAIS" | "ENDERECO_NAO_LEMBRADO" | "ENTREGADOR_COM_ENTREGAS" | "ENTREGADOR_DE_OUTRA_PRACA" | "ENTREGADOR_JA_SUSPENSO" | "ENTREGADOR_NAO_ENCONTRADO" | "ENTREGADOR_NAO_SELECIONADO" | "ENTREGADOR_NAO_SUSPENSO" | "ENTREGADOR_OCUPADO" | "ENTREGADOR_SUSPENSO" | "ENTREGA_DE_OUTRA_CONTA" | "ENTREGA_JA_AVALIADA" | "ENTREGA_JA_COM_ENTREGADOR" | "ENTREGA_NAO_ENCONTRADA" | "ENTREGA_SEM_CODIGO" | "ENTREGA_SEM_DISPENSA" | "ETAPA_FORA_DE_ORDEM" | "FALHA_INTERNA" | "FALTA_CODIGO" | "FALTA_CODIGO_DA_PRESTACAO" | "FALTA_DEVOLVER" | "FALTA_ENDERECO_DOS_AVISOS" | "FALTA_FOTO" | "FALTA_QUEM_LEVA" | "FALTA_RECEBEDOR" | "FATURA_JA_RECEBIDA" | "FATURA_NAO_ENCONTRADA" | "FATURA_NAO_RECEBIDA" | "FATURA_RECEBIDA_NAO_MUDA" | "FATURA_SEM_VALOR" | "FORA_DO_LOTE" | "FOTOS_DEMAIS" | "FOTO_DE_OUTRA_CONTA" | "FOTO_DO_PROBLEMA_TARDE" | "FOTO_FALTANDO" | "FOTO_FORA_DE_HORA" | "FOTO_GRANDE" | "FOTO_INVALIDA" | "FOTO_NAO_ENCONTRADA" | "FOTO_PEDIDA_INVALIDA" | "FOTO_PESADA" | "FUNCIONARIO_NAO_ENCONTRADO" | "IDEMPOTENCY_KEY_INVALIDA" | "IDEMPOTENCY_KEY_USADA" | "IMPORTACAO_MUDOU" | "INTEGRACAO_DESLIGADA" | "INTEGRACAO_DE_APLICATIVO" | "INTEGRACAO_NAO_ENCONTRADA" | "INTEGRACAO_NAO_MUDA" | "INTEGRACAO_SEM_ENDERECO" | "INTEGRACOES_DEMAIS" | "INTERVENCAO_FORA_DE_HORA" | "JSON_INVALIDO" | "LAYOUT_DESCONHECIDO" | "LINKS_DEMAIS" | "LINK_DESCONHECIDO" | "LINK_NAO_ENCONTRADO" | "LINK_TROCADO" | "LINK_USADO" | "LINK_VENCIDO" | "LOCALIZACAO_NAO_COMPARTILHADA" | "LOJA_LOTADA" | "LOTE_CANCELADO" | "LOTE_NAO_ENCONTRADO" | "LOTE_RESPONDIDO" | "LUGAR_ESQUECIDO" | "MAQUININHAS_DEMAIS" | "MAQUININHA_DE_OUTRA_CONTA" | "MAQUININHA_EM_USO" | "MAQUININHA_NAO_ENCONTRADA" | "MARCO_FORA_DE_HORA" | "MENSAGEM_REPETIDA" | "MENSAGENS_DEMAIS" | "MERCHANT_MUDOU" | "METODO_NAO_SUPORTADO" | "METRICAS_ILEGIVEIS" | "METRICAS_SEM_TOKEN" | "MOMENTO_NAO_VISIVEL" | "MOTIVO_FORA_DE_HORA" | "NADA_A_RECEBER" | "NADA_A_TRAZER" | "NADA_NA_MAO" | "NADA_RECEBIDO" | "NADA_VOLTA" | "NAO_VEIO_DE_FORA" | "NAVEGADOR_SEM_AVISOS" | "NUMEROS_ACABARAM" | "OFERTA_EXPIRADA" | "PAGAMENTO_JA_FEITO" | "PAGAMENTO_NAO_FEITO" | "PAGAMENTO_NO_LOTE" | "PASSEIO_RECUSADO" | "PASSEIO_SO_EM_TESTE" | "PASSKEYS_DEMAIS" | "PASSKEY_COPIADA" | "PASSKEY_INDISPONIVEL" | "PASSKEY_JA_CADASTRADA" | "PASSKEY_NAO_ENCONTRADA" | "PASSKEY_RECUSADA" | "PEDIDO_DEMOROU" | "PEDIDO_DE_AJUDA_NAO_ENCONTRADO" | "PEDIDO_EM_DUAS_PARADAS" | "PEDIDO_INVALIDO" | "PEDIDO_JA_EM_ENTREGA" | "PEDIDO_JA_PRONTO" | "PEDIDO_JA_SAIU" | "PIX_DO_ENTREGADOR_INVALIDO" | "PIX_NAO_ENCONTRADO" | "PIX_SEM_SOBRA" | "PREFERENCIAS_VAZIAS" | "PRESTACAO_CANCELADA" | "PRESTACAO_DE_OUTRA_CONTA" | "PRESTACAO_ESPERA_CONFIRMACAO" | "PRESTACAO_JA_AVISADA" | "PRESTACAO_JA_CONFIRMADA" | "PRESTACAO_NAO_ENCONTRADA" | "PRESTACAO_SEM_DIFERENCA" | "PROBLEMAS_DEMAIS" | "PROBLEMA_DE_OUTRA_LOJA" | "PROBLEMA_DE_OUTRO_ENTREGADOR" | "PROBLEMA_JA_RESPONDIDO" | "PROBLEMA_NAO_ENCONTRADO" | "PROBLEMA_PASSOU" | "PROBLEMA_SO_EM_ANDAMENTO" | "PROPRIA_CONTA" | "PROPRIO_LINK" | "QUAL_APP" | "RASTREIO_TERMINADO" | "RECEBIDO_ACIMA_DO_SALDO" | "RECEBIMENTOS_DESLIGADOS" | "RECEPTOR_NAO_RESPONDEU" | "REFERENCIA_USADA" | "RESPOSTA_FINAL" | "RETORNO_DE_CANCELADO" | "RETORNO_RECUSADO" | "SALDO_INSUFICIENTE" | "SEGREDO_NO_ENDERECO" | "SEGUNDO_FATOR_ANTIGO" | "SEGUNDO_FATOR_AUSENTE" | "SEGUNDO_FATOR_INCORRETO" | "SEGUNDO_FATOR_NECESSARIO" | "SEGUNDO_FATOR_PENDENTE" | "SEMANA_ABERTA" | "SEMANA_FUTURA" | "SEMANA_PREPARADA" | "SEMANA_VAZIA" | "SEM_APP" | "SEM_CONTATO_DE_SEGURANCA" | "SEM_OFERTA_PARA_RECUSAR" | "SEM_PRECO_PARA_O_LUGAR" | "SEM_RECUSA_RECENTE" | "SENHA_ATUAL_AUSENTE" | "SENHA_ATUAL_INCORRETA" | "SENHA_E_A_INICIAL" | "SENHA_FRACA" | "SENHA_INICIAL" | "SERVIDOR_DEMOROU" | "SERVIDOR_OCUPADO" | "SERVIDOR_VOLTANDO" | "SESSAO_ANTIGA" | "SESSAO_NAO_ENCONTRADA" | "SESSAO_TERMINADA" | "SINAL_ERRADO" | "SOLICITACAO_DE_OUTRA_CONTA" | "SOLICITACAO_NAO_ATRIBUIVEL" | "SOLICITACAO_NAO_CANCELAVEL" | "SOLICITACAO_NAO_DISPONIVEL" | "SOLICITACAO_NAO_ENCONTRADA" | "SOLICITACOES_NAO_ATRIBUIVEIS" | "SO_METRICAS" | "SO_PELO_APP" | "SUSPENSAO_JA_CONTESTADA" | "SUSPENSAO_JA_RESPONDIDA" | "SUSPENSAO_TERMINADA" | "TAXA_DE_SEMANA_COMECADA" | "TENTATIVAS_DEMAIS" | "TROCO_SEM_ENTREGA" | "ULTIMO_ADMINISTRADOR" | "ULTIMO_FATOR" | "URL_COM_SENHA" | "URL_DESCONHECIDA" | "URL_DE_REDE_INTERNA" | "URL_EM_OUTRA_PORTA" | "URL_INCOMPLETA" | "URL_SEM_HTTPS" | "USUARIO_EM_USO";
    campo: string | null;
    request_id: string | undefined;
  };
};

export type AppRouter = trpc.TRPCBuiltRouter<{
  ctx: object;
  meta: object;
  errorShape: ErrorShape;
  transformer: false;
}, trpc.TRPCDecorateCreateRouterOptions<{
  ajuda: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    pedir: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        message: string;
        ajuda: {
          id: number;
          solicitacao_id: number | null;
          pedida_em: string;
        };
      };
      meta: object;
    }>;
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        aberta: {
          id: number;
          solicitacao_id: number | null;
          pedida_em: string;
        } | null;
      };
      meta: object;
    }>;
    doSuporte: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        solicitacao_id: number | null;
        pedida_em: string;
        entregador_id: number;
        nome_entregador: string;
        telefone_pessoal: string;
        comercio: string | null;
        endereco: string | null;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada" | null;
      }[];
      meta: object;
    }>;
    resolver: trpc.TRPCMutationProcedure<{
      input: {
        ajuda_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  appsDePedidos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    conectar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        nome: string;
        endereco: string | null;
        url_token?: string | null | undefined;
        client_id: string;
        client_secret: string;
        avisa_entrega?: boolean | undefined;
        avisa_andamento?: boolean | undefined;
        confere_codigo?: boolean | undefined;
      };
      output: {
        message: string;
        id: number;
      };
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        avisa_entrega: boolean;
        avisa_andamento: boolean;
        confere_codigo: boolean;
        id: number;
        nome: string;
        ativa: boolean;
        endereco: string;
        url_token: string | null;
        client_id: string;
      }[];
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        integracao_id: unknown;
        nome?: string | undefined;
        endereco?: string | null | undefined;
        url_token?: string | null | undefined;
        client_id?: string | undefined;
        client_secret?: string | undefined;
        avisa_entrega?: boolean | undefined;
        avisa_andamento?: boolean | undefined;
        confere_codigo?: boolean | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    testar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        integracao_id: unknown;
      };
      output: {
        message: string;
        certo: boolean;
        http: number | null;
        ms: number | null;
        fluxo_id: number | null;
      };
      meta: object;
    }>;
  }>>;
  aprovacao: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    listar: trpc.TRPCQueryProcedure<{
      input: {
        aprovacao?: "pendente" | "recusada" | undefined;
      };
      output: {
        exige: boolean;
        pendentes: number;
        recusados: number;
        cadastros: {
          id: number;
          nome_completo: string;
          usuario: string;
          telefone_pessoal: string;
          data_cadastro: string;
          data_nascimento: string;
          cpf: string;
          rg: string;
          estado_civil: "casado" | "divorciado" | "solteiro" | "viuvo";
          endereco: string;
          bairro: string;
          cep: string;
          pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
          pix_chave: string;
          data_inicio: string;
          assinatura_planilha: string;
          ativo: boolean;
          aprovacao: "pendente" | "recusada";
          recusada_em: string | null;
          recusa_motivo: string | null;
        }[];
      };
      meta: object;
    }>;
    totais: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        exige: boolean;
        pendentes: number;
        recusados: number;
      };
      meta: object;
    }>;
    aprovar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        aprovacao?: "pendente" | "recusada" | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    aprovarVarios: trpc.TRPCMutationProcedure<{
      input: {
        entregador_ids: unknown[];
      };
      output: {
        message: string;
        aprovados: number[];
        ja_decididos: number[];
      };
      meta: object;
    }>;
    recusar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        motivo: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  auditoria: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    listar: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        ator_tipo?: "admin" | "anonimo" | "comercio" | "entregador" | "sistema" | "suporte" | undefined;
        ator_id?: unknown;
        sobre_tipo?: "comercio" | "entregador" | "funcionario" | undefined;
        sobre_id?: unknown;
        tipo?: "acesso" | "dados" | "dinheiro" | "pedidos" | "pessoas" | "sistemas" | undefined;
        de?: string | undefined;
        ate?: string | undefined;
      };
      output: {
        registros: {
          id: number;
          quando: string;
          acao: string;
          ator_tipo: string;
          ator: string | null;
          alvo_tipo: string | null;
          alvo_id: number | null;
          entregador: string | null;
          comercio: string | null;
          equipe: string | null;
          detalhes: Record<string, unknown>;
        }[];
        proxima: number | null;
      };
      meta: object;
    }>;
    pessoas: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        tipo: "admin" | "comercio" | "entregador" | "suporte";
        id: number;
        nome: string;
        ativo: boolean;
      }[];
      meta: object;
    }>;
  }>>;
  avaliacoes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        entregador_id: unknown;
      };
      output: {
        id: number;
        nota: number;
        comentario: string | null;
        comercio: string;
        data_avaliacao: string;
      }[];
      meta: object;
    }>;
    avaliar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        solicitacao_id: unknown;
        nota?: number | undefined;
        comentario?: string | null | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  chat: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    naoLidasDoEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        chats: {
          entrega_id: number;
          solicitacao_ids: number[];
          endereco: string;
          entregador_nome: string;
          comercio: string;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          mensagens_nao_lidas: number;
          ultima_mensagem: string | null;
          ultima_de: "comercio" | "entregador" | null;
          ultima_em: string | null;
        }[];
        tem_mensagens_nao_lidas: boolean;
      };
      meta: object;
    }>;
    mensagensDoEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
        entrega_id: unknown;
      };
      output: {
        mensagens: {
          id: string;
          sequencia: number;
          remetente_tipo: "comercio" | "entregador";
          mensagem: string;
          data_envio: string;
          lida: boolean;
        }[];
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        aberto: boolean;
        comercio: string;
      };
      meta: object;
    }>;
    enviarDoEntregador: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        entrega_id: unknown;
        mensagem: string;
        id?: string | undefined;
      };
      output: {
        id: string;
        sequencia: number;
        remetente_tipo: "comercio" | "entregador";
        mensagem: string;
        data_envio: string;
        lida: boolean;
      };
      meta: object;
    }>;
    naoLidasDoComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        chats: {
          entrega_id: number;
          solicitacao_ids: number[];
          endereco: string;
          entregador_nome: string;
          comercio: string;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          mensagens_nao_lidas: number;
          ultima_mensagem: string | null;
          ultima_de: "comercio" | "entregador" | null;
          ultima_em: string | null;
        }[];
        tem_mensagens_nao_lidas: boolean;
      };
      meta: object;
    }>;
    mensagensDoComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
        entrega_id: unknown;
      };
      output: {
        mensagens: {
          id: string;
          sequencia: number;
          remetente_tipo: "comercio" | "entregador";
          mensagem: string;
          data_envio: string;
          lida: boolean;
        }[];
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        aberto: boolean;
        entregador: {
          id: number;
          nome: string;
        } | null;
        entrega: {
          id: number;
          endereco: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        };
      };
      meta: object;
    }>;
    enviarDoComercio: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        entrega_id: unknown;
        mensagem: string;
        id?: string | undefined;
      };
      output: {
        id: string;
        sequencia: number;
        remetente_tipo: "comercio" | "entregador";
        mensagem: string;
        data_envio: string;
        lida: boolean;
      };
      meta: object;
    }>;
    doSuporte: trpc.TRPCQueryProcedure<{
      input: {
        entrega_id: unknown;
      };
      output: {
        mensagens: {
          id: string;
          sequencia: number;
          remetente_tipo: "comercio" | "entregador";
          mensagem: string;
          data_envio: string;
          lida: boolean;
        }[];
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        aberto: boolean;
        entregador: {
          id: number;
          nome: string;
        } | null;
        entrega: {
          id: number;
          endereco: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        };
      };
      meta: object;
    }>;
  }>>;
  chaves: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    listar: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        id: number;
        nome: string;
        ambiente: "producao" | "teste";
        final: string;
        escopos: ("eventos:ler" | "solicitacoes:cancelar" | "solicitacoes:criar" | "solicitacoes:ler" | "webhooks:escrever" | "webhooks:ler")[];
        origens: string[];
        situacao: "ativa" | "revogada" | "vencida";
        criada_em: string;
        expira_em: string | null;
        usada_em: string | null;
        revogada_em: string | null;
      }[];
      meta: object;
    }>;
    criar: trpc.TRPCMutationProcedure<{
      input: {
        nome: string;
        ambiente?: "producao" | "teste" | undefined;
        escopos: ("eventos:ler" | "solicitacoes:cancelar" | "solicitacoes:criar" | "solicitacoes:ler" | "webhooks:escrever" | "webhooks:ler")[];
        validade_dias?: number | null | undefined;
        origens?: string[] | undefined;
        comercio_nome: string;
      };
      output: {
        id: number;
        nome: string;
        ambiente: "producao" | "teste";
        final: string;
        escopos: ("eventos:ler" | "solicitacoes:cancelar" | "solicitacoes:criar" | "solicitacoes:ler" | "webhooks:escrever" | "webhooks:ler")[];
        origens: string[];
        situacao: "ativa" | "revogada" | "vencida";
        criada_em: string;
        expira_em: string | null;
        usada_em: string | null;
        revogada_em: string | null;
        chave: string;
        message: string;
      };
      meta: object;
    }>;
    revogar: trpc.TRPCMutationProcedure<{
      input: {
        chave_id: unknown;
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  cidade: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    estado: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        andamento: "desligada" | "parada" | "trabalhando";
        ritmo: 1 | 5 | 20;
        comecando: boolean;
        pode_ligar: boolean;
        pedidos: {
          id: number;
          tipo: "oferta" | "pedido";
          entregador_id: number | null;
          pedido_em: string;
          feito_em: string | null;
          solicitacao_id: number | null;
        }[];
      };
      meta: object;
    }>;
    mudar: trpc.TRPCMutationProcedure<{
      input: {
        parada?: boolean | undefined;
        ritmo?: 1 | 5 | 20 | undefined;
      };
      output: {
        andamento: "desligada" | "parada" | "trabalhando";
        ritmo: 1 | 5 | 20;
        comecando: boolean;
        pode_ligar: boolean;
        pedidos: {
          id: number;
          tipo: "oferta" | "pedido";
          entregador_id: number | null;
          pedido_em: string;
          feito_em: string | null;
          solicitacao_id: number | null;
        }[];
      };
      meta: object;
    }>;
    ligar: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        andamento: "desligada" | "parada" | "trabalhando";
        ritmo: 1 | 5 | 20;
        comecando: boolean;
        pode_ligar: boolean;
        pedidos: {
          id: number;
          tipo: "oferta" | "pedido";
          entregador_id: number | null;
          pedido_em: string;
          feito_em: string | null;
          solicitacao_id: number | null;
        }[];
      };
      meta: object;
    }>;
    acontecimentos: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        em: string;
        tipo: "aceite" | "fim" | "oferta" | "pedido" | "problema" | "recusa";
        solicitacao_id: number;
        comercio: string;
        endereco: string;
        entregador: string | null;
        motivo_problema: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane" | null;
        motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
      }[];
      meta: object;
    }>;
    ofertaParaMim: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        message: string;
        pedido: {
          id: number;
          tipo: "oferta" | "pedido";
          entregador_id: number | null;
          pedido_em: string;
          feito_em: string | null;
          solicitacao_id: number | null;
        };
      };
      meta: object;
    }>;
    pedirPorUmaLoja: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        message: string;
        pedido: {
          id: number;
          tipo: "oferta" | "pedido";
          entregador_id: number | null;
          pedido_em: string;
          feito_em: string | null;
          solicitacao_id: number | null;
        };
      };
      meta: object;
    }>;
    bater: trpc.TRPCMutationProcedure<{
      input: {
        cidade: string;
        feitos?: {
          id: unknown;
          solicitacao_id: unknown;
        }[] | undefined;
      };
      output: {
        trabalha: boolean;
        parada: boolean;
        ritmo: 1 | 5 | 20;
        ocupadas: {
          user_type: "admin" | "comercio" | "entregador" | "suporte";
          id: number;
        }[];
        pedidos: {
          id: number;
          tipo: "oferta" | "pedido";
          entregador_id: number | null;
          pedido_em: string;
          feito_em: string | null;
          solicitacao_id: number | null;
        }[];
      };
      meta: object;
    }>;
  }>>;
  comercios: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        nome: string;
        senha: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    excluir: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        nome: string;
        data_cadastro: string;
        senha_inicial: boolean;
        total_entregas: number;
      }[];
      meta: object;
    }>;
    perfil: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        id: number;
        nome: string;
        senha_inicial: boolean;
      };
      meta: object;
    }>;
    dadosDeCobranca: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        razao_social: string | null;
        documento: string | null;
      };
      meta: object;
    }>;
    salvarDadosDeCobranca: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        razao_social?: string | null | undefined;
        documento?: string | null | undefined;
        antes?: {
          razao_social: string | null;
          documento: string | null;
        } | undefined;
      };
      output: {
        razao_social: string | null;
        documento: string | null;
        message: string;
      };
      meta: object;
    }>;
    local: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        endereco_retirada: string | null;
        link_loja: string | null;
        telefone: string | null;
      };
      meta: object;
    }>;
    salvarLocal: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        endereco_retirada?: string | null | undefined;
        link_loja?: string | null | undefined;
        telefone?: string | null | undefined;
        senha_atual?: string | undefined;
        antes?: {
          endereco_retirada: string | null;
          link_loja: string | null;
          telefone: string | null;
        } | undefined;
      };
      output: {
        endereco_retirada: string | null;
        link_loja: string | null;
        telefone: string | null;
        message: string;
      };
      meta: object;
    }>;
    cadastro: trpc.TRPCQueryProcedure<{
      input: {
        comercio_id: unknown;
      };
      output: {
        local: {
          endereco_retirada: string | null;
          link_loja: string | null;
          telefone: string | null;
        };
        cobranca: {
          razao_social: string | null;
          documento: string | null;
        };
      };
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        local: {
          endereco_retirada?: string | null | undefined;
          link_loja?: string | null | undefined;
          telefone?: string | null | undefined;
        };
        cobranca: {
          razao_social?: string | null | undefined;
          documento?: string | null | undefined;
          antes?: {
            razao_social: string | null;
            documento: string | null;
          } | undefined;
        };
        comercio_id: unknown;
        antes: {
          local: {
            endereco_retirada: string | null;
            link_loja: string | null;
            telefone: string | null;
          };
          cobranca: {
            razao_social: string | null;
            documento: string | null;
          };
        };
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  configuracoes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    ler: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        valores: {
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
          empresa_pix_tipo_chave: "aleatoria" | "cnpj" | "cpf" | "email" | "telefone" | null;
          empresa_pix_chave: string | null;
        };
        fixadas: ("abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf")[];
        ditas: {
          campo: "abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf";
          quem: string;
          em: string;
        }[];
        falta: ("banco" | "cidade" | "contatos" | "empresa" | "entregadores" | "limites" | "pix")[];
      };
      meta: object;
    }>;
    mudancas: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
      };
      output: {
        mudancas: {
          id: number;
          campo: "abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf";
          valor: string | null;
          antes: string | null;
          quem: string;
          em: string;
        }[];
        proximo: number | null;
      };
      meta: object;
    }>;
    mudar: trpc.TRPCMutationProcedure<{
      input: {
        empresa_nome?: string | null | undefined;
        empresa_cnpj?: string | null | undefined;
        cidade?: string | null | undefined;
        uf?: string | null | undefined;
        contato_whatsapp?: string | null | undefined;
        contato_instagram?: string | null | undefined;
        contato_endereco?: string | null | undefined;
        suporte_telefone?: string | null | undefined;
        suporte_whatsapp?: string | null | undefined;
        aprovar_cadastros?: boolean | null | undefined;
        limite_dinheiro?: number | null | undefined;
        abertas_por_loja?: number | null | undefined;
        prazo_prometido_min?: number | null | undefined;
      };
      output: {
        message: string;
        configuracoes: {
          valores: {
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
            empresa_pix_tipo_chave: "aleatoria" | "cnpj" | "cpf" | "email" | "telefone" | null;
            empresa_pix_chave: string | null;
          };
          fixadas: ("abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf")[];
          ditas: {
            campo: "abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf";
            quem: string;
            em: string;
          }[];
          falta: ("banco" | "cidade" | "contatos" | "empresa" | "entregadores" | "limites" | "pix")[];
        };
      };
      meta: object;
    }>;
    taxa: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        percentual: number;
        semana_inicio: string;
        primeira_segunda: string;
        planejadas: {
          percentual: number;
          vale_de: string;
        }[];
        ditas: {
          id: number;
          percentual: number;
          vale_de: string;
          quem: string;
          em: string;
        }[];
      };
      meta: object;
    }>;
    dizerTaxa: trpc.TRPCMutationProcedure<{
      input: {
        percentual: number;
        vale_de: string;
      };
      output: {
        message: string;
        taxa: {
          percentual: number;
          semana_inicio: string;
          primeira_segunda: string;
          planejadas: {
            percentual: number;
            vale_de: string;
          }[];
          ditas: {
            id: number;
            percentual: number;
            vale_de: string;
            quem: string;
            em: string;
          }[];
        };
      };
      meta: object;
    }>;
    mudarBanco: trpc.TRPCMutationProcedure<{
      input: {
        empresa_banco?: string | null | undefined;
        empresa_agencia?: string | null | undefined;
        empresa_conta?: string | null | undefined;
        empresa_convenio?: string | null | undefined;
        empresa_pix_tipo_chave?: "aleatoria" | "cnpj" | "cpf" | "email" | "telefone" | null | undefined;
        empresa_pix_chave?: string | null | undefined;
      };
      output: {
        message: string;
        configuracoes: {
          valores: {
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
            empresa_pix_tipo_chave: "aleatoria" | "cnpj" | "cpf" | "email" | "telefone" | null;
            empresa_pix_chave: string | null;
          };
          fixadas: ("abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf")[];
          ditas: {
            campo: "abertas_por_loja" | "aprovar_cadastros" | "cidade" | "contato_endereco" | "contato_instagram" | "contato_whatsapp" | "empresa_agencia" | "empresa_banco" | "empresa_cnpj" | "empresa_conta" | "empresa_convenio" | "empresa_nome" | "empresa_pix_chave" | "empresa_pix_tipo_chave" | "limite_dinheiro" | "prazo_prometido_min" | "suporte_telefone" | "suporte_whatsapp" | "uf";
            quem: string;
            em: string;
          }[];
          falta: ("banco" | "cidade" | "contatos" | "empresa" | "entregadores" | "limites" | "pix")[];
        };
      };
      meta: object;
    }>;
  }>>;
  cotacoes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        endereco: string;
        bairro?: string | null | undefined;
        link_localizacao?: string | null | undefined;
      };
      output: {
        cotacao_id: string;
        valor: number;
        previsao: {
          aceite: {
            metade: number;
            quase_todas: number;
          } | null;
          coleta: number;
          entrega: number;
          maximo: number;
        };
        valida_ate: string;
      };
      meta: object;
    }>;
  }>>;
  custodia: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        entregador_id: unknown;
      };
      output: {
        movimentos: {
          id: number;
          tipo: "diferenca" | "diferenca_revertida" | "prestado" | "recebido" | "troco_levado";
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          saldo: number | null;
          feito_em: string;
          solicitacao_id: number | null;
          prestacao_id: number | null;
          motivo: string | null;
          contestacao: {
            texto: string;
            enviada_em: string;
            decisao: "mantida" | "revertida" | null;
            resposta: string | null;
            respondida_em: string | null;
          } | null;
        }[];
        ha_mais: boolean;
        saldo_total: number;
        limite: number | null;
        acima_do_limite: boolean;
        resumo: string | null;
        lojas: {
          comercio_id: number;
          comercio: string;
          saldo: number;
          desde: string;
        }[];
        maquininhas: {
          maquininha_id: number;
          apelido: string;
          comercio_id: number;
          comercio: string;
          desde: string;
        }[];
        prestacoes: {
          id: number;
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          criada_em: string;
          atrasada: boolean;
          tentativas_restantes: number;
        }[];
      };
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        comercio_nome: string;
      };
      output: {
        movimentos: {
          id: number;
          tipo: "diferenca" | "diferenca_revertida" | "prestado" | "recebido" | "troco_levado";
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          saldo: number | null;
          feito_em: string;
          solicitacao_id: number | null;
          prestacao_id: number | null;
          motivo: string | null;
          contestacao: {
            texto: string;
            enviada_em: string;
            decisao: "mantida" | "revertida" | null;
            resposta: string | null;
            respondida_em: string | null;
          } | null;
        }[];
        ha_mais: boolean;
        saldo_total: number;
        entregadores: {
          entregador_id: number;
          entregador: string;
          saldo: number;
          desde: string;
        }[];
        maquininhas: {
          id: number;
          apelido: string;
          serie: string | null;
          com: {
            entregador_id: number;
            entregador: string;
            desde: string;
          } | null;
        }[];
        prestacoes: {
          id: number;
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          criada_em: string;
          atrasada: boolean;
          codigo: string;
        }[];
      };
      meta: object;
    }>;
    emMaos: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        limite: number | null;
        total: number;
        linhas: {
          entregador_id: number;
          entregador: string;
          entregador_ativo: boolean;
          comercio_id: number;
          comercio: string;
          comercio_ativo: boolean;
          saldo: number;
          desde: string;
        }[];
        maquininhas: {
          maquininha_id: number;
          apelido: string;
          comercio_id: number;
          comercio: string;
          desde: string;
          entregador_id: number;
          entregador: string;
          entregador_ativo: boolean;
          comercio_ativo: boolean;
        }[];
        prestacoes: {
          id: number;
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          criada_em: string;
          atrasada: boolean;
          codigo: string;
        }[];
      };
      meta: object;
    }>;
    pendentes: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        prestacoes: {
          id: number;
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          criada_em: string;
          atrasada: boolean;
          codigo: string;
        }[];
        contestacoes: {
          prestacao_id: number;
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          valor: number;
          valor_recebido: number;
          diferenca: number;
          motivo: string | null;
          confirmada_em: string;
          contestacao: {
            texto: string;
            enviada_em: string;
            decisao: "mantida" | "revertida" | null;
            resposta: string | null;
            respondida_em: string | null;
          };
        }[];
      };
      meta: object;
    }>;
    relatorio: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio?: string | undefined;
      };
      output: {
        semana: string;
        semana_inicio: string;
        linhas: {
          saldo_inicial: number;
          recebido: number;
          troco: number;
          prestado: number;
          diferencas: number;
          saldo_final: number;
          entregador_id: number;
          entregador: string;
          comercio_id: number;
          comercio: string;
          diferencas_revertidas: number;
        }[];
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
      meta: object;
    }>;
    levarTroco: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        entregador_id: unknown;
        valor: number;
        solicitacao_id?: unknown;
      };
      output: {
        message: string;
        saldo: number;
      };
      meta: object;
    }>;
    prestar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        comercio_nome: string;
        valor: number;
      };
      output: {
        message: string;
        saldo: number;
        id: number;
        confirmada: boolean;
      };
      meta: object;
    }>;
    confirmar: trpc.TRPCMutationProcedure<{
      input: {
        prestacao_id: unknown;
        valor_recebido?: number | undefined;
        motivo?: string | null | undefined;
        codigo?: string | undefined;
      };
      output: {
        message: string;
        saldo: number;
        valor_recebido: number;
        diferenca: number;
      };
      meta: object;
    }>;
    cancelar: trpc.TRPCMutationProcedure<{
      input: {
        prestacao_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    contestar: trpc.TRPCMutationProcedure<{
      input: {
        prestacao_id: unknown;
        texto: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    responder: trpc.TRPCMutationProcedure<{
      input: {
        prestacao_id: unknown;
        decisao: "mantida" | "revertida";
        resposta: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  demonstracao: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    entrar: trpc.TRPCMutationProcedure<{
      input: {
        como: "admin" | "comercio" | "entregador" | "suporte";
      };
      output: {
        user_type: "admin" | "entregador" | "suporte";
        user_id: number;
        nome: string;
        fator_pendente?: boolean | undefined;
      } | {
        user_type: "comercio";
        comercio_nome: string;
        senha_inicial?: boolean | undefined;
      };
      meta: object;
    }>;
    acompanhar: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        url: string;
      };
      meta: object;
    }>;
  }>>;
  enderecos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    buscar: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
        q?: string | undefined;
      };
      output: {
        id: number;
        endereco: string;
        observacao: string | null;
        link_localizacao: string | null;
        valor_estimado: number;
        usos: number;
        usado_em: string;
      }[];
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
        q?: string | undefined;
        pagina?: unknown;
      };
      output: {
        total: number;
        enderecos: {
          id: number;
          endereco: string;
          observacao: string | null;
          link_localizacao: string | null;
          valor_estimado: number;
          usos: number;
          usado_em: string;
          dicas: {
            id: number;
            texto: string;
            escrita_em: string;
          }[];
        }[];
      };
      meta: object;
    }>;
    apagar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        endereco_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    apagarTodos: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    precos: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        fixo: number | null;
        bairros: {
          bairro: string;
          valor: number;
        }[];
        distancias: {
          ate_km: number;
          valor: number;
        }[];
      };
      meta: object;
    }>;
    salvarPrecos: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        fixo: number | null;
        bairros: {
          bairro: string;
          valor: number;
        }[];
        distancias?: {
          ate_km: number;
          valor: number;
        }[] | undefined;
      };
      output: {
        fixo: number | null;
        bairros: {
          bairro: string;
          valor: number;
        }[];
        distancias: {
          ate_km: number;
          valor: number;
        }[];
        message: string;
      };
      meta: object;
    }>;
    dicas: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        solicitacao_id: number;
        texto: string | null;
        minha: string | null;
      }[];
      meta: object;
    }>;
    dizerDica: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        solicitacao_id: unknown;
        texto: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    apagarDica: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        dica_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    dicasDaSolicitacao: trpc.TRPCQueryProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
        id: number;
        texto: string;
        escrita_em: string;
      }[];
      meta: object;
    }>;
    apagarDicaPeloSuporte: trpc.TRPCMutationProcedure<{
      input: {
        dica_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  entregadores: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    status: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        online: boolean;
        timestamp_online: string | null;
      }[] | {
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
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
        data_cadastro: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        removido_em: string | null;
        has_foto: boolean;
        timestamp_online: string | null;
        fila_desde: string | null;
        posicao_fila: number | null;
        ultimo_sinal: string | null;
        alcancavel: boolean;
        total_solicitacoes_abertas: number;
      }[];
      meta: object;
    }>;
    ativos: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
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
        data_cadastro: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        removido_em: string | null;
        has_foto: boolean;
        timestamp_online: string | null;
        fila_desde: string | null;
        posicao_fila: number | null;
        ultimo_sinal: string | null;
        alcancavel: boolean;
        total_solicitacoes_abertas: number;
      }[];
      meta: object;
    }>;
    todos: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
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
        data_cadastro: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        removido_em: string | null;
        has_foto: boolean;
        timestamp_online: string | null;
        fila_desde: string | null;
        posicao_fila: number | null;
        ultimo_sinal: string | null;
        alcancavel: boolean;
        total_solicitacoes_abertas: number;
      }[];
      meta: object;
    }>;
    detalhes: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
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
        data_cadastro: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        removido_em: string | null;
        has_foto: boolean;
        timestamp_online: string | null;
        fila_desde: string | null;
        posicao_fila: number | null;
        ultimo_sinal: string | null;
        alcancavel: boolean;
        total_solicitacoes_abertas: number;
        fila: {
          posicao: number | null;
          de: number;
          fila_desde: string | null;
          ultimo_sinal: string | null;
          alcancavel: boolean;
        };
        suspensao: {
          id: number;
          entregador_id: number;
          nome_entregador: string;
          tipo_suspensao: "automatica" | "manual";
          motivo_suspensao: string;
          duracao_horas: number;
          data_suspensao: string;
          data_expiracao_suspensao: string;
          data_remocao: string | null;
          suspensa_por: string | null;
          removida_por: string | null;
          contestacao: {
            id: number;
            texto: string;
            enviada_em: string;
            resposta: string | null;
            respondida_em: string | null;
          } | null;
          recusas: {
            quando: string;
            comercio: string;
            motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
          }[];
        } | null;
        ultimas_ofertas: {
          id: number;
          comercio: string;
          enviada_em: string;
          entregue_em: string | null;
          vista_em: string | null;
          respondida_em: string | null;
          resultado: "aceita" | "expirada" | "nao_entregue" | "recusada" | "retirada" | null;
        }[];
      };
      meta: object;
    }>;
  }> & trpc.TRPCDecorateCreateRouterOptions<{
    cadastrar: trpc.TRPCMutationProcedure<{
      input: {
        data_inicio: string;
        nome_completo: string;
        data_nascimento: string;
        cpf: string;
        rg: string;
        estado_civil: "casado" | "divorciado" | "solteiro" | "viuvo";
        endereco: string;
        bairro: string;
        cep: string;
        telefone_pessoal: string;
        pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
        pix_chave: string;
        assinatura_planilha: string;
        usuario: string;
        senha: string;
        aceita_privacidade?: boolean | undefined;
        aparece_no_ranking?: boolean | undefined;
      };
      output: {
        message: string;
        id: number;
        aguarda_aprovacao?: true | undefined;
      };
      meta: object;
    }>;
    buscar: trpc.TRPCQueryProcedure<{
      input: {
        q?: string | undefined;
      };
      output: {
        id: number;
        nome: string;
        usuario: string;
        telefone: string;
      }[];
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: {
        situacao?: "ativos" | "removidos" | "todos" | undefined;
      };
      output: {
        id: number;
        nome_completo: string;
        usuario: string;
        telefone_pessoal: string;
        data_cadastro: string;
        data_nascimento: string;
        cpf: string;
        rg: string;
        estado_civil: "casado" | "divorciado" | "solteiro" | "viuvo";
        endereco: string;
        bairro: string;
        cep: string;
        pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
        pix_chave: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
      }[];
      meta: object;
    }>;
    listaMascarada: trpc.TRPCQueryProcedure<{
      input: {
        situacao?: "ativos" | "removidos" | "todos" | undefined;
      };
      output: {
        id: number;
        nome_completo: string;
        usuario: string;
        telefone_pessoal: string;
        data_cadastro: string;
        data_nascimento: string;
        cpf: string;
        rg: string;
        estado_civil: "casado" | "divorciado" | "solteiro" | "viuvo";
        endereco: string;
        bairro: string;
        cep: string;
        pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
        pix_chave: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
      }[];
      meta: object;
    }>;
    primeiros: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        nome_completo: string;
        usuario: string;
        telefone_pessoal: string;
        data_cadastro: string;
        data_nascimento: string;
        cpf: string;
        rg: string;
        estado_civil: "casado" | "divorciado" | "solteiro" | "viuvo";
        endereco: string;
        bairro: string;
        cep: string;
        pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
        pix_chave: string;
        data_inicio: string;
        assinatura_planilha: string;
        ativo: boolean;
        status: "livre" | "ocupado";
        online: boolean;
        suspenso: boolean;
        motivo_suspensao: string | null;
        recusas_consecutivas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
        solicitacao_ativa_detalhes: {
          id: number;
          comercio: string;
          valor_estimado: number;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          endereco_entrega: string;
          descricao_produtos: string | null;
          desde: string;
        } | null;
        entrega_ativa_detalhes: {
          comercio: string;
          valor: number;
          status_entrega: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        } | null;
        estatisticas: {
          total_entregas: number;
          total_solicitacoes: number;
        };
        duracao_suspensao_horas: number | null;
        data_suspensao: string | null;
        data_expiracao_suspensao: string | null;
      }[];
      meta: object;
    }>;
    revelar: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        cpf: string;
        rg: string;
        pix_chave: string;
      };
      meta: object;
    }>;
    remover: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        telefone_pessoal?: string | undefined;
        veiculo?: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario" | undefined;
        senha_atual?: string | undefined;
        antes: {
          telefone_pessoal?: string | undefined;
          veiculo?: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario" | undefined;
        };
      };
      output: {
        message: string;
        telefone_pessoal: string;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
      };
      meta: object;
    }>;
    perfil: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        id: number;
        nome_completo: string;
        usuario: string;
        user_type: "entregador";
        status: "livre" | "ocupado";
        ativo: boolean;
        online: boolean;
        suspenso: boolean;
        telefone_pessoal: string;
        data_inicio: string;
        data_cadastro: string;
        total_entregas: number;
        avaliacao_media: number;
        total_avaliacoes: number;
        aparece_no_ranking: boolean;
        aparece_no_rastreio: boolean;
        compartilha_localizacao: boolean;
        pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
        pix_chave: string;
        veiculo: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario";
      };
      meta: object;
    }>;
    preferencias: trpc.TRPCMutationProcedure<{
      input: {
        aparece_no_ranking?: boolean | undefined;
        aparece_no_rastreio?: boolean | undefined;
        compartilha_localizacao?: boolean | undefined;
        veiculo?: "bicicleta" | "carro" | "moto_bau" | "moto_mochila" | "patinete" | "utilitario" | undefined;
        senha_atual?: string | undefined;
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  entregas: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        entregador_id: unknown;
      };
      output: {
        entregas: {
          id: number;
          comercio: string;
          entregador_id: number;
          entregador_nome: string;
          quantidade: number;
          valor: number;
          valor_liquido: number;
          data: string;
          data_entrega: string | null;
          semana: string | null;
          endereco: string | null;
          tipo_pagamento: "dinheiro" | "maquininha" | "online";
          status: "concluida" | "pendente";
          solicitacao_id: number | null;
          numero_pedido: string | null;
          valor_a_receber: number | null;
          troco_para: number | null;
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
        }[];
        estatisticas: {
          total_entregas: number;
          total_quantidade: number;
          total_valor: number;
          total_taxa: number;
          total_a_receber: number;
          total_solicitacoes: number;
        };
      };
      meta: object;
    }>;
    semanaAtual: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        semana: string;
        semana_inicio: string;
        taxa_percentual: number;
        dia_pagamento: string;
        entregas: {
          id: number;
          comercio: string;
          entregador_id: number;
          entregador_nome: string;
          quantidade: number;
          valor: number;
          valor_liquido: number;
          data: string;
          data_entrega: string | null;
          semana: string | null;
          endereco: string | null;
          tipo_pagamento: "dinheiro" | "maquininha" | "online";
          status: "concluida" | "pendente";
          solicitacao_id: number | null;
          numero_pedido: string | null;
          valor_a_receber: number | null;
          troco_para: number | null;
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
        }[];
        total_entregas: number;
        total_quantidade: number;
        total_valor: number;
        total_taxa: number;
        total_a_receber: number;
        entregadores_utilizados: string[];
        por_dia: {
          dia: string;
          total_valor: number;
          total_liquido: number;
          total_entregas: number;
        }[];
        total_rotas: number;
        entregas_a_liberar: number;
        valor_a_liberar: number;
        liquido_a_liberar: number;
        a_liberar: {
          id: number;
          comercio: string;
          entregador_id: number;
          entregador_nome: string;
          quantidade: number;
          valor: number;
          valor_liquido: number;
          data: string;
          data_entrega: string | null;
          semana: string | null;
          endereco: string | null;
          tipo_pagamento: "dinheiro" | "maquininha" | "online";
          status: "concluida" | "pendente";
          solicitacao_id: number | null;
          numero_pedido: string | null;
          valor_a_receber: number | null;
          troco_para: number | null;
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
        }[];
        ja_entregou: boolean;
        proxima_taxa: {
          percentual: number;
          vale_de: string;
        } | null;
      };
      meta: object;
    }>;
    historicoDoEntregador: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio?: string | undefined;
        entregador_id: unknown;
      };
      output: {
        semana: string;
        semana_inicio: string;
        taxa_percentual: number;
        dia_pagamento: string;
        entregas: {
          id: number;
          comercio: string;
          entregador_id: number;
          entregador_nome: string;
          quantidade: number;
          valor: number;
          valor_liquido: number;
          data: string;
          data_entrega: string | null;
          semana: string | null;
          endereco: string | null;
          tipo_pagamento: "dinheiro" | "maquininha" | "online";
          status: "concluida" | "pendente";
          solicitacao_id: number | null;
          numero_pedido: string | null;
          valor_a_receber: number | null;
          troco_para: number | null;
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
        }[];
        total_entregas: number;
        total_quantidade: number;
        total_valor: number;
        total_taxa: number;
        total_a_receber: number;
        entregadores_utilizados: string[];
        por_dia: {
          dia: string;
          total_valor: number;
          total_liquido: number;
          total_entregas: number;
        }[];
      }[];
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        comercio_nome: string;
      };
      output: {
        id: number;
        comercio: string;
        entregador_id: number;
        entregador_nome: string;
        quantidade: number;
        valor: number;
        valor_liquido: number;
        data: string;
        data_entrega: string | null;
        semana: string | null;
        endereco: string | null;
        tipo_pagamento: "dinheiro" | "maquininha" | "online";
        status: "concluida" | "pendente";
        solicitacao_id: number | null;
        numero_pedido: string | null;
        valor_a_receber: number | null;
        troco_para: number | null;
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
      }[];
      meta: object;
    }>;
    resumoDoComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        semana: string;
        semana_inicio: string;
        total_entregas: number;
        total_quantidade: number;
        total_valor: number;
        total_entregadores: number;
      };
      meta: object;
    }>;
    historicoDoComercio: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio?: string | undefined;
        comercio_nome: string;
      };
      output: {
        semana: string;
        semana_inicio: string;
        taxa_percentual: number;
        dia_pagamento: string;
        entregas: {
          id: number;
          comercio: string;
          entregador_id: number;
          entregador_nome: string;
          quantidade: number;
          valor: number;
          valor_liquido: number;
          data: string;
          data_entrega: string | null;
          semana: string | null;
          endereco: string | null;
          tipo_pagamento: "dinheiro" | "maquininha" | "online";
          status: "concluida" | "pendente";
          solicitacao_id: number | null;
          numero_pedido: string | null;
          valor_a_receber: number | null;
          troco_para: number | null;
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
        }[];
        total_entregas: number;
        total_quantidade: number;
        total_valor: number;
        total_taxa: number;
        total_a_receber: number;
        entregadores_utilizados: string[];
      }[];
      meta: object;
    }>;
    pendentes: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        id: number;
        comercio: string;
        entregador_id: number;
        entregador_nome: string;
        quantidade: number;
        valor: number;
        valor_liquido: number;
        data: string;
        data_entrega: string | null;
        semana: string | null;
        endereco: string | null;
        tipo_pagamento: "dinheiro" | "maquininha" | "online";
        status: "concluida" | "pendente";
        solicitacao_id: number | null;
        numero_pedido: string | null;
        valor_a_receber: number | null;
        troco_para: number | null;
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
      }[];
      meta: object;
    }>;
    lancar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        quantidade?: number | undefined;
        valor?: number | undefined;
        tipo_pagamento?: "dinheiro" | "maquininha" | "online" | undefined;
        comercio_nome: string;
      };
      output: {
        message: string;
        id: number;
      };
      meta: object;
    }>;
    liberar: trpc.TRPCMutationProcedure<{
      input: {
        entrega_id: unknown;
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  equipe: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    listar: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        user_type: "admin" | "suporte";
        usuario: string;
        nome: string;
        ativo: boolean;
        data_cadastro: string;
        encerrado_em: string | null;
        sessoes: number;
        usada_em: string | null;
        link_ate: string | null;
        voce: boolean;
      }[];
      meta: object;
    }>;
    criar: trpc.TRPCMutationProcedure<{
      input: {
        user_type: "admin" | "suporte";
        usuario: string;
        nome: string;
      };
      output: {
        funcionario_id: number;
        message: string;
        link: {
          link: string;
          user_type: "admin" | "comercio" | "entregador" | "suporte";
          nome: string;
          usuario: string;
          telefone: string | null;
          telefone_mudou_em: string | null;
          expira_em: string;
          minutos: number;
        };
      };
      meta: object;
    }>;
    renomear: trpc.TRPCMutationProcedure<{
      input: {
        funcionario_id: unknown;
        nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    desativar: trpc.TRPCMutationProcedure<{
      input: {
        funcionario_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    ativar: trpc.TRPCMutationProcedure<{
      input: {
        funcionario_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    link: trpc.TRPCMutationProcedure<{
      input: {
        funcionario_id: unknown;
      };
      output: {
        link: string;
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        nome: string;
        usuario: string;
        telefone: string | null;
        telefone_mudou_em: string | null;
        expira_em: string;
        minutos: number;
      };
      meta: object;
    }>;
    sessoes: trpc.TRPCQueryProcedure<{
      input: {
        funcionario_id: unknown;
      };
      output: {
        id: string;
        aparelho: string;
        metodo: "passkey" | "senha" | "senha_codigo" | "senha_recuperacao";
        criada_em: string;
        usada_em: string;
        atual: boolean;
      }[];
      meta: object;
    }>;
    encerrarSessao: trpc.TRPCMutationProcedure<{
      input: {
        funcionario_id: unknown;
        sessao_id: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    encerrarSessoes: trpc.TRPCMutationProcedure<{
      input: {
        funcionario_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  eventos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    aoVivo: trpc.TRPCSubscriptionProcedure<{
      input: void;
      output: AsyncIterable<{
        tipo: "cadastro" | "entrega" | "fila" | "inicio" | "mensagem" | "oferta" | "sessao" | "solicitacao" | "suspensao";
        entregador_id?: number | undefined;
        comercio_id?: number | undefined;
        solicitacao_id?: number | undefined;
        assunto?: "problema" | "vigia" | undefined;
        situacao?: {
          total_fila: number;
          disponiveis: number;
          reservadas: number;
          online: number;
          posicao_fila: number | null;
        } | undefined;
      }, any, any>;
      meta: object;
    }>;
  }>>;
  externo: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    pedido: trpc.TRPCQueryProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
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
      meta: object;
    }>;
  }>>;
  fatores: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    meus: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        exigido: boolean;
        pendente: boolean;
        confirmado_ate: string | null;
        passkeys_aqui: boolean;
        passkeys: {
          id: number;
          nome: string;
          sincronizada: boolean;
          criada_em: string;
          usada_em: string | null;
        }[];
        codigo: {
          ativado_em: string;
        } | null;
        recuperacao: number;
      };
      meta: object;
    }>;
    comecarPasskey: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        desafio: string;
        opcoes: {
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
            type: "public-key";
            alg: number;
          }[];
          timeout: number;
          excludeCredentials: {
            id: string;
            type: "public-key";
            transports?: string[] | undefined;
          }[];
          authenticatorSelection: {
            residentKey: "required";
            requireResidentKey: boolean;
            userVerification: "required";
          };
          attestation: "none";
        };
      };
      meta: object;
    }>;
    cadastrarPasskey: trpc.TRPCMutationProcedure<{
      input: {
        desafio: string;
        nome: string;
        credencial: {
          id: string;
          rawId: string;
          type: "public-key";
          authenticatorAttachment?: "cross-platform" | "platform" | null | undefined;
          clientExtensionResults: {
            [x: string]: unknown;
          };
          response: {
            clientDataJSON: string;
            attestationObject: string;
            transports?: string[] | undefined;
          };
        };
      };
      output: {
        id: number;
        nome: string;
        sincronizada: boolean;
        criada_em: string;
        usada_em: string | null;
      };
      meta: object;
    }>;
    renomearPasskey: trpc.TRPCMutationProcedure<{
      input: {
        passkey_id: unknown;
        nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    removerPasskey: trpc.TRPCMutationProcedure<{
      input: {
        passkey_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    comecarCodigo: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        desafio: string;
        segredo: string;
        uri: string;
      };
      meta: object;
    }>;
    ativarCodigo: trpc.TRPCMutationProcedure<{
      input: {
        desafio: string;
        codigo: string;
      };
      output: {
        codigos: string[];
        message: string;
      };
      meta: object;
    }>;
    desativarCodigo: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        message: string;
      };
      meta: object;
    }>;
    gerarRecuperacao: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        codigos: string[];
        message: string;
      };
      meta: object;
    }>;
    confirmarComCodigo: trpc.TRPCMutationProcedure<{
      input: {
        codigo: string;
      };
      output: {
        confirmado_ate: string;
        message: string;
      };
      meta: object;
    }>;
    comecarConfirmacao: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        desafio: string;
        opcoes: {
          challenge: string;
          rpId: string;
          timeout: number;
          userVerification: "required";
          allowCredentials: {
            id: string;
            type: "public-key";
            transports?: string[] | undefined;
          }[];
        };
      };
      meta: object;
    }>;
    confirmarComPasskey: trpc.TRPCMutationProcedure<{
      input: {
        desafio: string;
        credencial: {
          id: string;
          rawId: string;
          type: "public-key";
          authenticatorAttachment?: "cross-platform" | "platform" | null | undefined;
          clientExtensionResults: {
            [x: string]: unknown;
          };
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: string | null | undefined;
          };
        };
      };
      output: {
        confirmado_ate: string;
        message: string;
      };
      meta: object;
    }>;
  }>>;
  faturas: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    semana: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio: string;
      };
      output: {
        semana_inicio: string;
        semana: string;
        aberta: boolean;
        com_pix: boolean;
        com_cobranca: boolean;
        linhas: {
          total_entregas: number;
          valor: number;
          ajustes: {
            id: number;
            valor: number;
            motivo: string;
            feito_em: string;
          }[];
          vence_em: string;
          estado: "a_receber" | "aberta" | "recebida";
          recebida_em: string | null;
          txid: string;
          recebido: number;
          a_pagar: number;
          comercio_id: number;
          comercio: string;
          com_dados: boolean;
          cobranca: {
            estado: "a_registrar" | "a_remover" | "a_revisar" | "ativa" | "concluida" | "removida";
            valor: number;
            erro: string | null;
          } | null;
        }[];
        total: number;
        total_recebido: number;
        recebidas: number;
      };
      meta: object;
    }>;
    ajustar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        comercio_id: unknown;
        valor: number;
        motivo: string;
      };
      output: {
        message: string;
        id: number;
        valor: number;
      };
      meta: object;
    }>;
    receber: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        comercio_id: unknown;
      };
      output: {
        message: string;
        estado: "a_receber" | "aberta" | "recebida";
        valor: number;
        recebida_em: string | null;
      };
      meta: object;
    }>;
    estornar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        comercio_id: unknown;
        motivo: string;
      };
      output: {
        message: string;
        estado: "a_receber" | "aberta" | "recebida";
        valor: number;
        recebida_em: string | null;
      };
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        total_entregas: number;
        valor: number;
        ajustes: {
          id: number;
          valor: number;
          motivo: string;
          feito_em: string;
        }[];
        vence_em: string;
        estado: "a_receber" | "aberta" | "recebida";
        recebida_em: string | null;
        txid: string;
        recebido: number;
        a_pagar: number;
        semana_inicio: string;
        semana: string;
        copia_e_cola: string | null;
        dinamica: boolean;
        location: string | null;
      }[];
      meta: object;
    }>;
  }>>;
  fechamento: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    semana: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio: string;
      };
      output: {
        semana_inicio: string;
        semana: string;
        dia_pagamento: string;
        aberta: boolean;
        taxa_percentual: number;
        linhas: {
          total_entregas: number;
          bruto: number;
          taxa: number;
          ajustes: number;
          liquido: number;
          estado: "a_pagar" | "aberta" | "contestada" | "paga";
          preparado_em: string | null;
          pago_em: string | null;
          txid: string;
          entregador_id: number;
          nome_completo: string;
          usuario: string;
          total_comercios: number;
          pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
          pix_chave: string;
          lista_ajustes: {
            id: number;
            tipo: "adiantamento" | "bonus" | "dano";
            valor: number;
            motivo: string;
            criado_em: string;
            criado_por: string;
            consentido_em: string | null;
            recusado_em: string | null;
            conta: boolean;
          }[];
          contestacao: {
            id: number;
            texto: string;
            enviada_em: string;
            resposta: string | null;
            respondida_em: string | null;
          } | null;
          no_banco: {
            nsa: number;
            recusa: string | null;
          } | null;
        }[];
        total_bruto: number;
        total_taxa: number;
        total_ajustes: number;
        total_liquido: number;
        total_pago: number;
        pagos: number;
      };
      meta: object;
    }>;
    ajustar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        entregador_id: unknown;
        valor: number;
        motivo: string;
        tipo?: "adiantamento" | "bonus" | "dano" | undefined;
      };
      output: {
        message: string;
        id: number;
      };
      meta: object;
    }>;
    cancelarAjuste: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        ajuste_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    pix: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio: string;
        entregador_id: unknown;
      };
      output: {
        copia_e_cola: string;
        txid: string;
        valor: number;
        pix_tipo_chave: "aleatoria" | "cpf" | "email" | "telefone";
        pix_chave: string;
      };
      meta: object;
    }>;
    pagar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        entregador_id: unknown;
        id_transacao?: string | undefined;
      };
      output: {
        message: string;
        estado: "a_pagar" | "aberta" | "contestada" | "paga";
        valor: number;
        pago_em: string | null;
        txid: string;
      };
      meta: object;
    }>;
    estornar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        entregador_id: unknown;
        motivo: string;
      };
      output: {
        message: string;
        estado: "a_pagar" | "aberta" | "contestada" | "paga";
        valor: number;
        pago_em: string | null;
        txid: string;
      };
      meta: object;
    }>;
    responderContestacao: trpc.TRPCMutationProcedure<{
      input: {
        contestacao_id: unknown;
        resposta: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        total_entregas: number;
        bruto: number;
        taxa: number;
        ajustes: number;
        liquido: number;
        estado: "a_pagar" | "aberta" | "contestada" | "paga";
        preparado_em: string | null;
        pago_em: string | null;
        txid: string;
        semana_inicio: string;
        semana: string;
        taxa_percentual: number;
        dia_pagamento: string;
        id_transacao: string | null;
        lista_ajustes: {
          id: number;
          tipo: "adiantamento" | "bonus" | "dano";
          valor: number;
          motivo: string;
          criado_em: string;
          criado_por: string;
          consentido_em: string | null;
          recusado_em: string | null;
          conta: boolean;
        }[];
        contestacoes: {
          id: number;
          texto: string;
          enviada_em: string;
          resposta: string | null;
          respondida_em: string | null;
        }[];
      }[];
      meta: object;
    }>;
    responderAjuste: trpc.TRPCMutationProcedure<{
      input: {
        ajuste_id: unknown;
        concordo: boolean;
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    contestar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        texto: string;
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  fila: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    estado: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        is_online: boolean;
        timestamp_online: string | null;
        suspenso: boolean;
        motivo_offline: string | null;
        offline_desde: string | null;
        recusas_consecutivas: number;
        suspensao: {
          id: number;
          tipo_suspensao: "automatica" | "manual";
          motivo_suspensao: string;
          duracao_horas: number;
          data_suspensao: string;
          data_expiracao_suspensao: string;
          recusas: {
            quando: string;
            comercio: string;
            valor_total: number;
            motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
          }[];
          contestacao: {
            texto: string;
            enviada_em: string;
            resposta: string | null;
            respondida_em: string | null;
          } | null;
        } | null;
        agora: string;
      };
      meta: object;
    }>;
    definirOnline: trpc.TRPCMutationProcedure<{
      input: {
        online: boolean;
        entregador_id: unknown;
      };
      output: {
        em_maos: string | null;
        message: string;
        is_online: boolean;
        timestamp_online: string | null;
      };
      meta: object;
    }>;
    situacao: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        total_fila: number;
        disponiveis: number;
        reservadas: number;
        online: number;
        posicao_fila: number | null;
      };
      meta: object;
    }>;
    pausas: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        pedidos: number;
        recusados: number;
        ate: string | null;
      };
      meta: object;
    }>;
    hoje: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        dia: string;
        minutos_online: number;
      };
      meta: object;
    }>;
    explicacao: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        semana: string;
        ofertas: number;
        aceitas: number;
        recusadas: number;
        expiradas: number;
        nao_entregues: number;
        minutos_online: number;
        minutos_ocupado: number;
        minutos_ociosos: number;
        eventos: ({
          quando: string;
          comercio: string;
          tipo: "oferta";
          resultado: "aceita" | "expirada" | "nao_entregue" | "recusada" | "retirada" | null;
          posicao_fila: number;
        } | {
          quando: string;
          comercio: string;
          tipo: "pulo";
          motivo: "inalcancavel" | "limite_dinheiro" | "pausa_expirada" | "pausa_recusa";
        } | {
          quando: string;
          comercio: string;
          tipo: "intervencao";
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          solicitacao_ids: number[];
        })[];
      };
      meta: object;
    }>;
  }>>;
  fotos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    existe: trpc.TRPCQueryProcedure<{
      input: {
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        user_id: string | number;
      };
      output: {
        has_foto: boolean;
      };
      meta: object;
    }>;
    enviar: trpc.TRPCMutationProcedure<{
      input: {
        foto_base64: string;
        user_id?: string | number | null | undefined;
        user_type?: "admin" | "comercio" | "entregador" | "suporte" | null | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  aplicativos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    listar: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        nome: string;
        ambiente: "producao" | "teste";
        client_id: string;
        ativo: boolean;
        url_eventos: string | null;
        url_codigo: string | null;
        lojas: number;
        criado_em: string;
        anterior_ate: string | null;
        segredo_em_uso: boolean;
      }[];
      meta: object;
    }>;
    criar: trpc.TRPCMutationProcedure<{
      input: {
        nome: string;
        url_eventos?: string | null | undefined;
        url_codigo?: string | null | undefined;
        ambiente: "producao" | "teste";
      };
      output: {
        message: string;
        id: number;
        nome: string;
        ambiente: "producao" | "teste";
        client_id: string;
        client_secret: string;
        app_id: string;
        base_url: string;
        token_url: string;
      };
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        aplicativo_id: unknown;
        nome?: string | undefined;
        url_eventos?: string | null | undefined;
        url_codigo?: string | null | undefined;
        ativo?: boolean | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    rotacionar: trpc.TRPCMutationProcedure<{
      input: {
        aplicativo_id: unknown;
      };
      output: {
        message: string;
        client_secret: string;
        anterior_ate: string;
      };
      meta: object;
    }>;
    remover: trpc.TRPCMutationProcedure<{
      input: {
        aplicativo_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  aplicativosDaLoja: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    listar: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        id: number;
        nome: string;
        ambiente: "producao" | "teste";
        client_id: string;
        integracao_id: number | null;
      }[];
      meta: object;
    }>;
    autorizar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        aplicativo_id: unknown;
      };
      output: {
        message: string;
        codigo: string;
        expira_em: string;
      };
      meta: object;
    }>;
  }>>;
  importacao: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    enviar: trpc.TRPCMutationProcedure<{
      input: {
        tipo: "comercios" | "entregadores";
        colunas: (string | null)[];
        tabela: string;
        so_conferir: boolean;
      };
      output: {
        message: string;
        total: number;
        importados: number;
        falhas: {
          linha: number;
          campo: string | null;
          frase: string;
        }[];
      };
      meta: object;
    }>;
  }>>;
  integracoes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        nome: string;
        comercio_nome: string;
        tipo?: "opendelivery" | "webhook" | undefined;
        url_eventos?: string | null | undefined;
        url_codigo?: string | null | undefined;
        ambiente: "producao" | "teste";
      };
      output: {
        message: string;
        id: number;
        tipo: "opendelivery" | "webhook";
        ambiente: "producao" | "teste";
        client_id: string | null;
        client_secret: string;
        app_id: string;
        base_url: string;
        token_url: string;
      };
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        busca?: string | undefined;
      };
      output: {
        integracoes: {
          id: number;
          tipo: "app_de_pedidos" | "opendelivery" | "webhook";
          nome: string;
          comercio_id: number;
          comercio: string;
          ambiente: "producao" | "teste";
          aplicativo_id: number | null;
          ativa: boolean;
          desligada_por: string | null;
          destino: string | null;
          merchant_id: string | null;
          merchant_id_novo: string | null;
          criada_em: string;
          ultima_entrada: string | null;
          ultimo_sucesso: string | null;
          ultimo_erro: {
            quando: string;
            http: number | null;
            erro: string | null;
          } | null;
          esperando: number;
          desistidas: number;
        }[];
        total: number;
        desligadas_sozinhas: number;
        proxima: number | null;
      };
      meta: object;
    }>;
    ler: trpc.TRPCQueryProcedure<{
      input: {
        integracao_id: unknown;
      };
      output: {
        id: number;
        tipo: "app_de_pedidos" | "opendelivery" | "webhook";
        nome: string;
        comercio_id: number;
        comercio: string;
        ambiente: "producao" | "teste";
        aplicativo_id: number | null;
        ativa: boolean;
        desligada_por: string | null;
        destino: string | null;
        merchant_id: string | null;
        merchant_id_novo: string | null;
        criada_em: string;
        ultima_entrada: string | null;
        ultimo_sucesso: string | null;
        ultimo_erro: {
          quando: string;
          http: number | null;
          erro: string | null;
        } | null;
        esperando: number;
        desistidas: number;
        client_id: string | null;
        app_id: string;
        base_url: string;
        token_url: string;
        url_eventos: string | null;
        url_codigo: string | null;
        retorno: "exigir" | "ignorar";
        anterior_ate: string | null;
        segredo_em_uso: boolean;
      };
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
        nome?: string | undefined;
        url_eventos?: string | null | undefined;
        url_codigo?: string | null | undefined;
        ativa?: boolean | undefined;
        retorno?: "exigir" | "ignorar" | undefined;
        merchant_id?: string | undefined;
        comercio_nome?: string | undefined;
        ambiente?: "producao" | "teste" | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    rotacionar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
      };
      output: {
        message: string;
        client_secret: string;
        anterior_ate: string;
      };
      meta: object;
    }>;
    remover: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    chamadas: trpc.TRPCQueryProcedure<{
      input: {
        integracao_id: unknown;
      };
      output: {
        id: number;
        direcao: "entrada" | "saida";
        quando: string;
        rota: string;
        http: number | null;
        ms: number;
        erro: string | null;
      }[];
      meta: object;
    }>;
    mensagens: trpc.TRPCQueryProcedure<{
      input: {
        integracao_id: unknown;
        fluxo_id?: unknown;
      };
      output: {
        id: number;
        fluxo_id: number;
        pedido: string | null;
        tipo: string;
        quando: string;
        estado: "desistida" | "entregue" | "esperando";
        envios: number;
        proximo_envio: string | null;
        entregue_em: string | null;
        http: number | null;
        erro: string | null;
      }[];
      meta: object;
    }>;
    reenviar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
      };
      output: {
        message: string;
        reenviadas: number;
      };
      meta: object;
    }>;
    testar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
        teste?: "mensagem" | "passeio" | undefined;
      };
      output: {
        message: string;
        certo: boolean;
        http: number | null;
        ms: number | null;
        fluxo_id: number | null;
      };
      meta: object;
    }>;
  }>>;
  integracoesDaLoja: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        nome: string;
        comercio_nome: string;
        tipo?: "opendelivery" | "webhook" | undefined;
        url_eventos?: string | null | undefined;
        url_codigo?: string | null | undefined;
        ambiente: "producao" | "teste";
      } & {
        comercio_nome: string;
      };
      output: {
        message: string;
        id: number;
        tipo: "opendelivery" | "webhook";
        ambiente: "producao" | "teste";
        client_id: string | null;
        client_secret: string;
        app_id: string;
        base_url: string;
        token_url: string;
      };
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
        busca?: string | undefined;
      } & {
        comercio_nome: string;
      };
      output: {
        integracoes: {
          id: number;
          tipo: "app_de_pedidos" | "opendelivery" | "webhook";
          nome: string;
          comercio_id: number;
          comercio: string;
          ambiente: "producao" | "teste";
          aplicativo_id: number | null;
          ativa: boolean;
          desligada_por: string | null;
          destino: string | null;
          merchant_id: string | null;
          merchant_id_novo: string | null;
          criada_em: string;
          ultima_entrada: string | null;
          ultimo_sucesso: string | null;
          ultimo_erro: {
            quando: string;
            http: number | null;
            erro: string | null;
          } | null;
          esperando: number;
          desistidas: number;
        }[];
        total: number;
        desligadas_sozinhas: number;
        proxima: number | null;
      };
      meta: object;
    }>;
    ler: trpc.TRPCQueryProcedure<{
      input: {
        integracao_id: unknown;
      } & {
        comercio_nome: string;
      };
      output: {
        id: number;
        tipo: "app_de_pedidos" | "opendelivery" | "webhook";
        nome: string;
        comercio_id: number;
        comercio: string;
        ambiente: "producao" | "teste";
        aplicativo_id: number | null;
        ativa: boolean;
        desligada_por: string | null;
        destino: string | null;
        merchant_id: string | null;
        merchant_id_novo: string | null;
        criada_em: string;
        ultima_entrada: string | null;
        ultimo_sucesso: string | null;
        ultimo_erro: {
          quando: string;
          http: number | null;
          erro: string | null;
        } | null;
        esperando: number;
        desistidas: number;
        client_id: string | null;
        app_id: string;
        base_url: string;
        token_url: string;
        url_eventos: string | null;
        url_codigo: string | null;
        retorno: "exigir" | "ignorar";
        anterior_ate: string | null;
        segredo_em_uso: boolean;
      };
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
        nome?: string | undefined;
        url_eventos?: string | null | undefined;
        url_codigo?: string | null | undefined;
        ativa?: boolean | undefined;
        retorno?: "exigir" | "ignorar" | undefined;
        merchant_id?: string | undefined;
        comercio_nome?: string | undefined;
        ambiente?: "producao" | "teste" | undefined;
      } & {
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    rotacionar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
      } & {
        comercio_nome: string;
      };
      output: {
        message: string;
        client_secret: string;
        anterior_ate: string;
      };
      meta: object;
    }>;
    remover: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
      } & {
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    chamadas: trpc.TRPCQueryProcedure<{
      input: {
        integracao_id: unknown;
      } & {
        comercio_nome: string;
      };
      output: {
        id: number;
        direcao: "entrada" | "saida";
        quando: string;
        rota: string;
        http: number | null;
        ms: number;
        erro: string | null;
      }[];
      meta: object;
    }>;
    mensagens: trpc.TRPCQueryProcedure<{
      input: {
        integracao_id: unknown;
        fluxo_id?: unknown;
      } & {
        comercio_nome: string;
      };
      output: {
        id: number;
        fluxo_id: number;
        pedido: string | null;
        tipo: string;
        quando: string;
        estado: "desistida" | "entregue" | "esperando";
        envios: number;
        proximo_envio: string | null;
        entregue_em: string | null;
        http: number | null;
        erro: string | null;
      }[];
      meta: object;
    }>;
    reenviar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
      } & {
        comercio_nome: string;
      };
      output: {
        message: string;
        reenviadas: number;
      };
      meta: object;
    }>;
    testar: trpc.TRPCMutationProcedure<{
      input: {
        integracao_id: unknown;
        teste?: "mensagem" | "passeio" | undefined;
      } & {
        comercio_nome: string;
      };
      output: {
        message: string;
        certo: boolean;
        http: number | null;
        ms: number | null;
        fluxo_id: number | null;
      };
      meta: object;
    }>;
  }>>;
  links: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        user_type: "comercio" | "entregador";
        id: unknown;
      };
      output: {
        link: string;
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        nome: string;
        usuario: string;
        telefone: string | null;
        telefone_mudou_em: string | null;
        expira_em: string;
        minutos: number;
      };
      meta: object;
    }>;
    telefone: trpc.TRPCQueryProcedure<{
      input: {
        user_type: "comercio" | "entregador";
        id: unknown;
      };
      output: {
        telefone_mudou_em: string | null;
      };
      meta: object;
    }>;
    ler: trpc.TRPCMutationProcedure<{
      input: {
        segredo: string;
      };
      output: {
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        nome: string;
        usuario: string;
        expira_em: string;
      };
      meta: object;
    }>;
    usar: trpc.TRPCMutationProcedure<{
      input: {
        segredo: string;
        nova_senha: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  lotes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        entregador_ids: unknown[];
        banco: string;
      };
      output: {
        lote_id: number;
        semana_inicio: string;
        nsa: number;
        nome_arquivo: string;
        hash: string;
        banco: string;
        layout: string;
        homologado: boolean;
        quantidade: number;
        total: number;
        criado_em: string;
        aprovado_por: string;
        arquivo: string;
        message: string;
      };
      meta: object;
    }>;
    daSemana: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio: string;
      };
      output: {
        layouts: {
          nome: string;
          titulo: string;
          homologado: boolean;
        }[];
        falta: string[];
        lotes: {
          lote_id: number;
          semana_inicio: string;
          nsa: number;
          nome_arquivo: string;
          hash: string;
          banco: string;
          layout: string;
          homologado: boolean;
          quantidade: number;
          total: number;
          criado_em: string;
          aprovado_por: string;
          cancelado_em: string | null;
          motivo_cancelamento: string | null;
          pagos: number;
          recusados: number;
          aguardando: number;
        }[];
      };
      meta: object;
    }>;
    ler: trpc.TRPCQueryProcedure<{
      input: {
        id: unknown;
      };
      output: {
        lote_id: number;
        semana_inicio: string;
        nsa: number;
        nome_arquivo: string;
        hash: string;
        banco: string;
        layout: string;
        homologado: boolean;
        quantidade: number;
        total: number;
        criado_em: string;
        aprovado_por: string;
        cancelado_em: string | null;
        motivo_cancelamento: string | null;
        pagos: number;
        recusados: number;
        aguardando: number;
        arquivo: string | null;
        itens: {
          pagamento_id: number;
          entregador_id: number;
          nome_completo: string;
          valor: number;
          seu_numero: string;
          resultado: "cancelado" | "pago" | "recusado" | null;
          ocorrencias: {
            codigo: string;
            texto: string;
          }[];
          retorno_em: string | null;
        }[];
      };
      meta: object;
    }>;
    cancelar: trpc.TRPCMutationProcedure<{
      input: {
        id: unknown;
        motivo: string;
      };
      output: {
        lote_id: number;
        semana_inicio: string;
        nsa: number;
        nome_arquivo: string;
        hash: string;
        banco: string;
        layout: string;
        homologado: boolean;
        quantidade: number;
        total: number;
        criado_em: string;
        aprovado_por: string;
        cancelado_em: string | null;
        motivo_cancelamento: string | null;
        pagos: number;
        recusados: number;
        aguardando: number;
      };
      meta: object;
    }>;
    retorno: trpc.TRPCMutationProcedure<{
      input: {
        id: unknown;
        arquivo: string;
      };
      output: {
        message: string;
        lote_id: number;
        nsa: number;
        importado_em: string;
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
          resultado: "cancelado" | "pago" | "recusado" | null;
          ocorrencias: {
            codigo: string;
            texto: string;
          }[];
        }[];
      };
      meta: object;
    }>;
  }>>;
  maquininhas: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    criar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        apelido: string;
        serie?: string | null | undefined;
      };
      output: {
        message: string;
        id: number;
      };
      meta: object;
    }>;
    editar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        apelido: string;
        serie?: string | null | undefined;
        maquininha_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    desativar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        maquininha_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    entregar: trpc.TRPCMutationProcedure<{
      input: {
        comercio_nome: string;
        maquininha_id: unknown;
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    receber: trpc.TRPCMutationProcedure<{
      input: {
        maquininha_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  localizacao: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    guardar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        latitude: number;
        longitude: number;
        precisao: number;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    doPedido: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
        solicitacao_id: unknown;
      };
      output: {
        localizacao: {
          latitude: number;
          longitude: number;
          precisao: number;
          medida_em: string;
        } | null;
      };
      meta: object;
    }>;
  }>>;
  marcos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    marcar: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        tipo: "devolvido" | "entregue" | "no_cliente";
        feita_em?: string | null | undefined;
        codigo?: string | null | undefined;
      };
      output: {
        tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
        quando: string;
        message: string;
      };
      meta: object;
    }>;
  }>>;
  numeros: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    operacao: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        comercio_id?: unknown;
        entregador_id?: unknown;
        bairro_id?: unknown;
      };
      output: {
        de: string;
        ate: string;
        totais: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
        };
        totais_antes: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
        };
        dias: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
          dia: string;
        }[];
        horas: {
          dia_semana: number;
          hora: number;
          finalizadas: number;
        }[];
        esperas: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
        }[];
        esperas_antes: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
        }[];
        esperas_por_dia: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          dia: string;
        }[];
        esperas_por_hora: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          hora: number;
        }[];
        aceite_por_hora: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          dia_semana: number;
          hora: number;
        }[];
        bairros: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
          bairro_id: number;
          bairro: string;
        }[];
        esperas_por_bairro: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          bairro_id: number;
        }[];
        prazo: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          prometido_segundos: number;
          no_prazo: number;
        };
        prazo_antes: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          prometido_segundos: number;
          no_prazo: number;
        };
      };
      meta: object;
    }>;
    ofertas: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        comercio_id?: unknown;
        entregador_id?: unknown;
      };
      output: {
        de: string;
        ate: string;
        totais: {
          enviadas: number;
          mostradas: number;
          aceitas: number;
          recusadas: number;
          expiradas: number;
          nao_entregues: number;
        };
        totais_antes: {
          enviadas: number;
          mostradas: number;
          aceitas: number;
          recusadas: number;
          expiradas: number;
          nao_entregues: number;
        };
        dias: {
          enviadas: number;
          mostradas: number;
          aceitas: number;
          recusadas: number;
          expiradas: number;
          nao_entregues: number;
          dia: string;
        }[];
        motivos: {
          motivo: "chuva" | "longe" | "outro" | "pneu" | null;
          recusas: number;
        }[];
        ofertas_por_aceite: number | null;
        precisaram: {
          ofertas: number;
          rotas: number;
        }[];
        sem_ninguem_livre: number;
        sem_ninguem_livre_antes: number;
        sem_ninguem_por_hora: {
          dia_semana: number;
          hora: number;
          rotas: number;
        }[];
      };
      meta: object;
    }>;
    entregadores: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
      };
      output: {
        de: string;
        ate: string;
        espera_desejada_segundos: number;
        horas: {
          dia: string;
          hora: number;
          online: number;
          ocupados: number;
          necessarios: number | null;
        }[];
        utilizacao: number | null;
        utilizacao_antes: number | null;
        entregas_por_hora: {
          p10: number | null;
          mediana: number | null;
          p90: number | null;
          amostra: number;
        };
        entregas_por_hora_antes: {
          p10: number | null;
          mediana: number | null;
          p90: number | null;
          amostra: number;
        };
      };
      meta: object;
    }>;
    lojas: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        comercio_id?: unknown;
        entregador_id?: unknown;
        bairro_id?: unknown;
      };
      output: {
        de: string;
        ate: string;
        lojas: {
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
        }[];
      };
      meta: object;
    }>;
    porta: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        comercio_id?: unknown;
        entregador_id?: unknown;
        bairro_id?: unknown;
      };
      output: {
        de: string;
        ate: string;
        motivos: {
          motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
          problemas: number;
        }[];
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
      meta: object;
    }>;
    bairros: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        nome: string;
      }[];
      meta: object;
    }>;
    agora: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        agora: {
          instante: string;
          esperando: number;
          mais_antigo_segundos: number | null;
          livres: number;
          ocupados: number;
          ritmo: number;
        };
        pontos: {
          instante: string;
          esperando: number;
          mais_antigo_segundos: number | null;
          livres: number;
          ocupados: number;
          ritmo: number;
        }[];
        sistema: {
          presas: number;
          recusas: number;
        };
      };
      meta: object;
    }>;
    semana: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio: string;
      };
      output: {
        semana_inicio: string;
        fechada_em: string | null;
        operacao: {
          de: string;
          ate: string;
          totais: {
            finalizadas: number;
            canceladas: number;
            com_problema: number;
          };
          totais_antes: {
            finalizadas: number;
            canceladas: number;
            com_problema: number;
          };
          dias: {
            finalizadas: number;
            canceladas: number;
            com_problema: number;
            dia: string;
          }[];
          horas: {
            dia_semana: number;
            hora: number;
            finalizadas: number;
          }[];
          esperas: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          }[];
          esperas_antes: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          }[];
          esperas_por_dia: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
            dia: string;
          }[];
          esperas_por_hora: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
            hora: number;
          }[];
          aceite_por_hora: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            dia_semana: number;
            hora: number;
          }[];
          bairros: {
            finalizadas: number;
            canceladas: number;
            com_problema: number;
            bairro_id: number;
            bairro: string;
          }[];
          esperas_por_bairro: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
            bairro_id: number;
          }[];
          prazo: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            prometido_segundos: number;
            no_prazo: number;
          };
          prazo_antes: {
            mediana_segundos: number | null;
            p90_segundos: number | null;
            amostra: number;
            prometido_segundos: number;
            no_prazo: number;
          };
        };
        ofertas: {
          de: string;
          ate: string;
          totais: {
            enviadas: number;
            mostradas: number;
            aceitas: number;
            recusadas: number;
            expiradas: number;
            nao_entregues: number;
          };
          totais_antes: {
            enviadas: number;
            mostradas: number;
            aceitas: number;
            recusadas: number;
            expiradas: number;
            nao_entregues: number;
          };
          dias: {
            enviadas: number;
            mostradas: number;
            aceitas: number;
            recusadas: number;
            expiradas: number;
            nao_entregues: number;
            dia: string;
          }[];
          motivos: {
            motivo: "chuva" | "longe" | "outro" | "pneu" | null;
            recusas: number;
          }[];
          ofertas_por_aceite: number | null;
          precisaram: {
            ofertas: number;
            rotas: number;
          }[];
          sem_ninguem_livre: number;
          sem_ninguem_livre_antes: number;
          sem_ninguem_por_hora: {
            dia_semana: number;
            hora: number;
            rotas: number;
          }[];
        };
        entregadores: {
          de: string;
          ate: string;
          espera_desejada_segundos: number;
          horas: {
            dia: string;
            hora: number;
            online: number;
            ocupados: number;
            necessarios: number | null;
          }[];
          utilizacao: number | null;
          utilizacao_antes: number | null;
          entregas_por_hora: {
            p10: number | null;
            mediana: number | null;
            p90: number | null;
            amostra: number;
          };
          entregas_por_hora_antes: {
            p10: number | null;
            mediana: number | null;
            p90: number | null;
            amostra: number;
          };
        };
        dinheiro: {
          de: string;
          ate: string;
          semanas: {
            semana_inicio: string;
            entregas: number;
            valor: number;
            taxa: number;
            ajustes: number;
            liquido: number;
            pago: number;
            faturado: number;
            recebido: number;
          }[];
          tipos: {
            tipo_pagamento: "dinheiro" | "maquininha" | "online";
            entregas: number;
            valor: number;
          }[];
          reais_por_hora: {
            p10: number | null;
            mediana: number | null;
            p90: number | null;
            amostra: number;
          };
          reais_por_hora_antes: {
            p10: number | null;
            mediana: number | null;
            p90: number | null;
            amostra: number;
          };
          em_maos: {
            valor: number;
            entregadores: number;
            mais_antigo_segundos: number | null;
            por_idade: {
              ate_dias: number | null;
              valor: number;
              pares: number;
            }[];
          };
        };
        lojas: {
          de: string;
          ate: string;
          lojas: {
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
          }[];
        };
        porta: {
          de: string;
          ate: string;
          motivos: {
            motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
            problemas: number;
          }[];
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
      };
      meta: object;
    }>;
    dinheiro: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
      };
      output: {
        de: string;
        ate: string;
        semanas: {
          semana_inicio: string;
          entregas: number;
          valor: number;
          taxa: number;
          ajustes: number;
          liquido: number;
          pago: number;
          faturado: number;
          recebido: number;
        }[];
        tipos: {
          tipo_pagamento: "dinheiro" | "maquininha" | "online";
          entregas: number;
          valor: number;
        }[];
        reais_por_hora: {
          p10: number | null;
          mediana: number | null;
          p90: number | null;
          amostra: number;
        };
        reais_por_hora_antes: {
          p10: number | null;
          mediana: number | null;
          p90: number | null;
          amostra: number;
        };
        em_maos: {
          valor: number;
          entregadores: number;
          mais_antigo_segundos: number | null;
          por_idade: {
            ate_dias: number | null;
            valor: number;
            pares: number;
          }[];
        };
      };
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        comercio_nome: string;
      };
      output: {
        de: string;
        ate: string;
        totais: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
        };
        totais_antes: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
        };
        dias: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
          dia: string;
        }[];
        horas: {
          dia_semana: number;
          hora: number;
          finalizadas: number;
        }[];
        esperas: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
        }[];
        esperas_antes: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
        }[];
        esperas_por_dia: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          dia: string;
        }[];
        esperas_por_hora: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          hora: number;
        }[];
        aceite_por_hora: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          dia_semana: number;
          hora: number;
        }[];
        bairros: {
          finalizadas: number;
          canceladas: number;
          com_problema: number;
          bairro_id: number;
          bairro: string;
        }[];
        esperas_por_bairro: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          trecho: "a_caminho" | "ate_aceitar" | "ate_o_balcao" | "na_porta" | "no_balcao";
          bairro_id: number;
        }[];
        prazo: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          prometido_segundos: number;
          no_prazo: number;
        };
        prazo_antes: {
          mediana_segundos: number | null;
          p90_segundos: number | null;
          amostra: number;
          prometido_segundos: number;
          no_prazo: number;
        };
      };
      meta: object;
    }>;
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        entregador_id: unknown;
      };
      output: {
        de: string;
        ate: string;
        entregas: number;
        valor: number;
        horas_online: number;
        reais_por_hora: number | null;
        horas: {
          dia_semana: number;
          hora: number;
          entregas: number;
          valor: number;
          horas_online: number;
        }[];
        ofertas: {
          enviadas: number;
          mostradas: number;
          aceitas: number;
          recusadas: number;
          expiradas: number;
          nao_entregues: number;
        };
      };
      meta: object;
    }>;
  }>>;
  ofertas: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    proxima: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        proxima_entrega: {
          exige_codigo: boolean;
          codigo_de_fora: boolean;
          codigo_esgotado: boolean;
          exige_foto: boolean;
          exige_recebedor: boolean;
          recebedor: string | null;
          foto_em: string | null;
          id: number;
          comercio: string;
          comercio_id: number;
          comercio_endereco: string | null;
          comercio_link: string | null;
          endereco: string;
          observacao: string | null;
          urgente: boolean;
          origem: "ifood" | "manual" | "opendelivery";
          canal: string | null;
          numero_pedido: string | null;
          referencia_externa: string | null;
          volta: boolean;
          valor_estimado: number;
          link_localizacao: string | null;
          pagamento: "dinheiro" | "maquininha" | "online";
          valor_a_receber: number | null;
          troco_para: number | null;
          pronto_em: string | null;
          a_liberar: boolean;
          data_solicitacao: string;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
          a_devolver: boolean;
          nome_entregador: string | null;
          posicao_fila: number | null;
          tempo_reserva: number | null;
          rota_id: number;
          ordem: number;
          total_rota: number;
          entregador_id: number | null;
          data_status: string;
          intervencao: {
            acao: "cancelar" | "finalizar" | "transferir";
            motivo: string;
            quando: string;
          } | null;
          marcos: {
            tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
            quando: string;
          }[];
          rastreio_url: string | null;
          rastreio_recusado_em: string | null;
        } | null;
        message: string;
        alerta_sonoro: boolean;
        suspenso: boolean;
        is_rota: boolean;
        rota_completa: {
          exige_codigo: boolean;
          codigo_de_fora: boolean;
          codigo_esgotado: boolean;
          exige_foto: boolean;
          exige_recebedor: boolean;
          recebedor: string | null;
          foto_em: string | null;
          id: number;
          comercio: string;
          comercio_id: number;
          comercio_endereco: string | null;
          comercio_link: string | null;
          endereco: string;
          observacao: string | null;
          urgente: boolean;
          origem: "ifood" | "manual" | "opendelivery";
          canal: string | null;
          numero_pedido: string | null;
          referencia_externa: string | null;
          volta: boolean;
          valor_estimado: number;
          link_localizacao: string | null;
          pagamento: "dinheiro" | "maquininha" | "online";
          valor_a_receber: number | null;
          troco_para: number | null;
          pronto_em: string | null;
          a_liberar: boolean;
          data_solicitacao: string;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
          a_devolver: boolean;
          nome_entregador: string | null;
          posicao_fila: number | null;
          tempo_reserva: number | null;
          rota_id: number;
          ordem: number;
          total_rota: number;
          entregador_id: number | null;
          data_status: string;
          intervencao: {
            acao: "cancelar" | "finalizar" | "transferir";
            motivo: string;
            quando: string;
          } | null;
          marcos: {
            tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
            quando: string;
          }[];
          rastreio_url: string | null;
          rastreio_recusado_em: string | null;
        }[];
        comercio: string | null;
        total_entregas: number;
        valor_total: number;
        valor_liquido: number;
        distancia_metros: number | null;
        oferta_id: number | null;
        expira_em: string | null;
        agora: string;
      };
      meta: object;
    }>;
    verificar: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        has_delivery: boolean;
      };
      meta: object;
    }>;
    vista: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    aceitar: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        entregador_id: unknown;
      };
      output: {
        message: string;
        solicitacao_ids: number[];
      };
      meta: object;
    }>;
    aceitarRota: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_ids: unknown[];
        entregador_id: unknown;
      };
      output: {
        message: string;
        solicitacao_ids: number[];
      };
      meta: object;
    }>;
    recusar: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id?: unknown;
        motivo_recusa?: "chuva" | "longe" | "outro" | "pneu" | undefined;
        entregador_id: unknown;
      };
      output: {
        message: string;
        recusas_consecutivas: number;
        suspenso: boolean;
      };
      meta: object;
    }>;
    motivo: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id?: unknown;
        motivo_recusa: "chuva" | "longe" | "outro" | "pneu";
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    recusas: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        solicitacao_id: number;
        comercio: string;
        quando: string;
        motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
      }[];
      meta: object;
    }>;
  }>>;
  previsao: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        esperas: {
          posicao: number;
          de: number;
          ate: number;
        }[];
        faltam: number | null;
      };
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        aceite: {
          metade: number;
          quase_todas: number;
        } | null;
        janelas: {
          solicitacao_id: number;
          de: string;
          ate: string;
        }[];
      };
      meta: object;
    }>;
  }>>;
  prova: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    codigo: trpc.TRPCQueryProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
        codigo: string;
      };
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        exigir_codigo: boolean;
        exigir_foto: boolean;
        exigir_recebedor: boolean;
      };
      meta: object;
    }>;
    salvar: trpc.TRPCMutationProcedure<{
      input: {
        exigir_codigo: boolean;
        exigir_foto: boolean;
        exigir_recebedor: boolean;
        comercio_nome: string;
      };
      output: {
        exigir_codigo: boolean;
        exigir_foto: boolean;
        exigir_recebedor: boolean;
        message: string;
      };
      meta: object;
    }>;
    enviarFoto: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        foto_base64: string;
        feita_em?: string | null | undefined;
      };
      output: {
        message: string;
        foto_em: string;
      };
      meta: object;
    }>;
    dispensarCodigo: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        motivo: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  problemas: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    abrir: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
        mensagem?: string | null | undefined;
      };
      output: {
        message: string;
        problema: {
          id: number;
          solicitacao_id: number;
          motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
          mensagem: string | null;
          aberto_em: string;
          acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta" | null;
          resposta: string | null;
          endereco_anterior: string | null;
          endereco_novo: string | null;
          respondido_por: "admin" | "comercio" | "suporte" | null;
          respondido_em: string | null;
          encerrado_em: string | null;
          foto_em: string | null;
        };
      };
      meta: object;
    }>;
    enviarFoto: trpc.TRPCMutationProcedure<{
      input: {
        problema_id: unknown;
        foto_base64: string;
      };
      output: {
        message: string;
        foto_em: string;
      };
      meta: object;
    }>;
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        id: number;
        solicitacao_id: number;
        motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
        mensagem: string | null;
        aberto_em: string;
        acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta" | null;
        resposta: string | null;
        endereco_anterior: string | null;
        endereco_novo: string | null;
        respondido_por: "admin" | "comercio" | "suporte" | null;
        respondido_em: string | null;
        encerrado_em: string | null;
        foto_em: string | null;
        rota_id: number;
        comercio: string;
        comercio_id: number;
        comercio_telefone: string | null;
        entregador_id: number;
        nome_entregador: string;
        endereco: string;
        numero_pedido: string | null;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
      }[];
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        id: number;
        solicitacao_id: number;
        motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
        mensagem: string | null;
        aberto_em: string;
        acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta" | null;
        resposta: string | null;
        endereco_anterior: string | null;
        endereco_novo: string | null;
        respondido_por: "admin" | "comercio" | "suporte" | null;
        respondido_em: string | null;
        encerrado_em: string | null;
        foto_em: string | null;
        rota_id: number;
        comercio: string;
        comercio_id: number;
        comercio_telefone: string | null;
        entregador_id: number;
        nome_entregador: string;
        endereco: string;
        numero_pedido: string | null;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
      }[];
      meta: object;
    }>;
    responderDoComercio: trpc.TRPCMutationProcedure<{
      input: {
        problema_id: unknown;
        acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta";
        mensagem?: string | null | undefined;
        endereco?: string | null | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    doSuporte: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        solicitacao_id: number;
        motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
        mensagem: string | null;
        aberto_em: string;
        acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta" | null;
        resposta: string | null;
        endereco_anterior: string | null;
        endereco_novo: string | null;
        respondido_por: "admin" | "comercio" | "suporte" | null;
        respondido_em: string | null;
        encerrado_em: string | null;
        foto_em: string | null;
        rota_id: number;
        comercio: string;
        comercio_id: number;
        comercio_telefone: string | null;
        entregador_id: number;
        nome_entregador: string;
        endereco: string;
        numero_pedido: string | null;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
      }[];
      meta: object;
    }>;
    responder: trpc.TRPCMutationProcedure<{
      input: {
        problema_id: unknown;
        acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta";
        mensagem?: string | null | undefined;
        endereco?: string | null | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  preparo: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    pronto: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        toda_rota?: boolean | undefined;
        pronto_em?: string | null | undefined;
      };
      output: {
        message: string;
        solicitacao_ids: number[];
      };
      meta: object;
    }>;
    balcaoDoComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
      };
      output: {
        mediana_segundos: number | null;
        amostra: number;
        semana_inicio: string;
        antecedencia_segundos: number;
      };
      meta: object;
    }>;
    balcaoParaEntregador: trpc.TRPCQueryProcedure<{
      input: {
        comercio_id: unknown;
      };
      output: {
        mediana_segundos: number | null;
        amostra: number;
      };
      meta: object;
    }>;
    balcoesDaSemana: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio?: string | undefined;
      };
      output: {
        semana_inicio: string;
        comercios: {
          mediana_segundos: number | null;
          amostra: number;
          comercio_id: number;
          comercio: string;
        }[];
      };
      meta: object;
    }>;
  }>>;
  publico: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    configuracao: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
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
        agora: string;
        demonstracao?: true | undefined;
      };
      meta: object;
    }>;
  }>>;
  push: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    chave: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        chave: string | null;
      };
      meta: object;
    }>;
    inscrever: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        endpoint: string;
        keys: {
          p256dh: string;
          auth: string;
        };
      };
      output: {
        message: string;
        conhecida: boolean;
      };
      meta: object;
    }>;
    esquecer: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        endpoint: string;
      };
      output: {
        message: string;
        conhecida: boolean;
      };
      meta: object;
    }>;
  }>>;
  ranking: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    topSemana: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        semana: string;
        top_entregadores: {
          id: number;
          nome_completo: string;
          usuario: string;
          medalha: "bronze" | "ouro" | "prata" | null;
          avaliacao_media: number;
          total_avaliacoes: number;
          total_entregas: number;
          total_liquido: number;
          posicao: number;
        }[];
      };
      meta: object;
    }>;
  }>>;
  rastreio: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    ver: trpc.TRPCQueryProcedure<{
      input: {
        token: string;
      };
      output: {
        status: "encerrada";
      } | {
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        comercio: string;
        etapas: {
          etapa: "aceita" | "aguardando" | "cancelada" | "devolvido" | "em_entrega" | "em_retirada" | "entregue" | "finalizada" | "no_cliente" | "pronto";
          quando: string;
        }[];
        janela: {
          de: string;
          ate: string;
        } | null;
        entregador?: {
          nome: string;
          foto: string | null;
        } | undefined;
        codigo?: string | undefined;
        rua: string | null;
        telefone: string | null;
        a_pagar?: {
          pagamento: "dinheiro" | "maquininha";
          valor_a_receber: number;
          troco_para: number | null;
        } | undefined;
        desfecho?: "cancelada" | "devolvida" | "entregue" | undefined;
        problema?: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane" | undefined;
        voltando?: boolean | undefined;
        paradas_antes?: number | undefined;
      };
      meta: object;
    }>;
    recusar: trpc.TRPCMutationProcedure<{
      input: {
        token: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    renovar: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
        message: string;
        rastreio_url: string | null;
      };
      meta: object;
    }>;
  }>>;
  recebimentos: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    resumo: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
      };
      output: {
        entrou: number;
        devolvido: number;
        recebido: number;
        liquidado: number;
        nao_atribuido: number;
        de: string;
        ate: string;
        ligado: boolean;
        visto_ate: string | null;
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
          dia: string;
        }[];
      };
      meta: object;
    }>;
    listar: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
        filtro?: "devolvidos" | "nao_atribuidos" | "todos" | undefined;
        antes_de?: unknown;
      };
      output: {
        pix: {
          id: number;
          end_to_end_id: string;
          txid: string | null;
          valor: number;
          devolvido: number;
          liquidado: number;
          nao_atribuido: number;
          devolvivel: number;
          horario: string;
          dia: string;
          motivo: "fatura_ja_paga" | "outra_chave" | "sem_txid" | "semana_aberta" | "txid_desconhecido" | "valor_a_mais" | null;
          faturas: {
            semana_inicio: string;
            semana: string;
            comercio_id: number;
            comercio: string;
            valor: number;
          }[];
          devolucoes: {
            id: number;
            valor: number;
            estado: "devolvida" | "em_processamento" | "nao_realizada" | "pedida";
            motivo: string | null;
            pedida_em: string;
            pedida_por: string | null;
            erro: string | null;
          }[];
        }[];
        proxima: number | null;
      };
      meta: object;
    }>;
    pendencias: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        tipo: "aviso" | "cobranca" | "devolucao";
        referencia: string;
        comercio: string | null;
        semana_inicio: string | null;
        desde: string;
        tentativas: number;
        erro: string;
        desistiu: boolean;
      }[];
      meta: object;
    }>;
    exportar: trpc.TRPCQueryProcedure<{
      input: {
        de: string;
        ate: string;
      };
      output: {
        dia: string;
        horario: string;
        end_to_end_id: string;
        txid: string | null;
        entrou: number;
        devolvido: number;
        liquidado: number;
        nao_atribuido: number;
        motivo: "fatura_ja_paga" | "outra_chave" | "sem_txid" | "semana_aberta" | "txid_desconhecido" | "valor_a_mais" | null;
        comercios: string;
      }[];
      meta: object;
    }>;
    atribuir: trpc.TRPCMutationProcedure<{
      input: {
        semana_inicio: string;
        comercio_id: unknown;
        pix_id: unknown;
        motivo: string;
      };
      output: {
        message: string;
        pix: {
          id: number;
          end_to_end_id: string;
          txid: string | null;
          valor: number;
          devolvido: number;
          liquidado: number;
          nao_atribuido: number;
          devolvivel: number;
          horario: string;
          dia: string;
          motivo: "fatura_ja_paga" | "outra_chave" | "sem_txid" | "semana_aberta" | "txid_desconhecido" | "valor_a_mais" | null;
          faturas: {
            semana_inicio: string;
            semana: string;
            comercio_id: number;
            comercio: string;
            valor: number;
          }[];
          devolucoes: {
            id: number;
            valor: number;
            estado: "devolvida" | "em_processamento" | "nao_realizada" | "pedida";
            motivo: string | null;
            pedida_em: string;
            pedida_por: string | null;
            erro: string | null;
          }[];
        };
      };
      meta: object;
    }>;
    devolver: trpc.TRPCMutationProcedure<{
      input: {
        pix_id: unknown;
        valor: number;
        motivo: string;
      };
      output: {
        message: string;
        pix: {
          id: number;
          end_to_end_id: string;
          txid: string | null;
          valor: number;
          devolvido: number;
          liquidado: number;
          nao_atribuido: number;
          devolvivel: number;
          horario: string;
          dia: string;
          motivo: "fatura_ja_paga" | "outra_chave" | "sem_txid" | "semana_aberta" | "txid_desconhecido" | "valor_a_mais" | null;
          faturas: {
            semana_inicio: string;
            semana: string;
            comercio_id: number;
            comercio: string;
            valor: number;
          }[];
          devolucoes: {
            id: number;
            valor: number;
            estado: "devolvida" | "em_processamento" | "nao_realizada" | "pedida";
            motivo: string | null;
            pedida_em: string;
            pedida_por: string | null;
            erro: string | null;
          }[];
        };
      };
      meta: object;
    }>;
  }>>;
  relatorios: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    entregadores: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        entregador_id: number;
        nome: string;
        usuario: string;
        total_entregas: number;
        total_valor: number;
        total_taxa: number;
        total_a_receber: number;
      }[];
      meta: object;
    }>;
    comercios: trpc.TRPCQueryProcedure<{
      input: {
        semana?: unknown;
      };
      output: {
        comercio_id: number;
        comercio: string;
        total_entregas: number;
        valor_total: number;
        total_taxa: number;
      }[];
      meta: object;
    }>;
    dadosComercios: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        comercio_id: number;
        comercio: string;
        total_entregas: number;
        total_quantidade: number;
        valor_total: number;
        numero_entregadores: number;
        entregadores_utilizados: string[];
      }[];
      meta: object;
    }>;
    acompanhamentoSemanal: trpc.TRPCQueryProcedure<{
      input: {
        semana_inicio?: string | undefined;
      };
      output: {
        semana: string;
        semana_inicio: string;
        taxa_percentual: number;
        dia_pagamento: string;
        total_geral: {
          entregas: number;
          quantidade: number;
          valor: number;
          taxa: number;
        };
        comercios: Record<string, {
          comercio_id: number;
          nome: string;
          total_entregas: number;
          total_quantidade: number;
          total_valor: number;
          entregadores: string[];
        }>;
        entregadores: Record<string, {
          entregador_id: number;
          nome: string;
          total_entregas: number;
          total_quantidade: number;
          total_valor: number;
          total_taxa: number;
          total_a_receber: number;
          comercios: string[];
        }>;
      }[];
      meta: object;
    }>;
    semana: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        semana: string;
        semana_inicio: string;
        taxa_percentual: number;
        dia_pagamento: string;
        relatorio: {
          entregador_id: number;
          nome: string;
          usuario: string;
          total_entregas: number;
          total_valor: number;
          total_taxa: number;
          total_a_receber: number;
        }[];
      };
      meta: object;
    }>;
  }>>;
  replay: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    fila: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        de: string;
        ate: string;
        entregadores: {
          id: number;
          nome: string;
          online: {
            de: string;
            ate: string | null;
          }[];
          ocupado: {
            de: string;
            ate: string | null;
          }[];
          silencio: {
            de: string;
            ate: string | null;
          }[];
          lugares: string[];
        }[];
        ofertas: {
          id: number;
          entregador_id: number;
          comercio: string;
          posicao_fila: number;
          enviada_em: string;
          entregue_em: string | null;
          vista_em: string | null;
          respondida_em: string | null;
          resultado: "aceita" | "expirada" | "nao_entregue" | "recusada" | "retirada" | null;
          pulados: number;
          pulos: {
            entregador_id: number;
            motivo: "inalcancavel" | "limite_dinheiro" | "pausa_expirada" | "pausa_recusa";
          }[];
        }[];
      };
      meta: object;
    }>;
    caso: trpc.TRPCQueryProcedure<{
      input: {
        quando: string;
        entregador_id: unknown;
      };
      output: {
        quando: string;
        estado: "com_oferta" | "na_fila" | "ocupado" | "sem_sinal" | null;
        posicao: number | null;
        na_frente: number | null;
        eventos: ({
          tipo: "entrou";
          quando: string;
        } | {
          tipo: "saiu";
          quando: string;
        } | {
          tipo: "fim_da_fila";
          quando: string;
        } | {
          tipo: "oferta";
          quando: string;
          comercio: string;
          resultado: "aceita" | "expirada" | "nao_entregue" | "recusada" | "retirada" | null;
          respondida_em: string | null;
        } | {
          tipo: "de_outro";
          quando: string;
          posicao: number;
          minha_posicao: number | null;
          motivo: "inalcancavel" | "limite_dinheiro" | "pausa_expirada" | "pausa_recusa" | null;
        })[];
      };
      meta: object;
    }>;
  }>>;
  senhas: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    entregador: trpc.TRPCMutationProcedure<{
      input: {
        nova_senha: string;
        senha_atual?: string | undefined;
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    comercio: trpc.TRPCMutationProcedure<{
      input: {
        nova_senha: string;
        senha_atual?: string | undefined;
        comercio_nome: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    admin: trpc.TRPCMutationProcedure<{
      input: {
        nova_senha: string;
        senha_atual?: string | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    suporte: trpc.TRPCMutationProcedure<{
      input: {
        nova_senha: string;
        senha_atual?: string | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  sessao: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    avisos: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        tipo: "aparelho_novo" | "cadastro_mudado" | "codigo_ativado" | "link_criado" | "passkey_copiada" | "passkey_nova" | "telefone_mudado";
        aparelho: string;
        metodo: "passkey" | "senha" | "senha_codigo" | "senha_recuperacao" | null;
        quando: string;
      }[];
      meta: object;
    }>;
    ciente: trpc.TRPCMutationProcedure<{
      input: {
        aviso_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }> & trpc.TRPCDecorateCreateRouterOptions<{
    sair: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        message: string;
      };
      meta: object;
    }>;
    atual: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        user_id: number;
        nome: string;
        comercio_nome?: string | undefined;
        senha_inicial?: boolean | undefined;
        fator_pendente?: boolean | undefined;
      };
      meta: object;
    }>;
    minhas: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: string;
        aparelho: string;
        metodo: "passkey" | "senha" | "senha_codigo" | "senha_recuperacao";
        criada_em: string;
        usada_em: string;
        atual: boolean;
      }[];
      meta: object;
    }>;
    encerrar: trpc.TRPCMutationProcedure<{
      input: {
        id: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    encerrarTodas: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        message: string;
      };
      meta: object;
    }>;
    encerrarDe: trpc.TRPCMutationProcedure<{
      input: {
        user_type: "comercio" | "entregador";
        id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }> & trpc.TRPCDecorateCreateRouterOptions<{
    entrar: trpc.TRPCMutationProcedure<{
      input: {
        usuario: string;
        senha: string;
        user_type?: "admin" | "entregador" | "suporte" | undefined;
      };
      output: {
        user_type: "admin" | "entregador" | "suporte";
        user_id: number;
        nome: string;
        fator_pendente?: boolean | undefined;
      };
      meta: object;
    }>;
    entrarComercio: trpc.TRPCMutationProcedure<{
      input: {
        usuario: string;
        senha: string;
      };
      output: {
        user_type: "comercio";
        comercio_nome: string;
        senha_inicial?: boolean | undefined;
      };
      meta: object;
    }>;
    segundoFator: trpc.TRPCMutationProcedure<{
      input: {
        desafio: string;
        codigo?: string | undefined;
        credencial?: {
          id: string;
          rawId: string;
          type: "public-key";
          authenticatorAttachment?: "cross-platform" | "platform" | null | undefined;
          clientExtensionResults: {
            [x: string]: unknown;
          };
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: string | null | undefined;
          };
        } | undefined;
      };
      output: {
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        user_id: number;
        nome: string;
        comercio_nome?: string | undefined;
        senha_inicial?: boolean | undefined;
        fator_pendente?: boolean | undefined;
      };
      meta: object;
    }>;
    comecarComPasskey: trpc.TRPCMutationProcedure<{
      input: void;
      output: {
        desafio: string;
        opcoes: {
          challenge: string;
          rpId: string;
          timeout: number;
          userVerification: "required";
          allowCredentials: {
            id: string;
            type: "public-key";
            transports?: string[] | undefined;
          }[];
        };
      };
      meta: object;
    }>;
    entrarComPasskey: trpc.TRPCMutationProcedure<{
      input: {
        desafio: string;
        credencial: {
          id: string;
          rawId: string;
          type: "public-key";
          authenticatorAttachment?: "cross-platform" | "platform" | null | undefined;
          clientExtensionResults: {
            [x: string]: unknown;
          };
          response: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: string | null | undefined;
          };
        };
      };
      output: {
        user_type: "admin" | "comercio" | "entregador" | "suporte";
        user_id: number;
        nome: string;
        comercio_nome?: string | undefined;
        senha_inicial?: boolean | undefined;
        fator_pendente?: boolean | undefined;
      };
      meta: object;
    }>;
  }>>;
  sistema: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    limpeza: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        terminada_em: string | null;
        duracao_ms: number;
        linhas: number;
        ha_mais: boolean;
        falhou: boolean;
        tarefas: {
          tarefa: "auditoria" | "cadastros" | "contas" | "externos" | "intervencoes" | "limites" | "mensagens" | "navegadores" | "ofertas" | "pedidos" | "provas" | "rastreios" | "respostas" | "semanas" | "sessoes" | "silencios" | "suspensoes" | "turnos";
          terminada_em: string;
          duracao_ms: number;
          linhas: number;
          ha_mais: boolean;
          falhou: boolean;
        }[];
      };
      meta: object;
    }>;
    estado: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        ve_tudo: boolean;
        transacoes: {
          pid: number;
          papel: string;
          programa: string | null;
          endereco: string | null;
          do_corre: boolean;
          segundos: number | null;
          situacao: "desconhecida" | "parada" | "trabalhando";
          comando: "apagamento" | "estrutura" | "gravacao" | "leitura" | "mudanca" | "outro";
          tabelas: string[];
          linhas: {
            tabela: "comercio" | "entregador" | "solicitacao";
            id: number;
            nome: string | null;
          }[];
          esperando: number;
        }[];
        recusas: number;
        ultima_recusa_em: string | null;
        mensagens: {
          esperando: number;
          segundos: number | null;
        };
      };
      meta: object;
    }>;
  }>>;
  solicitacoes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    todas: trpc.TRPCQueryProcedure<{
      input: {
        encerradas_antes_de?: unknown;
        numero?: string | undefined;
        referencia_externa?: string | null | undefined;
      } | undefined;
      output: {
        exige_codigo: boolean;
        codigo_de_fora: boolean;
        codigo_esgotado: boolean;
        exige_foto: boolean;
        exige_recebedor: boolean;
        recebedor: string | null;
        foto_em: string | null;
        agendada: boolean;
        oferecer_apos: string | null;
        id: number;
        comercio: string;
        comercio_id: number;
        comercio_endereco: string | null;
        comercio_link: string | null;
        endereco: string;
        observacao: string | null;
        urgente: boolean;
        origem: "ifood" | "manual" | "opendelivery";
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        volta: boolean;
        valor_estimado: number;
        link_localizacao: string | null;
        pagamento: "dinheiro" | "maquininha" | "online";
        valor_a_receber: number | null;
        troco_para: number | null;
        pronto_em: string | null;
        a_liberar: boolean;
        data_solicitacao: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
        a_devolver: boolean;
        nome_entregador: string | null;
        posicao_fila: number | null;
        tempo_reserva: number | null;
        rota_id: number;
        ordem: number;
        total_rota: number;
        entregador_id: number | null;
        data_status: string;
        intervencao: {
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          quando: string;
        } | null;
        marcos: {
          tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
          quando: string;
        }[];
        rastreio_url: string | null;
        rastreio_recusado_em: string | null;
        sinalizada: boolean;
        oferta_viva: {
          entregador_id: number;
          nome_entregador: string;
          enviada_em: string;
          entregue_em: string | null;
          expira_em: string;
        } | null;
      }[];
      meta: object;
    }>;
    primeiras: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        exige_codigo: boolean;
        codigo_de_fora: boolean;
        codigo_esgotado: boolean;
        exige_foto: boolean;
        exige_recebedor: boolean;
        recebedor: string | null;
        foto_em: string | null;
        agendada: boolean;
        oferecer_apos: string | null;
        id: number;
        comercio: string;
        comercio_id: number;
        comercio_endereco: string | null;
        comercio_link: string | null;
        endereco: string;
        observacao: string | null;
        urgente: boolean;
        origem: "ifood" | "manual" | "opendelivery";
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        volta: boolean;
        valor_estimado: number;
        link_localizacao: string | null;
        pagamento: "dinheiro" | "maquininha" | "online";
        valor_a_receber: number | null;
        troco_para: number | null;
        pronto_em: string | null;
        a_liberar: boolean;
        data_solicitacao: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
        a_devolver: boolean;
        nome_entregador: string | null;
        posicao_fila: number | null;
        tempo_reserva: number | null;
        rota_id: number;
        ordem: number;
        total_rota: number;
        entregador_id: number | null;
        data_status: string;
        intervencao: {
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          quando: string;
        } | null;
        marcos: {
          tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
          quando: string;
        }[];
        rastreio_url: string | null;
        rastreio_recusado_em: string | null;
        sinalizada: boolean;
        oferta_viva: {
          entregador_id: number;
          nome_entregador: string;
          enviada_em: string;
          entregue_em: string | null;
          expira_em: string;
        } | null;
      }[];
      meta: object;
    }>;
    umaDoSuporte: trpc.TRPCQueryProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
        exige_codigo: boolean;
        codigo_de_fora: boolean;
        codigo_esgotado: boolean;
        exige_foto: boolean;
        exige_recebedor: boolean;
        recebedor: string | null;
        foto_em: string | null;
        agendada: boolean;
        oferecer_apos: string | null;
        id: number;
        comercio: string;
        comercio_id: number;
        comercio_endereco: string | null;
        comercio_link: string | null;
        endereco: string;
        observacao: string | null;
        urgente: boolean;
        origem: "ifood" | "manual" | "opendelivery";
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        volta: boolean;
        valor_estimado: number;
        link_localizacao: string | null;
        pagamento: "dinheiro" | "maquininha" | "online";
        valor_a_receber: number | null;
        troco_para: number | null;
        pronto_em: string | null;
        a_liberar: boolean;
        data_solicitacao: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
        a_devolver: boolean;
        nome_entregador: string | null;
        posicao_fila: number | null;
        tempo_reserva: number | null;
        rota_id: number;
        ordem: number;
        total_rota: number;
        entregador_id: number | null;
        data_status: string;
        intervencao: {
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          quando: string;
        } | null;
        marcos: {
          tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
          quando: string;
        }[];
        rastreio_url: string | null;
        rastreio_recusado_em: string | null;
        sinalizada: boolean;
        oferta_viva: {
          entregador_id: number;
          nome_entregador: string;
          enviada_em: string;
          entregue_em: string | null;
          expira_em: string;
        } | null;
      };
      meta: object;
    }>;
    ativas: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        entrega_id: number;
        entregador_id: number;
        entregador_nome: string;
        comercio: string;
        endereco: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        tempo_minutos: number;
        valor_estimado: number;
        data_inicio: string;
      }[];
      meta: object;
    }>;
    atribuir: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        entregador_id: unknown;
        force_assign?: boolean | undefined;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    atribuirVarias: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        force_assign?: boolean | undefined;
        solicitacao_ids: unknown[];
      };
      output: {
        message: string;
        solicitacao_ids: number[];
      };
      meta: object;
    }>;
    procurar: trpc.TRPCQueryProcedure<{
      input: {
        termo: string;
      };
      output: {
        solicitacoes: {
          id: number;
          comercio: string;
          endereco: string;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          canal: string | null;
          numero_pedido: string | null;
          nome_entregador: string | null;
          data_solicitacao: string;
        }[];
        comercios: {
          id: number;
          nome: string;
        }[];
      };
      meta: object;
    }>;
    intervir: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        acao: "cancelar" | "finalizar" | "transferir";
        motivo: string;
        entregador_id?: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    espera: trpc.TRPCQueryProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
        motivo: "agendada" | "atras_de_outras" | "nao_espera" | "ninguem_online" | "oferta_aberta" | "sem_sinal" | "todos_em_pausa" | "todos_ocupados";
        muda_em: string | null;
        nome_entregador: string | null;
        online: number;
        ocupados: number;
        em_pausa: number;
        sem_sinal: number;
        a_frente: number;
      };
      meta: object;
    }>;
    historico: trpc.TRPCQueryProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: ({
        tipo: "status";
        quando: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        ator_tipo: "admin" | "comercio" | "entregador" | "sistema" | "suporte";
        nome_entregador: string | null;
        feita_em?: string | null | undefined;
      } | {
        tipo: "pulo";
        quando: string;
        motivo: "inalcancavel" | "limite_dinheiro" | "pausa_expirada" | "pausa_recusa";
        nome_entregador: string;
      } | {
        tipo: "oferta";
        quando: string;
        posicao_fila: number;
        pulados: number;
        nome_entregador: string;
      } | {
        tipo: "entregue";
        quando: string;
        nome_entregador: string;
      } | {
        tipo: "vista";
        quando: string;
        nome_entregador: string;
      } | {
        tipo: "resposta";
        quando: string;
        resultado: "aceita" | "expirada" | "nao_entregue" | "recusada" | "retirada";
        motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
        nome_entregador: string;
      } | {
        tipo: "intervencao";
        quando: string;
        acao: "cancelar" | "finalizar" | "transferir";
        motivo: string;
        nome_entregador: string;
      } | {
        tipo: "marco";
        quando: string;
        marco: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
        registrado_em: string;
        motivo: string | null;
        ator_tipo: "admin" | "comercio" | "entregador" | "sistema" | "suporte";
        nome_entregador: string | null;
      } | {
        tipo: "problema";
        quando: string;
        motivo: "avariado" | "cliente_recusa" | "endereco_errado" | "loja_fechada" | "nao_pronto" | "ninguem_atende" | "outro" | "pane";
        mensagem: string | null;
        nome_entregador: string;
        problema_id: number;
        foto_em: string | null;
      } | {
        tipo: "problema_respondido";
        quando: string;
        acao: "cancelar" | "novo_endereco" | "tentar_de_novo" | "trazer_de_volta";
        resposta: string | null;
        endereco_anterior: string | null;
        endereco_novo: string | null;
        respondido_por: "admin" | "comercio" | "suporte";
        nome_entregador: string;
      } | {
        tipo: "vigia";
        quando: string;
        vigia: "aceita_sem_chegar" | "no_caminho_demais" | "no_comercio_demais" | "sem_sinal";
        nome_entregador: string;
      } | {
        tipo: "vigia_resposta";
        quando: string;
        resposta: "problema" | "sigo";
        nome_entregador: string;
      } | {
        tipo: "vigia_suporte";
        quando: string;
        vigia: "aceita_sem_chegar" | "no_caminho_demais" | "no_comercio_demais" | "sem_sinal";
        nome_entregador: string;
      } | {
        tipo: "vigia_fim";
        quando: string;
        fim: "cancelada" | "etapa" | "problema" | "sigo" | "sinal" | "suporte" | "transferida";
        nome_entregador: string;
      })[];
      meta: object;
    }>;
  }> & trpc.TRPCDecorateCreateRouterOptions<{
    avancar: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
        novo_status: "em_entrega" | "em_retirada" | "finalizada";
        codigo?: string | null | undefined;
        recebedor?: string | null | undefined;
        feita_em?: string | null | undefined;
      };
      output: {
        message: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        solicitacao_ids: number[];
      };
      meta: object;
    }>;
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        encerradas_antes_de?: unknown;
        incluir?: "canceladas_em_maos" | undefined;
        entregador_id: unknown;
      };
      output: {
        exige_codigo: boolean;
        codigo_de_fora: boolean;
        codigo_esgotado: boolean;
        exige_foto: boolean;
        exige_recebedor: boolean;
        recebedor: string | null;
        foto_em: string | null;
        destinatario_nome: string | null;
        destinatario_telefone: string | null;
        id: number;
        comercio: string;
        comercio_id: number;
        comercio_endereco: string | null;
        comercio_link: string | null;
        endereco: string;
        observacao: string | null;
        urgente: boolean;
        origem: "ifood" | "manual" | "opendelivery";
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        volta: boolean;
        valor_estimado: number;
        link_localizacao: string | null;
        pagamento: "dinheiro" | "maquininha" | "online";
        valor_a_receber: number | null;
        troco_para: number | null;
        pronto_em: string | null;
        a_liberar: boolean;
        data_solicitacao: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
        a_devolver: boolean;
        nome_entregador: string | null;
        posicao_fila: number | null;
        tempo_reserva: number | null;
        rota_id: number;
        ordem: number;
        total_rota: number;
        entregador_id: number | null;
        data_status: string;
        intervencao: {
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          quando: string;
        } | null;
        marcos: {
          tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
          quando: string;
        }[];
        rastreio_url: string | null;
        rastreio_recusado_em: string | null;
        valor_rota: number;
        liquido_rota: number;
      }[];
      meta: object;
    }>;
    criar: trpc.TRPCMutationProcedure<{
      input: {
        pedido_externo_id?: string | null | undefined;
        app_id?: unknown;
        exige_codigo?: boolean | null | undefined;
        exige_foto?: boolean | null | undefined;
        exige_recebedor?: boolean | null | undefined;
        referencia_externa?: string | null | undefined;
        destinatario_nome?: string | null | undefined;
        destinatario_telefone?: string | null | undefined;
        pagamento?: "dinheiro" | "maquininha" | "online" | undefined;
        valor_a_receber?: number | null | undefined;
        troco_para?: number | null | undefined;
        valor_estimado?: number | null | undefined;
        cotacao_id?: string | null | undefined;
        endereco: string;
        observacao?: string | null | undefined;
        link_localizacao?: string | null | undefined;
        pronto_em?: string | null | undefined;
        urgente?: boolean | undefined;
        origem?: "ifood" | "manual" | undefined;
        multiplas_entregas?: unknown;
        comercio_nome: string;
      };
      output: {
        message: string;
        solicitacao_ids: number[];
      };
      meta: object;
    }>;
    doComercio: trpc.TRPCQueryProcedure<{
      input: {
        encerradas_antes_de?: unknown;
        numero?: string | undefined;
        referencia_externa?: string | null | undefined;
        comercio_nome: string;
      };
      output: {
        exige_codigo: boolean;
        codigo_de_fora: boolean;
        codigo_esgotado: boolean;
        exige_foto: boolean;
        exige_recebedor: boolean;
        recebedor: string | null;
        foto_em: string | null;
        destinatario_nome: string | null;
        destinatario_telefone: string | null;
        agendada: boolean;
        oferecer_apos: string | null;
        id: number;
        comercio: string;
        comercio_id: number;
        comercio_endereco: string | null;
        comercio_link: string | null;
        endereco: string;
        observacao: string | null;
        urgente: boolean;
        origem: "ifood" | "manual" | "opendelivery";
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        volta: boolean;
        valor_estimado: number;
        link_localizacao: string | null;
        pagamento: "dinheiro" | "maquininha" | "online";
        valor_a_receber: number | null;
        troco_para: number | null;
        pronto_em: string | null;
        a_liberar: boolean;
        data_solicitacao: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
        a_devolver: boolean;
        nome_entregador: string | null;
        posicao_fila: number | null;
        tempo_reserva: number | null;
        rota_id: number;
        ordem: number;
        total_rota: number;
        entregador_id: number | null;
        data_status: string;
        intervencao: {
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          quando: string;
        } | null;
        marcos: {
          tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
          quando: string;
        }[];
        rastreio_url: string | null;
        rastreio_recusado_em: string | null;
        prioritaria: boolean;
        avaliacao_media: number | null;
        total_avaliacoes: number | null;
        nota: number | null;
        mensagens_nao_lidas: number;
      }[];
      meta: object;
    }>;
    mudancas: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
        desde?: string | undefined;
      };
      output: {
        solicitacoes: {
          exige_codigo: boolean;
          codigo_de_fora: boolean;
          codigo_esgotado: boolean;
          exige_foto: boolean;
          exige_recebedor: boolean;
          recebedor: string | null;
          foto_em: string | null;
          destinatario_nome: string | null;
          destinatario_telefone: string | null;
          agendada: boolean;
          oferecer_apos: string | null;
          id: number;
          comercio: string;
          comercio_id: number;
          comercio_endereco: string | null;
          comercio_link: string | null;
          endereco: string;
          observacao: string | null;
          urgente: boolean;
          origem: "ifood" | "manual" | "opendelivery";
          canal: string | null;
          numero_pedido: string | null;
          referencia_externa: string | null;
          volta: boolean;
          valor_estimado: number;
          link_localizacao: string | null;
          pagamento: "dinheiro" | "maquininha" | "online";
          valor_a_receber: number | null;
          troco_para: number | null;
          pronto_em: string | null;
          a_liberar: boolean;
          data_solicitacao: string;
          status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
          desfecho: "cancelada" | "devolvida" | "entregue" | null;
          a_devolver: boolean;
          nome_entregador: string | null;
          posicao_fila: number | null;
          tempo_reserva: number | null;
          rota_id: number;
          ordem: number;
          total_rota: number;
          entregador_id: number | null;
          data_status: string;
          intervencao: {
            acao: "cancelar" | "finalizar" | "transferir";
            motivo: string;
            quando: string;
          } | null;
          marcos: {
            tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
            quando: string;
          }[];
          rastreio_url: string | null;
          rastreio_recusado_em: string | null;
          prioritaria: boolean;
          avaliacao_media: number | null;
          total_avaliacoes: number | null;
          nota: number | null;
          mensagens_nao_lidas: number;
        }[];
        cursor: string;
        ha_mais: boolean;
      };
      meta: object;
    }>;
    umaDoComercio: trpc.TRPCQueryProcedure<{
      input: {
        comercio_nome: string;
        solicitacao_id: unknown;
      };
      output: {
        exige_codigo: boolean;
        codigo_de_fora: boolean;
        codigo_esgotado: boolean;
        exige_foto: boolean;
        exige_recebedor: boolean;
        recebedor: string | null;
        foto_em: string | null;
        destinatario_nome: string | null;
        destinatario_telefone: string | null;
        agendada: boolean;
        oferecer_apos: string | null;
        id: number;
        comercio: string;
        comercio_id: number;
        comercio_endereco: string | null;
        comercio_link: string | null;
        endereco: string;
        observacao: string | null;
        urgente: boolean;
        origem: "ifood" | "manual" | "opendelivery";
        canal: string | null;
        numero_pedido: string | null;
        referencia_externa: string | null;
        volta: boolean;
        valor_estimado: number;
        link_localizacao: string | null;
        pagamento: "dinheiro" | "maquininha" | "online";
        valor_a_receber: number | null;
        troco_para: number | null;
        pronto_em: string | null;
        a_liberar: boolean;
        data_solicitacao: string;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        desfecho: "cancelada" | "devolvida" | "entregue" | null;
        a_devolver: boolean;
        nome_entregador: string | null;
        posicao_fila: number | null;
        tempo_reserva: number | null;
        rota_id: number;
        ordem: number;
        total_rota: number;
        entregador_id: number | null;
        data_status: string;
        intervencao: {
          acao: "cancelar" | "finalizar" | "transferir";
          motivo: string;
          quando: string;
        } | null;
        marcos: {
          tipo: "codigo_dispensado" | "codigo_ok" | "devolvido" | "entregue" | "no_cliente" | "pronto";
          quando: string;
        }[];
        rastreio_url: string | null;
        rastreio_recusado_em: string | null;
        prioritaria: boolean;
        avaliacao_media: number | null;
        total_avaliacoes: number | null;
        nota: number | null;
        mensagens_nao_lidas: number;
      };
      meta: object;
    }>;
    cancelar: trpc.TRPCMutationProcedure<{
      input: {
        solicitacao_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  suspensoes: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    suspender: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        motivo: string;
        duracao_horas: number;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    remover: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    resetarRecusas: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    historico: trpc.TRPCQueryProcedure<{
      input: {
        antes_de?: unknown;
      } | undefined;
      output: {
        id: number;
        entregador_id: number;
        nome_entregador: string;
        tipo_suspensao: "automatica" | "manual";
        motivo_suspensao: string;
        duracao_horas: number;
        data_suspensao: string;
        data_expiracao_suspensao: string;
        data_remocao: string | null;
        suspensa_por: string | null;
        removida_por: string | null;
        contestacao: {
          id: number;
          texto: string;
          enviada_em: string;
          resposta: string | null;
          respondida_em: string | null;
        } | null;
        recusas: {
          quando: string;
          comercio: string;
          motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
        }[];
      }[];
      meta: object;
    }>;
    contestacoes: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        entregador_id: number;
        nome_entregador: string;
        tipo_suspensao: "automatica" | "manual";
        motivo_suspensao: string;
        duracao_horas: number;
        data_suspensao: string;
        data_expiracao_suspensao: string;
        data_remocao: string | null;
        suspensa_por: string | null;
        removida_por: string | null;
        recusas: {
          quando: string;
          comercio: string;
          motivo_recusa: "chuva" | "longe" | "outro" | "pneu" | null;
        }[];
        contestacao: {
          id: number;
          texto: string;
          enviada_em: string;
          resposta: string | null;
          respondida_em: string | null;
        };
      }[];
      meta: object;
    }>;
    contestadas: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        suspensao_id: number;
        motivo_suspensao: string;
        data_suspensao: string;
        em_curso: boolean;
        texto: string;
        enviada_em: string;
        resposta: string | null;
        respondida_em: string | null;
      }[];
      meta: object;
    }>;
    contestar: trpc.TRPCMutationProcedure<{
      input: {
        entregador_id: unknown;
        texto: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    responder: trpc.TRPCMutationProcedure<{
      input: {
        contestacao_id: unknown;
        resposta: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    responderERemover: trpc.TRPCMutationProcedure<{
      input: {
        contestacao_id: unknown;
        resposta: string;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
  vigia: trpc.TRPCBuiltRouter<{
    ctx: object;
    meta: object;
    errorShape: ErrorShape;
    transformer: false;
  }, trpc.TRPCDecorateCreateRouterOptions<{
    doEntregador: trpc.TRPCQueryProcedure<{
      input: {
        entregador_id: unknown;
      };
      output: {
        id: number;
        solicitacao_id: number;
        rota_id: number;
        tipo: "aceita_sem_chegar" | "no_caminho_demais" | "no_comercio_demais" | "sem_sinal";
        desde: string;
        aberta_em: string;
      }[];
      meta: object;
    }>;
    responder: trpc.TRPCMutationProcedure<{
      input: {
        vigia_id: unknown;
        resposta: "problema" | "sigo";
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
    doSuporte: trpc.TRPCQueryProcedure<{
      input: void;
      output: {
        id: number;
        solicitacao_id: number;
        rota_id: number;
        tipo: "aceita_sem_chegar" | "no_caminho_demais" | "no_comercio_demais" | "sem_sinal";
        desde: string;
        aberta_em: string;
        escalada_em: string;
        resposta: "problema" | "sigo" | null;
        comercio: string;
        comercio_id: number;
        comercio_telefone: string | null;
        entregador_id: number;
        nome_entregador: string;
        endereco: string;
        numero_pedido: string | null;
        status: "aceita" | "aguardando" | "cancelada" | "em_entrega" | "em_retirada" | "finalizada";
        limite_segundos: number;
      }[];
      meta: object;
    }>;
    encerrar: trpc.TRPCMutationProcedure<{
      input: {
        vigia_id: unknown;
      };
      output: {
        message: string;
      };
      meta: object;
    }>;
  }>>;
}>>;
