import type { Reason } from './en.ts';

export const de: Readonly<Record<Reason, string>> = {
  byLuck: 'Ich habe einfach irgendetwas gemacht.',
  onlyMove: 'Etwas anderes blieb mir nicht übrig.',
  searched:
    'Ich habe es {worlds}-mal mit Händen durchgespielt, die zu allem Gesehenen passen, und von {choices} Möglichkeiten war diese die beste.',

  'seven-seals.predict': 'Mein Blatt sieht in diesen Farben nach etwa {tricks} Stichen aus.',
  'seven-seals.predictNone': 'Ich sehe in meinem Blatt keinen Stich, auf den ich zählen könnte.',
  'seven-seals.sabotage': 'Mein Blatt ist schwer einzuschätzen, also verderbe ich lieber den anderen ihre Vorhersagen.',
  'seven-seals.handIn': 'Auf das Siegel {seal} kann ich am ehesten verzichten.',
  'seven-seals.win': 'Für diesen Stich habe ich noch ein Siegel, und {card} sollte ihn gewinnen.',
  'seven-seals.winUnwanted': 'Diesen Stich kann ich nicht vermeiden; dann bin ich wenigstens {card} los.',
  'seven-seals.tryLead': 'Solche Stiche brauche ich, und {card} ist einen Versuch wert.',
  'seven-seals.leadAway': 'Diesen Stich will ich nicht; mit {card} muss ihn jemand anders nehmen.',
  'seven-seals.tryWin': 'Diesen Stich brauche ich, und {card} hat eine Chance.',
  'seven-seals.duck': 'Diesen Stich lasse ich laufen und behalte, was ich noch brauche; {card} kann ich entbehren.',
  'seven-seals.feed': 'Als Saboteur möchte ich, dass diesen Stich jemand bekommt, der kein Siegel dafür hat.',
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

  'mea-culpa.bid': 'Ich wollte eine gute Auswahl an Personen, ohne viel zu zahlen oder mit dem Kerbholz aufzufallen.',
  'mea-culpa.character': 'Von den übrigen Personen nützt mir diese in dieser Runde am meisten.',
  'mea-culpa.buy': 'Es ist mir mehr wert, als es kostet, zum Verkaufen oder zum Spenden.',
  'mea-culpa.letter': 'Dieser Brief bringt mich einem Satz aus vier Farben am nächsten.',
  'mea-culpa.sell': 'Die Taler brauche ich nötiger als die Ware.',
  'mea-culpa.donate': 'Damit hoffe ich, beim Öffnen der Schatullen zu den zwei größten Spendern zu gehören.',
  'mea-culpa.visit': 'Von allen Türen im Freudenhaus versprach diese für ihren Preis am meisten.',
  'mea-culpa.guess': 'Dorthin wäre ich gegangen.',
  'mea-culpa.pass': 'Nichts davon war eine weitere Kerbe wert.',
  'mea-culpa.crew': 'Die Dome sollen fertig werden, wenn meine Schatulle voller ist als die der anderen.',
  'mea-culpa.leastHarm': 'Das schadet mir am wenigsten, und anderen vielleicht ein wenig.',
};
