import { auditoriaRouter } from '../acesso/auditoria/rotas.ts';
import { chavesRouter } from '../acesso/chaves/rotas.ts';
import { entradaRouter } from '../acesso/entrada/rotas.ts';
import { equipeRouter } from '../acesso/equipe/rotas.ts';
import { avisosRouter } from '../acesso/fatores/avisos-rotas.ts';
import { fatoresRouter } from '../acesso/fatores/rotas.ts';
import { linksRouter } from '../acesso/links/rotas.ts';
import { senhasRouter } from '../acesso/senhas/rotas.ts';
import { sessaoRouter } from '../acesso/sessoes/rotas.ts';
import { appsDePedidosRouter } from '../apps-de-pedidos/rotas.ts';
import { configuracoesRouter } from '../configuracoes/rotas.ts';
import { cidadeRouter } from '../demonstracao/cidade/rotas.ts';
import { demonstracaoRouter } from '../demonstracao/rotas-entradas.ts';
import { filaRouter } from '../despacho/fila/rotas.ts';
import { ofertasRouter } from '../despacho/ofertas/rotas.ts';
import { replayRouter } from '../despacho/replay/rotas.ts';
import { suspensoesRouter } from '../despacho/suspensoes/rotas.ts';
import { custodiaRouter } from '../dinheiro/custodia/rotas.ts';
import { entregasRouter } from '../dinheiro/entregas/rotas.ts';
import { faturasRouter } from '../dinheiro/fechamento/faturas-rotas.ts';
import { fechamentoRouter } from '../dinheiro/fechamento/rotas.ts';
import { lotesRouter } from '../dinheiro/lotes/rotas.ts';
import { maquininhasRouter } from '../dinheiro/maquininhas/rotas.ts';
import { recebimentosRouter } from '../dinheiro/recebimentos/rotas.ts';
import { rankingRouter } from '../dinheiro/relatorios/ranking-rotas.ts';
import { relatoriosRouter } from '../dinheiro/relatorios/rotas.ts';
import { pushRouter } from '../eventos/push/rotas.ts';
import { eventosRouter } from '../eventos/rotas.ts';
import { aplicativosDaLojaRouter, aplicativosRouter } from '../integracoes/aplicativos/rotas.ts';
import { integracoesDaLojaRouter, integracoesRouter } from '../integracoes/rotas.ts';
import { numerosRouter } from '../numeros/rotas.ts';
import { ajudaRouter } from '../pedidos/ajuda/rotas.ts';
import { avaliacoesRouter } from '../pedidos/avaliacoes/rotas.ts';
import { chatRouter } from '../pedidos/chat/rotas.ts';
import { cotacoesRouter } from '../pedidos/cotacao/rotas.ts';
import { enderecosRouter } from '../pedidos/enderecos/rotas.ts';
import { externoRouter } from '../pedidos/externo/rotas.ts';
import { localizacaoRouter } from '../pedidos/localizacao/rotas.ts';
import { marcosRouter } from '../pedidos/marcos/rotas.ts';
import { preparoRouter } from '../pedidos/preparo/rotas.ts';
import { previsaoRouter } from '../pedidos/previsao/rotas.ts';
import { problemasRouter } from '../pedidos/problemas/rotas.ts';
import { provaRouter } from '../pedidos/prova/rotas.ts';
import { rastreioRouter } from '../pedidos/rastreio/rotas.ts';
import { solicitacoesRouter } from '../pedidos/solicitacoes/rotas.ts';
import { solicitacoesSuporteRouter } from '../pedidos/solicitacoes/suporte-rotas.ts';
import { vigiaRouter } from '../pedidos/vigia/rotas.ts';
import { aprovacaoRouter } from '../pessoas/aprovacao/rotas.ts';
import { comerciosRouter } from '../pessoas/comercios/rotas.ts';
import { entregadoresRouter } from '../pessoas/entregadores/rotas.ts';
import { entregadoresSuporteRouter } from '../pessoas/entregadores/suporte-rotas.ts';
import { fotosRouter } from '../pessoas/fotos/rotas.ts';
import { importacaoRouter } from '../pessoas/importacao/rotas.ts';
import { router, t } from '../transport/trpc/init.ts';
import { publicoRouter } from './configuracao-publica.ts';
import { sistemaRouter } from './sweep/rotas.ts';

/** All procedures of the product, one router per noun. REST serves the same procedures (ADR 0035). */
export const appRouter = router({
  ajuda: ajudaRouter,
  appsDePedidos: appsDePedidosRouter,
  aprovacao: aprovacaoRouter,
  auditoria: auditoriaRouter,
  avaliacoes: avaliacoesRouter,
  chat: chatRouter,
  chaves: chavesRouter,
  cidade: cidadeRouter,
  comercios: comerciosRouter,
  configuracoes: configuracoesRouter,
  cotacoes: cotacoesRouter,
  custodia: custodiaRouter,
  demonstracao: demonstracaoRouter,
  enderecos: enderecosRouter,
  entregadores: t.mergeRouters(entregadoresRouter, entregadoresSuporteRouter),
  entregas: entregasRouter,
  equipe: equipeRouter,
  eventos: eventosRouter,
  externo: externoRouter,
  fatores: fatoresRouter,
  faturas: faturasRouter,
  fechamento: fechamentoRouter,
  fila: filaRouter,
  fotos: fotosRouter,
  aplicativos: aplicativosRouter,
  aplicativosDaLoja: aplicativosDaLojaRouter,
  importacao: importacaoRouter,
  integracoes: integracoesRouter,
  integracoesDaLoja: integracoesDaLojaRouter,
  links: linksRouter,
  lotes: lotesRouter,
  maquininhas: maquininhasRouter,
  localizacao: localizacaoRouter,
  marcos: marcosRouter,
  numeros: numerosRouter,
  ofertas: ofertasRouter,
  previsao: previsaoRouter,
  prova: provaRouter,
  problemas: problemasRouter,
  preparo: preparoRouter,
  publico: publicoRouter,
  push: pushRouter,
  ranking: rankingRouter,
  rastreio: rastreioRouter,
  recebimentos: recebimentosRouter,
  relatorios: relatoriosRouter,
  replay: replayRouter,
  senhas: senhasRouter,
  sessao: t.mergeRouters(entradaRouter, sessaoRouter, avisosRouter),
  sistema: sistemaRouter,
  solicitacoes: t.mergeRouters(solicitacoesRouter, solicitacoesSuporteRouter),
  suspensoes: suspensoesRouter,
  vigia: vigiaRouter,
});
