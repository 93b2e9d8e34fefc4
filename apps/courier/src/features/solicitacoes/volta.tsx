import { enderecoInOneLine } from '@corre/contract/enderecos/partes.ts';
import { StepButton } from '@corre/ui/domain/step-button/step-button.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { CircleCheck, HandCoins, Package } from 'lucide-react';
import { TEXTO_DEVOLVER } from '../marcos/texto-devolver.ts';
import { agoraTocado } from '../passos/passo.ts';
import { darPasso, usePassos } from '../passos/passos-guardados.ts';
import { liquidoDaRota, type Rota, type Solicitacao } from '../rotas/rotas.ts';

/** The destination on the way back: the shop. It is announced when the delivery turns round. */
export function VoltarPara({ parada }: { parada: Solicitacao }) {
  const { comercio, comercio_endereco } = parada;
  return (
    <p role="status">
      <span className="block text-[15px] leading-5 font-[700] text-brand-ink">Volta para</span>
      <strong className="line-clamp-3 text-[28px] leading-8 font-[750] break-words">{comercio}</strong>
      <span className="block text-[17px] leading-6 break-words empty:hidden">
        {comercio_endereco && enderecoInOneLine(comercio_endereco)}
      </span>
    </p>
  );
}

/** What the way back pays, and what is not collected any more. */
export function SobreAVolta({ rota, parada }: { rota: Rota; parada: Solicitacao }) {
  const liquido = liquidoDaRota(rota);
  return (
    <>
      <p className="flex items-center gap-3 rounded-xl bg-finalizada px-3.5 py-2.5 text-[17px] leading-6 text-finalizada-ink">
        <HandCoins aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0">
          <strong className="block font-[700]">A volta não paga a mais</strong>
          {liquido !== undefined && `pela entrega você recebe ${formatMoney(liquido)}`}
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
