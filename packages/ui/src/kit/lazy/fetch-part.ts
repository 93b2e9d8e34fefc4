import { serverAnswers } from './server-answers.ts';

/** A lazy chunk failed to load while the server answers: the server has a newer build without this chunk. */
export class PartGone extends Error {
  override readonly name = 'PartGone';
}

/**
 * Loads a lazy chunk. Without a network it waits until the server answers, and the page stays as it is.
 * Many browsers cache a failed module import and fail again without a request. Only a reload of the page helps then.
 * @throws PartGone, so that the error boundary can tell this from a bug of the page
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await serverAnswers();
  }
  return load().catch((cause: unknown) => {
    throw new PartGone('A part is gone', { cause });
  });
}
