import { Bloco, BlocoCorpo } from '../bloco/bloco.tsx';
import { ChavesDaApi } from '../chaves/chaves-da-api.tsx';
import { IntegracoesDaLoja } from './integracoes-da-loja.tsx';

/** The part 'Sistemas': integrations and API keys. */
export const Sistemas = () => (
  <>
    <Bloco
      title="Integrações"
      texto="O sistema da loja pede o entregador sozinho, ou o seu sistema recebe cada passo das entregas."
    >
      <BlocoCorpo>
        <IntegracoesDaLoja />
      </BlocoCorpo>
    </Bloco>
    <Bloco
      title="Chaves da API"
      texto="Para um sistema da loja pedir entregas sozinho. Trocar a senha ou sair dos aparelhos não revoga chaves."
    >
      <BlocoCorpo>
        <ChavesDaApi />
      </BlocoCorpo>
    </Bloco>
  </>
);
