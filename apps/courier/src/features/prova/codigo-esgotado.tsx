import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { agoraTocado, type Passo, type Problema } from '../passos/passo.ts';
import { darPassoEEsperar, usePassos } from '../passos/passos-guardados.ts';
import { useDarPasso } from '../passos/use-dar-passo.ts';
import { useProblemas } from '../problemas/use-problemas.ts';
import { PortaDialog } from './porta-dialog.tsx';
import { provaQueFalta } from './prova-pedida.ts';

/** What support and shop read in the problem of the delivery. */
const PEDIDO_DO_CODIGO = 'O código do cliente foi errado 5 vezes. Posso entregar sem o código?';

type Entrega = Pick<SolicitacaoView, 'codigo_esgotado'> & Parameters<typeof provaQueFalta>[0];

/** Whether only support can let this delivery end. The previous release does not send it. */
export const codigoEsgotado = (entrega: Entrega): boolean =>
  entrega.codigo_esgotado === true && provaQueFalta(entrega).codigo;

type Aberto = { solicitacao_id: number; mensagem: string | null; acao: string | null };

/** Returns what became of the question: support has it and has not answered, it waits on the phone, or neither. */
export function ondeEstaOPedido(
  solicitacao_id: number,
  abertos: readonly Aberto[],
  passos: readonly Passo[],
): 'suporte' | 'celular' | null {
  const daqui = (um: Aberto) => um.solicitacao_id === solicitacao_id && um.acao === null;
  if (abertos.some((um) => daqui(um) && um.mensagem?.includes(PEDIDO_DO_CODIGO))) return 'suporte';
  const guardado = passos.some(
    (um) => um.tipo === 'problema' && um.solicitacao_id === solicitacao_id && um.mensagem === PEDIDO_DO_CODIGO,
  );
  return guardado ? 'celular' : null;
}

const DITO = {
  suporte: 'O suporte já recebeu o motivo. Espere aqui: quando liberar, você finaliza sem o código.',
  celular: 'O pedido ao suporte está guardado no celular e sai quando voltar o sinal.',
};

const pedidoDe = ({ id, endereco }: SolicitacaoView): Problema => ({
  tipo: 'problema',
  solicitacao_id: id,
  endereco,
  motivo: 'outro',
  mensagem: PEDIDO_DO_CODIGO,
  foto: false,
  ...agoraTocado(),
});

/** Takes the place of the code after too many wrong ones, however often it is opened: one button asks support. */
export function CodigoEsgotado({ entrega, onClose }: { entrega: SolicitacaoView; onClose: () => void }) {
  const { data = [] } = useProblemas();
  const { passos } = usePassos();
  const pedido = ondeEstaOPedido(entrega.id, data, passos);
  // It stays open: the answer arrives here.
  const { sending, recusa, enviar } = useDarPasso(() => undefined);
  return (
    <PortaDialog
      entrega={entrega}
      title="Código errado 5 vezes"
      confirmar={pedido && !sending ? null : 'Pedir ao suporte'}
      semSinal="Sem sinal: o pedido fica guardado no celular e sai quando voltar o sinal."
      sending={sending}
      onClose={onClose}
      onSend={(event) => {
        event.preventDefault();
        void enviar(() => darPassoEEsperar(pedidoDe(entrega)));
      }}
    >
      <p className="text-[18px] leading-6">Agora só o suporte libera a entrega sem o código.</p>
      <div role="status" className="empty:hidden">
        {recusa ? (
          <Banner tone="perigo">{recusa.text}</Banner>
        ) : (
          pedido && !sending && <Banner tone="info">{DITO[pedido]}</Banner>
        )}
      </div>
    </PortaDialog>
  );
}
