import { enderecoInOneLine } from '@corre/contract/enderecos/partes.ts';
import { StepButton } from '@corre/ui/domain/step-button/step-button.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Ban, CircleCheck, HandCoins, Package } from 'lucide-react';
import { agoraTocado } from '../passos/passo.ts';
import { darPasso, usePassos } from '../passos/passos-guardados.ts';
import { foiCancelada, liquidoDaRota, type Rota, type Solicitacao } from '../rotas/rotas.ts';
import { TEXTO_DEVOLVER } from '../rotas/voltando.ts';

/** The destination on the way back: the shop. It is announced when the delivery turns round. */
export function VoltarPara({ parada }: { parada: Solicitacao }) {
  const { comercio, comercio_endereco } = parada;
  return (
    <p role="status">
      <span className="block text-[15px] leading-5 font-[700] text-brand-ink">
        {foiCancelada(parada) ? 'Leve de volta à loja' : 'Volta para'}
      </span>
      <strong className="line-clamp-3 text-[28px] leading-8 font-[750] break-words">{comercio}</strong>
      <span className="block text-[17px] leading-6 break-words empty:hidden">
        {comercio_endereco && enderecoInOneLine(comercio_endereco)}
      </span>
    </p>
  );
}

/** What a way back pays: the line in bold, and the one below it. */
function oQuePaga(rota: Rota, parada: Solicitacao): [string, string | undefined] {
  if (foiCancelada(parada)) return ['A entrega foi cancelada', 'ela não paga, nem a volta'];
  const liquido = liquidoDaRota(rota);
  return [
    'A volta não paga a mais',
    liquido === undefined ? undefined : `pela entrega você recebe ${formatMoney(liquido)}`,
  ];
}

/** What the way back pays, and what is not collected any more. */
export function SobreAVolta({ rota, parada }: { rota: Rota; parada: Solicitacao }) {
  const [paga, mais] = oQuePaga(rota, parada);
  const look = foiCancelada(parada) ? 'bg-cancelada text-cancelada-ink' : 'bg-finalizada text-finalizada-ink';
  const Icon = foiCancelada(parada) ? Ban : HandCoins;
  return (
    <>
      <p className={`flex items-center gap-3 rounded-xl px-3.5 py-2.5 text-[17px] leading-6 ${look}`}>
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0">
          <strong className="block font-[700]">{paga}</strong>
          {mais}
        </span>
      </p>
      <ul aria-label="O que a volta pede" className="flex flex-wrap gap-x-1.5 gap-y-2 empty:hidden">
        {parada.numero_pedido !== null && (
          <li className="max-w-full">
            <Badge tone="contorno" icon={Package} className="max-w-full text-[14px]">
              <span className="truncate leading-5">Pedido {parada.numero_pedido}</span>
            </Badge>
          </li>
        )}
        {parada.a_devolver && (
          <li>
            <Badge tone="contorno" icon={CircleCheck} className="max-w-full text-[14px]">
              Nada a cobrar
            </Badge>
          </li>
        )}
      </ul>
    </>
  );
}

/** The step that ends the way back, without any proof [devolver]. */
export function Devolver({ parada }: { parada: Solicitacao }) {
  const { passos } = usePassos();
  const { id, endereco } = parada;
  const tocado = passos.some(
    (passo) =>
      passo.tipo === 'marco' &&
      passo.solicitacao_id === id &&
      passo.marco === 'devolvido' &&
      passo.recusa === undefined,
  );
  const devolver = () =>
    darPasso({ tipo: 'marco', solicitacao_id: id, endereco, marco: 'devolvido', ...agoraTocado() });
  return (
    <StepButton etapa={`devolver ${id}`} pendente={tocado} after onClick={devolver}>
      {TEXTO_DEVOLVER}
    </StepButton>
  );
}
