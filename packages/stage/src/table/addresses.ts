import { createContext } from 'svelte';

/** Where things lie that a table leads to. The page around it knows; the stage only asks. */
export interface Addresses {
  readonly home: string;
  /** The paragraph of a rule. */
  rule(number: string): string;
}

export const [addresses, setAddresses] = createContext<Addresses>();
