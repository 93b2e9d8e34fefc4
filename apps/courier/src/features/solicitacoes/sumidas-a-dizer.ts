import { STATUS_SOLICITACAO } from '@corre/contract/vocabulario.ts';
import { changeSealed, readSealed } from '@corre/ui/shell/sealed/sealed.ts';
import type { Sumida } from './por-que-sumiu.ts';

/** The sealed slot (ADR 0049): deliveries that were taken away, until the courier's sheet has them. */
export const SUMIDAS_SLOT = 'sumidas';
/** More than one courier ever holds. */
const MAX = 20;
const STATUS: readonly unknown[] = STATUS_SOLICITACAO;

const isSumida = (valor: unknown): valor is Sumida =>
  typeof valor === 'object' &&
  valor !== null &&
  'id' in valor &&
  typeof valor.id === 'number' &&
  'endereco' in valor &&
  typeof valor.endereco === 'string' &&
  'data_status' in valor &&
  typeof valor.data_status === 'string' &&
  'status' in valor &&
  STATUS.includes(valor.status);

const sumidasDe = (valor: unknown): Sumida[] => (Array.isArray(valor) ? valor.filter(isSumida) : []);

/** Returns what the app was about to say when it was closed. */
export const sumidasADizer = (): Sumida[] => sumidasDe(readSealed(SUMIDAS_SLOT));

/** Keeps them while the app asks why they went. */
export const guardarSumidas = (foram: readonly Sumida[]): Promise<boolean> =>
  changeSealed(SUMIDAS_SLOT, (guardadas) =>
    [
      ...sumidasDe(guardadas).filter(({ id }) => !foram.some((uma) => uma.id === id)),
      ...foram.map(({ id, endereco, data_status, status }) => ({ id, endereco, data_status, status })),
    ].slice(-MAX),
  );

/** The sheet has them. */
export const sumidasDitas = (foram: readonly Sumida[]): Promise<boolean> =>
  changeSealed(SUMIDAS_SLOT, (guardadas) => {
    const restam = sumidasDe(guardadas).filter(({ id }) => !foram.some((uma) => uma.id === id));
    return restam.length > 0 ? restam : undefined;
  });
