import { Bloco } from '../bloco/bloco.tsx';
import { MemoriaDeEnderecos } from '../enderecos/memoria-de-enderecos.tsx';
import { PrecosDaLoja } from '../enderecos/precos-da-loja.tsx';

/** The part 'Preços e endereços': the values that the request form fills in by itself. */
export const PrecosEEnderecos = () => (
  <>
    <Bloco
      cheio
      title="Preços"
      texto="Entram sozinhos no pedido pelo bairro do endereço. O valor de cada pedido continua livre."
    >
      <PrecosDaLoja />
    </Bloco>
    <Bloco
      cheio
      title="Endereços"
      texto="Voltam enquanto você digita, com a observação e o valor da última vez. Não escreva nomes de clientes."
    >
      <MemoriaDeEnderecos />
    </Bloco>
  </>
);
