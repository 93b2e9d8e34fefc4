import { useState } from 'react';

/**
 * Returns the data as the form showed them before the user began to edit: what an edit sends as `antes`. News that
 * arrive while the form is dirty do not count, because the user has not seen them. `renew` takes the present data after
 * the server refused an old form and said so.
 */
export function useBeforeEdit<Data>(data: Data | undefined, dirty: boolean) {
  const [before, setBefore] = useState(data);
  if (before !== data && (!dirty || before === undefined)) setBefore(data);
  return { before, renew: setBefore };
}
