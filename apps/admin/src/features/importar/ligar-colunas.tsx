import { COLUNAS, type TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import type { Planilha } from './ler-arquivo.ts';

type Props = {
  tipo: TipoDePlanilha;
  planilha: Planilha;
  colunas: readonly (string | null)[];
  onChange: (indice: number, campo: string | null) => void;
};

/** What each column of the sheet is. A column without a field is not imported. */
export function LigarColunas({ tipo, planilha, colunas, onChange }: Props) {
  const opcoes = COLUNAS[tipo].map(({ campo, titulo }) => ({ value: campo, label: titulo }));
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {planilha.cabecalho.map((titulo, indice) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a sheet may have the same heading
          key={indice}
          label={titulo || `Coluna ${indice + 1}`}
          hint={<Spoken>{planilha.linhas[0]?.celulas[indice] || '(vazia)'}</Spoken>}
        >
          <Select
            options={opcoes}
            placeholder="Não importar"
            value={colunas[indice] ?? ''}
            onChange={({ target }) => onChange(indice, target.value || null)}
          />
        </Field>
      ))}
    </div>
  );
}
