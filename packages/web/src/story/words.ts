import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import type { Translated } from '@conclave/stage/words/catalogue.ts';
import type { AwardKey } from './story.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const many = (count: number, one: string, several: string): string =>
  count === 1 ? `one ${one}` : `${count} ${several}`;
const viele = (count: number, one: string, several: string, article = 'ein'): string =>
  count === 1 ? `${article} ${one}` : `${count} ${several}`;
const mal = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`);

const en = {
  title: 'How it went',
  dateline: (game: string, chapters: string) => `${game} · ${chapters}`,
  chapters: {
    'seven-seals': (n: number) => many(n, 'round', 'rounds'),
    dogma: (n: number) => many(n, 'confession', 'confessions'),
    'mea-culpa': (n: number) => many(n, 'round', 'rounds'),
  },
  headlines: {
    'seven-seals': (names: string, several: boolean) => `${names} ${several ? 'keep' : 'keeps'} the cleanest slate`,
    dogma: (names: string, several: boolean) => `${names} ${several ? 'leave' : 'leaves'} the confessional first`,
    'mea-culpa': (names: string, several: boolean) => `${names} ${several ? 'come' : 'comes'} nearest to Heaven`,
  },
  saved: (names: string, several: boolean) => `${names} ${several ? 'enter' : 'enters'} Heaven`,
  result: 'The places',
  value: {
    'seven-seals': (value: number) => (value === 1 ? '1 point' : `${value} points`),
    dogma: (value: number) => (value === 0 ? 'no card left' : value === 1 ? '1 card left' : `${value} cards left`),
    'mea-culpa': (value: number) =>
      value === 0 ? 'between Heaven and Hell' : value > 0 ? `${value} towards Heaven` : `${-value} towards Hell`,
  },
  colophon: 'Printed at the Conclave',
  graph: 'The standing',
  axis: {
    'seven-seals': 'Points after each round; fewer is better, so better is up.',
    dogma: 'Cards in hand before each confession; fewer is better, so better is up.',
    'mea-culpa': 'Steps towards Heaven after each round, † after the Last Judgement; below zero lies Hell.',
  },
  chapter: {
    'seven-seals': (n: number) => (n === 0 ? 'at the start' : `in round ${n}`),
    dogma: (n: number) => (n === 0 ? 'at the start' : `around confession ${n}`),
    'mea-culpa': (n: number) => (n === 0 ? 'at the start' : `in round ${n}`),
  },
  judgement: 'at the Last Judgement',
  head: { 'seven-seals': 'Round', dogma: 'Confession', 'mea-culpa': 'Round' },
  figures: 'The figures',
  turns: 'Turning points',
  noTurns: 'None: it went as it began.',
  lead: (name: string, from: string, when: string) => `${name} took the lead from ${from} ${when}.`,
  leap: {
    'seven-seals': (name: string, by: number, when: string) =>
      by > 0 ? `${name} collected ${by} points ${when}.` : `${name} shed ${-by} points ${when}.`,
    dogma: (name: string, by: number, when: string) =>
      by > 0 ? `${name} picked up ${by} cards ${when}.` : `${name} got rid of ${-by} cards ${when}.`,
    'mea-culpa': (name: string, by: number, when: string) =>
      by > 0 ? `${name} rose ${by} steps towards Heaven ${when}.` : `${name} fell ${-by} steps towards Hell ${when}.`,
  },
  hid: 'What they hid',
  noHid: 'This table keeps its secrets.',
  colours: { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet' },
  trumps: (name: string, all: number, list: string, longest: string) =>
    `${name} was dealt ${all === 0 ? 'no trump' : all === 1 ? 'one trump' : `${all} trumps`} (${list}), and ${longest}.`,
  longest: (cards: number, colour: string, round: number) => `${cards} ${colour} cards in round ${round}`,
  missing: (colour: string, round: number) => `not one ${colour} card in round ${round}`,
  lies: (name: string, told: number, caught: number, unseen: number) =>
    told === 0
      ? `${name} never lied. Or so the record says.`
      : `${name} lied ${times(told)}, was caught ${caught === 0 ? 'never' : times(caught)}, and ${unseen === 0 ? 'no lie stayed' : unseen === 1 ? 'one lie stayed' : `${unseen} lies stayed`} covered.`,
  boldest: (cards: string, claim: string, when: string) => `Never found out: ${cards}, laid as ${claim} ${when}.`,
  screen: (name: string, taler: number, letters: number, bids: string) =>
    `Behind the screen of ${name}: ${taler} taler and ${many(letters, 'letter', 'letters')} at the end; bids of ${bids} taler.`,
  gifts: (first: number, second: number) =>
    first + second === 0
      ? 'The chest stayed empty.'
      : `Into the chest went ${first} for the first cathedral and ${second} for the second.`,
  journeys: (count: number, caught: number) =>
    `As Pope incognito ${times(count)}, caught ${caught === 0 ? 'never' : times(caught)}.`,
  noBids: 'no',
  awards: 'Awards',
  noAwards: 'None this time.',
  awardNames: {
    prophet: 'The prophet',
    blackCollector: 'Patron of black wax',
    sealThief: 'Thief in the night',
    ruffian: 'The ruffian',
    believedLiar: 'Most believed liar',
    doubtedSaint: 'The saint nobody trusted',
    inquisitor: 'Grand inquisitor',
    lawgiver: 'Infallible',
    mule: 'The beast of burden',
    sinner: 'Greatest sinner',
    patron: 'Most generous conscience',
    regular: 'Regular of the House',
    merchant: 'Merchant of the year',
    builder: 'Master builder',
  } satisfies Record<AwardKey, string>,
  awardLines: {
    prophet: (n: number) => many(n, 'seal handed in', 'seals handed in'),
    blackCollector: (n: number) => many(n, 'black seal', 'black seals'),
    sealThief: (n: number) => many(n, 'seal taken from others', 'seals taken from others'),
    ruffian: (n: number) => many(n, 'trick won with a ruff', 'tricks won with a ruff'),
    believedLiar: (n: number) => many(n, 'lie believed', 'lies believed'),
    doubtedSaint: (n: number) => many(n, 'truth doubted', 'truths doubted'),
    inquisitor: (n: number) => many(n, 'lie seen through', 'lies seen through'),
    lawgiver: (n: number) => many(n, 'dogma proclaimed', 'dogmas proclaimed'),
    mule: (n: number) => many(n, 'card carried off', 'cards carried off'),
    sinner: (n: number) => many(n, 'step towards Hell', 'steps towards Hell'),
    patron: (n: number) => many(n, 'gift to the Church', 'gifts to the Church'),
    regular: (n: number) => many(n, 'visit', 'visits'),
    merchant: (n: number) => `${n} taler of sales`,
    builder: (n: number) => many(n, 'crew sent', 'crews sent'),
  } satisfies Record<AwardKey, (n: number) => string>,
  and: ' and ',
  savePicture: 'Save as picture',
  saveText: 'Save as text',
  copy: 'Copy the text',
  copied: 'Copied.',
  ranking: (place: number, name: string) => `${place}. ${name}`,
};

const de: Translated<typeof en> = {
  title: 'Wie es ging',
  dateline: (game, chapters) => `${game} · ${chapters}`,
  chapters: {
    'seven-seals': n => viele(n, 'Runde', 'Runden', 'eine'),
    dogma: n => viele(n, 'Beichte', 'Beichten', 'eine'),
    'mea-culpa': n => viele(n, 'Runde', 'Runden', 'eine'),
  },
  headlines: {
    'seven-seals': (names, several) => `${names} ${several ? 'haben' : 'hat'} die reinste Weste`,
    dogma: (names, several) => `${names} ${several ? 'verlassen' : 'verlässt'} den Beichtstuhl zuerst`,
    'mea-culpa': (names, several) => `${names} ${several ? 'kommen' : 'kommt'} dem Himmel am nächsten`,
  },
  saved: (names, several) => `${names} ${several ? 'fahren' : 'fährt'} gen Himmel`,
  result: 'Die Plätze',
  value: {
    'seven-seals': value => (value === 1 ? '1 Punkt' : `${value} Punkte`),
    dogma: value => (value === 0 ? 'keine Karte übrig' : value === 1 ? '1 Karte übrig' : `${value} Karten übrig`),
    'mea-culpa': value =>
      value === 0 ? 'zwischen Himmel und Hölle' : value > 0 ? `${value} Richtung Himmel` : `${-value} Richtung Hölle`,
  },
  colophon: 'Gedruckt im Konklave',
  graph: 'Der Stand',
  axis: {
    'seven-seals': 'Punkte nach jeder Runde; weniger ist besser, besser ist also oben.',
    dogma: 'Handkarten vor jeder Beichte; weniger ist besser, besser ist also oben.',
    'mea-culpa': 'Schritte zum Himmel nach jeder Runde, † nach dem Jüngsten Gericht; unter null liegt die Hölle.',
  },
  chapter: {
    'seven-seals': n => (n === 0 ? 'am Anfang' : `in Runde ${n}`),
    dogma: n => (n === 0 ? 'am Anfang' : `um Beichte ${n}`),
    'mea-culpa': n => (n === 0 ? 'am Anfang' : `in Runde ${n}`),
  },
  judgement: 'beim Jüngsten Gericht',
  head: { 'seven-seals': 'Runde', dogma: 'Beichte', 'mea-culpa': 'Runde' },
  figures: 'Die Zahlen',
  turns: 'Wendepunkte',
  noTurns: 'Keine: Es ging, wie es anfing.',
  lead: (name, from, when) => `${name} übernahm ${when} die Führung von ${from}.`,
  leap: {
    'seven-seals': (name, by, when) =>
      by > 0 ? `${name} sammelte ${by} Punkte, ${when}.` : `${name} wurde ${-by} Punkte los, ${when}.`,
    dogma: (name, by, when) =>
      by > 0 ? `${name} nahm ${by} Karten auf, ${when}.` : `${name} wurde ${-by} Karten los, ${when}.`,
    'mea-culpa': (name, by, when) =>
      by > 0
        ? `${name} stieg ${by} Schritte zum Himmel auf, ${when}.`
        : `${name} fiel ${-by} Schritte zur Hölle hin, ${when}.`,
  },
  hid: 'Was sie verbargen',
  noHid: 'Dieser Tisch behält seine Geheimnisse.',
  colours: { R: 'rote', Y: 'gelbe', G: 'grüne', B: 'blaue', V: 'violette' },
  trumps: (name, all, list, longest) =>
    `${name} bekam ${all === 0 ? 'keinen Trumpf' : all === 1 ? 'einen Trumpf' : `${all} Trümpfe`} (${list}) und ${longest}.`,
  longest: (cards, colour, round) => `${cards} ${colour} Karten in Runde ${round}`,
  missing: (colour, round) => `keine einzige ${colour} Karte in Runde ${round}`,
  lies: (name, told, caught, unseen) =>
    told === 0
      ? `${name} hat nie gelogen. Sagt jedenfalls die Mitschrift.`
      : `${name} log ${mal(told)}, wurde ${caught === 0 ? 'nie' : mal(caught)} ertappt, und ${unseen === 0 ? 'keine Lüge blieb' : unseen === 1 ? 'eine Lüge blieb' : `${unseen} Lügen blieben`} verdeckt.`,
  boldest: (cards, claim, when) => `Nie aufgeflogen: ${cards}, gelegt als ${claim}, ${when}.`,
  screen: (name, taler, letters, bids) =>
    `Hinter dem Schirm von ${name}: am Ende ${taler} Taler und ${viele(letters, 'Brief', 'Briefe')}; Gebote von ${bids} Talern.`,
  gifts: (first, second) =>
    first + second === 0
      ? 'Die Schatulle blieb leer.'
      : `In die Schatulle gingen ${first} für den ersten Dom und ${second} für den zweiten.`,
  journeys: (count, caught) => `Als Papst ${mal(count)} inkognito, ${caught === 0 ? 'nie' : mal(caught)} ertappt.`,
  noBids: 'keinen',
  awards: 'Auszeichnungen',
  noAwards: 'Diesmal keine.',
  awardNames: {
    prophet: 'Prophetengabe',
    blackCollector: 'Schutzpatron des schwarzen Wachses',
    sealThief: 'Dieb in der Nacht',
    ruffian: 'Trumpf des Abends',
    believedLiar: 'Glaubwürdigste Lügen',
    doubtedSaint: 'Heilig, aber verdächtig',
    inquisitor: 'Großinquisition',
    lawgiver: 'Unfehlbar',
    mule: 'Lasttier des Abends',
    sinner: 'Größte Sünde',
    patron: 'Großzügigstes Gewissen',
    regular: 'Stammgast des Hauses',
    merchant: 'Bester Handel',
    builder: 'Baumeisterei',
  },
  awardLines: {
    prophet: n => viele(n, 'Siegel abgegeben', 'Siegel abgegeben'),
    blackCollector: n => viele(n, 'schwarzes Siegel', 'schwarze Siegel'),
    sealThief: n => viele(n, 'Siegel von anderen', 'Siegel von anderen'),
    ruffian: n => viele(n, 'Stich mit Trumpf', 'Stiche mit Trumpf'),
    believedLiar: n => viele(n, 'Lüge geglaubt', 'Lügen geglaubt', 'eine'),
    doubtedSaint: n => viele(n, 'Wahrheit bezweifelt', 'Wahrheiten bezweifelt', 'eine'),
    inquisitor: n => viele(n, 'Lüge durchschaut', 'Lügen durchschaut', 'eine'),
    lawgiver: n => viele(n, 'Dogma verkündet', 'Dogmen verkündet'),
    mule: n => viele(n, 'Karte davongetragen', 'Karten davongetragen', 'eine'),
    sinner: n => viele(n, 'Schritt zur Hölle', 'Schritte zur Hölle'),
    patron: n => viele(n, 'Gabe an die Kirche', 'Gaben an die Kirche', 'eine'),
    regular: n => viele(n, 'Besuch', 'Besuche'),
    merchant: n => `${n} Taler Umsatz`,
    builder: n => viele(n, 'Bautrupp geschickt', 'Bautrupps geschickt'),
  },
  and: ' und ',
  savePicture: 'Als Bild speichern',
  saveText: 'Als Text speichern',
  copy: 'Text kopieren',
  copied: 'Kopiert.',
  ranking: (place, name) => `${place}. ${name}`,
};

const catalogues = { en, de } as const;
export type StoryWords = Translated<typeof en>;
export const sayStory = (): StoryWords => catalogues[settings.language];
