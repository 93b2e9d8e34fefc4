/** A rule of migrations by its name, and what to write instead of what breaks it. */
export interface Advice {
  rule: string;
  advice: string;
}
