import { rotuloDaSemana, semanasAntes } from '@corre/contract/week.ts';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useSearchParams } from 'wouter';
import { segundaDe } from '../entregadores/ficha.ts';
import { FILTROS, type Filtro } from '../pagamentos/contas.ts';

/** Number of weeks in the picker: the current one and one year back. */
const SEMANAS = 53;
const RELOGIO_MS = 60_000;

const ehSegunda = (dia: string | null): dia is string =>
  dia !== null && /^\d{4}-\d{2}-\d{2}$/.test(dia) && segundaDe(Date.parse(`${dia}T12:00:00Z`)) === dia;

/** Returns the weeks of the picker, newest first. An older week from the address is added. */
function semanasAte(atual: string, escolhida: string) {
  const lista = Array.from({ length: SEMANAS }, (_, i) => semanasAntes(atual, i));
  const todas = lista.includes(escolhida) ? lista : [...lista, escolhida];
  return todas.map((semana_inicio) => ({ semana_inicio, semana: rotuloDaSemana(semana_inicio) }));
}

/**
 * Returns the week, the side and the filter from the address. The default is the newest week that is over. A change
 * keeps the search.
 */
export function useSemana() {
  const [params, setParams] = useSearchParams();
  const atual = segundaDe(useServerNow(RELOGIO_MS));
  const pedida = params.get('semana');
  const semana_inicio = ehSegunda(pedida) && pedida <= atual ? pedida : semanasAntes(atual, 1);
  const mudar = (nome: string, valor: string | null) =>
    setParams(
      (antes) => {
        const novos = new URLSearchParams(antes);
        if (valor === null) novos.delete(nome);
        else novos.set(nome, valor);
        novos.delete('pagina');
        return novos;
      },
      { replace: true },
    );
  const filtro: Filtro = FILTROS.find((valor) => valor === params.get('mostrar')) ?? 'todos';
  return {
    atual,
    semana_inicio,
    semanas: semanasAte(atual, semana_inicio),
    escolher: (semana: string) => mudar('semana', semana),
    comercios: params.get('lado') === 'comercios',
    mudarLado: (lado: string) => mudar('lado', lado === 'comercios' ? lado : null),
    filtro,
    filtrarPor: (novo: Filtro) => mudar('mostrar', novo === 'todos' ? null : novo),
  };
}
