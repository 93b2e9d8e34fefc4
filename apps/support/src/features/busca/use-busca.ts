import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { type Achado, useAchados } from './use-achados.ts';

type Opcoes = {
  /** Clears the filters, so that the list has the found request. */
  mostrar: () => void;
  /** Shows only the requests of this shop. */
  verLoja: (nome: string) => void;
};

/** State of the search: text, results, the active result, and the key handler. */
export function useBusca({ mostrar, verLoja }: Opcoes) {
  const { abrir, destacar, selecionar } = useAtos();
  const [digitado, setDigitado] = useState('');
  const [chave, setChave] = useState<string | null>(null);
  const [comPressa, setComPressa] = useState(false);
  const { achados, procurando, falhou } = useAchados(digitado);
  const ativo = achados?.find((achado) => achado.chave === chave) ?? achados?.[0] ?? null;

  const digitar = (texto: string) => {
    setDigitado(texto);
    setChave(null);
    setComPressa(false);
  };
  const levar = (achado: Achado) => {
    if (achado.tipo === 'entregador') abrir({ tipo: 'detalhes', entregador: achado.entregador });
    else if (achado.tipo === 'comercio') verLoja(achado.nome);
    else if (!achado.aberta) abrir({ tipo: 'linha_do_tempo', solicitacao_id: achado.id });
    else {
      mostrar();
      selecionar({ solicitacao_ids: [achado.id] });
      destacar(achado.id);
    }
    if (achado.tipo === 'comercio' || (achado.tipo === 'solicitacao' && achado.aberta)) digitar('');
  };
  // The server may still find a past request with this number, so Enter waits for the answer. Enter acts at once if the
  // active result is an exact match or was chosen with the arrow keys.
  const incerto = procurando && chave === null && !(ativo?.tipo === 'solicitacao' && ativo.exata);
  const responder = useEffectEvent(() => {
    setComPressa(false);
    if (ativo) levar(ativo);
  });
  useEffect(() => {
    if (comPressa && !incerto) responder();
  }, [comPressa, incerto]);

  const andar = (passo: number) => {
    if (!achados || achados.length === 0) return;
    const onde = ativo ? achados.indexOf(ativo) : -1;
    setChave(achados[(onde + passo + achados.length) % achados.length]?.chave ?? null);
  };
  const teclar = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') andar(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') setComPressa(true);
    else if (event.key === 'Escape' && digitado !== '') digitar('');
    else return;
    event.preventDefault();
    // This Esc clears the field, so it must not close an open drawer.
    if (event.key === 'Escape') event.stopPropagation();
  };
  return { digitado, digitar, achados, ativo, procurando, falhou, levar, teclar };
}
