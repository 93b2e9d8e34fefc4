import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import { MOTIVOS_RECUSA } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useMotivo } from './use-motivo.ts';

/** The reasons for a refusal, one button each. */
export function Motivos({ solicitacao_id, onFim }: { solicitacao_id: number; onFim: () => void }) {
  const { enviando, escolher } = useMotivo(solicitacao_id, onFim);
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {MOTIVOS_RECUSA.map((motivo) => (
        <Button
          key={motivo}
          variant="secondary"
          size="lg"
          className="px-2"
          loading={enviando === motivo}
          onClick={() => escolher(motivo)}
        >
          {NOME_MOTIVO_RECUSA[motivo]}
        </Button>
      ))}
    </div>
  );
}
