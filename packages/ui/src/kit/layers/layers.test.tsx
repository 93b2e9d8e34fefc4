// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Router, useLocation, useSearchParams } from 'wouter';
import { navigateBelowLayers, useLayer } from './layers.ts';

function Layer({ name, stays = false, onClose }: { name: string; stays?: boolean; onClose: () => void }) {
  useLayer(true, () => !stays && onClose());
  return (
    <button type="button" onClick={onClose}>
      Fechar {name}
    </button>
  );
}

function Page({ stays }: { stays?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [path, navigate] = useLocation();
  const [, setParams] = useSearchParams();
  return (
    <>
      <p>Em {path}</p>
      {['conversa', 'pergunta'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen([...open, name])}>
          Abrir {name}
        </button>
      ))}
      <button type="button" onClick={() => navigate('/historico')}>
        Histórico
      </button>
      <button type="button" onClick={() => setParams({ busca: 'Rua A' }, { replace: true })}>
        Buscar
      </button>
      {open.map((name) => (
        <Layer
          key={name}
          name={name}
          stays={stays}
          onClose={() => setOpen((all) => all.filter((one) => one !== name))}
        />
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const layers = () => screen.queryAllByRole('button', { name: /^Fechar/ }).map(({ textContent }) => textContent);
const here = () => location.pathname + location.search;
/** The number of layers at the current history entry. */
const above = () => Number(history.state?.camadas ?? 0);

beforeEach(() => {
  history.pushState(null, '', '/antes');
  history.pushState(null, '', '/');
  render(
    <Router aroundNav={navigateBelowLayers}>
      <Page />
    </Router>,
  );
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(above()).toBe(0));
});

test('a step back closes the topmost layer and nothing else, the next one the next, the third leaves the page', async () => {
  await press('Abrir conversa');
  await press('Abrir pergunta');
  await waitFor(() => expect(above()).toBe(2));
  history.back();
  await waitFor(() => expect(layers()).toEqual(['Fechar conversa']));
  history.back();
  await waitFor(() => expect(layers()).toEqual([]));
  expect(here()).toBe('/');
  history.back();
  await waitFor(() => expect(here()).toBe('/antes'));
});

test('a layer closed by its own button leaves no entry behind', async () => {
  await press('Abrir conversa');
  await waitFor(() => expect(above()).toBe(1));
  await press('Fechar conversa');
  await waitFor(() => expect(above()).toBe(0));
  expect(here()).toBe('/');
  history.back();
  await waitFor(() => expect(here()).toBe('/antes'));
});

test('a layer that comes in the place of another takes its entry', async () => {
  await press('Abrir conversa');
  await waitFor(() => expect(above()).toBe(1));
  const entries = history.length;
  await Promise.all([press('Fechar conversa'), press('Abrir pergunta')]);
  await waitFor(() => expect(layers()).toEqual(['Fechar pergunta']));
  await waitFor(() => expect(above()).toBe(1));
  expect(history.length).toBe(entries);
});

test('the page below may change its tab: a step back closes the layer there, the next one goes to the tab before', async () => {
  await press('Abrir conversa');
  await waitFor(() => expect(above()).toBe(1));
  await press('Histórico');
  await waitFor(() => expect(above()).toBe(1));
  expect(here()).toBe('/historico');
  history.back();
  await waitFor(() => expect(layers()).toEqual([]));
  expect(here()).toBe('/historico');
  history.back();
  await waitFor(() => expect(here()).toBe('/'));
});

test('what the page below was asked meanwhile stays in its address', async () => {
  await press('Abrir conversa');
  await waitFor(() => expect(above()).toBe(1));
  await press('Buscar');
  history.back();
  await waitFor(() => expect(layers()).toEqual([]));
  expect(here()).toBe('/?busca=Rua+A');
});

test('a tab opened out of a layer that closes with it waits for no step, and the way back leads to the tab before', async () => {
  await press('Abrir conversa');
  await press('Abrir pergunta');
  await waitFor(() => expect(above()).toBe(2));
  await Promise.all([press('Fechar pergunta'), press('Fechar conversa'), press('Histórico')]);
  await waitFor(() => expect(here()).toBe('/historico'));
  await waitFor(() => expect(above()).toBe(0));
  history.back();
  await waitFor(() => expect(here()).toBe('/'));
  expect(above()).toBe(0);
});

test('a layer that refuses to go stays, and so does the page', async () => {
  cleanup();
  render(
    <Router aroundNav={navigateBelowLayers}>
      <Page stays />
    </Router>,
  );
  await press('Abrir pergunta');
  await waitFor(() => expect(above()).toBe(1));
  const steps = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back();
  await steps;
  await waitFor(() => expect(above()).toBe(1));
  expect(layers()).toEqual(['Fechar pergunta']);
  expect(here()).toBe('/');
});
