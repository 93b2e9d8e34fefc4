import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { MotivoProblema, StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { BusinessError } from '../../base/business-error.ts';

export const problemaSoEmAndamento = (status: StatusSolicitacao) =>
  new BusinessError(
    'CONFLICT',
    `Só dá para avisar de um problema em entregas em andamento; esta está em ${NOME_STATUS[status]}.`,
  );

export const motivoForaDeHora = (status: StatusSolicitacao, motivo: MotivoProblema) =>
  new BusinessError(
    'CONFLICT',
    `Com a entrega em ${NOME_STATUS[status]} não dá para avisar "${NOME_MOTIVO_PROBLEMA[motivo]}". Escolha outro motivo.`,
    { campo: 'motivo' },
  );

export const problemaNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Problema não encontrado');
export const problemaDeOutro = () => new BusinessError('FORBIDDEN', 'Este problema é de uma entrega de outra loja.');

export const problemaDeOutroEntregador = () =>
  new BusinessError('FORBIDDEN', 'Este problema é de uma entrega de outro entregador.');
export const fotoTarde = () =>
  new BusinessError('CONFLICT', 'Este problema já passou: a foto não vai mais. Se precisar, mande pelo chat.');
export const problemasDemais = () =>
  new BusinessError(
    'CONFLICT',
    'Esta entrega já teve problemas demais. Ligue para o suporte: vocês resolvem por telefone.',
  );

export const problemaJaRespondido = () =>
  new BusinessError('CONFLICT', 'Este problema já foi respondido. Atualize a tela para ver a resposta.');
export const problemaPassou = () =>
  new BusinessError('CONFLICT', 'A entrega terminou ou mudou de entregador: este problema já passou.');
