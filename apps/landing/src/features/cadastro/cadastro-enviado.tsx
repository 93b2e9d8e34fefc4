import { OFERTA_SEGUNDOS } from '@corre/contract/constants.ts';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { useConfiguracao } from '../../public-answers.ts';
import { type RecemCadastrado, readRecemCadastrado } from '../../recem-cadastrado.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { Ajuda } from './ajuda.tsx';
import { Frame } from './frame.tsx';

/** The next steps, in order. */
function proximosPassos({ usuario, aguarda_aprovacao }: RecemCadastrado, seconds: number): [string, ReactNode][] {
  const nome = <strong className="font-bold text-ink">{usuario}</strong>;
  const semana: [string, ReactNode] = [
    'Receba na sexta',
    'A semana fecha no domingo e cai no seu PIX na sexta-feira seguinte.',
  ];
  if (aguarda_aprovacao) {
    return [
      ['A administração confere', 'Nada a fazer agora. O login diz como está o seu cadastro.'],
      ['Entre', <>Assim que for aprovado, use {nome} e a senha que você criou.</>],
      semana,
    ];
  }
  return [
    ['Entre', <>Use {nome} e a senha que você criou. Já pode ser agora.</>],
    ['Fique online', `Na sua vez chega uma oferta, com ${seconds} segundos para responder.`],
    semana,
  ];
}

/** The end of a registration: the confirmation, the next steps and a contact. A reload keeps it. */
export default function CadastroEnviado() {
  usePageTitle('Cadastro enviado · Corre');
  const { configuracao } = useConfiguracao();
  const cadastrado = readRecemCadastrado();
  if (cadastrado === null) return <Redirect to="/cadastro" replace />;
  const passos = proximosPassos(cadastrado, configuracao?.oferta_segundos ?? OFERTA_SEGUNDOS);
  return (
    <Frame>
      <div className="mx-auto max-w-[560px]">
        <h1 className="headline pt-4 text-[36px] mid:pt-10 mid:text-[48px]">Cadastro enviado</h1>
        <p
          role="status"
          className="mt-4 flex gap-3 rounded-xl bg-finalizada px-4 py-3.5 text-[17px] leading-6 font-semibold text-finalizada-ink"
        >
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          {cadastrado.message}
        </p>
        <h2 className="mt-6">O que acontece agora</h2>
        <ol className="mt-4 grid gap-4">
          {passos.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft text-[17px] font-bold text-brand-ink"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-[18px] leading-6">{title}</h3>
                <p className="text-[17px] leading-6 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Link
          href="/login"
          className={buttonClass({ variant: 'act', size: 'xl', full: true, className: 'mt-7 min-h-[60px]' })}
        >
          Entrar
        </Link>
        <p className="my-5 min-h-6 text-[17px] leading-6 text-ink-2">
          <Ajuda before="Dúvida? Fale com a gente:" className="inline-flex min-h-6 items-center text-brand-ink" />
        </p>
      </div>
    </Frame>
  );
}
