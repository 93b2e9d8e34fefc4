import { StatusWord } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { ChevronDown, ChevronUp, EllipsisVertical, Siren, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { destinoDe, esperaDemais, type Grupo } from '../linha/linha.ts';
import type { Atos } from './card-atos.tsx';
import { LinhaAto } from './linha-ato.tsx';
import { LinhaTempo } from './linha-tempo.tsx';
import { encerrada } from './partes.ts';

type Props = {
  grupo: Grupo;
  agora: number;
  atos: Atos;
  /** true for many lines beside the form: the lowest height that is still readable */
  baixa: boolean;
};

/** The icons of a line: urgent, or a tracking link that reached the wrong person. */
function Sinais({ grupo }: Pick<Props, 'grupo'>) {
  const aberta = !encerrada(grupo[0]);
  return (
    <>
      {aberta && grupo[0].urgente && (
        <Siren aria-label="Urgente" role="img" className="mr-1.5 inline size-4 align-[-2px] text-perigo-ink" />
      )}
      {aberta && grupo.some(({ rastreio_recusado_em }) => rastreio_recusado_em !== null) && (
        <TriangleAlert
          aria-label="O link foi para a pessoa errada"
          role="img"
          className="mr-1.5 inline size-4 align-[-2px] text-perigo-ink"
        />
      )}
    </>
  );
}

/** The stops of an unfolded route, with the status where it differs. */
function Paradas({ grupo }: Pick<Props, 'grupo'>) {
  return (
    <ol className="grid gap-1 pb-2 pl-1">
      {grupo.map(({ id, ordem, endereco, status }) => (
        <li key={id} className="flex min-w-0 gap-2 text-[14px] leading-5">
          <span className="w-4 shrink-0 text-right font-bold tabular-nums text-ink-2">{ordem}</span>
          <span title={endereco} className="min-w-0 flex-1 truncate">
            {endereco}
          </span>
          {status !== grupo[0].status && <StatusWord status={status} className="pr-2 text-[13px]" />}
        </li>
      ))}
    </ol>
  );
}

/** One request or one route as two short texts. A route unfolds to its stops. 'Mais' opens the details. */
export function Linha({ grupo, agora, atos, baixa }: Props) {
  const [aberta, setAberta] = useState(false);
  const [primeira] = grupo;
  const { id, status, numero_pedido, nome_entregador } = primeira;
  const rota = grupo.length > 1;
  const destino = destinoDe(grupo);
  const naoLidas = Math.max(...grupo.map(({ mensagens_nao_lidas }) => mensagens_nao_lidas));
  return (
    <li
      data-solicitacao={id}
      className={`break-inside-avoid border-b border-line pr-1 ${esperaDemais(grupo, agora) ? 'border-l-[3px] border-l-faixa pl-[13px]' : 'pl-4'}`}
    >
      <div className={`flex items-center gap-2 ${baixa ? 'min-h-[37px]' : 'min-h-[51px]'}`}>
        <div className="min-w-0 flex-1">
          <p
            title={destino}
            className={`truncate font-semibold text-ink ${baixa ? 'text-[14.5px] leading-[18px]' : 'text-[15.5px] leading-5'}`}
          >
            <Sinais grupo={grupo} />
            {numero_pedido !== null && <span className="text-brand-ink">#{numero_pedido} · </span>}
            {destino}
          </p>
          <p
            className={`flex items-center gap-1.5 overflow-hidden text-[14px] whitespace-nowrap tabular-nums text-ink-2 ${baixa ? 'leading-[17px] [&_[data-late=true]]:h-[17px]' : 'leading-5 [&_[data-late=true]]:h-5'}`}
          >
            <StatusWord status={status} />
            <LinhaTempo grupo={grupo} agora={agora} />
            {nome_entregador && <span className="min-w-0 truncate max-sm:hidden">· {nomeCurto(nome_entregador)}</span>}
          </p>
        </div>
        {rota && (
          <IconButton
            icon={aberta ? ChevronUp : ChevronDown}
            size="sm"
            label={`Paradas da rota para ${primeira.endereco}`}
            aria-expanded={aberta}
            className={baixa ? 'min-h-7!' : 'max-sm:size-11'}
            onClick={() => setAberta(!aberta)}
          />
        )}
        <LinhaAto grupo={grupo} avaliar={atos.avaliar} baixa={baixa} />
        <IconButton
          icon={EllipsisVertical}
          size="sm"
          label={`Mais: ${destino}`}
          count={naoLidas}
          className={baixa ? 'min-h-7!' : 'max-sm:size-11'}
          onClick={() => atos.detalhar(primeira)}
        />
      </div>
      {aberta && <Paradas grupo={grupo} />}
    </li>
  );
}
