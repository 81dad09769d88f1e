import type { Reason } from './en.ts';

export const de: Readonly<Record<Reason, string>> = {
  'mea-culpa.bid':
    '{character} ist mir in dieser Runde etwa {worth|Schritt|Schritte} wert, und unter den anderen hat jemand {most} Taler zum Bieten.',
  'mea-culpa.bidPoor':
    '{character} wäre mir in dieser Runde etwa {worth|Schritt|Schritte} wert, aber mit {taler|Taler|Talern} habe ich wenig zu bieten.',
  'mea-culpa.character': '{character} ist mir in dieser Runde etwa {worth|Schritt|Schritte} wert, mehr als {instead}.',
  'mea-culpa.onlyCharacter': '{character} war als Einziger übrig, für etwa {worth|Schritt|Schritte}.',
  'mea-culpa.byHand': 'So gehört es sich: eins nach dem anderen, und alles von Hand.',
  'mea-culpa.holdBack': 'Das kann warten: Nach der letzten Wahl weiß ich, welche Karte übrig ist.',
  'mea-culpa.notHeldBack': 'Jetzt ist damit etwas zu gewinnen.',
  'mea-culpa.order': 'Von meinen zwei Vorspielen soll dieses zuerst kommen.',
  'mea-culpa.characterEven':
    '{character} ist mir in dieser Runde etwa {worth|Schritt|Schritte} wert, und {instead} kaum mehr.',
  'mea-culpa.characterLess':
    '{character} ist mir in dieser Runde etwa {worth|Schritt|Schritte} wert, obwohl {instead} auf den ersten Blick mehr verspricht.',
  'mea-culpa.bonus': 'Von den {choices} übrigen Vorteilen bringt mir {bonus} beim Öffnen der Schatullen am meisten.',
  'mea-culpa.bonusLetter': 'Einen blauen Brief braucht jeder Satz, und sonst gibt es ihn nur beim Bau eines Doms.',
  'mea-culpa.buyToSell': '{good} kostet hier {price} Taler und lässt sich für {sale} verkaufen.',
  'mea-culpa.buyToGive':
    '{good} für {price} Taler brächte meine Spenden an {category} auf {mine}; das meiste, wovon ich bei anderen weiß, ist {theirs}.',
  'mea-culpa.greedy':
    'Zwei Stück für {price} Taler, jedes für {sale} zu verkaufen, sind einen Stein in der Habgier wert.',
  'mea-culpa.takeGood': '{good} kostet mich jetzt nichts und lässt sich für {sale} Taler verkaufen.',
  'mea-culpa.letter': 'Mit einem {letter} Brief habe ich {colours} der vier Farben eines Satzes.',
  'mea-culpa.completesSet':
    'Mit einem {letter} Brief ist ein Satz aus vier Farben voll, und der ist acht Schritte wert.',
  'mea-culpa.takeIndulgence': 'Ich musste den Ablassstein nehmen, obwohl es keinen Brief mehr dafür gab.',
  'mea-culpa.sell': '{good} bringt jetzt {sale} Taler, und eine Spende brächte mir weniger.',
  'mea-culpa.leads':
    'Meine Spenden an {category} sind damit {mine} wert, und das meiste, wovon ich bei anderen weiß, ist {theirs}.',
  'mea-culpa.follows':
    'Mit {mine} bei {category} gegen {theirs} von jemand anderem kann ich noch an zweiter Stelle spenden.',
  'mea-culpa.visitCard': '{door} bietet {effect}, mir etwa {worth|Schritt|Schritte} wert, für {notches|Kerbe|Kerben}.',
  'mea-culpa.visitSuite5':
    'Für einen Stein in der Wollust darf ich jede Karte im Freudenhaus nutzen, sogar {effect}, ohne Kerbe.',
  'mea-culpa.visitSuite6': 'Gelbe Briefe gibt es nur in Separee 6, und ich habe bisher {have}.',
  'mea-culpa.travel':
    'Niemand kann sicher sein, hinter welcher von {doors|Tür|Türen} ich bin, also ist mir die Reise etwa {worth|Schritt|Schritte} wert.',
  'mea-culpa.guess': 'In {door} hätte der Papst am meisten davon: etwa {worth|Schritt|Schritte}.',
  'mea-culpa.guessDoubt':
    'Hinter {door} hätte der Papst etwa {worth|Schritt|Schritte} davon, und ihn immer hinter der besten Tür zu suchen wäre leicht vorherzusehen.',
  'mea-culpa.use': 'Ich nutze, wofür ich gekommen bin: {effect}.',
  'mea-culpa.rob': 'Nach meiner Rechnung sind in diesem Beutel {taler} Taler, mehr als bei allen anderen.',
  'mea-culpa.pass':
    'Mein Kerbholz zeigt {notches|Kerbe|Kerben}, das höchste der anderen {most}, und nichts davon war eine weitere wert.',
  'mea-culpa.passFirst':
    'Mit {taler|Taler|Talern} und dem, was am Markt und im Freudenhaus liegt, hat sich nichts gelohnt.',
  'mea-culpa.decline': 'Es hätte anderen mehr genützt als mir.',
  'mea-culpa.crewFinishes':
    'Damit ist der Dom jetzt fertig, wo meine offenen Spenden {mine} wert sind und die besten der anderen {theirs}.',
  'mea-culpa.crew':
    'Dombauplatz {site} wird damit nicht fertig; meine offenen Spenden sind bisher {mine} wert, die besten der anderen {theirs}.',
  'mea-culpa.atonement':
    'Mit dem dritten Papststein bei {den} sühnen die anderen für {stones|Stein|Steine} in den beiden anderen Sündenpfuhlen.',
  'mea-culpa.popeStone':
    'Bei {den}, wo die Papststeine schützen, liegen {mine|Stein|Steine} von mir, in den beiden anderen Sündenpfuhlen {stones}.',
  'mea-culpa.emptyDen': 'Bei {den} habe ich nur für {stones|Stein|Steine} zu sühnen.',
  'mea-culpa.giveLetter': 'Von den {letter} Briefen habe ich {have}, also fehlt mir dieser am wenigsten.',
  'mea-culpa.banker': 'Etwas anderes versprach ein wenig mehr, aber bei mir geht das Geschäft vor.',
  'mea-culpa.builder': 'Etwas anderes versprach ein wenig mehr, aber bei mir geht der Dom vor.',
  'mea-culpa.penitent': 'Etwas anderes versprach ein wenig mehr, aber bei mir geht die Seele vor.',
};
