import type { UserType } from '@corre/contract/vocabulario.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { PasswordField } from '@corre/ui/kit/password-field/password-field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { passkeysHere } from '@corre/ui/shell/fatores/passkeys-here.ts';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { KINDS, lastType, rememberType, rotuloDoUsuario } from './tipos-de-acesso.ts';
import { useLogin } from './use-login.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Few who come have forgotten their password. */
const EsqueciDialog = lazy(() => fetchPart(() => import('./esqueci-dialog.tsx')));

/** Few accounts have a second step, so the first view does not carry it. */
const SegundoPasso = lazy(() =>
  fetchPart(async () => ({ default: (await import('./segundo-passo.tsx')).SegundoPasso })),
);

type Missing = { usuario?: string; senha?: string };

function missingOf(tipo: UserType, usuario: string, senha: string): Missing {
  const qual = tipo === 'comercio' ? 'Informe o nome do comércio' : 'Informe o usuário';
  return { usuario: usuario.trim() === '' ? qual : undefined, senha: senha === '' ? 'Informe a senha' : undefined };
}

/** Reads the field at the submit, because a password manager may fill it without a change event. */
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

type Props = {
  aviso: string | null;
  /** the name to begin with */
  usuario: string | undefined;
  /** the fields stand in one row on a desktop, below something that matters more */
  emLinha?: boolean;
};

/**
 * The login form: access type, name and password [entrada], or a passkey [passkeys]. After a failure the name stays and
 * the password is selected. The second step takes the place of the fields, which keep what was typed.
 */
export function LoginForm({ aviso, usuario, emLinha = false }: Props) {
  const [tipo, setTipo] = useState(() => lastType());
  const [missing, setMissing] = useState<Missing>({});
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: keyof Missing) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.select();
  };
  const { login, signingIn, problema, setProblema, step, ...second } = useLogin({
    tipo,
    onFailure: () => focus('senha'),
  });
  const { offered, asking, passkey } = usePasskeyLogin(setProblema);
  const opcoes = step?.opcoes;
  // Counts the openings, so that each has a new dialog.
  const [esqueceu, setEsqueceu] = useState(0);
  // Who signs in, for the second step.
  const [quem, setQuem] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const nome = textOf(data, 'usuario');
    const senha = textOf(data, 'senha');
    const faults = missingOf(tipo, nome, senha);
    setMissing(faults);
    if (faults.usuario) focus('usuario');
    else if (faults.senha) focus('senha');
    else {
      setQuem(nome.trim());
      void login({ tipo, usuario: nome, senha });
    }
  }

  return (
    <div className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {(problema ?? aviso) && <Banner tone={problema ? 'perigo' : 'info'}>{problema ?? aviso}</Banner>}
      </div>
      {step && (
        <Suspense fallback={null}>
          <SegundoPasso
            step={step}
            usuario={quem}
            wrongCode={second.wrongCode}
            onType={second.retype}
            onCode={(codigo) => void second.sendCode(codigo)}
            sending={signingIn}
            onPasskey={opcoes && passkeysHere() ? () => void second.sendPasskey(opcoes) : undefined}
            asking={second.asking}
            onBack={second.back}
          />
        </Suspense>
      )}
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className={twMerge(
          'grid gap-x-5 gap-y-3.5 sm:gap-y-5',
          emLinha && 'lg:grid-cols-[1fr_1fr_auto] lg:items-start lg:gap-x-3',
          step && 'hidden',
        )}
      >
        <Field label="Tipo de acesso" group className={emLinha ? 'lg:col-span-3' : undefined}>
          <Segmented
            options={KINDS}
            value={tipo}
            columns={2}
            className={emLinha ? 'lg:grid-cols-4! lg:[&_svg]:hidden' : undefined}
            onValueChange={(next) => {
              setTipo(next);
              rememberType(next);
              setMissing({});
            }}
          />
        </Field>
        <Field label={rotuloDoUsuario(tipo)} error={missing.usuario} required>
          <TextInput
            size="lg"
            name="usuario"
            // 'webauthn' must come last: the browser then offers passkeys in this field.
            autoComplete={tipo === 'comercio' ? 'organization webauthn' : 'username webauthn'}
            autoCapitalize={tipo === 'comercio' ? 'words' : 'none'}
            spellCheck={false}
            defaultValue={usuario}
            onChange={() => missing.usuario && setMissing({})}
          />
        </Field>
        <div className="relative min-w-0">
          <PasswordField
            label="Senha"
            size="lg"
            name="senha"
            autoComplete="current-password"
            reserveCapsLockLine
            error={missing.senha}
            required
            onChange={() => missing.senha && setMissing({})}
          />
          <Button
            variant="link"
            onClick={() => setEsqueceu(esqueceu + 1)}
            // With large text there is no room beside the label, so the link stands below the field.
            className="absolute top-0 right-0 before:absolute before:-inset-2.5 before:bottom-0 max-[20em]:relative"
          >
            Esqueci a senha
          </Button>
        </div>
        <Button
          type="submit"
          size="xl"
          full
          loading={signingIn}
          loadingLabel="Entrando..."
          variant={emLinha ? 'secondary' : undefined}
          className={twMerge('min-h-[60px]', emLinha && 'lg:mt-7 lg:min-h-14')}
        >
          Entrar
        </Button>
        {passkeysHere() && (
          <Button
            variant="secondary"
            size="lg"
            full
            loading={asking}
            loadingLabel="Entrando..."
            onClick={passkey}
            className={twMerge(!offered && 'invisible', emLinha && 'lg:col-span-3')}
          >
            Entrar com chave de acesso
          </Button>
        )}
      </form>
      {esqueceu > 0 && (
        <Suspense fallback={null}>
          <EsqueciDialog key={esqueceu} tipo={tipo} />
        </Suspense>
      )}
    </div>
  );
}
