import { FinalizadasHoje } from './finalizadas-hoje.tsx';
import { useSemanaAtual } from './use-semanas.ts';

/** 'Finalizadas Hoje' in a desktop's right column, once the week is there. */
export function FinalizadasDaSemana() {
  const { data: semana } = useSemanaAtual({ avisar: false });
  return semana ? <FinalizadasHoje semana={semana} /> : null;
}
