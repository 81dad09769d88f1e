/** What is refused to somebody who wants to be called. */
const en = {
  badAddress: 'Nothing can be sent to this address.',
  badZone: 'This time zone is not known here.',
  tooManyChannels: 'You have many ways to be called already. Remove one first, or try again tomorrow.',
  notArrived: 'Nothing arrived there. Look at the address again.',
  noSuchChannel: 'This way has gone already.',
  codeFirst: 'Name the code first that was sent there.',
  codeUnknown: 'This is not the code that was sent there.',
  tooFast: 'Once a minute is enough.',
};

const de: Readonly<Record<keyof typeof en, string>> = {
  badAddress: 'An diese Adresse kann nichts geschickt werden.',
  badZone: 'Diese Zeitzone kennt man hier nicht.',
  tooManyChannels: 'Man ruft dich schon auf vielen Wegen. Entferne erst einen, oder versuch es morgen.',
  notArrived: 'Dort kam nichts an. Sieh dir die Adresse noch einmal an.',
  noSuchChannel: 'Diesen Weg gibt es schon nicht mehr.',
  codeFirst: 'Nenn erst den Code, der dorthin ging.',
  codeUnknown: 'Das ist nicht der Code, der dorthin ging.',
  tooFast: 'Einmal in der Minute genügt.',
};

export const callRefusals: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = { en, de };
