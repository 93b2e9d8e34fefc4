import { useProblemNotice } from '@corre/ui/shell/problem-notice.ts';
import { useProblemas } from './use-problemas.ts';

/** On whichever tab the shop is: a toast and a sound when a courier cannot deliver. */
export function AvisoDeProblema() {
  useProblemNotice(useProblemas().data);
  return null;
}
