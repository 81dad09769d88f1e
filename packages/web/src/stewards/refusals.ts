/** What is refused to somebody who looks after a house. */
const en = {
  onlyTheAdmin: 'This needs the token of the house.',
  noAdminToken: 'This house has no token: whoever runs it starts it with one.',
  tooManyTokens: 'Too many tokens were tried. Wait a minute.',
  reasonMissing: 'Say why: it is written down.',
  notRated: 'This game counts for nobody.',
  notHidden: 'This name can be read.',
  stewardNeedsPasskey: 'Only somebody who is kept and has a passkey can look after the house.',
  noSuchReport: 'Somebody else has dealt with this report.',
  noSuchPerson: 'There is nobody of that name any more.',
  noSuchTable: 'There is no such table any more.',
  noSuchClub: 'There is no such club any more.',
  unreachable: 'The house does not answer, or your time here is over. Come in again.',
};

const de: Readonly<Record<keyof typeof en, string>> = {
  onlyTheAdmin: 'Dafür braucht es das Token des Hauses.',
  noAdminToken: 'Dieses Haus hat kein Token: Wer es führt, startet es mit einem.',
  tooManyTokens: 'Es wurden zu viele Token versucht. Warte eine Minute.',
  reasonMissing: 'Sag, warum: Es wird aufgeschrieben.',
  notRated: 'Diese Partie zählt für niemanden.',
  notHidden: 'Diesen Namen kann man lesen.',
  stewardNeedsPasskey: 'Nach dem Haus sehen kann nur, wer Rückwege und einen Passkey hat.',
  noSuchReport: 'Diese Meldung hat schon jemand erledigt.',
  noSuchPerson: 'Diese Person gibt es nicht mehr.',
  noSuchTable: 'Diesen Tisch gibt es nicht mehr.',
  noSuchClub: 'Diesen Club gibt es nicht mehr.',
  unreachable: 'Das Haus antwortet nicht, oder deine Zeit hier ist um. Komm noch einmal herein.',
};

export const stewardRefusals: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = { en, de };
