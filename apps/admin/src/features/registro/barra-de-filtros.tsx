import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { autores, type Escolha, type NomeDoFiltro, OPCOES_DE_TIPO, sobrePessoas, type useFiltros } from './filtros.ts';

type Filtros = ReturnType<typeof useFiltros>;

type PessoaProps = {
  label: string;
  nome: NomeDoFiltro;
  items: readonly Escolha[];
  loading: boolean;
  filtros: Filtros;
};

/** The choice of one person. An emptied field means everybody. */
function Pessoa({ label, nome, items, loading, filtros }: PessoaProps) {
  return (
    <Field label={label}>
      <Combobox
        items={items}
        value={items.find(({ chave }) => chave === filtros.valor(nome)) ?? null}
        onValueChange={(pessoa) => filtros.mudar(nome, pessoa?.chave ?? '')}
        getKey={({ chave }) => chave}
        getLabel={(pessoa) => pessoa.nome}
        getDetail={({ detalhe }) => detalhe}
        getKeywords={({ detalhe }) => detalhe}
        loading={loading}
        placeholder="Todos"
      />
    </Field>
  );
}

const Dia = ({ label, nome, filtros }: { label: string; nome: 'de' | 'ate'; filtros: Filtros }) => (
  <Field label={label}>
    <TextInput type="date" value={filtros.valor(nome)} onChange={({ target }) => filtros.mudar(nome, target.value)} />
  </Field>
);

/** The filters of the audit log: who acted, whom it is about, the kind of act, the days. The address keeps them. */
export function BarraDeFiltros({ filtros }: { filtros: Filtros }) {
  const { data, isError, isPending } = trpc.auditoria.pessoas.useQuery();
  useFailureNotice(isError, FALHAS['auditoria.pessoas']);
  const quem = useMemo(() => autores(data ?? []), [data]);
  const sobre = useMemo(() => sobrePessoas(data ?? []), [data]);
  return (
    <Card aria-label="Filtros do registro" className="grid grid-cols-2 items-end gap-3 p-4 sm:p-5 lg:grid-cols-5">
      <Pessoa label="Quem fez" nome="quem" items={quem} loading={isPending} filtros={filtros} />
      <Pessoa label="Sobre quem" nome="sobre" items={sobre} loading={isPending} filtros={filtros} />
      <Field label="Tipo de ato" className="col-span-2 lg:col-span-1">
        <Select
          options={OPCOES_DE_TIPO}
          placeholder="Todos"
          value={filtros.valor('tipo')}
          onChange={({ target }) => filtros.mudar('tipo', target.value)}
        />
      </Field>
      <Dia label="De" nome="de" filtros={filtros} />
      <Dia label="Até" nome="ate" filtros={filtros} />
      {filtros.algum && (
        <Button variant="ghost" size="sm" icon={X} onClick={filtros.limpar} className="justify-self-start">
          Limpar filtros
        </Button>
      )}
    </Card>
  );
}
