import { LateToaster } from '@corre/ui/shell/late-toaster.tsx';
import { Link } from 'wouter';
import { usePageTitle } from '../../use-page-title.ts';
import { FormularioCadastro } from './formulario-cadastro.tsx';
import { Moldura } from './moldura.tsx';

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
    <Moldura entrar={<Entrar />}>
      <h1 className="headline pt-6 text-[36px] mid:pt-10 mid:text-[48px]">Cadastro de entregador</h1>
      <p className="mt-3 mb-4 text-[17px] leading-6 text-ink-2">
        Leva uns 4 minutos. O que você digitar fica guardado, sem as senhas, enquanto esta aba estiver aberta.
      </p>
      <FormularioCadastro />
      <LateToaster />
    </Moldura>
  );
}
