import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { type FormEvent, useState } from 'react';
import { faltaNoCodigo } from './codigo-do-cliente.tsx';
import { guardarFoto } from './foto-guardada.ts';
import type { ProvaGuardada } from './prova-guardada.ts';
import { provaQueFalta } from './prova-pedida.ts';

const SEM_ESPACO = 'O celular não deixou guardar a foto. Libere espaço e tente de novo.';

/** What the finish dialog asks for, and what is wrong with it. `onPronta` is told once all of it is there. */
export function useProva(entrega: SolicitacaoView, onPronta: (prova: ProvaGuardada) => void) {
  const falta = provaQueFalta(entrega);
  const [codigo, setCodigo] = useState('');
  const [recebedor, setRecebedor] = useState('');
  const [foto, setFoto] = useState<string | null>(null);
  const [tentou, setTentou] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const erros = {
    codigo: falta.codigo ? faltaNoCodigo(entrega, codigo) : undefined,
    recebedor: falta.recebedor && recebedor.trim() === '' ? 'Digite o nome de quem recebeu' : undefined,
    foto: falta.foto && foto === null ? 'Tire a foto antes de finalizar' : recusa,
  };
  const enviar = async (event: FormEvent) => {
    event.preventDefault();
    setTentou(true);
    if (erros.codigo || erros.recebedor || (falta.foto && foto === null)) return;
    try {
      if (foto) await guardarFoto(entrega.id, { foto_base64: foto, feita_em: new Date(serverNow()).toISOString() });
    } catch {
      setRecusa(SEM_ESPACO);
      return;
    }
    onPronta({ codigo: codigo || null, recebedor: recebedor.trim() || null, foto: foto !== null });
  };
  const vistos = tentou ? erros : { codigo: undefined, recebedor: undefined, foto: recusa };
  return { falta, codigo, setCodigo, recebedor, setRecebedor, foto, setFoto, erros: vistos, enviar };
}
