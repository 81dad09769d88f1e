/** A player asked for what a rule forbids: the code and the rule, e.g. `mustFollowSuit`, `SS-5.4`. A value, never thrown. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}

/** What is wrong with something that came from outside, and where: `moves[3].seat`. */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });

export const fault = (
  path: string,
  message: string,
  code = 'malformed',
  rule?: string,
): { ok: false; fault: Fault } => ({
  ok: false,
  fault: rule === undefined ? { path, code, message } : { path, code, message, rule },
});

export const describeFault = ({ path, code, message, rule }: Fault): string =>
  `${path === '' ? '' : `${path}: `}${message} (${rule === undefined ? code : `${code}, ${rule}`})`;

/** Thrown by readers of whole files, where a fault ends the work. */
export class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(describeFault(fault));
    this.name = 'FaultError';
    this.fault = fault;
  }
}

/** The value, or the fault thrown as an error. */
export const orThrow = <Value>(result: Parsed<Value>): Value => {
  if (result.ok) return result.value;
  throw new FaultError(result.fault);
};
