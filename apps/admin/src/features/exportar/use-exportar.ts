import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';
import type { Formato } from './arquivos.ts';

/**
 * Returns 'Exportar CSV' and 'Exportar Excel' for a table [relatorios]. `nome` is the file name without the extension.
 */
export function useExportar(nome: string, table: () => ShownTable) {
  const [montando, setMontando] = useState<Formato | null>(null);
  const exportar = async (formato: Formato) => {
    const visto = table();
    if (visto((_, linhas) => linhas.length) === 0) {
      notify.info('Nenhum dado para exportar');
      return;
    }
    setMontando(formato);
    try {
      const { baixar } = await import('./arquivos.ts');
      await baixar(nome, formato, visto);
    } catch (erro) {
      console.error(erro);
      notify.error('Erro ao exportar. Tente de novo.');
    } finally {
      setMontando(null);
    }
  };
  return { csv: () => void exportar('csv'), excel: () => void exportar('xlsx'), montando };
}
