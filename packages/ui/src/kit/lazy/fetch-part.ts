import { serverAnswers } from './server-answers.ts';

/** A part with a chunk of its own did not come though the server answers: the server has a newer build, and this one's parts are gone. */
export class PartGone extends Error {
  override readonly name = 'PartGone';
}

/**
 * Fetches a part. Without a network the part comes once there is one, and the page stays as it is until then.
 * @throws PartGone, so that what stands above can tell it from a fault of the page. Many browsers remember that a chunk failed,
 * and fail again without asking: the page that is loaded anew forgets.
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
