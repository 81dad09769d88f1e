/** How far a press of an arrow key moves it, and from where on a pointer means to move it. */
const STEP = 32;
const MEANT = 6;
const EDGE = 4;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A sheet that can be moved about the window by pointer or arrow keys, and put back to its place. */
export class Dragging {
  x = $state(0);
  y = $state(0);
  readonly #sheet: () => HTMLElement | undefined;
  readonly #leave: () => void;
  #justMoved = false;

  constructor(sheet: () => HTMLElement | undefined, leave: () => void) {
    this.#sheet = sheet;
    this.#leave = leave;
  }

  /** It stays in the window. */
  #to(x: number, y: number): void {
    const box = this.#sheet()?.getBoundingClientRect();
    this.x = Math.max(EDGE, Math.min(x, innerWidth - (box?.width ?? 0) - EDGE));
    this.y = Math.max(EDGE, Math.min(y, innerHeight - (box?.height ?? 0) - EDGE));
  }

  /** A window that became smaller has it inside again. */
  inside(): void {
    this.#to(this.x, this.y);
  }

  /** By pointer, from where it is taken. */
  take(event: PointerEvent): void {
    const [fromX, fromY] = [event.clientX, event.clientY];
    let grip: readonly [number, number] | undefined;
    this.#justMoved = false;
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (grip === undefined && Math.hypot(clientX - fromX, clientY - fromY) < MEANT) return;
      if (grip === undefined) {
        this.#leave();
        this.#justMoved = true;
        const box = this.#sheet()?.getBoundingClientRect();
        grip = [fromX - (box?.left ?? fromX), fromY - (box?.top ?? fromY)];
      }
      this.#to(clientX - grip[0], clientY - grip[1]);
    };
    const drop = (): void => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  }

  /** The click that ends a movement is none. */
  get wasMoved(): boolean {
    const moved = this.#justMoved;
    this.#justMoved = false;
    return moved;
  }

  /** By keyboard; says whether the key was meant for this. */
  press(key: string): boolean {
    const way = ARROWS[key];
    if (way === undefined) return false;
    this.#leave();
    this.#to(this.x + way[0], this.y + way[1]);
    return true;
  }
}
