import { asHoras, prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import {
  Camera,
  ChefHat,
  CreditCard,
  KeyRound,
  type LucideIcon,
  Package,
  PackageCheck,
  Siren,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { provaQueFalta } from '../prova/prova-pedida.ts';
import type { Solicitacao } from '../rotas/rotas.ts';

interface Chip {
  text: string;
  icon: LucideIcon;
  tone?: 'perigo';
  /** the text may change by itself, so a screen reader announces it */
  muda?: true;
}

/** The fields that a chip depends on. The stops of an offer and of a delivery both have them. */
type ComExigencias = Pick<
  Solicitacao,
  | 'urgente'
  | 'exige_codigo'
  | 'exige_foto'
  | 'exige_recebedor'
  | 'recebedor'
  | 'foto_em'
  | 'marcos'
  | 'pagamento'
  | 'volta'
  | 'pronto_em'
  | 'numero_pedido'
>;
type Paradas = readonly [ComExigencias, ...ComExigencias[]];

const so = (ha: boolean, chip: Chip): Chip[] => (ha ? [chip] : []);

/** Returns what the door asks for and what the courier must take along. Several stops share one chip of each kind. */
export function chipsDaOferta(paradas: Paradas): Chip[] {
  const faltas = paradas.map(provaQueFalta);
  return [
    ...so(
      paradas.some(({ urgente }) => urgente),
      { text: 'Urgente', icon: Siren, tone: 'perigo' },
    ),
    ...so(
      faltas.some(({ codigo }) => codigo),
      { text: 'Código na porta', icon: KeyRound },
    ),
    ...so(
      // Support waived the code. The courier must know before asking for it.
      paradas.some(
        ({ exige_codigo, marcos }) => exige_codigo && marcos.some(({ tipo }) => tipo === 'codigo_dispensado'),
      ),
      { text: 'Código dispensado', icon: KeyRound, muda: true },
    ),
    ...so(
      faltas.some(({ foto }) => foto),
      { text: 'Foto', icon: Camera },
    ),
    ...so(
      faltas.some(({ recebedor }) => recebedor),
      { text: 'Nome', icon: UserRound },
    ),
    ...so(
      paradas.some(({ pagamento }) => pagamento === 'maquininha'),
      { text: 'Levar maquininha', icon: CreditCard },
    ),
    ...so(
      paradas.some(({ volta }) => volta),
      { text: 'Com volta à loja', icon: Undo2 },
    ),
  ];
}

function chipDoPreparo(paradas: Paradas, now: number): Chip[] {
  const last = ultimaAFicarPronta(paradas);
  if (prontoDesde(last)) return [{ text: 'Já pronto', icon: PackageCheck, muda: true }];
  if (!last.pronto_em) return [];
  const atrasado = Date.parse(last.pronto_em) <= now;
  const text = `${atrasado ? 'Deveria estar pronto' : 'Pronto'} ${asHoras(last.pronto_em, now)}`;
  return [{ text, icon: ChefHat, muda: true }];
}

/**
 * Returns the chips of a delivery in hand. Until the courier leaves the shop they include the preparation time,
 * afterwards the order's number.
 */
export function chipsDaEntrega(paradas: Paradas, naRua: boolean, now: number): Chip[] {
  const pedidas = chipsDaOferta(paradas);
  if (!naRua) return [...pedidas, ...chipDoPreparo(paradas, now)];
  const [{ numero_pedido }] = paradas;
  const levadas = pedidas.filter(({ icon }) => icon !== CreditCard);
  return [...levadas, ...so(numero_pedido !== null, { text: `Pedido ${numero_pedido}`, icon: Package })];
}

type Props = {
  chips: readonly Chip[];
  /** 32 px high, for an offer */
  alto?: boolean;
  className?: string;
  /** more chips */
  children?: ReactNode;
};

/** The requirements of a delivery, as chips. */
export function Exigencias({ chips, alto = false, className = '', children }: Props) {
  const tamanho = alto ? 'h-8 px-2.5' : 'px-[11px]';
  return (
    <ul aria-label="O que a entrega pede" className={`flex flex-wrap gap-x-1.5 gap-y-2 empty:hidden ${className}`}>
      {chips.map(({ text, icon, tone, muda }) => (
        <li key={text} className="max-w-full">
          <Badge tone={tone ?? 'contorno'} icon={icon} className={`max-w-full text-[14px] ${tamanho}`}>
            <span role={muda && 'status'} className="truncate leading-5">
              {text}
            </span>
          </Badge>
        </li>
      ))}
      {children}
    </ul>
  );
}
