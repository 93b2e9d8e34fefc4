import { Button } from '@corre/ui/kit/button/button.tsx';
import { useLayoutEffect, useState } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { stateOfGroups, whatIsMissing } from './andamento.ts';
import { CAMPOS } from './grupos.ts';
import { GruposDoFormulario } from './grupos-do-formulario.tsx';
import { Progresso } from './progresso.tsx';
import { ResumoDeErros } from './resumo-de-erros.tsx';
import { useCadastro } from './use-cadastro.ts';
import { useInvalidos } from './use-conferencia.ts';

/** The registration form on one page [cadastro]. */
export function FormularioCadastro() {
  const { form, comRascunho, summary, problema, enviando, submit } = useCadastro();
  const [tocado, setTocado] = useState(comRascunho);
  const valores = useWatch({ control: form.control });
  const { errors, submitCount } = useFormState({ control: form.control });
  const invalidos = useInvalidos(valores, tocado);
  const mostrados = new Set<string>(CAMPOS.filter((campo) => errors[campo]));
  const erros = mostrados.size;
  useLayoutEffect(() => {
    // An error text above the focused field moves this field, so scroll it back into view.
    if (erros > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [erros]);
  const failed = submitCount > 0 && (mostrados.size > 0 || problema !== null);
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onFocus={() => setTocado(true)} noValidate>
        <Progresso estados={stateOfGroups(invalidos, mostrados)} />
        <div className="mt-5">{failed && <ResumoDeErros ref={summary} errados={mostrados} problema={problema} />}</div>
        <div className="mid:rounded-[18px] mid:border mid:border-line mid:bg-surface mid:px-9 mid:shadow-raised">
          <GruposDoFormulario />
          <div className="flex flex-col items-center gap-x-5 gap-y-3 py-7 mid:flex-row mid:justify-end">
            <p className="text-[17px] text-ink-2">{whatIsMissing(valores, invalidos, mostrados)}</p>
            <Button
              type="submit"
              size="xl"
              loading={enviando}
              loadingLabel="Cadastrando..."
              className="min-h-[60px] max-mid:w-full"
            >
              Finalizar Cadastro
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
