import { Button } from '@corre/ui/kit/button/button.tsx';
import { CodeField } from '@corre/ui/shell/fatores/code-field.tsx';
import { ArrowLeft, Fingerprint } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SecondStep } from './second-step.ts';

type Props = {
  step: SecondStep;
  /** who signs in, as typed */
  usuario: string;
  wrongCode: string | undefined;
  onType: () => void;
  onCode: (codigo: string) => void;
  sending: boolean;
  /** absent where passkeys do not work */
  onPasskey: (() => void) | undefined;
  asking: boolean;
  onBack: () => void;
};

/** The second step of a login by password: a code or a passkey [segundo-fator]. The focus goes to the code. */
export function SegundoPasso(props: Props) {
  const { step, usuario, wrongCode, onType, onCode, sending, onPasskey, asking, onBack } = props;
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const withCode = step.fatores.includes('codigo');
  const withPasskey = step.fatores.includes('passkey') && onPasskey !== undefined;
  useEffect(() => (field.current ?? heading.current)?.focus(), []);
  useEffect(() => {
    if (wrongCode !== undefined) field.current?.select();
  }, [wrongCode]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCode(field.current?.value ?? '');
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="rounded-sm text-[22px] leading-7">
          Confirme que é você
        </h2>
        <p className="mt-1 text-[17px] text-ink-2 wrap-anywhere">
          Senha certa, <strong className="text-ink">{usuario}</strong>. Falta a segunda confirmação.
        </p>
      </div>
      {withCode && (
        <>
          <CodeField ref={field} size="lg" error={wrongCode} onChange={onType} />
          <Button type="submit" size="xl" full loading={sending} loadingLabel="Entrando..." className="min-h-[60px]">
            Entrar
          </Button>
        </>
      )}
      {withPasskey && (
        <Button
          size="xl"
          full
          variant={withCode ? 'secondary' : 'primary'}
          icon={Fingerprint}
          loading={asking}
          loadingLabel="Entrando..."
          onClick={onPasskey}
        >
          Usar passkey
        </Button>
      )}
      {!withCode && !withPasskey && (
        <p className="text-[17px]">
          Esta conta entra com passkey, e passkeys não funcionam neste navegador ou neste endereço.
        </p>
      )}
      <Button variant="ghost" size="lg" icon={ArrowLeft} onClick={onBack}>
        Voltar
      </Button>
    </form>
  );
}
