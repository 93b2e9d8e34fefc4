import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useState } from 'react';
import { atrasDe, entregasDe, idDoPasso, nomeDoPasso, type Passo } from '../passos/passo.ts';
import { enviarDeNovo, retirarPassos, usePassos } from '../passos/passos-guardados.ts';
import { CodigoDeNovo, levaCodigo } from '../prova/codigo-de-novo.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

/** Deletes the photos of discarded steps. A new step brings a new photo. */
async function largarFotos(passos: readonly Passo[]): Promise<void> {
  const { esquecerFoto } = await import('../passos/foto-guardada.ts');
  for (const passo of passos)
    await esquecerFoto(passo.tipo === 'problema' ? 'problema' : 'entrega', passo.solicitacao_id);
}

type RecusaProps = { passo: Passo; atras: readonly Passo[]; emMaos: boolean; onDeNovo: () => void };

function Recusa({ passo, atras, emMaos, onDeNovo }: RecusaProps) {
  const largar = () => {
    // Without the delivery nothing more can be sent for it. The notice has named these steps.
    const largados = emMaos ? [passo] : [passo, ...atras];
    retirarPassos(...largados);
    void largarFotos(largados);
  };
  const nomes = atras.map(nomeDoPasso).join('; ');
  return (
    <Banner tone="perigo" className="items-start">
      <strong className="block">{nomeDoPasso(passo)}</strong>
      <span className="block font-normal empty:hidden">{passo.endereco}</span>
      <span className="block">{passo.recusa}</span>
      {atras.length > 0 && (
        <span className="mt-1 block font-normal">
          {emMaos ? 'Espera por isto' : 'Também não vai'}: {nomes}
        </span>
      )}
      <span className="mt-2 flex flex-wrap gap-2">
        {emMaos && (
          <Button variant="secondary" onClick={onDeNovo}>
            Enviar de novo
          </Button>
        )}
        <Button variant="secondary" onClick={largar}>
          {emMaos ? 'Descartar' : 'Entendi'}
        </Button>
      </span>
    </Banner>
  );
}

/** The stored steps that the server refused, each with its name, until the courier decides. */
export function Recusas() {
  const { passos } = usePassos();
  const { data } = useMinhasEntregas();
  // A code is typed again. The step may be another one by the time of the answer, so the dialog does not hang on it.
  const [deNovo, setDeNovo] = useState<Passo | null>(null);
  const entrega = data?.find(({ id }) => id === deNovo?.solicitacao_id);
  const emMaos = (passo: Passo) => data?.some(({ id }) => entregasDe(passo).includes(id)) ?? true;
  return (
    <>
      <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
        {passos
          .filter(({ recusa }) => recusa !== undefined)
          .map((passo) => (
            <Recusa
              key={idDoPasso(passo)}
              passo={passo}
              atras={atrasDe(passos, passo)}
              emMaos={emMaos(passo)}
              onDeNovo={() => (levaCodigo(passo) ? setDeNovo(passo) : enviarDeNovo(passo))}
            />
          ))}
      </div>
      {deNovo && entrega && <CodigoDeNovo passo={deNovo} entrega={entrega} onClose={() => setDeNovo(null)} />}
    </>
  );
}
