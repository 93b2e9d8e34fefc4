import { errorText } from '@corre/client/error.ts';
import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Copy } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { QrCode } from '../../kit/qr-code/qr-code.tsx';
import { notify } from '../../kit/toaster/notify.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Begun = Outputs['fatores']['comecarCodigo'];

/** Returns the secret in groups of four, as people type it. */
const grouped = (segredo: string): string => segredo.match(/.{1,4}/g)?.join(' ') ?? segredo;

async function copySecret(segredo: string): Promise<void> {
  if (await copyText(segredo)) notify.success('Chave copiada. Cole no aplicativo de códigos.');
  else notify.error('O navegador não deixou copiar. Selecione a chave e copie.');
}

function Secret({ segredo, uri }: Pick<Begun, 'segredo' | 'uri'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-[168px_minmax(0,1fr)] sm:items-center">
      <QrCode text={uri} label="QR Code para o aplicativo de códigos" className="mx-auto max-w-[168px]" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p className="text-(length:--ui-secondary) leading-5 text-ink-2">
          Leia com o aplicativo. Se não der, digite ou cole a chave:
        </p>
        <code className="block w-full rounded-(--ui-radius-sm) border border-line bg-sunken p-2.5 text-[14px] leading-5 wrap-anywhere select-all">
          {grouped(segredo)}
        </code>
        <Button variant="secondary" icon={Copy} onClick={() => void copySecret(segredo)}>
          Copiar chave
        </Button>
      </div>
    </div>
  );
}

type Props = {
  /** a begun app of codes; null while the dialog is closed */
  begun: Begun | null;
  onClose: () => void;
  /** runs after the recovery codes are closed */
  onDone?: () => void;
};

/** Sets up an app of codes: the secret, the first code, then the recovery codes. */
export function CodeApp({ begun, onClose, onDone }: Props) {
  const utils = trpc.useUtils();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(begun);
  const [wrong, setWrong] = useState<string | undefined>();
  if (begun && begun !== shown) {
    setShown(begun);
    setWrong(undefined);
  }
  const [codigos, setCodigos] = useState<string[] | null>(null);
  const activate = trpc.fatores.ativarCodigo.useMutation({
    onSuccess: (answer) => {
      setCodigos(answer.codigos);
      onClose();
      void utils.fatores.meus.invalidate();
    },
    onError: (error) => setWrong(errorText(error, FALHAS['fatores.ativarCodigo'])),
  });
  useEffect(() => {
    if (wrong !== undefined) field.current?.select();
  }, [wrong]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const codigo = field.current?.value.trim() ?? '';
    if (codigo === '') setWrong('Informe o código');
    else if (shown) activate.mutate({ desafio: shown.desafio, codigo });
  }
  return (
    <>
      {shown && (
        <Dialog
          open={begun !== null}
          onOpenChange={(open) => !open && !activate.isPending && onClose()}
          title="Aplicativo de códigos"
          description="Google Authenticator, Microsoft Authenticator, 2FAS ou outro."
          dismissible={false}
          initialFocus={field}
          footer={
            <>
              <Button variant="secondary" onClick={onClose}>
                Cancelar
              </Button>
              <Button type="submit" form={formId} loading={activate.isPending} loadingLabel="Ativando...">
                Ativar
              </Button>
            </>
          }
        >
          <div className="grid grid-cols-1 gap-5">
            <Secret segredo={shown.segredo} uri={shown.uri} />
            <form id={formId} noValidate onSubmit={submit}>
              <CodeField ref={field} kinds="app" error={wrong} onChange={() => setWrong(undefined)} />
            </form>
          </div>
        </Dialog>
      )}
      <RecoveryCodes
        codigos={codigos}
        onClose={() => {
          setCodigos(null);
          onDone?.();
        }}
      />
    </>
  );
}
