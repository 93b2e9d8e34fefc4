/**
 * One Portuguese sentence for each figure, to stand beside its picture: from which rows, at which instant, what is left
 * out. docs/numbers.md has the whole definitions [numeros].
 */
export const DEFINICOES = {
  entregas: 'Entregas que terminaram no período, pelo dia e hora do fim; as abertas não contam.',
  com_problema: 'Entregas terminadas em que o entregador relatou ao menos um problema.',
  esperas: 'Só entregas finalizadas, pela hora do fim; metade espera até p50, e 9 em cada 10 até p90.',
  ate_aceitar: 'Do pedido, ou do fim da retenção, até o aceite.',
  ate_o_balcao: 'Do aceite até o entregador chegar ao comércio.',
  no_balcao: 'Da chegada ao comércio até a saída com o pedido.',
  a_caminho: 'Da saída do comércio até o marco "No cliente"; sem o marco não conta.',
  na_porta: 'Do marco "No cliente" até a entrega; sem o marco não conta.',
  prazo: 'Entregas finalizadas que levaram, do pedido ao fim, até o tempo que a empresa promete.',
  bairro: 'O bairro que o endereço nomeia, entre os das tabelas de preço dos comércios; sem nome não conta.',
  ofertas: 'Ofertas enviadas no período; as retiradas só contam como enviadas.',
  mostradas: 'Ofertas que chegaram à tela do entregador ou foram respondidas.',
  recusas: 'Ofertas recusadas no período, pelo motivo que o entregador escolheu; as vencidas não contam.',
  precisaram: 'Ofertas que cada rota aceita recebeu até o aceite, pelo dia do aceite.',
  sem_ninguem_livre: 'Rotas aceitas cuja primeira oferta saiu mais de 1 minuto depois do pedido.',
  online: 'Tempo online na hora, de todos os entregadores, dividido por uma hora.',
  ocupados: 'Parte do tempo online com ao menos uma entrega entre o aceite e o fim.',
  necessarios: 'Entregadores para a espera desejada, pelo movimento dos quatro mesmos dias da semana antes.',
  utilizacao: 'Tempo online com entrega, dividido pelo tempo online, nos últimos sete dias do período.',
  entregas_por_hora: 'Entregas finalizadas por hora online de cada entregador com ao menos uma hora online.',
  reais_por_hora: 'Valor bruto por hora online de cada entregador com ao menos uma hora online.',
  dinheiro: 'As semanas do fechamento somadas: valor, taxa de cada semana, ajustes que contam, líquido e pago.',
  faturado: 'O que os comércios pagam pela semana; recebido é o que já foi marcado como recebido.',
  tipos: 'Entregas contadas das semanas do período, pela forma de pagamento.',
  em_maos: 'Dinheiro que os entregadores têm agora, pela idade de cada saldo com um comércio.',
  porta: 'Problemas relatados nas entregas terminadas: ninguém atende, endereço errado ou cliente recusa.',
  esperando: 'Pedidos liberados que ainda não têm entregador.',
  ritmo: 'Ofertas aceitas na última hora.',
} as const;
