// @vitest-environment jsdom
import { TEXTOS_DA_SENHA_DO_SUPORTE } from '@corre/contract/senhas/contrato.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, test, vi } from 'vitest';
import '../kit/toaster/toaster.tsx';
import { DataRoot } from './app-root.tsx';
import { PasswordCard } from './password-card.tsx';
import { RequireSession } from './require-session.tsx';
import { storeSession } from './session.ts';

afterEach(() => {
  // Unit tests share their worker: a toast would show on the page of the next file.
  act(() => toast.removeAll());
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const recusa = (detail: string, field: string) =>
  json(400, {
    error: { message: detail, code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400, detail, campo: field } },
  });

/** Renders support's card with a fake server that answers with `responder`. Returns the sent bodies. */
function show(responder: () => Response) {
  const enviados: unknown[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!String(url).includes('senhas.suporte')) return json(500, []);
    enviados.push(JSON.parse(String(body)));
    return responder();
  });
  storeSession({ user_type: 'suporte', user_id: 3, user_name: 'Carla', comercio_nome: '' });
  render(
    <DataRoot>
      <RequireSession tipo="suporte">
        <PasswordCard texts={TEXTOS_DA_SENHA_DO_SUPORTE} />
      </RequireSession>
    </DataRoot>,
  );
  return enviados;
}

const preencher = async (atual: string, nova: string, confirma: string) => {
  await userEvent.type(screen.getByLabelText('Senha atual'), atual);
  await userEvent.type(screen.getByLabelText('Nova senha'), nova);
  await userEvent.type(screen.getByLabelText('Confirmar nova senha'), confirma);
  await userEvent.click(screen.getByRole('button', { name: /Alterar senha/ }));
};

// [senha]
test('nothing is sent before all fields are filled and the new password was typed twice the same', async () => {
  const enviados = show(() => json(200, { result: { data: { message: 'Senha alterada com sucesso!' } } }));
  await userEvent.click(screen.getByRole('button', { name: /Alterar senha/ }));
  expect(await screen.findAllByText('Preencha todos os campos')).toHaveLength(3);
  await preencher('a de agora', 'segredo novo', 'segredo velho');
  expect(await screen.findByText('Senhas nao coincidem')).toBeInTheDocument();
  expect(enviados).toEqual([]);
});

test('a wrong present password is said at its field, which gets the focus', async () => {
  show(() => recusa('Senha atual incorreta', 'senha_atual'));
  await preencher('errada', 'segredo novo', 'segredo novo');
  expect(await screen.findByText('Senha atual incorreta')).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha atual')));
});

test('the present and the new password are sent, and the fields are empty afterwards', async () => {
  const enviados = show(() => json(200, { result: { data: { message: 'Senha alterada com sucesso!' } } }));
  await preencher('a de agora', 'segredo novo', 'segredo novo');
  expect(await screen.findByText('Senha alterada com sucesso!')).toBeInTheDocument();
  expect(enviados).toEqual([{ senha_atual: 'a de agora', nova_senha: 'segredo novo' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('');
});
