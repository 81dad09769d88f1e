import type { PortraitName } from '../art/faces.ts';
import type { InLanguages } from '../language/catalogue.ts';

/** Who sits on a chair, as far as there is a face to it. */
export interface Sitter {
  readonly face: PortraitName;
  /** A dry line for when something comes to light. */
  readonly caught?: InLanguages<string>;
}
