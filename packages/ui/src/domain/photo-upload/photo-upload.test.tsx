// @vitest-environment jsdom
import { FOTO_MAX_BYTES } from '@corre/contract/fotos/regras.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoUpload } from './photo-upload.tsx';

afterEach(cleanup);

function show() {
  const onSend = vi.fn(async (_dataUrl: string) => undefined);
  render(<PhotoUpload current={<span>sem foto</span>} onSend={onSend} />);
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Escolher foto', { selector: 'input' }), file);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar foto' }));
  return { onSend, choose, send };
}

// [foto]
test('sending without a photo says that one must be chosen', async () => {
  const { onSend, send } = show();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Selecione uma foto primeiro');
  expect(onSend).not.toHaveBeenCalled();
});

test('a file above 5 MB is refused with the promised text', async () => {
  const { choose } = show();
  await choose(new File([new Uint8Array(FOTO_MAX_BYTES + 1)], 'grande.jpg', { type: 'image/jpeg' }));
  expect(screen.getByRole('alert').textContent).toBe('Arquivo muito grande. Máximo 5MB.');
});

test('a file that is no photo is refused', async () => {
  const { choose } = show();
  await choose(new File(['oi'], 'carta.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert').textContent).toContain('Arquivo inválido');
});

test('the chosen photo is shown and given back as a data URL', async () => {
  const { onSend, choose, send } = show();
  await choose(new File(['oi'], 'eu.png', { type: 'image/png' }));
  const preview = await screen.findByRole<HTMLImageElement>('img', { name: 'Foto escolhida' });
  expect(preview.src).toBe('data:image/png;base64,b2k=');
  await send();
  expect(onSend).toHaveBeenCalledWith('data:image/png;base64,b2k=');
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});

test('a failed upload keeps the photo, so that it can be sent again', async () => {
  const { onSend, choose, send } = show();
  onSend.mockRejectedValueOnce(new Error('sem rede'));
  await choose(new File(['oi'], 'eu.png', { type: 'image/png' }));
  await screen.findByRole('img');
  await send();
  expect(screen.getByRole('img', { name: 'Foto escolhida' })).toBeInTheDocument();
});
