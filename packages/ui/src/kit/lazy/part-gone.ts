/** A part with a chunk of its own did not come: no network, or the server has a newer build and this one's parts are gone. */
export class PartGone extends Error {
  override readonly name = 'PartGone';
}

/** Fetches a part. @throws PartGone, so that what stands above can tell it from a fault of the page. */
export const fetchPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((cause: unknown) => {
    throw new PartGone('A part of the page could not be fetched', { cause });
  });
