import { Contestada } from '../custodia/contestada.tsx';
import { usePendencias } from '../custodia/use-em-maos.ts';
import { Contestacao } from '../suspensoes/contestacao.tsx';
import { useContestacoes } from '../suspensoes/use-contestacoes.ts';

/** Suspensions that their couriers object to, then differences of cash. */
export function CartoesDeContestacoes() {
  const suspensoes = useContestacoes().data;
  const diferencas = usePendencias().data?.contestacoes;
  return (
    <>
      {suspensoes?.map((suspensao) => (
        <Contestacao key={`suspensao ${suspensao.id}`} suspensao={suspensao} />
      ))}
      {diferencas?.map((diferenca) => (
        <Contestada key={`diferenca ${diferenca.prestacao_id}`} diferenca={diferenca} />
      ))}
    </>
  );
}
