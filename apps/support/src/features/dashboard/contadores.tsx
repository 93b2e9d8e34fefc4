import { Bike, Hourglass, ShieldOff, UserCheck, Users } from 'lucide-react';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useAgora } from '../torre/relogio.tsx';
import { useEntregadores, useEntregasAtivas } from '../torre/use-torre.ts';
import { Contador } from './contador.tsx';
import { resumoDaTorre } from './resumo.ts';
import type { useVisao } from './use-visao.ts';

type Props = { visao: ReturnType<typeof useVisao> };

/** The five counters (specification §2); each filters the lists below. */
export function Contadores({ visao }: Props) {
  const { filtro, filtrar, grupo, alternarGrupo } = visao;
  const resumo = resumoDaTorre(
    { solicitacoes: useSolicitacoes().data, entregadores: useEntregadores().data, entregas: useEntregasAtivas().data },
    useAgora(),
  );
  const pendentes = filtro === 'pendentes';
  const doGrupo = (nome: 'livres' | 'ocupados' | 'suspensos' | 'total') => ({
    numero: resumo[nome],
    ativo: grupo === nome,
    onClick: () => alternarGrupo(nome),
  });
  return (
    <fieldset
      aria-label="Contadores que filtram"
      className="grid min-w-0 shrink-0 grid-cols-2 gap-2 min-[340px]:grid-cols-4 min-[760px]:grid-cols-5 min-[760px]:gap-3"
    >
      <Contador
        icon={Hourglass}
        tone={resumo.agir ? 'bg-faixa text-on-faixa' : 'bg-aguardando text-aguardando-ink'}
        numero={resumo.pendentes}
        label="Solicitações pendentes"
        short="Pendentes"
        nota={resumo.notaPendentes}
        agir={resumo.agir}
        ativo={pendentes}
        onClick={() => filtrar(pendentes ? 'todas' : 'pendentes')}
      />
      <Contador
        icon={UserCheck}
        tone="bg-finalizada text-finalizada-ink"
        label="Entregadores livres"
        short="Livres"
        {...doGrupo('livres')}
      />
      <Contador
        icon={Bike}
        tone="bg-entrega text-entrega-ink"
        label="Entregadores ocupados"
        short="Ocupados"
        nota={resumo.notaOcupados}
        {...doGrupo('ocupados')}
      />
      <Contador
        icon={ShieldOff}
        tone="bg-perigo-soft text-perigo-ink"
        label="Suspensos"
        short="Suspensos"
        {...doGrupo('suspensos')}
      />
      <Contador
        icon={Users}
        tone="bg-sunken text-ink-2"
        label="Total cadastrados"
        short="Total cadastrados"
        nota={resumo.notaTotal}
        className="max-[759px]:col-span-full max-[759px]:min-h-10 max-[759px]:[&>span:last-child]:flex max-[759px]:[&>span:last-child]:items-center max-[759px]:[&>span:last-child]:gap-2 max-[759px]:[&_strong]:text-[16px]"
        {...doGrupo('total')}
      />
    </fieldset>
  );
}
