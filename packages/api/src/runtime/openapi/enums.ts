import { ESTADOS_FATURA, ESTADOS_SEMANA } from '@corre/contract/fechamento/contrato.ts';
import { COMANDOS_DO_BANCO, SITUACOES_DA_TRANSACAO, TABELAS_PRESAS } from '@corre/contract/sistema/contrato.ts';
import * as vocabulario from '@corre/contract/vocabulario.ts';
import { refer, type SchemaNode, walk } from './schema-node.ts';

/** The closed lists that the document names, by the name of their schema. */
const NAMED: Record<string, readonly string[]> = {
  TipoDeConta: vocabulario.USER_TYPES,
  EscopoDaChave: vocabulario.ESCOPOS_CHAVE,
  Ator: vocabulario.ATORES,
  StatusSolicitacao: vocabulario.STATUS_SOLICITACAO,
  TipoMarco: vocabulario.TIPOS_MARCO,
  MarcoDoEntregador: vocabulario.MARCOS_DO_ENTREGADOR,
  Origem: vocabulario.ORIGENS,
  OrigemDaLoja: vocabulario.ORIGENS_DA_LOJA,
  TipoPagamento: vocabulario.TIPOS_PAGAMENTO,
  StatusEntrega: vocabulario.STATUS_ENTREGA,
  TipoMovimento: vocabulario.TIPOS_MOVIMENTO,
  DecisaoDiferenca: vocabulario.DECISOES_DIFERENCA,
  EstadoCivil: vocabulario.ESTADOS_CIVIS,
  Aprovacao: vocabulario.APROVACOES,
  TipoChavePix: vocabulario.TIPOS_CHAVE_PIX,
  ResultadoOferta: vocabulario.RESULTADOS_OFERTA,
  MotivoPulo: vocabulario.MOTIVOS_PULO,
  AcaoIntervencao: vocabulario.ACOES_INTERVENCAO,
  MotivoProblema: vocabulario.MOTIVOS_PROBLEMA,
  AcaoProblema: vocabulario.ACOES_PROBLEMA,
  QuemRespondeProblema: vocabulario.QUEM_RESPONDE_PROBLEMA,
  MotivoRecusa: vocabulario.MOTIVOS_RECUSA,
  TipoVigia: vocabulario.TIPOS_VIGIA,
  RespostaVigia: vocabulario.RESPOSTAS_VIGIA,
  FimVigia: vocabulario.FINS_VIGIA,
  Veiculo: vocabulario.VEICULOS,
  TipoIntegracao: vocabulario.TIPOS_INTEGRACAO,
  Ambiente: vocabulario.AMBIENTES,
  Retorno: vocabulario.RETORNOS,
  TipoSuspensao: vocabulario.TIPOS_SUSPENSAO,
  Remetente: vocabulario.REMETENTES,
  Medalha: vocabulario.MEDALHAS,
  EstadoDaSemana: ESTADOS_SEMANA,
  EstadoDaFatura: ESTADOS_FATURA,
  OcupacaoDoEntregador: ['livre', 'ocupado'],
  TarefaLimpeza: vocabulario.TAREFAS_LIMPEZA,
  TabelaPresa: TABELAS_PRESAS,
  SituacaoDaTransacao: SITUACOES_DA_TRANSACAO,
  ComandoDoBanco: COMANDOS_DO_BANCO,
};

const BY_VALUES = new Map(Object.entries(NAMED).map(([name, values]) => [JSON.stringify(values), name]));

/**
 * Replaces the closed lists of the vocabulary in these schemas by references. Returns the schemas of the lists that
 * were found, by name.
 */
export function nameEnums(schemas: Iterable<SchemaNode>): Record<string, SchemaNode> {
  const found: Record<string, SchemaNode> = {};
  for (const schema of schemas) {
    walk(schema, (one) => {
      const name = one.enum === undefined ? undefined : BY_VALUES.get(JSON.stringify(one.enum));
      if (name === undefined) return;
      found[name] ??= { type: 'string', enum: one.enum ?? [] };
      refer(one, name);
    });
  }
  return found;
}
