import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { NOME_MARCO } from '@corre/contract/solicitacoes/marcos-regras.ts';
import type { MarcoDoEntregador } from '@corre/contract/vocabulario.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { CloudUpload, MapPinCheck, Store } from 'lucide-react';
import { useState } from 'react';
import { pedeCodigoNaPorta } from '../prova/prova-pedida.ts';
import { useRede } from '../rede/use-rede.ts';
import { guardarMarco, useMarcosGuardados } from './marcos-guardados.ts';
import { proximoMarco, TEXTO_DO_MARCO } from './proximo-marco.ts';

const ICONE = { no_cliente: MapPinCheck, entregue: MapPinCheck, devolvido: Store };

function marcarAgora(solicitacao_id: number, tipo: MarcoDoEntregador, codigo?: string): void {
  const agora = { quando: Date.now(), feita_em: new Date(serverNow()).toISOString() };
  guardarMarco({ solicitacao_id, tipo, ...agora, ...(codigo && { codigo }) });
}

const CodigoNaPorta = lazyPart(async () => (await import('../prova/codigo-na-porta.tsx')).CodigoNaPorta);
/** At the door there may be no signal to fetch it with. */
const COM_CODIGO = [CodigoNaPorta];
const SEM_CODIGO: typeof COM_CODIGO = [];

/** Milestones of one delivery: those noted, those that wait for the signal, and the one tap that comes next. */
export function MarcosDaEntrega({ entrega }: { entrega: SolicitacaoView }) {
  const semSinal = !useRede();
  const guardados = useMarcosGuardados().filter(({ solicitacao_id }) => solicitacao_id === entrega.id);
  const proximo = proximoMarco(
    entrega,
    guardados.map(({ tipo }) => tipo),
  );
  const [pedindo, setPedindo] = useState(false);
  const pedeCodigo = pedeCodigoNaPorta(entrega);
  usePreload(pedeCodigo ? COM_CODIGO : SEM_CODIGO);
  const notados = entrega.marcos.filter(({ tipo }) => !guardados.some((guardado) => guardado.tipo === tipo));
  return (
    <div className="grid grid-cols-1 gap-2 empty:hidden">
      {notados.length > 0 && (
        <p className="text-[16px] leading-6 text-ink-2">
          {notados.map(({ tipo, quando }) => `${NOME_MARCO[tipo]} às ${formatTime(quando)}`).join(' · ')}
        </p>
      )}
      {guardados.map(({ tipo, quando }) => (
        <p key={tipo} role="status" className="flex items-center gap-2 text-[16px] leading-6 text-ink-2">
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {NOME_MARCO[tipo]} às {formatTime(quando)}
          {semSinal && ': guardado no celular, sai quando voltar o sinal'}
        </p>
      ))}
      {proximo && (
        <Button
          variant="secondary"
          full
          icon={ICONE[proximo]}
          onClick={() => (proximo === 'entregue' && pedeCodigo ? setPedindo(true) : marcarAgora(entrega.id, proximo))}
        >
          {TEXTO_DO_MARCO[proximo]}
        </Button>
      )}
      <LazyDialog>
        {pedindo && proximo === 'entregue' && pedeCodigo && (
          <CodigoNaPorta
            entrega={entrega}
            onFechar={() => setPedindo(false)}
            onCodigo={(codigo) => {
              setPedindo(false);
              marcarAgora(entrega.id, 'entregue', codigo);
            }}
          />
        )}
      </LazyDialog>
    </div>
  );
}
