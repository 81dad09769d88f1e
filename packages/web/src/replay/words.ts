import type { Fault } from '@conclave/kernel';
import { counted } from '@conclave/kernel/sentence';
import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  title: 'Look back',
  line: 'Open the record of a finished game: step through it, see what everybody knew, and have every shuffle recomputed.',
  drop: 'Drop a record here, or',
  choose: 'Open a file',
  mine: 'Finished tables on this device',
  none: 'No finished table yet. Play one; it will be remembered.',
  watch: 'Look back',
  watchOf: (game: string, when: string) => `Look back at ${game}, ${when}`,
  broken: 'This cannot be shown.',
  faults: {
    unknownGame: 'There is no such game in this house.',
    unknownRulesVersion:
      'It was played with a version of the rules that this page does not know. A newer page, or an older one, can show it.',
    sealClosed: 'Its seal has not been opened: the game was not over when it was written.',
    malformed: 'The file is not a complete record: it was changed or cut off.',
    gone: 'It is not on this device any more. Open the file again.',
    link: 'The link is not complete.',
    other: 'A move in it does not follow the rules, so it was changed after the game.',
  },
  where: (path: string) => `Where: ${path}`,
  leaves: { table: 'Table', drawers: 'Drawers', story: 'Story', verify: 'Verify' },
  leafList: 'What to look at',
  controls: 'Move through the game',
  first: 'To the beginning',
  roundBack: 'Back to the start of the round',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forth: 'One move on',
  roundForth: 'To the next round',
  speed: 'Speed',
  times: (factor: number) => `${factor}×`,
  moment: 'Moment',
  at: (move: number, all: number) => `move ${move} of ${all}`,
  start: 'The beginning',
  chapter: (number: number) => `Part ${number}`,
  noStory: 'This game tells no story of itself. Its table and its drawers say how it went.',
  eyes: 'Seen by',
  spectator: 'a spectator',
  open: 'All drawers open',
  closedTable: 'This table keeps its secrets, also after the game.',
  share: 'Link to this moment',
  shared: 'Copied. The link carries the whole game.',
  shareFailed: 'The link could not be copied.',
  save: 'Save the record',
  another: 'Another game',
  drawers: {
    title: 'What lies in the drawers',
    table: 'On the table, for everyone',
    own: (name: string) => `Only ${name} knows`,
    hidden: 'Nobody knows',
    empty: 'Nothing.',
    log: 'What happened so far',
    only: (name: string) => `${name} only`,
    nobody: 'told to nobody',
  },
  seatRecord: {
    title: (name: string) => `What ${name} saw`,
    line: 'This table keeps its secrets, so this record holds what one seat was shown, and no more. There is no table to draw and nothing to recompute.',
    after: (move: number) => `after move ${move}`,
    proves:
      'The seal of this game stays closed, so nobody can recompute its luck. What can be compared is what this device saw and gave before the deal.',
  },
  verify: {
    title: 'Is this game honest?',
    line: 'Nothing is taken on trust: your device recomputes everything from the opened seal.',
    start: 'Recompute it',
    again: 'Recompute it again',
    busy: 'Recomputing …',
    fine: 'Everything is as it was sealed.',
    wrong: 'This record does not hold.',
    unfinished: 'What is there holds, but the game is not over.',
    proves:
      'This shows that the record agrees with itself and with the rules, not who wrote it. Only what this device saw and gave ties it to the table.',
    ok: 'holds',
    bad: 'does not hold',
    details: 'Figures',
    seen: {
      same: 'This device saw this very commitment before it gave its nonce, and the nonce in the record is the one it gave.',
      sameWithoutNonce: 'This device saw this very commitment before the deal. It gave no nonce of its own.',
      otherCommitment:
        'The commitment in the record is not the one that this device saw before the deal: the luck may have been chosen afterwards.',
      otherNonce:
        'The nonce in the record is not the one that this device gave: the luck may have been chosen afterwards.',
      none: 'This device saw no commitment of this game before the deal. That it was there before the nonces is the word of who wrote the record.',
    },
    checks: {
      digest: {
        ok: 'The checksum fits: names, times, options, moves and places are as they were written.',
        bad: 'The checksum does not fit: something in the file was changed after it was written. If all else holds, it is a name, a time or the checksum itself.',
      },
      commitment: {
        ok: 'The opened secret fits the commitment that was published before the deal. Nobody could choose the luck afterwards.',
        bad: 'The opened secret is not the one that was sealed before the deal.',
      },
      moves: {
        ok: (moves: number) =>
          `The seed was derived anew from the secret and everyone’s nonces, every shuffle was drawn again, and all ${counted(moves, 'move', 'moves')} follow the rules.`,
        bad: (move: number, name: string) =>
          move === 0
            ? 'The game cannot be played again from its seal.'
            : `Move ${move}${name === '' ? '' : `, by ${name},`} is not possible: the move, a nonce, an option or an earlier move was changed.`,
      },
      ending: {
        ok: 'The game was played to its end.',
        bad: 'The game is not over: this record stops before the end.',
      },
      places: {
        ok: 'The places are those the game ended with.',
        bad: 'The places in the record are not those the game ended with.',
      },
      layout: {
        ok: 'The file is byte for byte as the table wrote it.',
        bad: (at: string) => `The file is laid out differently from character ${at} on: somebody has had it in hand.`,
      },
      file: { ok: '', bad: 'This is not a complete record.' },
      rules: { ok: '', bad: 'The rules it was played with are not known here.' },
    },
  },
};

const de: Translated<typeof en> = {
  title: 'Zurückblicken',
  line: 'Öffne die Mitschrift einer beendeten Partie: Geh sie Zug um Zug durch, sieh, was alle wussten, und lass jedes Mischen nachrechnen.',
  drop: 'Leg eine Mitschrift hierher, oder',
  choose: 'Datei öffnen',
  mine: 'Beendete Tische auf diesem Gerät',
  none: 'Noch kein beendeter Tisch. Spiel einen; er bleibt im Gedächtnis.',
  watch: 'Zurückblicken',
  watchOf: (game, when) => `Auf ${game} zurückblicken, ${when}`,
  broken: 'Das lässt sich nicht zeigen.',
  faults: {
    unknownGame: 'Dieses Spiel gibt es in diesem Haus nicht.',
    unknownRulesVersion:
      'Es wurde mit einer Fassung der Regeln gespielt, die diese Seite nicht kennt. Eine neuere Seite, oder eine ältere, kann es zeigen.',
    sealClosed: 'Das Siegel ist nicht geöffnet: Die Partie war nicht zu Ende, als sie aufgeschrieben wurde.',
    malformed: 'Die Datei ist keine vollständige Mitschrift: Sie wurde verändert oder abgeschnitten.',
    gone: 'Sie liegt nicht mehr auf diesem Gerät. Öffne die Datei noch einmal.',
    link: 'Der Link ist nicht vollständig.',
    other: 'Ein Zug darin folgt nicht den Regeln; sie wurde also nach der Partie verändert.',
  },
  where: path => `Wo: ${path}`,
  leaves: { table: 'Tisch', drawers: 'Schubladen', story: 'Geschichte', verify: 'Prüfen' },
  leafList: 'Was du ansiehst',
  controls: 'Durch die Partie gehen',
  first: 'An den Anfang',
  roundBack: 'Zurück zum Anfang der Runde',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forth: 'Einen Zug weiter',
  roundForth: 'Zur nächsten Runde',
  speed: 'Tempo',
  times: factor => `${String(factor).replace('.', ',')}×`,
  moment: 'Augenblick',
  at: (move, all) => `Zug ${move} von ${all}`,
  start: 'Der Anfang',
  chapter: number => `Abschnitt ${number}`,
  noStory: 'Dieses Spiel erzählt keine Geschichte von sich. Wie es ging, sagen Tisch und Schubladen.',
  eyes: 'Gesehen von',
  spectator: 'jemandem, der zuschaut',
  open: 'Alle Schubladen offen',
  closedTable: 'Dieser Tisch behält seine Geheimnisse, auch nach der Partie.',
  share: 'Link zu diesem Augenblick',
  shared: 'Kopiert. Der Link enthält die ganze Partie.',
  shareFailed: 'Der Link ließ sich nicht kopieren.',
  save: 'Mitschrift speichern',
  another: 'Andere Partie',
  drawers: {
    title: 'Was in den Schubladen liegt',
    table: 'Auf dem Tisch, für alle',
    own: name => `Das weiß nur ${name}`,
    hidden: 'Das weiß niemand',
    empty: 'Nichts.',
    log: 'Was bisher geschah',
    only: name => `nur ${name}`,
    nobody: 'niemandem gesagt',
  },
  seatRecord: {
    title: name => `Was ${name} sah`,
    line: 'Dieser Tisch behält seine Geheimnisse; diese Mitschrift enthält, was einem Platz gezeigt wurde, und nicht mehr. Es gibt keinen Tisch zu zeichnen und nichts nachzurechnen.',
    after: move => `nach Zug ${move}`,
    proves:
      'Das Siegel dieser Partie bleibt geschlossen, darum kann niemand ihr Glück nachrechnen. Vergleichen lässt sich, was dieses Gerät vor dem Geben sah und gab.',
  },
  verify: {
    title: 'Ging es mit rechten Dingen zu?',
    line: 'Nichts wird geglaubt: Dein Gerät rechnet alles aus dem geöffneten Siegel nach.',
    start: 'Nachrechnen',
    again: 'Noch einmal nachrechnen',
    busy: 'Rechnet nach …',
    fine: 'Alles ist, wie es versiegelt wurde.',
    wrong: 'Diese Mitschrift hält nicht stand.',
    unfinished: 'Was da ist, stimmt, aber die Partie ist nicht zu Ende.',
    proves:
      'Das zeigt, dass die Mitschrift mit sich und den Regeln übereinstimmt, nicht, wer sie geschrieben hat. Nur was dieses Gerät sah und gab, bindet sie an den Tisch.',
    ok: 'hält stand',
    bad: 'hält nicht stand',
    details: 'Zahlen',
    seen: {
      same: 'Dieses Gerät sah genau dieses Siegel, bevor es seine Beigabe gab, und die Beigabe in der Mitschrift ist die, die es gab.',
      sameWithoutNonce: 'Dieses Gerät sah genau dieses Siegel vor dem Geben. Eine eigene Beigabe gab es nicht.',
      otherCommitment:
        'Das Siegel in der Mitschrift ist nicht das, das dieses Gerät vor dem Geben sah: Das Glück kann hinterher ausgesucht sein.',
      otherNonce:
        'Die Beigabe in der Mitschrift ist nicht die, die dieses Gerät gab: Das Glück kann hinterher ausgesucht sein.',
      none: 'Dieses Gerät sah vor dem Geben kein Siegel dieser Partie. Dass es vor den Beigaben da war, sagt allein, wer die Mitschrift schrieb.',
    },
    checks: {
      digest: {
        ok: 'Die Prüfsumme stimmt: Namen, Zeiten, Hausregeln, Züge und Plätze sind, wie sie aufgeschrieben wurden.',
        bad: 'Die Prüfsumme stimmt nicht: Etwas in der Datei wurde nachträglich verändert. Hält alles andere stand, ist es ein Name, eine Zeit oder die Prüfsumme selbst.',
      },
      commitment: {
        ok: 'Das geöffnete Geheimnis passt zu dem Siegel, das vor dem Geben veröffentlicht wurde. Niemand konnte sich das Glück hinterher aussuchen.',
        bad: 'Das geöffnete Geheimnis ist nicht das, das vor dem Geben versiegelt wurde.',
      },
      moves: {
        ok: moves =>
          `Aus dem Geheimnis und den Beigaben aller wurde der Same neu abgeleitet, jedes Mischen wiederholt, und alle ${counted(moves, 'Zug', 'Züge')} folgen den Regeln.`,
        bad: (move, name) =>
          move === 0
            ? 'Die Partie lässt sich aus ihrem Siegel nicht noch einmal spielen.'
            : `Zug ${move}${name === '' ? '' : ` von ${name}`} ist nicht möglich: Der Zug, eine Beigabe, eine Hausregel oder ein früherer Zug wurde verändert.`,
      },
      ending: {
        ok: 'Die Partie wurde zu Ende gespielt.',
        bad: 'Die Partie ist nicht zu Ende: Die Mitschrift hört vorher auf.',
      },
      places: {
        ok: 'Die Plätze sind die, mit denen die Partie endete.',
        bad: 'Die Plätze in der Mitschrift sind nicht die, mit denen die Partie endete.',
      },
      layout: {
        ok: 'Die Datei ist Byte für Byte so, wie der Tisch sie schrieb.',
        bad: at => `Die Datei ist ab dem ${at}. Zeichen anders geschrieben: Jemand hatte sie in der Hand.`,
      },
      file: { ok: '', bad: 'Das ist keine vollständige Mitschrift.' },
      rules: { ok: '', bad: 'Die Regeln, mit denen gespielt wurde, sind hier nicht bekannt.' },
    },
  },
};

const catalogues = { en, de } as const;
export const sayReplay = (): Translated<typeof en> => catalogues[settings.language];

type Told = Translated<typeof en>['faults'];

/** A sentence for what is wrong with a file; the path and the words of the kernel stand below it. */
export const sayFault = (words: Told, { code }: Fault): string =>
  Object.hasOwn(words, code) ? words[code as keyof Told] : words.other;
