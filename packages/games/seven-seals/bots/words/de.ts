import type { Reason } from './en.ts';

export const de: Readonly<Record<Reason, string>> = {
  'seven-seals.predict': 'Meine sicherste Karte ist {card}, und mein Blatt sieht nach etwa {tricks|Stich|Stichen} aus.',
  'seven-seals.predictNone': 'Meine beste Karte ist {card}, und selbst der traue ich keinen Stich zu.',
  'seven-seals.takeOver':
    'Mein Blatt sieht nach etwa {tricks|Stich|Stichen} aus; in der Mitte lag kein Siegel in {seal} mehr, also habe ich eines übernommen.',
  'seven-seals.sabotage':
    'Jede Ansage würde mich mit diesem Blatt etwa {points|Punkt|Punkte} kosten, und der Saboteur zahlt nie mehr als {most}.',
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
  'seven-seals.prophet': 'Meine Karten taugen wohl für {plain|Siegel|Siegel}, und ich sehe noch einen Stich voraus.',
  'seven-seals.hermit':
    'Meine Karten hätten vielleicht für {plain|Siegel|Siegel} getaugt, aber {count} sind mir Gesellschaft genug.',
  'seven-seals.spoilerPlays':
    'Eine andere Karte versprach mir ein wenig mehr, aber mit {card} bekommt vielleicht jemand einen Stich, der wehtut.',
  'seven-seals.spoiler':
    'Eine Ansage würde mich etwa {points|Punkt|Punkte} kosten: Andere würden es wagen, ich verderbe ihnen lieber ihre.',
};
