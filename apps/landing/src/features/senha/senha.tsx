import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Logo } from '@corre/ui/kit/logo/logo.tsx';
import { LateToaster } from '@corre/ui/shell/late-toaster.tsx';
import { ArrowLeft, CircleCheck, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Ajuda } from '../../ajuda.tsx';
import { usePageTitle } from '../../use-page-title.ts';
import { SenhaForm } from './senha-form.tsx';
import { type LinkState, useLink } from './use-link.ts';

const toLogin = (
  <Link href="/login" className={buttonClass({ size: 'xl', full: true, className: 'min-h-[60px]' })}>
    Entrar
  </Link>
);

/** A heading that takes the focus, so that a screen reader hears what the page says now. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="rounded-sm text-[28px] leading-9">
      {children}
    </h1>
  );
}

type Refused = Extract<LinkState, { at: 'recusado' }>;

/** A link that does not work: one sentence that says what to do and whom to ask, and the ways there. */
function Recusado({ text, codigo }: Refused) {
  return (
    <div className="grid gap-5">
      <Link2Off aria-hidden="true" className="size-10 text-ink-2" />
      <Heading>Link sem efeito</Heading>
      <p className="text-[18px] leading-7">{text}</p>
      <p className="text-[17px] leading-6 text-ink-2 empty:hidden">
        <Ajuda before="Fale com a gente:" className="inline-flex min-h-6 items-center text-brand-ink" />
      </p>
      {codigo === 'LINK_USADO' ? (
        toLogin
      ) : (
        <Link href="/login" className="flex min-h-12 items-center gap-2 font-semibold text-ink-2 hover:text-ink">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Ir para a entrada
        </Link>
      )}
    </div>
  );
}

function Salva({ text, link: { user_type, usuario } }: Extract<LinkState, { at: 'salva' }>) {
  return (
    <div className="grid gap-5">
      <CircleCheck aria-hidden="true" className="size-10 text-ok" />
      <Heading>{text}</Heading>
      <p className="text-[18px] leading-7 wrap-anywhere">
        {user_type === 'comercio' ? 'Entre com o nome da loja: ' : 'Seu usuário é '}
        <strong>{usuario}</strong>.
      </p>
      {toLogin}
    </div>
  );
}

type OpenProps = Pick<ReturnType<typeof useLink>, 'primeiro' | 'save' | 'saving' | 'refused' | 'retype'> &
  Extract<LinkState, { at: 'aberto' }>;

function Aberto({ link, primeiro, save, saving, refused, retype }: OpenProps) {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-[28px] leading-9">{primeiro ? 'Vamos começar' : 'Crie a sua senha'}</h1>
        {primeiro && <p className="mt-1 text-[17px] leading-6">Primeiro, a senha da conta que cria as outras.</p>}
        <p className="mt-1 text-[17px] leading-6 text-ink-2 wrap-anywhere">
          {link.user_type === 'comercio' ? 'Loja ' : `${link.nome}, seu usuário é `}
          <strong className="text-ink">{link.usuario}</strong>.
        </p>
      </div>
      <SenhaForm
        usuario={link.usuario}
        onSave={(nova_senha) => void save(link, nova_senha)}
        saving={saving}
        refused={refused}
        onType={retype}
      />
    </div>
  );
}

/** The page of a one-time link [link-de-acesso]: a new password, twice. The secret stands in the fragment. */
export default function Senha() {
  usePageTitle('Nova senha · Corre');
  const { state, read, ...form } = useLink();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="border-b border-line px-4 py-3">
        <Link href="/" aria-label="Corre, início" className="inline-flex min-h-11 items-center rounded-lg">
          <Logo className="text-[26px]" />
        </Link>
      </header>
      <main className="mx-auto w-full max-w-[520px] flex-1 px-4 pt-8 pb-10">
        {state.at === 'lendo' && (
          <p role="status" className="text-[17px] text-ink-2">
            Abrindo o link…
          </p>
        )}
        {state.at === 'sem_resposta' && (
          <div role="alert" className="grid justify-items-start gap-4">
            <p className="text-[18px] leading-7">{state.text}</p>
            <Button size="lg" onClick={read}>
              Tentar de novo
            </Button>
          </div>
        )}
        {state.at === 'recusado' && <Recusado {...state} />}
        {state.at === 'aberto' && <Aberto {...state} {...form} />}
        {state.at === 'salva' && <Salva {...state} />}
      </main>
      <LateToaster />
    </div>
  );
}
