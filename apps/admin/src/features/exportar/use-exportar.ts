import { downloadCsv, downloadFile } from '@corre/ui/kit/csv/download-csv.ts';
import type { ShownTable } from '@corre/ui/kit/data-table/shown-table.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';

const NADA = 'Nenhum dado para exportar';

/** 'Exportar CSV' and 'Exportar Excel' (specification §2). `nome` becomes the file's name. */
export function useExportar(nome: string, table: () => ShownTable) {
  const [montando, setMontando] = useState(false);
  const csv = () => {
    if (!downloadCsv(nome, table().records())) notify.info(NADA);
  };
  const excel = async () => {
    const sheet = table().sheet();
    if (sheet.rows.length === 0) {
      notify.info(NADA);
      return;
    }
    setMontando(true);
    try {
      const { planilha } = await import('./planilha.ts');
      downloadFile(`${nome}.xlsx`, await planilha(sheet));
    } catch (erro) {
      console.error(erro);
      notify.error('Erro ao exportar. Tente de novo.');
    } finally {
      setMontando(false);
    }
  };
  return { csv, excel: () => void excel(), montando };
}
