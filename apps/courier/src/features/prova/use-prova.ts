import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { type FormEvent, useState } from 'react';
import { agoraTocado, type Prova } from '../passos/passo.ts';
import type { Desfecho } from '../passos/passos-state.ts';
import { useDarPasso } from '../passos/use-dar-passo.ts';
import { faltaNoCodigo } from './codigo-do-cliente.tsx';
import { provaQueFalta } from './prova-pedida.ts';

const SEM_ESPACO = 'O celular não deixou guardar a foto. Libere espaço e tente de novo.';

type Field = 'codigo' | 'recebedor' | 'foto';

const guardarAFoto = async (solicitacao_id: number, foto_base64: string) =>
  (await import('../passos/foto-guardada.ts')).guardarFoto('entrega', solicitacao_id, {
    foto_base64,
    feita_em: agoraTocado().feita_em,
  });

/**
 * Returns the fields of the finish dialog with their errors: what is missing, then the server's refusal. `finalizar`
 * sends the step. `antes` is the proof that was refused: its name need not be typed again.
 */
export function useProva(
  entrega: SolicitacaoView,
  onClose: () => void,
  finalizar: (prova: Prova) => Promise<Desfecho>,
  antes?: Prova,
) {
  const falta = provaQueFalta(entrega);
  const [codigo, setCodigo] = useState('');
  const [recebedor, setRecebedor] = useState(antes?.recebedor ?? '');
  const [foto, setFoto] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [semEspaco, setSemEspaco] = useState(false);
  const { sending, recusa, esquecerRecusa, enviar } = useDarPasso(onClose);
  const faltas: Record<Field, string | undefined> = {
    codigo: falta.codigo ? faltaNoCodigo(entrega, codigo) : undefined,
    recebedor: falta.recebedor && recebedor.trim() === '' ? 'Digite o nome de quem recebeu' : undefined,
    foto: falta.foto && foto === null ? 'Tire a foto antes de finalizar' : undefined,
  };
  const daquiRecusada = (field: Field) => (recusa?.field === field ? recusa.text : undefined);
  const errorOf = (field: Field) => daquiRecusada(field) ?? (tried ? faltas[field] : undefined);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faltas.codigo || faltas.recebedor || faltas.foto) return;
    const comFoto = falta.foto && foto !== null;
    try {
      if (comFoto) await guardarAFoto(entrega.id, foto);
    } catch {
      return setSemEspaco(true);
    }
    await enviar(() => finalizar({ codigo: codigo || null, recebedor: recebedor.trim() || null, foto: comFoto }));
  };
  const changing =
    <Valor>(change: (valor: Valor) => void) =>
    (valor: Valor) => {
      change(valor);
      setSemEspaco(false);
      esquecerRecusa();
    };
  const visible = recusa !== null && ['codigo', 'recebedor', 'foto'].some((field) => field === recusa.field);
  return {
    falta,
    codigo: {
      valor: codigo,
      mudar: changing(setCodigo),
      error: errorOf('codigo'),
      recusado: recusa?.field === 'codigo',
    },
    recebedor: { valor: recebedor, mudar: changing(setRecebedor), error: errorOf('recebedor') },
    foto: { valor: foto, mudar: changing(setFoto), error: semEspaco ? SEM_ESPACO : errorOf('foto') },
    /** the server's refusal that belongs to no field */
    geral: recusa !== null && !visible ? recusa.text : null,
    sending,
    enviar: onSubmit,
  };
}
