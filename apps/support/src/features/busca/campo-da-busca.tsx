import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { idDaOpcao, LISTA } from './achados.tsx';
import type { useBusca } from './use-busca.ts';

/** Search field of the dashboard. Arrow keys move in the results, Enter opens a result, Esc clears the field. */
export function CampoDaBusca({ digitado, digitar, achados, ativo, teclar }: ReturnType<typeof useBusca>) {
  const campo = useRef<HTMLInputElement>(null);
  const { querBusca, buscaFocada } = useAtos();
  useEffect(() => {
    if (!querBusca) return;
    campo.current?.focus();
    buscaFocada();
  }, [querBusca, buscaFocada]);
  return (
    <TextInput
      ref={campo}
      size="sm"
      type="search"
      icon={Search}
      role="combobox"
      aria-expanded={achados !== null}
      aria-controls={LISTA}
      aria-activedescendant={ativo ? idDaOpcao(ativo) : undefined}
      aria-autocomplete="list"
      value={digitado}
      onChange={({ target }) => digitar(target.value)}
      onKeyDown={teclar}
      autoComplete="off"
      maxLength={80}
      aria-label="Buscar na torre"
      placeholder="Buscar pedido, endereço, loja, entregador"
      inputClassName="[&::-webkit-search-cancel-button]:hidden text-[14px] max-sm:text-[16px]"
    />
  );
}
