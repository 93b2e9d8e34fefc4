import { FALHAS } from '@corre/contract/falhas.ts';
import type { PedidoDeFora as Pedido } from '@corre/contract/solicitacoes/contrato.ts';
import { dialOf, formatPhone } from '@corre/ui/domain/format/phone.ts';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { Package, Phone, ReceiptText, Store, Undo2, User } from 'lucide-react';
import type { Solicitacao } from '../rotas/rotas.ts';
import { usePedidoDeFora } from './use-pedido-de-fora.ts';

const peso = (gramas: number): string =>
  gramas < 1_000 ? `${gramas} g` : `${(gramas / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kg`;

/** More items would push the step's button out of sight. */
const ITENS_NOMEADOS = 6;

function itensDe(itens: Pedido['itens']): string[] {
  const nomeados = itens.slice(0, ITENS_NOMEADOS).map(({ nome, quantidade }) => `${quantidade ?? 1} × ${nome}`);
  const rest = itens.length - nomeados.length;
  return rest > 0 ? [...nomeados, `e mais ${rest}`] : nomeados;
}

/** Returns the contents of an order, one line each. Fields that the system did not send are left out. */
export function detalhesDoPedido(pedido: Pick<Pedido, 'recipiente' | 'itens' | 'peso_gramas' | 'volumes'>): string[] {
  const { recipiente, itens, peso_gramas, volumes } = pedido;
  const tamanho = [
    volumes === null ? null : `${volumes} ${volumes === 1 ? 'volume' : 'volumes'}`,
    peso_gramas ? peso(peso_gramas) : null,
    recipiente,
  ].filter((part) => part !== null);
  return [...itensDe(itens), ...(tamanho.length === 0 ? [] : [tamanho.join(' · ')])];
}

/** The courier says these at the counter: the order's number, and after the arrival the pickup code. */
function NoBalcao({ numero, codigo, aceita }: { numero: string | null; codigo: string | null; aceita: boolean }) {
  if (numero === null && codigo === null) return null;
  return (
    <div className="flex gap-3">
      <ReceiptText aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
      <p className="min-w-0 text-[16px] leading-6 text-ink-2">
        {numero !== null && (
          <>
            Pedido <strong className="block text-[24px] leading-8 font-[780] break-words text-ink">{numero}</strong>
          </>
        )}
        {codigo !== null &&
          (aceita ? (
            'O código de coleta aparece quando você chegar à loja.'
          ) : (
            <>
              Código de coleta{' '}
              <strong className="block text-[24px] leading-8 font-[780] break-words text-ink">{codigo}</strong>
            </>
          ))}
      </p>
    </div>
  );
}

function Cliente({ pedido: { cliente, telefone, localizador } }: { pedido: Pedido }) {
  if (cliente === null && telefone === null) return null;
  return (
    <div className="flex gap-3">
      <User aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
      <div className="grid min-w-0 justify-items-start gap-2 text-[16px] leading-6">
        <p className="min-w-0">
          <strong className="block font-[700] break-words">{cliente ?? 'Cliente'}</strong>
          {localizador !== null && (
            <span className="block text-ink-2">Se pedirem, digite o localizador {localizador}</span>
          )}
        </p>
        {telefone !== null && (
          <a href={dialOf(telefone, localizador)} className={buttonClass({ variant: 'secondary' })}>
            <Phone aria-hidden="true" className={buttonIcon.md} />
            <Spoken>Ligar {formatPhone(telefone)}</Spoken>
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * The recipient that the shop named [destinatario], in one line of the delivery's card. The server sends both fields
 * only while the parcel is carried.
 */
export const Destinatario = ({
  entrega: { destinatario_nome, destinatario_telefone },
}: {
  entrega: DoDestinatario;
}) => (
  <div className="mt-1.5 flex items-center justify-between gap-3">
    <strong className="min-w-0 text-[17px] leading-6 font-[700] break-words">{destinatario_nome ?? 'Cliente'}</strong>
    {destinatario_telefone !== null && (
      <a
        href={dialOf(destinatario_telefone)}
        aria-label={`Ligar para ${destinatario_nome ?? 'o cliente'}`}
        className={buttonClass({ variant: 'secondary', className: 'min-h-12 shrink-0' })}
      >
        <Phone aria-hidden="true" className={buttonIcon.md} />
        Ligar
      </a>
    )}
  </div>
);

/** The pickup address that the shop's system gave. It may differ from the shop's own address. */
function Coleta({ pedido: { coleta, instrucoes_coleta } }: { pedido: Pedido }) {
  if (coleta === null && instrucoes_coleta === null) return null;
  return (
    <div className="flex gap-3">
      <Store aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
      <p className="min-w-0 text-[16px] leading-6 break-words text-ink-2">
        {coleta !== null && (
          <>
            Retirar em <strong className="block font-[700] text-ink">{coleta}</strong>
          </>
        )}
        {instrucoes_coleta}
      </p>
    </div>
  );
}

/** Reminds of the return as long as the courier has the parcel. The last step would end the delivery at the door. */
const Volta = () => (
  <p className="flex gap-3 text-[16px] leading-6 font-[700]">
    <Undo2 aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
    Tem volta: depois de entregar, volte à loja e toque em Devolvi à loja.
  </p>
);

function Content({ pedido }: { pedido: Pedido }) {
  const rows = detalhesDoPedido(pedido);
  if (rows.length === 0) return null;
  return (
    <div className="flex gap-3">
      <Package aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
      <ul className="min-w-0 text-[16px] leading-6 text-ink-2">
        {rows.map((row) => (
          <li key={row} className="break-words">
            {row}
          </li>
        ))}
      </ul>
    </div>
  );
}

type DoDestinatario = Pick<Solicitacao, 'destinatario_nome' | 'destinatario_telefone'>;

type Props = { entrega: Pick<Solicitacao, 'id' | 'status' | 'endereco' | 'numero_pedido' | 'volta'> };

/** The data of an order from the shop's system, for its courier (ADR 0038). */
export function PedidoDeFora({ entrega: { id, status, endereco, numero_pedido, volta } }: Props) {
  const pedido = usePedidoDeFora(id);
  // The code is for the shop's counter and not for the customer's door.
  const codigo = status === 'em_entrega' ? null : (pedido.data?.codigo_coleta ?? null);
  return (
    <section aria-label={`Dados do pedido para ${endereco}`} className="grid grid-cols-1 gap-3">
      {volta && <Volta />}
      {pedido.data && status !== 'em_entrega' && <Coleta pedido={pedido.data} />}
      <NoBalcao numero={numero_pedido} codigo={codigo} aceita={status === 'aceita'} />
      {pedido.data && <Cliente pedido={pedido.data} />}
      {pedido.data && <Content pedido={pedido.data} />}
      {pedido.isError && !pedido.data && (
        <InlineError
          title={FALHAS['externo.pedido']}
          onRetry={() => void pedido.refetch()}
          retrying={pedido.isFetching}
        />
      )}
    </section>
  );
}

/** The data of each stop's order from the shop's system. */
export const PedidosDeFora = ({ paradas }: { paradas: readonly Solicitacao[] }) =>
  paradas.map((entrega) => <PedidoDeFora key={entrega.id} entrega={entrega} />);
