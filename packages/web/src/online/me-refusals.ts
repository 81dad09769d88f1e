/** What is refused to somebody who wants to be kept, to come back or to look at what was. */
const en = {
  noSuchPerson: 'You have not finished a game together, or they do not show themselves.',
  tooManyPeople: 'That is a lot of people. Let one of them go first.',
  notShown: 'No passkey was shown. Nothing has changed.',
  nobodyToAgree: 'Nobody else plays here who could say that this is your chair. Ask the host of the house.',
  seatIsKept:
    'Whoever sits there is kept. If that is you, come back with your passkey, a code or another device, or ask whoever runs this house.',
  somebodyAsks: 'Somebody has asked for this chair already.',
  askedElsewhere: 'You have asked for another chair here already.',
  turnedAway: 'The others have said no.',
  notInThisHouse: 'Not in this house.',
  lastWay: 'This is your last way back. Make another one first.',
  noSuchDevice: 'This device has gone already.',
  noSuchPasskey: 'This passkey has gone already.',
  tooManyPasskeys: 'You have many passkeys already. Remove one first.',
  noPasskeysHere: 'Passkeys need https and a name for an address. Codes and other devices work.',
  passkeyRefused: 'This passkey was not accepted.',
  passkeyUnknown: 'This house does not know this passkey.',
  codeUnknown: 'This code opens nothing here. Perhaps it was used, or its time is over.',
  tooManyCodes: 'Too many codes were tried. Wait a minute.',
  ticketGone: 'That took too long. Begin again.',
  nameHidden: 'Your name was reported. It can be changed when somebody has looked at it.',
};

const de: Readonly<Record<keyof typeof en, string>> = {
  noSuchPerson: 'Ihr habt noch keine Partie zu Ende gespielt, oder die Person zeigt sich nicht.',
  tooManyPeople: 'Das sind sehr viele. Lass erst jemanden los.',
  notShown: 'Es wurde kein Passkey gezeigt. Nichts hat sich geändert.',
  nobodyToAgree: 'Hier spielt sonst niemand, der sagen könnte, dass das dein Stuhl ist. Frag, wer dieses Haus führt.',
  seatIsKept:
    'Wer dort sitzt, hat eigene Rückwege. Bist du es, komm mit deinem Passkey, einem Code oder einem anderen Gerät zurück, oder frag, wer dieses Haus führt.',
  somebodyAsks: 'Jemand will diesen Stuhl schon haben.',
  askedElsewhere: 'Du willst hier schon einen anderen Stuhl.',
  turnedAway: 'Die anderen haben Nein gesagt.',
  notInThisHouse: 'Nicht in diesem Haus.',
  lastWay: 'Das ist dein letzter Rückweg. Leg erst einen anderen an.',
  noSuchDevice: 'Dieses Gerät ist schon fort.',
  noSuchPasskey: 'Diesen Passkey gibt es schon nicht mehr.',
  tooManyPasskeys: 'Du hast schon viele Passkeys. Entferne erst einen.',
  noPasskeysHere: 'Passkeys brauchen https und einen Namen als Adresse. Codes und andere Geräte gehen.',
  passkeyRefused: 'Dieser Passkey wurde nicht angenommen.',
  passkeyUnknown: 'Diesen Passkey kennt dieses Haus nicht.',
  codeUnknown: 'Dieser Code öffnet hier nichts. Vielleicht ist er verbraucht, oder seine Zeit ist um.',
  tooManyCodes: 'Es wurden zu viele Codes versucht. Warte eine Minute.',
  ticketGone: 'Das hat zu lange gedauert. Fang noch einmal an.',
  nameHidden: 'Dein Name wurde gemeldet. Du kannst ihn ändern, wenn ihn sich jemand angesehen hat.',
};

export const myRefusals: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = { en, de };
