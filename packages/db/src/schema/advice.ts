/** A broken rule of migrations, by name, and what to write instead. */
export interface Advice {
  rule: string;
  advice: string;
}
