import { Bike, type LucideIcon, MapPin, Store } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Select } from '../../kit/select/select.tsx';

const NOMES = ['comercio', 'entregador', 'bairro'] as const;
type Nome = (typeof NOMES)[number];

const TEXTOS: Record<Nome, { label: string; todos: string; icon: LucideIcon }> = {
  comercio: { label: 'Comércio', todos: 'Todos os comércios', icon: Store },
  entregador: { label: 'Entregador', todos: 'Todos os entregadores', icon: Bike },
  bairro: { label: 'Bairro', todos: 'Todos os bairros', icon: MapPin },
};

/** A filter's choices: ids with their names. */
type Opcoes = readonly { id: number; nome: string }[];

/** Whose figures are asked for. */
type Filtro = { comercio_id?: number; entregador_id?: number; bairro_id?: number };

/** Returns the filters of the address, as the calls take them, and a function that changes one. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const numero = (nome: Nome) => {
    const id = Number(params.get(nome));
    return Number.isInteger(id) && id > 0 ? { [`${nome}_id`]: id } : {};
  };
  const filtro: Filtro = { ...numero('comercio'), ...numero('entregador'), ...numero('bairro') };
  const filtrar = (nome: Nome, id: string) =>
    setParams(
      (before) => {
        if (id === '') before.delete(nome);
        else before.set(nome, id);
        return before;
      },
      { replace: true },
    );
  return { filtro, filtrar };
}

type Props = ReturnType<typeof useFilters> & { opcoes: Record<Nome, Opcoes> };

/** Chooses one shop, one courier and one bairro. A list that has not come yet has only 'Todos'. */
export function Filters({ filtro, filtrar, opcoes }: Props) {
  return NOMES.map((nome) => {
    const { label, todos, icon } = TEXTOS[nome];
    return (
      <Select
        key={nome}
        aria-label={label}
        size="sm"
        icon={icon}
        value={String(filtro[`${nome}_id`] ?? '')}
        onChange={({ target }) => filtrar(nome, target.value)}
        placeholder={todos}
        options={opcoes[nome].map(({ id, nome: texto }) => ({ value: String(id), label: texto }))}
        className="w-full md:w-[190px] print:hidden"
      />
    );
  });
}
