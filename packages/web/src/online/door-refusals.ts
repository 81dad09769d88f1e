/** What is refused before one plays: a name, a table of one's own, a chair, a look. Said only at the door. */
const en = {
  badName: 'A name has 1 to 30 characters that can be seen, of one alphabet.',
  botName: 'This name could be taken for a bot’s. Choose another one.',
  tooManyGuests: 'Too many new guests have come from here today.',
  nameTaken: 'This name is taken. Choose another one.',
  nameReserved: 'This name is taken. Choose another one.',
  nameTooSoon: 'Your name can be changed once a week.',
  proveFirst: 'Change that on the page “Me”, with your passkey.',
  tooFresh: 'This device came in by a code: for three days it cannot do that.',
  tooManyTablesHere: 'Very many tables have been opened from here. Try again later.',
  alreadySeated: 'You sit already.',
  seatTaken: 'Somebody was faster: this chair is taken.',
  noSuchSeat: 'There is no such chair.',
  seatsOpen: 'There are still free chairs.',
  notAccepted: 'Not everyone has accepted the house rules yet.',
  otherAgreement: 'The house rules have changed: read them again, then accept them.',
  keptOnly: 'This table counts for ratings, so only who is kept sits down. Go to “Me”, then “Keep me”.',
  cannotBeRated:
    'A game that counts needs a clock and two people, no hints, and nothing that is taken back by consent.',
  alreadyFinding: 'You are looking for a table already. It is among “My tables”.',
  findPauses: 'You left three tables in ten minutes. The house looks for another one in five minutes.',
  nothingToWaitFor: 'Somebody has come meanwhile.',
  seatCount: 'This game is not for so many.',
  unknownGame: 'There is no such game in this house.',
  tooManyWatchers: 'There is no room for more to watch.',
};

const de: Readonly<Record<keyof typeof en, string>> = {
  badName: 'Ein Name hat 1 bis 30 sichtbare Zeichen aus einem Alphabet.',
  botName: 'Dieser Name klingt nach einem Bot. Nimm einen anderen.',
  tooManyGuests: 'Von hier sind heute schon zu viele neue Gäste gekommen.',
  nameTaken: 'Dieser Name ist vergeben. Nimm einen anderen.',
  nameReserved: 'Dieser Name ist vergeben. Nimm einen anderen.',
  nameTooSoon: 'Den Namen kann man einmal in der Woche ändern.',
  proveFirst: 'Das änderst du auf der Seite „Ich“, mit deinem Passkey.',
  tooFresh: 'Dieses Gerät kam mit einem Code: Drei Tage lang darf es das nicht.',
  tooManyTablesHere: 'Von hier wurden sehr viele Tische eröffnet. Versuch es später noch einmal.',
  alreadySeated: 'Du sitzt schon.',
  seatTaken: 'Jemand war schneller: Dieser Stuhl ist besetzt.',
  noSuchSeat: 'Diesen Stuhl gibt es nicht.',
  seatsOpen: 'Es sind noch Stühle frei.',
  notAccepted: 'Noch haben nicht alle die Hausregeln angenommen.',
  otherAgreement: 'Die Hausregeln haben sich geändert: Lies sie noch einmal, dann nimm sie an.',
  keptOnly:
    'Dieser Tisch zählt für die Wertung: Hier setzt sich nur, wer gemerkt ist. Geh zu „Ich“, dann „Merk dir mich“.',
  cannotBeRated:
    'Was zählen soll, braucht eine Uhr und zwei Leute, keine Tipps, und nichts wird mit Zustimmung zurückgenommen.',
  alreadyFinding: 'Du suchst schon einen Tisch. Er steht unter „Meine Tische“.',
  findPauses: 'Du bist in zehn Minuten von drei Tischen aufgestanden. In fünf Minuten sucht das Haus wieder einen.',
  nothingToWaitFor: 'Inzwischen ist jemand gekommen.',
  seatCount: 'Für so viele ist dieses Spiel nicht.',
  unknownGame: 'Dieses Spiel gibt es in diesem Haus nicht.',
  tooManyWatchers: 'Mehr Leute können hier nicht zuschauen.',
};

export const doorRefusals: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = { en, de };
