import { useSearchParams } from 'wouter';

/**
 * Returns the parameters of the address, and a function that changes some of them. Null removes a parameter. A change
 * adds no entry to the browser's history.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (parts: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(parts)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [params, change] as const;
}
