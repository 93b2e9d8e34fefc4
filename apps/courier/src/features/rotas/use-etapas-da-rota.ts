import { type Etapa, entregasDe, idDoPasso, mesmoFim, type Passo, temVolta } from '../passos/passo.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import { passosGuardados } from './com-passos.ts';
import type { Rota } from './rotas.ts';

const eEtapa = (passo: Passo): passo is Etapa => passo.tipo === 'etapa';

/**
 * Returns the tapped steps of a route: those that wait for the connection, those being sent, and one that can be
 * undone.
 */
export function useEtapasDaRota({ paradas }: Rota) {
  const { passos, esperam, enviando } = usePassos();
  const daqui = passos.filter((passo) => paradas.some(({ id }) => entregasDe(passo).includes(id)));
  const guardados = passosGuardados(daqui, esperam);
  const emCurso = daqui.filter(eEtapa).filter((etapa) => etapa.recusa === undefined && !guardados.includes(etapa));
  return {
    guardados,
    /** waiting ends, each of one stop */
    fins: guardados.filter(eEtapa).filter((etapa) => mesmoFim(etapa, etapa.solicitacao_id)),
    desfazivel: emCurso.find((etapa) => temVolta(etapa) && idDoPasso(etapa) !== enviando) ?? null,
    emCurso,
  };
}
