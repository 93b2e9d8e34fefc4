import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { Plus } from 'lucide-react';
import { useCriarComercio } from './use-comercios.ts';

/** The form of a new shop: name and preset password. */
export function NovoComercio() {
  const { nome, senha, erroDoNome, erroDaSenha, criar, criando } = useCriarComercio();
  return (
    <Card aria-labelledby="novo-comercio" className="p-5">
      <form onSubmit={criar} noValidate autoComplete="off" className="grid gap-4">
        <div>
          <h2 id="novo-comercio">Novo comércio</h2>
          <p className="text-[14px] leading-5 text-ink-2">O nome é o usuário de entrada.</p>
        </div>
        <Field label="Nome" error={erroDoNome} required>
          <TextInput autoComplete="off" {...nome} />
        </Field>
        <Field
          label="Senha inicial"
          error={erroDaSenha}
          hint="Com a senha que já vem preenchida, a loja só entra depois de trocá-la."
          required
        >
          <TextInput autoComplete="off" spellCheck={false} autoCapitalize="none" {...senha} />
        </Field>
        <Button type="submit" size="lg" full icon={Plus} loading={criando} loadingLabel="Criando...">
          Criar comércio
        </Button>
      </form>
    </Card>
  );
}
