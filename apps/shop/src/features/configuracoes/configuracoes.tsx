import { Button } from '@corre/ui/kit/button/button.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';
import { PasswordForm } from '@corre/ui/shell/password-form.tsx';
import { SessionsCard } from '@corre/ui/shell/sessions-card.tsx';
import { ChavesDaApi } from '../chaves/chaves-da-api.tsx';
import { MemoriaDeEnderecos } from '../enderecos/memoria-de-enderecos.tsx';
import { PrecosDaLoja } from '../enderecos/precos-da-loja.tsx';
import { ProvaDaLoja } from '../prova/prova-da-loja.tsx';
import { FotoDaLoja } from './foto-da-loja.tsx';
import { IntegracoesDaLoja } from './integracoes-da-loja.tsx';
import { LocalDaLoja } from './local-da-loja.tsx';
import { Secao } from './secao.tsx';
import { SomDasMensagens } from './som-das-mensagens.tsx';

/** Photo, place, password (specification §2), the devices that are signed in, and what this browser remembers. */
export function Configuracoes() {
  return (
    <div className="mx-auto grid max-w-[880px] grid-cols-1 gap-4 sm:gap-6">
      <h1>Configurações</h1>
      <Secao title="Foto do comércio" texto="Aparece para quem entrega em cada oferta e no chat.">
        <FotoDaLoja />
      </Secao>
      <Secao alta title="Local da loja" texto="Quem entrega vê o endereço e abre o mapa em cada oferta e entrega.">
        <LocalDaLoja />
      </Secao>
      <Secao
        alta
        title="Preços"
        texto="Entram sozinhos no pedido pelo bairro do endereço. O valor de cada pedido continua livre."
      >
        <PrecosDaLoja />
      </Secao>
      <Secao
        alta
        title="Endereços"
        texto="Voltam enquanto você digita, com a observação e o valor da última vez. Não escreva nomes de clientes."
      >
        <MemoriaDeEnderecos />
      </Secao>
      <Secao
        alta
        title="Prova de entrega"
        texto="O que se pede para finalizar. Vale para os próximos pedidos; em cada um dá para mudar o código."
      >
        <ProvaDaLoja />
      </Secao>
      <Secao
        alta
        title="Chaves da API"
        texto="Para um sistema da loja pedir entregas sozinho. Trocar a senha ou sair dos aparelhos não revoga chaves."
      >
        <ChavesDaApi />
      </Secao>
      <Secao
        alta
        title="Integrações"
        texto="O sistema da loja pede o entregador sozinho, ou o seu sistema recebe cada passo das entregas."
      >
        <IntegracoesDaLoja />
      </Secao>
      <Secao alta title="Alterar senha" texto="As outras sessões deste comércio são encerradas.">
        <PasswordForm>
          {(alterando) => (
            <Button
              type="submit"
              loading={alterando}
              loadingLabel="Salvando..."
              className="min-h-(--ui-control) justify-self-end"
            >
              Alterar senha
            </Button>
          )}
        </PasswordForm>
      </Secao>
      <Secao title="Som das mensagens" texto="Toca a cada 1,5 s enquanto houver mensagem não lida no chat.">
        <SomDasMensagens />
      </Secao>
      <Secao title="Aparência">
        <ThemeChoice />
      </Secao>
      <SessionsCard keeps="As chaves da API continuam valendo: revogue-as em Chaves da API." />
    </div>
  );
}
