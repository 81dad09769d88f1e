import { battlements, bricks, type Strokes } from './strokes.ts';

/** The pieces the town is built from, each around its own foot. */

export const TREE: Strokes = [
  ['wood', 'M-2 0V-14H2V0z'],
  ['leaf', 'M-12 -16C-18 -26 -8 -40 0 -40S18 -26 12 -16C6 -11 -6 -11 -12 -16z'],
  ['hatch', 'M-5 -20q5 4 10 0M-7 -26q4 3 7 0M1 -30q4 3 7 0'],
];

export const COTTAGE: Strokes = [
  ['shade', 'M20 0V-16L36 0z'],
  ['stone', 'M-20 0V-26H20V0z'],
  ['roof', 'M-25 -26L0 -52L25 -26z'],
  ['hatch', 'M-12 -34H12M-17 -29H17M-12 0V-14H-4V0M6 -18h7v9h-7z'],
];

export const TOWER: Strokes = [
  ['tint', 'M-19 0V-74H19V0z'],
  ['tint', 'M-24 -74V-94H-15V-86H-5V-94H5V-86H15V-94H24V-74z'],
  ['hatch', 'M-10 -66h12M4 -56h11M-16 -46h9M0 -36h14M-15 -24h10M2 -14h12'],
  ['solid', 'M-3 -44h6v14h-6z'],
  ['shade', 'M8 0V-74H19V0z'],
];

/** MC-10  A stall, 106 wide: awning, shelf, counter; its colour is `--c`. The foot lies at 0, the ridge at -172. */
export const STALL_BACK: Strokes = [
  ['shade', 'M40 0V-60L62 -16L56 4H-34z'],
  ['wood', 'M-45 -128H-40V0H-45zM40 -128H45V0H40z'],
  ['board', 'M-40 -128H40V-66H-40z'],
  ['shade', 'M-40 -128H40V-104H-40z'],
];
export const STALL_FRONT: Strokes = [
  ['wood', 'M-50 -66H50V-57H-50z'],
  ['tint', 'M-45 -57H45V-2H-45z'],
  ['hatch', 'M-45 -40H45M-45 -20H45M-36 -57V-2M36 -57V-2'],
  ['slate', 'M-37 -52H37V-12H-37z'],
  [
    'paper',
    'M-42 -160H42L52 -134V-128C52 -121 39 -121 39 -128C39 -121 26 -121 26 -128C26 -121 13 -121 13 -128C13 -121 0 -121 0 -128C0 -121 -13 -121 -13 -128C-13 -121 -26 -121 -26 -128C-26 -121 -39 -121 -39 -128C-39 -121 -52 -121 -52 -128V-134z',
  ],
  [
    'own',
    'M-42 -160H-30L-39 -128C-39 -121 -52 -121 -52 -128V-134zM-18 -160H-6L-13 -128C-13 -121 -26 -121 -26 -128zM6 -160H18L26 -128C26 -121 13 -121 13 -128zM30 -160H42L52 -134V-128C52 -121 39 -121 39 -128z',
  ],
];

export const BREAD: Strokes = [
  ['bread', 'M-12 0C-14 -9 -7 -13 0 -13S14 -9 12 0z'],
  ['hatch', 'M-6 -10l-2 6M0 -11v6M6 -10l2 6'],
];
export const JUG: Strokes = [
  ['line', 'M5 -17q10 1 4 10'],
  ['wine', 'M-5 -22H5L4 -16C11 -12 11 -3 6 0H-6C-11 -3 -11 -12 -4 -16z'],
  ['hatch', 'M-6 -4q6 2 12 0M-7 -8q7 2 14 0'],
];
export const ROLL: Strokes = [
  ['cloth', 'M-13 -13H9V0H-13z'],
  ['paper', 'M9 -13C13 -13 13 0 9 0S5 -13 9 -13z'],
  ['hatch', 'M-8 -13V0M-2 -13V0'],
];
export const GEM: Strokes = [
  ['jewel', 'M-6 -15H6L11 -9L0 1L-11 -9z'],
  ['glint', 'M-11 -9H11M-4 -9L0 1L4 -9L0 -15L-4 -9'],
];
export const GREY: Strokes = [
  ['grey', 'M-11 -2L-9 -14L3 -17L11 -10L9 0H-7z'],
  ['mark', 'M-1.500 -14h3v3h3v3h-3v5.500h-3v-5.500h-3v-3h3z'],
];

/** MC-18  A pit, 150 wide, its middle at 0. */
export const PIT: Strokes = [
  ['shade', 'M-84 12C-80 -48 86 -48 88 14S-78 74 -84 12z'],
  ['stone', 'M-76 4C-76 -24 -42 -46 0 -46S76 -24 76 4S42 54 0 54S-76 32 -76 4z'],
  [
    'hatch',
    'M-72 -12l10 5M-50 -30l8 7M-17 -43l3 9M17 -43l-3 9M50 -30l-8 7M72 -12l-10 5M-68 26l9 -5M-44 43l5 -8M-15 52l2 -9M15 52l-2 -9M44 43l-5 -8M68 26l-9 -5',
  ],
  ['scorch', 'M-64 3C-64 -18 -36 -34 0 -34S64 -18 64 3S36 40 0 40S-64 24 -64 3z'],
  ['hatch', 'M-53 -14V-5M-41 -23V-12M-28 -28V-17M-14 -32V-20M0 -33V-21M14 -32V-20M28 -28V-17M41 -23V-12M53 -14V-5'],
  ['pit', 'M-61 9C-61 -10 -34 -22 0 -22S61 -10 61 9S34 39 0 39S-61 28 -61 9z'],
  [
    'ember',
    'M-56 22C-46 34 -35 28 -31 35C-23 29 -15 38 -8 32C0 40 8 30 15 36C23 29 29 37 35 30C44 32 52 28 56 22C42 44 -42 44 -56 22z',
  ],
];
/** MC-18.2  A Pope stone: a mitre, and nothing else wears one. */
export const POPE_STONE: Strokes = [
  ['stone', 'M-13 6C-13 2 13 2 13 6S-13 10 -13 6z'],
  ['paper', 'M0 -30C7 -24 12 -16 11 -6H-11C-12 -16 -7 -24 0 -30z'],
  ['gold', 'M-11 -6H11V6H-11z'],
  ['red', 'M-1.700 -23H1.700V-18.500H6V-15H1.700V-9H-1.700V-15H-6V-18.500H-1.700z'],
];
export const RIBBON: Strokes = [
  ['tint', 'M-62 -8L-76 -6L-68 3L-76 15L-58 12zM62 -8L76 -6L68 3L76 15L58 12z'],
  ['paper', 'M-66 -13Q0 -8 66 -13V10Q0 15 -66 10z'],
];
/** MC-18.1  A sin stone; whose it is, its colour and its letter say. */
export const SIN: Strokes = [['own', 'M-8 -3L-3 -8L5 -7L9 -1L6 6L-4 7L-9 3z']];

/** MC-19  A crew: two heads, a ladder, a hammer. */
export const CREW: Strokes = [
  ['wood', 'M-3 -34L3 -36L13 1L7 2z'],
  ['hatch', 'M-1 -27l7 -2M1 -20l7 -2M3 -13l7 -2M5 -6l7 -2'],
  ['tint', 'M-20 0L-18 -17C-17 -23 -7 -23 -6 -17L-4 0z'],
  ['paper', 'M-17.500 -26a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0z'],
  ['red', 'M-19 -28Q-12 -38 -5 -28z'],
  ['line', 'M-18 -14L-25 -20'],
  ['solid', 'M-29 -25L-22 -26L-21 -22L-28 -20z'],
  ['gold', 'M13 0L14 -13C15 -19 24 -19 25 -13L27 0z'],
  ['paper', 'M14.500 -22a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
  ['tint', 'M13 -23Q19.500 -32 26 -23z'],
];

/** MC-19.1  Nave and spire, each a part of its own, so that it can grow. */
export const NAVE: Strokes = [
  ['shade', 'M66 0V-30L92 -4L86 6H-50z'],
  ['stone', 'M-66 0V-46H66V0z'],
  ['roof', 'M-72 -46L-58 -82H58L72 -46z'],
  ['hatch', 'M-68 -56H68M-64 -65H64M-61 -74H61'],
  [
    'paper',
    'M-56 -8V-26C-56 -36 -42 -36 -42 -26V-8zM-32 -8V-26C-32 -36 -18 -36 -18 -26V-8zM42 -8V-26C42 -36 56 -36 56 -26V-8z',
  ],
  ['hatch', 'M-49 -33V-8M-25 -33V-8M49 -33V-8'],
  ['tint', 'M-66 0V-46H-60V0zM-38 0V-46H-36V0zM60 0V-46H66V0z'],
  ['stone', 'M-18 0V-66L8 -94L34 -66V0z'],
  ['paper', 'M-2 -58a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
  ['hatch', 'M8 -68V-48M-2 -58H18M1 -65L15 -51M15 -65L1 -51'],
  ['solid', 'M-2 0V-20C-2 -32 18 -32 18 -20V0z'],
  ['shade', 'M22 0V-78L34 -66V0z'],
];
export const SPIRE: Strokes = [
  ['stone', 'M-22 0V-92H22V0z'],
  ['roof', 'M-26 -92L0 -154L26 -92z'],
  ['gold', 'M-1.500 -172H1.500V-166H7V-163H1.500V-153H-1.500V-163H-7V-166H-1.500z'],
  ['shade', 'M9 0V-92H0L0 -154L26 -92H22V0z'],
  ['solid', 'M-8 -60V-76C-8 -86 8 -86 8 -76V-60zM-9 0V-18C-9 -30 9 -30 9 -18V0z'],
  ['hatch', 'M-22 -52H22M-22 -34H22M-14 -120L14 -120M-19 -106H19M-18 -8h6M12 -44h8M-18 -44h5'],
];
export const SCAFFOLD: Strokes = [
  ['dash', 'M-22 0V-92L0 -154L22 -92V0'],
  ['line', 'M-30 2V-84M-10 2V-84M12 2V-84M31 2V-70'],
  ['wood', 'M-36 -30H37V-26H-36zM-36 -58H37V-54H-36z'],
  ['hatch', 'M-30 0L-10 -26M-10 -30L-30 -54M12 -30L31 -54M31 0L12 -26'],
  ['stone', 'M-22 0V-22H22V0z'],
  ['hatch', 'M-22 -11H22M-8 -22V-11M8 -22V-11M0 -11V0'],
  ['line', 'M-10 -84L24 -96V-72'],
  ['stone', 'M18 -72h12v10h-12z'],
];
export const EMPTY_SITE: Strokes = [
  ['dash', 'M-66 0V-50L-56 -80H-12L8 -104L34 -76H58L68 -50V0z'],
  ['stone', 'M-72 6h34v-10h-34zM-32 6h20v-14h-20zM-68 -4h24v-9h-24zM40 6h30v-10h-30z'],
  ['hatch', 'M-60 -4v10M-50 -4v10M-56 -13v9M54 -4v10M-72 12h30M28 12h50'],
];

export const HUT: Strokes = [
  ['shade', 'M-58 0L-66 12H66V0z'],
  ['wood', 'M-50 0V-72H50V0z'],
  ['tint', 'M-62 -70L-38 -116H38L62 -70z'],
  [
    'hatch',
    'M-56 -80H56M-50 -92H50M-44 -104H44M-50 -54H50M-50 -36H50M-50 -18H50M-30 -116l-8 12M-10 -104l-4 12M20 -104l4 12M4 -92l0 12',
  ],
  ['solid', 'M-15 0V-38C-15 -48 15 -48 15 -38V0z'],
];
export const CART: Strokes = [
  ['wood', 'M-40 -20H40L34 -2H-34z'],
  ['tint', 'M-31 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM5 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z'],
  ['hatch', 'M-18 -13V13M-31 0H-5M18 -13V13M5 0H31'],
  ['paper', 'M-26 -20C-36 -42 -22 -54 -8 -56L-14 -66H12L6 -56C22 -53 36 -42 26 -20z'],
  ['line', 'M-10 -56H8'],
];
export const WELL: Strokes = [
  ['stone', 'M-22 8V-4C-22 -12 22 -12 22 -4V8C22 16 -22 16 -22 8z'],
  ['solid', 'M-18 -4C-18 -9 18 -9 18 -4S-18 1 -18 -4z'],
  ['line', 'M-18 -4V-28M18 -4V-28'],
  ['roof', 'M-26 -24L0 -40L26 -24z'],
];

export const FLAME: Strokes = [
  ['red', 'M-17 0C-21 -14 -10 -20 -11 -34C-3 -27 0 -22 1 -15C5 -22 4 -28 10 -33C11 -20 22 -14 17 0z'],
  ['gold', 'M-7 0C-7 -8 -2 -10 -1 -16C5 -10 5 -5 8 0z'],
];
export const CLOUD: Strokes = [
  [
    'paper',
    'M-44 0C-56 -1 -56 -14 -45 -15C-44 -26 -27 -29 -20 -20C-12 -32 8 -30 10 -17C20 -25 36 -20 34 -9C46 -9 48 3 36 4H-38C-44 4 -46 2 -44 0z',
  ],
  ['hatch', 'M-34 -4h16M6 -4h18M-20 -10h10'],
];
export const HALO: Strokes = [
  ['gold', 'M-11 0C-11 -4.500 11 -4.500 11 0S-11 4.500 -11 0zM-6 0C-6 1.800 6 1.800 6 0S-6 -1.800 -6 0z'],
];

const CLOAK = 'M-12 0V-16C-12 -27 -7 -33 0 -33S12 -27 12 -16V0L8 -4.500L4 0L0 -4.500L-4 0L-8 -4.500z';
const FACE: Strokes = [
  ['own', CLOAK],
  ['paper', 'M-7 -24C-7 -32 7 -32 7 -24S-7 -16 -7 -24z'],
  [
    'solid',
    'M-4 -24.500a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0zM1.400 -24.500a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0 -2.600 0z',
  ],
];
/** Four souls that differ in shape: a hood, a broad hat, a pointed cap, a nun's veil. */
export const SOULS: readonly Strokes[] = [
  [...FACE, ['hatch', 'M-2.500 -20q2.500 2 5 0']],
  [...FACE, ['own', 'M-15 -29q15 -4 30 0q-6 -3 -8 -10h-14q-2 7 -8 10z'], ['hatch', 'M-2 -20h4']],
  [['own', 'M-7 -29L2 -46L8 -28z'], ...FACE, ['hatch', 'M-2.500 -19q2.500 -2 5 0']],
  [
    ...FACE,
    ['paper', 'M-11 -20C-15 -34 -8 -40 0 -40S15 -34 11 -20L8 -22C9 -30 5 -33 0 -33S-9 -30 -8 -22z'],
    ['solid', 'M-1.400 -20a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0 -2.800 0z'],
  ],
];

/** A letter with its seal, 20 wide. */
export const LETTER: Strokes = [
  ['paper', 'M-11 -12H7C11 -12 11 -8 8 -8V10C8 12 6 13 5 13H-8C-11 13 -11 9 -8 9V-8C-11 -8 -11 -12 -11 -12z'],
  ['own', 'M-5 3a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'],
];

/** The House of Pleasure, cut open: what stands around its windows, in the measures of the town. */
export const HOUSE: Strokes = [
  ['shade', 'M570 334V150L606 330L590 346H70z'],
  ['stone', 'M28 332V92H572V332z'],
  ['roof', 'M12 96L72 30H528L588 96z'],
  [
    'hatch',
    'M24 84H576M36 70H564M48 57H552M60 43H540M110 30l-10 13M170 30l-7 13M250 43l-4 14M330 43l3 14M420 57l5 13M150 57l-6 13M210 70l-5 14M480 57l6 13M110 70l-8 14M510 70l8 14M450 43l5 14',
  ],
  ['tint', 'M478 44V8H504V44zM473 2H509V10H473z'],
  ['hatch', 'M488 -2q-8 -8 0 -14q8 -6 1 -14M498 -2q6 -7 1 -12'],
  ['wood', 'M28 190H572V200H28zM28 324H572V334H28z'],
];
export const HOUSE_SIGN: Strokes = [['paper', 'M170 50H430V82H170z']];
export const CAT: Strokes = [
  [
    'cat',
    'M-14 0C-18 -12 -12 -22 -4 -24L-6 -32L0 -28H7L13 -32L12 -23C18 -16 16 -8 14 0zM-14 -2q-14 2 -12 -10q0 -6 4 -6q-2 12 9 10z',
  ],
  ['eyes', 'M-2 -23h4v3h-4zM6 -23h4v3h-4z'],
];

const HILLS =
  'M-600 110Q-300 20 -40 86Q180 20 420 70Q620 24 800 64Q960 20 1090 56Q1240 20 1440 84Q1600 40 1900 90V900H-600z';

/** Sky and hills, and the fields around. */
const COUNTRY: Strokes = [
  ['sky', 'M-700 -500H2000V1000H-700z'],
  ['hill', HILLS],
  [
    'hatch',
    'M100 50q30 -14 60 -4M112 58q22 -8 40 -2M690 42q30 -10 50 2M930 40q30 -8 50 2M560 50q20 -8 40 0M1100 44q24 -8 40 -2',
  ],
  [
    'bird',
    'M600 18h90M640 26h120M740 12h60M880 16h70M920 24h110M1050 12h50M700 36q5 -5 8 0q4 -5 8 0M728 30q4 -4 7 0q3 -4 7 0M850 34q5 -5 8 0q4 -5 8 0',
  ],
  ['field', 'M-700 150H2000V1600H-700z'],
];
const SQUARE = 'M20 352C60 334 540 334 582 352C600 430 596 520 560 560L360 582H240L40 560C10 520 8 420 20 352z';

/** Streets, walls and roofs of the broad town: what never changes. */
export const GROUND: Strokes = [
  ...COUNTRY,
  ['ground', 'M8 96H1232V600H8z'],
  [
    'grass',
    'M588 108H1226V330C1000 366 800 366 588 344zM588 392C700 372 980 372 1070 392V560C960 584 700 584 588 566z',
  ],
  ['square', `${SQUARE}M588 344L660 372L600 388zM1076 380H1224V566H1076z`],
  [
    'hatch',
    'M60 566q6 -4 12 0M140 572q6 -4 12 0M440 572q6 -4 12 0M520 566q6 -4 12 0M590 470q6 -4 12 0M586 520q6 -4 12 0M640 366q6 -4 12 0M900 372q6 -4 12 0M980 370q6 -4 12 0M1090 540q6 -4 12 0M1190 548q6 -4 12 0M250 590q6 -4 12 0M350 590q6 -4 12 0',
  ],
  ['tint', battlements(8, 1232, 66, 110)],
  ['hatch', bricks(600, 84, 610, 20, 17)],
  ['shade', 'M588 110H1232V120H588z'],
];
export const FRONT: Strokes = [
  ['tint', battlements(8, 252, 572, 640)],
  ['tint', battlements(348, 1232, 572, 640)],
  ['hatch', `${bricks(14, 590, 230, 24, 9)}${bricks(356, 590, 870, 24, 30)}`],
];

/** The high town: a meadow with pits beside the House, and a street between the market and the building yard, down to the gate. */
export const HIGH_GROUND: Strokes = [
  ...COUNTRY,
  ['ground', 'M8 96H912V960H8z'],
  [
    'grass',
    'M588 108H906V520C860 556 640 560 588 540zM14 640C120 612 560 612 662 640V920C560 950 120 950 14 930zM846 660C890 650 906 650 906 660V930H852z',
  ],
  [
    'square',
    `${SQUARE}M14 566C200 596 420 570 588 578S860 566 906 590V640C860 652 836 690 836 760V960H730V760C730 680 690 640 620 628S160 640 14 622z`,
  ],
  [
    'hatch',
    'M60 590q6 -4 12 0M140 606q6 -4 12 0M440 606q6 -4 12 0M520 590q6 -4 12 0M590 604q6 -4 12 0M690 640q6 -4 12 0M860 610q6 -4 12 0M740 926q6 -4 12 0M810 936q6 -4 12 0M668 900q6 -4 12 0M604 470q6 -4 12 0M870 500q6 -4 12 0M640 360q6 -4 12 0M850 366q6 -4 12 0',
  ],
  ['tint', battlements(8, 912, 66, 110)],
  ['hatch', bricks(600, 84, 300, 20, 9)],
  ['shade', 'M588 110H912V120H588z'],
];
export const HIGH_FRONT: Strokes = [
  ['tint', battlements(8, 732, 924, 992)],
  ['tint', battlements(828, 912, 924, 992)],
  ['hatch', `${bricks(14, 942, 690, 24, 26)}${bricks(850, 942, 56, 24, 3)}`],
];
/** The gate in the front wall, its middle at 0, the foot of the wall at 0. */
export const GATE: Strokes = [
  ['tint', 'M-42 0V-42C-40 -78 40 -78 42 -42V0H28V-36C26 -58 -26 -58 -28 -36V0z'],
  ['hatch', 'M-20 -64l4 9M0 -70v10M20 -64l-4 9M-40 -28h11M29 -28h12M-40 -14h11M29 -14h12'],
];
