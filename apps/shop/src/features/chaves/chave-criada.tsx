import type { ChaveCriada } from '@corre/contract/chaves/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { copyText } from '@corre/ui/kit/clipboard/copy-text.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { linhasDoTerminal } from './palavras.ts';

type CopiavelProps = { label: string; texto: string; botao: string; principal?: boolean };

/** A text with a button that copies it. */
function Copiavel({ label, texto, botao, principal = false }: CopiavelProps) {
  const [copiado, setCopiado] = useState(false);
  async function copiar() {
    const foi = await copyText(texto);
    setCopiado(foi);
    if (!foi) notify.error('O navegador não deixou copiar. Selecione o texto e copie.');
  }
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{label}</p>
      <pre className="rounded-[10px] bg-sunken px-3 py-2.5 font-mono text-[14px] leading-5 whitespace-pre-wrap wrap-anywhere select-all">
        {texto}
      </pre>
      <Button
        variant={principal ? 'primary' : 'secondary'}
        icon={copiado ? Check : Copy}
        onClick={() => void copiar()}
        className="justify-self-start"
      >
        {copiado ? 'Copiado' : botao}
      </Button>
      <span role="status" className="sr-only">
        {copiado && `${label}: copiado`}
      </span>
    </div>
  );
}

/** The new key, which is shown only once, and the lines to paste before the first calls of the documentation. */
export function ChaveCriadaUmaVez({ criada: { chave } }: { criada: ChaveCriada }) {
  const comercio_nome = useComercioNome();
  return (
    <div className="grid gap-5">
      <Copiavel principal label="Chave" texto={chave} botao="Copiar chave" />
      <Copiavel
        label="Para experimentar no terminal"
        texto={linhasDoTerminal(chave, comercio_nome, location.origin)}
        botao="Copiar linhas"
      />
      <p className="text-[14px] leading-5 text-ink-2">
        Guarde a chave no servidor do sistema. Nunca a coloque num endereço, num aplicativo ou numa página: quem a tem
        pede entregas em nome da loja.
      </p>
    </div>
  );
}
