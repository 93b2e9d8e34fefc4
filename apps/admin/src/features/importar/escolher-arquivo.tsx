import { LINHAS_MAX } from '@corre/contract/importacao/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { CircleAlert, Download, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';

type Props = { lendo: boolean; recusa: string | undefined; onFile: (file: File) => void; onModelo: () => void };

/** The place to drop or choose a file, with the sample sheet. */
export function EscolherArquivo({ lendo, recusa, onFile, onModelo }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [acima, setAcima] = useState(false);
  const errorId = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without a mouse
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setAcima(true);
      }}
      onDragLeave={() => setAcima(false)}
      onDrop={(event) => {
        event.preventDefault();
        setAcima(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      className={twMerge(
        'grid justify-items-center gap-3 rounded-(--ui-card) border-2 border-dashed border-control px-4 py-8 text-center',
        acima && 'border-brand bg-sunken',
      )}
    >
      <p className="text-[16px] leading-6 font-[650]">Arraste a planilha para cá</p>
      <p className="text-[14px] leading-5 text-ink-2">
        CSV ou Excel (.xlsx), até {LINHAS_MAX} linhas. A primeira linha tem os nomes das colunas.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-label="Escolher planilha"
        aria-describedby={recusa ? errorId : undefined}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Without a reset, the browser fires no event for the same file again.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={FileUp} loading={lendo} loadingLabel="Lendo..." onClick={() => input.current?.click()}>
          Escolher planilha
        </Button>
        <Button variant="secondary" icon={Download} onClick={onModelo}>
          Baixar modelo
        </Button>
      </div>
      <p
        id={errorId}
        role="alert"
        className="flex items-start gap-1.5 text-[14px] leading-5 font-semibold text-perigo-ink empty:hidden"
      >
        {recusa && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {recusa}
          </>
        )}
      </p>
    </div>
  );
}
