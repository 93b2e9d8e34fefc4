import { Avaliacao } from './avaliacoes/avaliacao.entity.ts';
import { Leitura, Mensagem } from './chat/mensagem.entity.ts';
import { ChaveApi } from './chave/chave-api.entity.ts';
import { ProvaDaChave } from './chave/prova-da-chave.entity.ts';
import { Comercio } from './comercios/comercio.entity.ts';
import { ConfiguracaoDita } from './configuracoes/configuracao.entity.ts';
import { TaxaDita } from './configuracoes/taxa.entity.ts';
import { CustodiaAberta, CustodiaLancamento, CustodiaMovimento } from './custodia/ledger.entity.ts';
import { Maquininha, MaquininhaPosse } from './custodia/maquininha.entity.ts';
import { CustodiaContestacao, CustodiaPrestacao } from './custodia/prestacao.entity.ts';
import { CidadeViva, PedidoDaCidade } from './demonstracao/cidade.entity.ts';
import { Oferta, OfertaPulo, Pausa } from './despacho/oferta.entity.ts';
import {
  DicaDoLugar,
  EnderecoConhecido,
  PrecoDoComercio,
  PrecoPorDistancia,
} from './enderecos/endereco-conhecido.entity.ts';
import { Entregador } from './entregadores/entregador.entity.ts';
import { FilaEntregador, Silencio, Sinal, Turno } from './entregadores/fila-entregador.entity.ts';
import { Localizacao } from './entregadores/localizacao.entity.ts';
import { Entrega, Fechamento, ResumoFechado, ResumoSemanal } from './entregas/entrega.entity.ts';
import { Aplicativo, AplicativoCodigo } from './externo/aplicativo.entity.ts';
import { AppDePedidos, PedidoDoApp } from './externo/app-de-pedidos.entity.ts';
import { FatoExterno, FluxoExterno, MensagemExterna } from './externo/fluxo-externo.entity.ts';
import { ChamadaExterna, IdentidadeExterna, Integracao, IntegracaoToken } from './externo/integracao.entity.ts';
import { PedidoExterno, Tentativa } from './externo/pedido-externo.entity.ts';
import { Foto } from './fotos/foto.entity.ts';
import { Funcionario } from './funcionarios/funcionario.entity.ts';
import { Limpeza } from './limpeza/limpeza.entity.ts';
import { Bairro } from './numeros/bairro.entity.ts';
import { NumeroFechado, NumeroMudado, NumeroSomado, RelatorioSemanal } from './numeros/numeros.entity.ts';
import { Ajuste, ContestacaoValor } from './pagamentos/ajuste.entity.ts';
import { Cobranca, PixDevolucao, PixLancamento } from './pagamentos/cobranca.entity.ts';
import { Elo, Fatura, FaturaAjuste, Recebimento } from './pagamentos/fatura.entity.ts';
import { LoteItem, LotePagamento, LoteRetorno, Pagamento, Quitacao } from './pagamentos/pagamento.entity.ts';
import { Pix, PixAviso, PixVarredura } from './pagamentos/pix.entity.ts';
import { Despacho, Praca } from './pracas/praca.entity.ts';
import { ChavePush, InscricaoPush } from './push/push.entity.ts';
import { AvisoDeAcesso, CodigoRecuperacao, DesafioDeAcesso, FatorCodigo, Passkey } from './sessoes/fator.entity.ts';
import { LinkDeAcesso } from './sessoes/link.entity.ts';
import { Auditoria, Idempotencia, Limite, NavegadorConhecido, Sessao } from './sessoes/sessao.entity.ts';
import { AtoRecusado } from './sistema/ato-recusado.entity.ts';
import { Cotacao } from './solicitacoes/cotacao.entity.ts';
import { ContadorDeMudancas, MudancaDaSolicitacao } from './solicitacoes/mudanca.entity.ts';
import { FotoProblema, Problema } from './solicitacoes/problema.entity.ts';
import { CodigoEntrega, FotoProva, Rastreio } from './solicitacoes/prova.entity.ts';
import { Rota } from './solicitacoes/rota.entity.ts';
import { Marco, Solicitacao, SolicitacaoHistorico } from './solicitacoes/solicitacao.entity.ts';
import { Ajuda, Intervencao, Vigia } from './solicitacoes/suporte.entity.ts';
import { VoltaALoja } from './solicitacoes/volta.entity.ts';
import { Contestacao, Suspensao } from './suspensoes/suspensao.entity.ts';

/** Every mapped table. The order has no meaning. */
export const entities = [
  Ajuda,
  Ajuste,
  Aplicativo,
  AplicativoCodigo,
  AppDePedidos,
  AtoRecusado,
  Auditoria,
  Avaliacao,
  Bairro,
  AvisoDeAcesso,
  ChamadaExterna,
  ChaveApi,
  ChavePush,
  CidadeViva,
  Cobranca,
  CodigoEntrega,
  CodigoRecuperacao,
  Comercio,
  ConfiguracaoDita,
  ContadorDeMudancas,
  Contestacao,
  ContestacaoValor,
  Cotacao,
  CustodiaAberta,
  CustodiaContestacao,
  CustodiaLancamento,
  CustodiaMovimento,
  CustodiaPrestacao,
  DesafioDeAcesso,
  Despacho,
  DicaDoLugar,
  Elo,
  EnderecoConhecido,
  Entrega,
  Entregador,
  FatoExterno,
  FatorCodigo,
  Fatura,
  FaturaAjuste,
  Fechamento,
  FilaEntregador,
  FluxoExterno,
  Foto,
  FotoProblema,
  FotoProva,
  Funcionario,
  Idempotencia,
  IdentidadeExterna,
  InscricaoPush,
  Integracao,
  IntegracaoToken,
  Intervencao,
  Leitura,
  Limite,
  Limpeza,
  LinkDeAcesso,
  Localizacao,
  LoteItem,
  LotePagamento,
  LoteRetorno,
  Maquininha,
  MaquininhaPosse,
  Marco,
  Mensagem,
  MensagemExterna,
  MudancaDaSolicitacao,
  NavegadorConhecido,
  NumeroFechado,
  NumeroMudado,
  NumeroSomado,
  Oferta,
  OfertaPulo,
  Pagamento,
  Passkey,
  PedidoDaCidade,
  Pausa,
  Praca,
  PedidoDoApp,
  PedidoExterno,
  Pix,
  PixAviso,
  PixDevolucao,
  PixLancamento,
  PixVarredura,
  PrecoDoComercio,
  PrecoPorDistancia,
  Problema,
  ProvaDaChave,
  Quitacao,
  Rastreio,
  Recebimento,
  RelatorioSemanal,
  ResumoFechado,
  ResumoSemanal,
  Rota,
  Sessao,
  Silencio,
  Sinal,
  Solicitacao,
  SolicitacaoHistorico,
  Suspensao,
  TaxaDita,
  Tentativa,
  Turno,
  Vigia,
  VoltaALoja,
] as const;
