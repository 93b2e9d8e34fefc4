import { Button } from '@corre/ui/kit/button/button.tsx';
import { LateToaster } from '@corre/ui/shell/late-toaster.tsx';
import { useLayoutEffect, useState } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { usePageTitle } from '../../use-page-title.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormGroups } from './form-groups.tsx';
import { Frame } from './frame.tsx';
import { FIELDS } from './grupos.ts';
import { Progress, stateOfGroups, whatIsMissing } from './progress.tsx';
import { useCadastro, useInvalidFields } from './use-cadastro.ts';

/** The registration form on one page [cadastro]. */
function FormularioCadastro() {
  const { form, hasDraft, summary, problema, sending, submit } = useCadastro();
  const [touched, setTouched] = useState(hasDraft);
  const valores = useWatch({ control: form.control });
  const { errors, submitCount } = useFormState({ control: form.control });
  const invalid = useInvalidFields(valores, touched);
  const shown = new Set<string>(FIELDS.filter((field) => errors[field]));
  const faults = shown.size;
  useLayoutEffect(() => {
    // An error text above the focused field moves this field, so scroll it back into view.
    if (faults > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [faults]);
  const failed = submitCount > 0 && (shown.size > 0 || problema !== null);
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onFocus={() => setTouched(true)} noValidate>
        <Progress estados={stateOfGroups(invalid, shown)} />
        <div className="mt-5">{failed && <ErrorSummary ref={summary} errados={shown} problema={problema} />}</div>
        <div className="mid:rounded-[18px] mid:border mid:border-line mid:bg-surface mid:px-9 mid:shadow-raised">
          <FormGroups />
          <div className="flex flex-col items-center gap-x-5 gap-y-3 py-7 mid:flex-row mid:justify-end">
            <p className="text-[17px] text-ink-2">{whatIsMissing(valores, invalid, shown)}</p>
            <Button
              type="submit"
              size="xl"
              loading={sending}
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

const Entrar = () => (
  <p className="flex items-center gap-1.5">
    <span className="max-sm:hidden">Já tem conta?</span>
    <Link
      href="/login"
      className="flex min-h-12 items-center font-bold text-brand-ink underline decoration-[1.5px] underline-offset-3 hover:decoration-[2.5px]"
    >
      Faça login
    </Link>
  </p>
);

/** The registration page for couriers [cadastro]. */
export default function Cadastro() {
  usePageTitle('Cadastro de entregador · Corre');
  return (
    <Frame entrar={<Entrar />}>
      <h1 className="headline pt-6 text-[36px] mid:pt-10 mid:text-[48px]">Cadastro de entregador</h1>
      <p className="mt-3 mb-4 text-[17px] leading-6 text-ink-2">
        Leva uns 4 minutos. O que você digitar fica guardado, sem as senhas, enquanto esta aba estiver aberta.
      </p>
      <FormularioCadastro />
      <LateToaster />
    </Frame>
  );
}
