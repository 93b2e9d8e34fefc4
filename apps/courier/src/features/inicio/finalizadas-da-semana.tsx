import { FinalizadasHoje } from './finalizadas-hoje.tsx';
import { useSemanaAtual } from './use-semanas.ts';

/** 'Finalizadas Hoje' in the right column of a desktop. Renders nothing until the week is loaded. */
export function FinalizadasDaSemana() {
  const { data: semana } = useSemanaAtual({ avisar: false });
  return semana ? <FinalizadasHoje semana={semana} /> : null;
}
