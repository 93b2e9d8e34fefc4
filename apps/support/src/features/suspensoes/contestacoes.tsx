import { Contestacao } from './contestacao.tsx';
import { useContestacoes } from './use-contestacoes.ts';

/** The objections that nobody has answered, the oldest first. */
export function Contestacoes() {
  const { data } = useContestacoes();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="contestacoes" className="grid grid-cols-1 gap-3">
      <h2 id="contestacoes">Contestações sem resposta</h2>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {data.map((suspensao) => (
          <Contestacao key={suspensao.id} suspensao={suspensao} />
        ))}
      </div>
    </section>
  );
}
