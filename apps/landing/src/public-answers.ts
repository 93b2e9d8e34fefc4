import type { Outputs } from '@corre/client/trpc.ts';
import { useEffect, useState } from 'react';

/** Public answers of this page load as text, so that two components share one request. */
const asked = new Map<string, Promise<string>>();

async function ask(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

async function askOnce<T>(path: string): Promise<T> {
  const text = asked.get(path) ?? ask(path);
  asked.set(path, text);
  try {
    const data: T = JSON.parse(await text);
    return data;
  } catch (error) {
    // After a failure the next caller sends the request again.
    asked.delete(path);
    throw error;
  }
}

/** Both are missing while the answer loads. */
type Answer<T> = { data?: T; error?: unknown };

/**
 * Reads one public answer by REST. The landing page's first view has no API client (budget: e2e/first-view.ts), and no
 * request is sent twice.
 */
export function usePublicAnswer<T>(path: string): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({});
  useEffect(() => {
    let here = true;
    const put = (next: Answer<T>) => here && setAnswer(next);
    askOnce<T>(path).then(
      (data) => put({ data }),
      (error: unknown) => put({ error }),
    );
    return () => {
      here = false;
    };
  }, [path]);
  return answer;
}

/** City, contacts and rules of the product, and the rate of this week. A page reads them once. */
export type Configuracao = Outputs['publico']['configuracao'];

export function useConfiguracao() {
  const { data } = usePublicAnswer<Configuracao>('/api/public/configuracao');
  return { configuracao: data ?? null };
}
