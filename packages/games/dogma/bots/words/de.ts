import type { Reason } from './en.ts';

export const de: Readonly<Record<Reason, string>> = {
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
  'dogma.inquisitor':
    'Ich hielt es zu {percent} von hundert für wahr, und etwas anderes versprach ein wenig mehr, aber eine Beichte will geprüft sein.',
  'dogma.saint': 'Eine Lüge versprach ein wenig mehr, aber so wenig ist mir keine Lüge wert.',
  'dogma.gambler': 'Etwas anderes versprach ein wenig mehr, aber wenn schon, dann gleich {count} Karten.',
  'dogma.gamblerJoins':
    'Etwas anderes versprach ein wenig mehr, aber einen wachsenden Stapel überlasse ich nicht den anderen.',
};
