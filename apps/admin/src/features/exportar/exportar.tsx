import { Button } from '@corre/ui/kit/button/button.tsx';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Menu } from '@corre/ui/kit/menu/menu.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { Download, FileText, Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Format } from './arquivos.ts';

/**
 * Returns 'Exportar CSV' and 'Exportar Excel' for a table [relatorios]. `nome` is the file name without the extension.
 */
function useExportar(nome: string, table: () => ShownTable) {
  const [mounting, setMounting] = useState<Format | null>(null);
  const exportar = async (format: Format) => {
    const viewed = table();
    if (viewed((_, rows) => rows.length) === 0) {
      notify.info('Nenhum dado para exportar');
      return;
    }
    setMounting(format);
    try {
      const { baixar } = await import('./arquivos.ts');
      await baixar(nome, format, viewed);
    } catch (error) {
      console.error(error);
      notify.error('Erro ao exportar. Tente de novo.');
    } finally {
      setMounting(null);
    }
  };
  return { csv: () => void exportar('csv'), excel: () => void exportar('xlsx'), mounting };
}

type Props = {
  /** file name without the extension: 'relatorio-comercios' */
  nome: string;
  table: () => ShownTable;
  /** true to show one button with a menu on a desktop as well, to save space */
  compact?: boolean;
};

/** The export buttons: two on a desktop, one with a menu on a phone. */
export function Exportar({ nome, table, compact = false }: Props) {
  const { csv, excel, mounting } = useExportar(nome, table);
  const formatos = [
    { label: 'Exportar CSV', icon: FileText, onSelect: csv },
    { label: 'Exportar Excel', icon: Sheet, onSelect: excel },
  ];
  return (
    <>
      {compact ? (
        <div className="max-sm:hidden print:hidden">
          <Menu
            trigger={
              <Button variant="secondary" icon={Download} loading={mounting !== null}>
                Exportar
              </Button>
            }
            items={formatos}
          />
        </div>
      ) : (
        <div className="flex gap-3 max-sm:hidden print:hidden">
          <Button variant="secondary" icon={Download} loading={mounting === 'csv'} onClick={csv}>
            Exportar CSV
          </Button>
          <Button variant="secondary" icon={Sheet} loading={mounting === 'xlsx'} onClick={excel}>
            Exportar Excel
          </Button>
        </div>
      )}
      <div className="sm:hidden print:hidden">
        <Menu
          trigger={<IconButton icon={Download} label="Exportar" variant="secondary" loading={mounting !== null} />}
          items={formatos}
        />
      </div>
    </>
  );
}
