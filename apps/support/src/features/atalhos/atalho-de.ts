import { singleKeysOn } from '@corre/ui/kit/keyboard/single-keys.ts';

export type Atalho = 'atribuir' | 'marcar' | 'suspender' | 'resetar' | 'buscar' | 'ajuda';

const TECLAS: Record<string, Atalho> = {
  a: 'atribuir',
  x: 'marcar',
  s: 'suspender',
  r: 'resetar',
  '/': 'buscar',
  '?': 'ajuda',
};

/** The shortcuts and their texts, in the order of the help dialog. */
export const LEGENDA: readonly { tecla: string; texto: string }[] = [
  { tecla: '/', texto: 'Buscar solicitação, entregador ou loja; Enter leva até lá' },
  { tecla: 'A', texto: 'Atribuir a solicitação ou o entregador da linha em foco' },
  { tecla: 'X', texto: 'Marcar a solicitação em foco, para atribuir várias; Shift com as setas marca em seguida' },
  { tecla: 'S', texto: 'Suspender o entregador da linha em foco, ou escolher um' },
  { tecla: 'R', texto: 'Resetar as recusas do entregador da linha em foco' },
  { tecla: '?', texto: 'Mostrar esta ajuda' },
  { tecla: 'Esc', texto: 'Fechar o que estiver aberto' },
];

type Tecla = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** Returns whether the user is typing into a text field. */
const digitando = (alvo: EventTarget | null): boolean =>
  alvo instanceof HTMLElement && (alvo.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(alvo.tagName));

/**
 * Returns the shortcut of a key press.
 * Returns null with Ctrl, Alt or Command, in a text field, after `preventDefault`, and when the user has turned
 * shortcuts off.
 */
export function atalhoDe(event: Tecla): Atalho | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || digitando(event.target)) return null;
  if (!singleKeysOn()) return null;
  return TECLAS[event.key.toLowerCase()] ?? null;
}
