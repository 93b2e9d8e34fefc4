import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { agoraTocado, type Passo } from '../passos/passo.ts';
import { darPassoEEsperar } from '../passos/passos-guardados.ts';
import { CodigoNaPorta } from './codigo-na-porta.tsx';
import { FinalizarComProva } from './finalizar-com-prova.tsx';

/** Whether the step carries a code of the recipient, so that sending it once more means typing it once more. */
export const levaCodigo = (passo: Passo): boolean =>
  passo.tipo === 'marco' ? passo.codigo !== undefined : passo.tipo === 'etapa' && Boolean(passo.prova?.codigo);

type Props = { passo: Passo; entrega: SolicitacaoView; onClose: () => void };

/** Opens the boxes again for a code that was kept without a signal and then refused. */
export function CodigoDeNovo({ passo, entrega, onClose }: Props) {
  const { recusa: _, espera: __, ...antes } = passo;
  // A tap of its own, of an act whose time stays.
  const { quando } = agoraTocado();
  if (antes.tipo === 'marco')
    return (
      <CodigoNaPorta
        entrega={entrega}
        onClose={onClose}
        marcar={(codigo) => darPassoEEsperar({ ...antes, codigo, quando })}
      />
    );
  if (antes.tipo !== 'etapa') return null;
  return (
    <FinalizarComProva
      entrega={entrega}
      onClose={onClose}
      antes={antes.prova}
      finalizar={(prova) => darPassoEEsperar({ ...antes, prova, quando })}
    />
  );
}
