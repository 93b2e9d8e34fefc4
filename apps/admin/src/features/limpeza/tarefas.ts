import type { TarefaLimpeza } from '@corre/contract/vocabulario.ts';

/** The labels of the cleanup's tasks. */
export const TAREFAS: Record<TarefaLimpeza, string> = {
  semanas: 'Semanas encerradas',
  pedidos: 'Endereços de clientes',
  mensagens: 'Conversas',
  provas: 'Fotos de entregas',
  ofertas: 'Ofertas antigas',
  turnos: 'Tempo online antigo',
  silencios: 'Tempo sem sinal antigo',
  suspensoes: 'Motivos de suspensão',
  intervencoes: 'Motivos de intervenção',
  contas: 'Contas removidas',
  cadastros: 'Cadastros não aprovados',
  rastreios: 'Links de acompanhamento de entregas encerradas',
  externos: 'Pedidos e mensagens de outros sistemas',
  sessoes: 'Sessões vencidas',
  navegadores: 'Navegadores antigos',
  respostas: 'Respostas guardadas',
  limites: 'Limites vencidos',
  auditoria: 'Auditoria antiga',
};
