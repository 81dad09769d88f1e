import type { Reason } from './en.ts';

export const de: Readonly<Record<Reason, string>> = {
  byLuck: 'Ich habe einfach irgendetwas gemacht.',
  onlyMove: 'Etwas anderes blieb mir nicht übrig.',
  searched:
    'Ich habe es {worlds}-mal mit Händen durchgespielt, die zu allem Gesehenen passen, und von {choices} Möglichkeiten war diese die beste.',
  'found.points':
    '{worlds}-mal durchgespielt, schnitt das um etwa {margin} Punkte besser ab als die nächstbeste Möglichkeit',
  'found.places':
    '{worlds}-mal durchgespielt, schnitt das um etwa {margin} Plätze besser ab als die nächstbeste Möglichkeit',
  'found.steps':
    '{worlds}-mal durchgespielt, schnitt das um etwa {margin} Schritte besser ab als die nächstbeste Möglichkeit',
  'found.even': '{worlds}-mal durchgespielt, schnitt die nächstbeste Möglichkeit ebenso gut ab',
  'found.behind':
    '{worlds}-mal durchgespielt, schnitt eine andere Möglichkeit etwas besser ab, aber mir nicht deutlich genug',

  'seven-seals.predict': 'Meine sicherste Karte ist {card}, und mein Blatt sieht nach etwa {tricks|Stich|Stichen} aus.',
  'seven-seals.predictNone': 'Meine beste Karte ist {card}, und selbst der traue ich keinen Stich zu.',
  'seven-seals.takeOver':
    'Mein Blatt sieht nach etwa {tricks|Stich|Stichen} aus; in der Mitte lag kein Siegel in {seal} mehr, also habe ich eines übernommen.',
  'seven-seals.sabotage':
    'Jede Vorhersage würde mich mit diesem Blatt etwa {points|Punkt|Punkte} kosten, und der Saboteur zahlt nie mehr als {most}.',
  'seven-seals.handInWhite': 'Ein übriges weißes Siegel würde vier Punkte kosten, also geht es zuerst.',
  'seven-seals.keepWhite': 'Ich gebe {seal} ab und behalte das weiße Siegel, das zu jedem kommenden Stich passt.',
  'seven-seals.handIn':
    'Ich gebe {seal} ab und behalte {kept}, weil meine Karten eher für einen Stich in {kept} taugen.',
  'seven-seals.winLast':
    'Für mein Siegel in {seal} brauche ich noch einen Stich, und als Letzter gewinne ich ihn mit {card}.',
  'seven-seals.winSafe':
    'Für mein Siegel in {seal} brauche ich noch einen Stich, und keine Karte, die ich nicht gesehen habe, schlägt {card}.',
  'seven-seals.winUnlessRuffed':
    'Für mein Siegel in {seal} brauche ich noch einen Stich, und höher als {card} ist in {led} keine mehr; nur Rot könnte ihn nehmen.',
  'seven-seals.tryWin':
    'Für mein Siegel in {seal} brauche ich noch einen Stich, und nur {higher|ungesehene Karte derselben Farbe kann|ungesehene Karten derselben Farbe können} {card} schlagen.',
  'seven-seals.winUnwanted':
    'Für diesen Stich in {led} habe ich kein Siegel, nehme ihn aber wohl; dann bin ich wenigstens {card} los.',
  'seven-seals.hopeForRuff':
    'Für diesen Stich in {led} habe ich kein Siegel, und mit {card} kann ich nur hoffen, dass ihn jemand mit Rot nimmt.',
  'seven-seals.leadAway':
    'Für einen Stich in {led} habe ich kein Siegel, und {higher|ungesehene Karte kann|ungesehene Karten können} {card} schlagen.',
  'seven-seals.doneLead':
    'Meine Siegel sind alle abgegeben, ich will keinen Stich mehr, und {higher|ungesehene Karte kann|ungesehene Karten können} {card} schlagen.',
  'seven-seals.doneUnder': 'Meine Siegel sind alle abgegeben, also lasse ich {best} gewinnen und werde {card} los.',
  'seven-seals.onlyCard': '{card} war die einzige Karte, die ich zu diesem Stich in {led} spielen konnte.',
  'seven-seals.discardDanger':
    'Ich habe nichts in {led} und konnte {card} abwerfen, die mir einen Stich ohne Siegel hätte bringen können.',
  'seven-seals.discard': 'Ich habe nichts in {led}, und von den anderen brauche ich {card} am wenigsten.',
  'seven-seals.cannotBeat': 'Keine meiner Karten in {led} schlägt {best}, also gebe ich {card}.',
  'seven-seals.saveForLater':
    'Ich könnte {best} schlagen, hebe mir meine hohen Karten in {led} aber für später auf und gebe {card}.',
  'seven-seals.stayUnder': 'Für einen Stich in {led} habe ich kein Siegel, also bleibe ich mit {card} unter {best}.',
  'seven-seals.feedLead':
    'Als Saboteur spiele ich {card} aus: {count} von {others} anderen haben kein Siegel für einen Stich in {led}.',
  'seven-seals.feedTop':
    'Als Saboteur lasse ich {best} den Stich, denn wer sie gespielt hat, hat kein Siegel für {led} und muss ein schwarzes nehmen.',
  'seven-seals.feedTake': 'Als Saboteur nehme ich diesen Stich mit {card} jemandem weg, der ein Siegel dafür hat.',
  'seven-seals.feedOver':
    'Als Saboteur gehe ich vorerst mit {card} über {best}; {count} von {others} anderen haben kein Siegel für einen Stich in {led}.',
  'seven-seals.feedWait':
    'Als Saboteur kann ich diesen Stich nicht verderben, denn {best} liegt mit einem Siegel dafür da; also gebe ich {card}.',
  'seven-seals.anyCard': '{card} sah nett aus.',

  'dogma.honest':
    'Die Wahrheit wird nicht bestraft: Meine {count} sind {dogma}, wie ich sagte, und ich bin sie für immer los.',
  'dogma.honestLast': 'Meine letzten Karten sind {dogma}, wie ich sagte. Was auch geschieht, sie kommen nicht zurück.',
  'dogma.lie':
    'Von meinen Karten lassen sich {burdens} jetzt nicht beichten. Ich habe {dogma} behauptet, ohne eine zu haben, und auf Glauben gehofft.',
  'dogma.lieCovered':
    'Von meinen Karten lassen sich {burdens} jetzt nicht beichten. Von {dogma} habe ich selbst {held}, also kann das kaum jemand widerlegen.',
  'dogma.lieForced':
    'Ich habe nichts, was sich jetzt beichten ließe, also musste ich lügen, und {dogma} schien am schwersten zu widerlegen.',
  'dogma.believe':
    'Von den vier Karten {dogma} weiß ich {placed}, und {count} wurden gelegt. Dieser Spieler war {honest}-mal ehrlich und {lying}-mal nicht: in {percent} von hundert Fällen wahr, denke ich.',
  'dogma.believeAnyway':
    'Von den vier Karten {dogma} weiß ich {placed} und hielt es nur zu {percent} von hundert für wahr, aber wer immer zweifelt, ist leicht zu durchschauen.',
  'dogma.doubt':
    'Von den vier Karten {dogma} weiß ich {placed}, und {count} wurden gelegt. Dieser Spieler war {honest}-mal ehrlich und {lying}-mal nicht: nur in {percent} von hundert Fällen wahr, denke ich.',
  'dogma.doubtAnyway':
    'Ich hielt es zu {percent} von hundert für wahr, aber {dogma} ließe sich wieder zusammen ablegen, die Karten eines Lügners nicht.',
  'dogma.doubtSet': 'Von {dogma} habe ich {held}: Ist es wahr, bekomme ich alle vier und bin sie sofort los.',
  'dogma.doubtLast': 'Das waren die letzten Karten dieses Spielers, und nur ein Zweifel konnte ihn noch aufhalten.',
  'dogma.doubtSure':
    'Von den vier Karten {dogma} weiß ich {placed}, also kann niemand {count} gelegt haben: Es musste gelogen sein.',
  'dogma.joinHonest':
    'Ich hatte genau das, {dogma}: Sich mit der Wahrheit anzuschließen ist ohne Gefahr, und {count} sind weg.',
  'dogma.joinLie':
    'Von meinen Karten lassen sich {burdens} jetzt nicht beichten. Ich habe {count} als {dogma} dazugeschmuggelt und gehofft, dass der Nächste nicht so genau hinsieht.',
  'dogma.create': 'Von {dogma} habe ich {held}. Mit diesem Dogma auf dem Altar lassen sie sich beichten.',
  'dogma.createInstead': 'Mit {dogma} anstelle eines anderen Dogmas lässt sich mehr von meiner Hand beichten.',
  'dogma.createAgainst':
    'Von {dogma} habe ich {held}, die anderen vielleicht {left}: Jetzt ist es eine Sünde und schwer loszuwerden.',

  'mea-culpa.bid':
    '{character} ist mir in dieser Runde etwa {worth|Schritt|Schritte} wert, und der Reichste der anderen hat {most} Taler zum Bieten.',
  'mea-culpa.bidPoor':
    '{character} wäre mir in dieser Runde etwa {worth|Schritt|Schritte} wert, aber mit {taler} Talern habe ich wenig zu bieten.',
  'mea-culpa.character': '{character} ist mir in dieser Runde etwa {worth|Schritt|Schritte} wert, mehr als {instead}.',
  'mea-culpa.onlyCharacter': '{character} war als Einziger übrig, für etwa {worth|Schritt|Schritte}.',
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
    'Mit {mine} bei {category} gegen {theirs} von jemand anderem kann ich noch zweitgrößter Spender werden.',
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
  'mea-culpa.passFirst': 'Mit {taler} Talern und dem, was am Markt und im Freudenhaus liegt, hat sich nichts gelohnt.',
  'mea-culpa.decline': 'Es hätte anderen mehr genützt als mir.',
  'mea-culpa.crewFinishes':
    'Damit ist der Dom jetzt fertig, wo meine offenen Spenden {mine} wert sind und die besten der anderen {theirs}.',
  'mea-culpa.crew':
    'Bauplatz {site} wird damit nicht fertig; meine offenen Spenden sind bisher {mine} wert, die besten der anderen {theirs}.',
  'mea-culpa.atonement':
    'Mit dem dritten Papststein bei {den} büßen die anderen für {stones|Stein|Steine} in den beiden anderen Pfuhlen.',
  'mea-culpa.popeStone':
    'Bei {den}, wo die Papststeine schützen, liegen {mine|Stein|Steine} von mir, in den beiden anderen Pfuhlen {stones}.',
  'mea-culpa.emptyDen': 'Bei {den} habe ich nur für {stones|Stein|Steine} zu büßen.',
  'mea-culpa.giveLetter': 'Von den {letter} Briefen habe ich {have}, also fehlt mir dieser am wenigsten.',
};
